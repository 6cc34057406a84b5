package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import leapsmith.physics.tile.TileType;

/** What tile types are called in files and in what the command line prints. */
public final class TileTypeNames {
    private TileTypeNames() {}

    /** {@code empty}, {@code block} or {@code oneway}. */
    public static String nameOf(TileType type) {
        return switch (type) {
            case EMPTY -> "empty";
            case BLOCK -> "block";
            case ONE_WAY -> "oneway";
        };
    }

    /** The type of exactly this name. */
    public static Optional<TileType> typeOf(String name) {
        return Arrays.stream(TileType.values())
                .filter(type -> nameOf(type).equals(name))
                .findFirst();
    }

    /** All names as a person reads them, as {@code "empty", "block", "oneway"}. */
    public static String all() {
        return Arrays.stream(TileType.values())
                .map(type -> '"' + nameOf(type) + '"')
                .collect(Collectors.joining(", "));
    }
}
