package leapsmith.physics.tile;

/**
 * The solid part of a slope tile. It fills one of the tile's corners, at the bottom (a floor) or at the top (a
 * ceiling), and is thin at one side and thick at the other.
 *
 * <pre>
 *     1:1, rising right     1:2, rising right: low and high half      the ceiling of the same names
 *          ....#                ..........   ......####                    #####
 *          ..###                ..........   .#########                    ..###
 *          #####                .....#####   ##########                    ....#
 *     thin 0, thick 2       thin 0, thick 1  thin 1, thick 2
 * </pre>
 *
 * @param ceiling whether it is at the top of the tile
 * @param thickRight whether its thick side is the right one
 * @param thinHalves its height at the thin side, in halves of a tile
 * @param thickHalves its height at the thick side, in halves of a tile: more
 * @param oneWay whether it only supports bodies that come from above
 */
public record Slope(boolean ceiling, boolean thickRight, int thinHalves, int thickHalves, boolean oneWay) {
    /** {@return the horizontal distance per vertical distance along its surface: 1 or 2} */
    public int run() {
        return 2 / (thickHalves - thinHalves);
    }

    /** {@return the x component of the normal of its surface, which points out of the solid part: 1 or -1} */
    public int normalX() {
        return thickRight ? -1 : 1;
    }

    /** {@return the y component of the same normal: {@link #run}, negative (upward) for a floor} */
    public int normalY() {
        return ceiling ? run() : -run();
    }
}
