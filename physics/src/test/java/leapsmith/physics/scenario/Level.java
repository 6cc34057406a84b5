package leapsmith.physics.scenario;

import leapsmith.physics.body.Button;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldDef;

/**
 * Small worlds drawn as text, one character per tile of 16 px: {@code #} Block, {@code =} one-way, {@code .} empty;
 * slopes as below.
 */
public final class Level {
    private Level() {}

    /** A world with defaults. */
    public static World of(String... rows) {
        return setup(rows).build();
    }

    /** The same, not built yet. */
    public static WorldDef setup(String... rows) {
        return World.builder(rows[0].length(), rows.length).tiles((column, row) -> typeOf(rows[row].charAt(column)));
    }

    /** Makes some steps with these buttons of channel 0 pressed. */
    public static void step(World world, int ticks, Button... buttons) {
        Inputs inputs = Inputs.of(buttons);
        for (int t = 0; t < ticks; t++) {
            world.step(inputs);
        }
    }

    private static TileType typeOf(char symbol) {
        return switch (symbol) {
            case '#' -> TileType.BLOCK;
            case '=' -> TileType.ONE_WAY;
            case '.' -> TileType.EMPTY;
            case '/' -> TileType.SLOPE_RIGHT;
            case '\\' -> TileType.SLOPE_LEFT;
            case 'u' -> TileType.SLOPE_RIGHT_LOW;
            case 'U' -> TileType.SLOPE_RIGHT_HIGH;
            case 'N' -> TileType.SLOPE_LEFT_HIGH;
            case 'n' -> TileType.SLOPE_LEFT_LOW;
            case '7' -> TileType.CEILING_LEFT;
            case '9' -> TileType.CEILING_RIGHT;
            case 'r' -> TileType.ONE_WAY_RIGHT;
            case 'l' -> TileType.ONE_WAY_LEFT;
            default -> throw new IllegalArgumentException("no tile is drawn as " + symbol);
        };
    }
}
