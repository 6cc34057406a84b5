package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.CommandField;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.levels.play.CommandType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.TileFill;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command that files can hold, with random values in all of its fields. */
class CommandFormatTest {
    private static final int CASES = 60;

    static Stream<CommandType<?>> types() {
        return PlayCommand.types(ObjectTypes.STANDARD).stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void aCommandIsReadAsItWasWritten(CommandType<?> type) throws IOException {
        for (long seed = 0; seed < CASES; seed++) {
            PlayCommand command = command(type, new SplittableRandom(seed));
            assertEquals(type.name(), command.type().name());
            String text = write(command);
            PlayCommand back = read(text);
            assertEquals(command, back, text);
            assertEquals(text, write(back));
            assertEquals(List.of(), Schemas.replayErrors(text), text);
        }
    }

    @Test
    void commandNamesAreUniqueAndAKeyHasOneTypeInAllCommands() {
        List<String> names = types().map(CommandType::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        Map<String, Type<?>> known = new HashMap<>();
        types().flatMap(type -> type.fields().stream())
                .forEach(field -> assertEquals(
                        field.type(), known.getOrDefault(field.key(), field.type()), () -> field.key() + " differs"));
    }

    private static PlayCommand command(CommandType<?> type, SplittableRandom random) {
        CommandType.Values values = new CommandType.Values();
        type.fields().forEach(field -> put(field, random, values));
        return type.make().apply(values);
    }

    private static <T> void put(CommandField<?, T> field, SplittableRandom random, CommandType.Values values) {
        values.put(field, value(field.type(), random));
    }

    @SuppressWarnings("unchecked")
    private static <T> T value(Type<T> type, SplittableRandom random) {
        if (type instanceof Type.OfNumber number) {
            return (T) RandomLevels.value(random, number.number());
        } else if (type instanceof Type.OfId) {
            return (T) ("id \"" + random.nextInt(9));
        } else if (type instanceof Type.OfMovement) {
            return (T) CharacterType.movement(RandomLevels.object(random, CharacterType.TYPE));
        } else if (type instanceof Type.OfObject object) {
            return (T) RandomLevels.object(random, object.object());
        } else if (type instanceof Type.OfFills) {
            return (T) fills(random);
        }
        throw new AssertionError("sealed: " + type);
    }

    private static List<TileFill> fills(SplittableRandom random) {
        List<TileFill> fills = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            TileRegion region =
                    new TileRegion(random.nextInt(50), random.nextInt(50), random.nextInt(1, 4), random.nextInt(1, 4));
            String kind = random.nextBoolean() ? "" : "spikes";
            fills.add(new TileFill(region, TileType.values()[random.nextInt(TileType.values().length)], kind));
        }
        return fills;
    }

    private static String write(PlayCommand command) throws IOException {
        EditLog<PlayCommand> log =
                new EditLog.Builder<PlayCommand>().append(0, command).toLog();
        Recording<PlayCommand> run = Recording.<PlayCommand>of(InputLog.EMPTY).withEdits(log);
        ReplayRun.End end = new ReplayRun.End(PlayState.RUNNING, "", 0, 0);
        ReplayDocument replay = new ReplayDocument(
                "", "", "0".repeat(64), 1, Optional.empty(), run, HashLog.NONE, end, RawMembers.EMPTY);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ReplayFormat.write(replay, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PlayCommand read(String text) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return ReplayFormat.read(in, "test").run().edits().edit(0);
    }
}
