package leapsmith.levels.scene;

import leapsmith.levels.model.ColorRole;

/** Optional drawing over the level; the grid lies under it. Each overlay has a color of its own. */
public enum Overlay {
    /** Lines between the tiles; they fade out where a tile is small. */
    GRID(ColorRole.GRID),
    /** The cells of the partition that hold bodies, with counts of bodies, tests and pairs. */
    CELLS(ColorRole.CELL),
    /** Pairs of overlapping bodies with the signed overlap, and bullet hits on bodies in this tick. */
    PAIRS(ColorRole.PAIR),
    /** Tiles touched in this tick, the sides that touch them, and bullet hits on tiles. */
    CONTACTS(ColorRole.CONTACT),
    /** Velocities of bodies as arrows, and of bullets if there are few. */
    SPEEDS(ColorRole.SPEED),
    /** Trails of runs. */
    TRAIL(ColorRole.PLAYER),
    /** Possible jumps from one place. */
    JUMPS(ColorRole.FAN),
    /** Where the player can get to, and the verdicts of goals. */
    REACH(ColorRole.REACH),
    /** The true shapes of tiles and bodies, above any pictures. */
    OUTLINES(ColorRole.OUTLINE);

    private final ColorRole color;

    Overlay(ColorRole color) {
        this.color = color;
    }

    public ColorRole color() {
        return color;
    }
}
