package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/** The names of tile types in files and in the output of the command line. */
public final class TileTypeNames {
    private TileTypeNames() {}

    /**
     * {@return {@code empty}, {@code block} or {@code oneway}, or {@code gate-left} and the other gates; or for a slope its kind, the side at which it is thick,
     * its steepness, and which half of a two-tile slope it is: {@code slope-right-1:1}, {@code ceiling-left-1:2-low},
     * {@code oneway-right-1:2-high}}
     *
     * @param type any shape
     */
    public static String nameOf(TileType type) {
        if (type.isGate()) {
            return KebabNames.nameOf(type);
        }
        String part = switch (type.shape()) {
            case EMPTY -> "empty";
            case BLOCK -> type.isOneWay() ? "oneway" : "block";
            case SLOPE, CEILING -> "-1:1";
            case SLOPE_LOW, CEILING_LOW -> "-1:2-low";
            case SLOPE_HIGH, CEILING_HIGH -> "-1:2-high";
        };
        if (!type.isSlope()) {
            return part;
        }
        String kind = type.shape().isCeiling() ? "ceiling" : type.isOneWay() ? "oneway" : "slope";
        return kind + (type.side() == TileSide.RIGHT ? "-right" : "-left") + part;
    }

    /**
     * {@return the type of exactly this name}
     *
     * @param name name of a shape in files, such as {@code block}
     */
    public static Optional<TileType> typeOf(String name) {
        return Arrays.stream(TileType.values())
                .filter(type -> nameOf(type).equals(name))
                .findFirst();
    }

    /** {@return all names for a message; slopes are represented by an example} */
    public static String all() {
        String names = Arrays.stream(TileType.values())
                .filter(type -> !type.isSlope())
                .map(type -> '"' + nameOf(type) + '"')
                .collect(Collectors.joining(", "));
        return names + " and the slopes, as \"" + nameOf(TileType.SLOPE_RIGHT) + "\"";
    }
}
