package leapsmith.levels.json;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.physics.tile.Borders;

/** Reads the objects with the numbers of a level: physics and partition. */
final class NumbersReader {
    /** The sides of a level in the order in which a file lists the open ones. */
    static final List<String> SIDES = List.of("left", "right", "top", "bottom");

    private final JsonInput in;
    private final UnknownKeysReader unknownKeys = new UnknownKeysReader();
    private PhysicsNumbers physics = PhysicsNumbers.CLASSIC;
    private PartitionSize partition = PartitionSize.STANDARD;

    private NumbersReader(JsonInput in) {
        this.in = in;
    }

    static PhysicsNumbers physics(JsonInput in) throws IOException {
        NumbersReader reader = new NumbersReader(in);
        in.object("an object with physics numbers", reader::readPhysicsMember);
        return reader.physics.withUnknownKeys(reader.unknownKeys.unknownKeys());
    }

    static PartitionSize partition(JsonInput in) throws IOException {
        NumbersReader reader = new NumbersReader(in);
        in.object("an object with the size of a cell", reader::readPartitionMember);
        return reader.partition.withUnknownKeys(reader.unknownKeys.unknownKeys());
    }

    private void readPhysicsMember(String key) throws IOException {
        switch (key) {
            case "ticksPerSecond" ->
                physics = physics.withTicksPerSecond(
                        in.wholeNumber(Limits.MIN_TICKS_PER_SECOND, Limits.MAX_TICKS_PER_SECOND));
            case "gravity" -> physics = physics.withGravity(in.number(0, Limits.MAX_GRAVITY));
            case "maxFallSpeed" -> physics = physics.withMaxFallSpeed(in.number(0, Limits.MAX_SPEED));
            case "openSides" -> physics = physics.withBorders(readOpenSides());
            default -> unknownKeys.read(key, in);
        }
    }

    private void readPartitionMember(String key) throws IOException {
        switch (key) {
            case "cellWidth" ->
                partition = partition.withCells(in.wholeNumber(1, Limits.MAX_CELL_SIDE), partition.cellHeight());
            case "cellHeight" ->
                partition = partition.withCells(partition.cellWidth(), in.wholeNumber(1, Limits.MAX_CELL_SIDE));
            default -> unknownKeys.read(key, in);
        }
    }

    private Borders readOpenSides() throws IOException {
        List<String> open = new ArrayList<>();
        in.array("an array of sides", index -> {
            String expected = "\"left\", \"right\", \"top\" or \"bottom\", each once";
            String side = in.text(expected);
            if (!SIDES.contains(side) || open.contains(side)) {
                throw in.wrong(expected);
            }
            open.add(side);
        });
        return new Borders(
                open.contains("left"), open.contains("right"), open.contains("top"), open.contains("bottom"));
    }
}
