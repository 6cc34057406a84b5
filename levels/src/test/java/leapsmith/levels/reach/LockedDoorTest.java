package leapsmith.levels.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;

/** Doors whose keys are behind them, in a corridor with two doors and the player in its left part. */
class LockedDoorTest {
    private static final Level CORRIDOR = TestLevels.of(
            "####################",
            "#..................#",
            "#..................#",
            "#..................#",
            "####################");

    private static LevelObject door(String id, int column, String... needs) {
        List<SignalCondition> conditions = new ArrayList<>();
        for (String need : needs) {
            conditions.add(SignalCondition.of(need).orElseThrow());
        }
        return PlatformType.TYPE
                .create(id, PlatformType.DOOR, column * 16, 16, 16, 48)
                .with(ObjectSignals.NEEDS, conditions);
    }

    private static LevelObject key(String id, String signal, int column) {
        return ZoneType.TYPE.create(id, ZoneType.KEY, column * 16, 48).with(ObjectSignals.SETS, signal);
    }

    private static List<LockedDoor> locked(LevelObject... objects) {
        Level level = TestLevels.with(CORRIDOR, objects);
        Level withPlayer = level.withObjects(TestLevels.hero(32, 24).type(), List.of(TestLevels.hero(32, 24)));
        return LockedDoor.of(withPlayer, Optional.empty(), () -> true);
    }

    @Test
    void aKeyBehindItsOnlyDoorLocksIt() {
        assertEquals(List.of(new LockedDoor("a", "red")), locked(door("a", 6, "red"), key("k", "red", 8)));
        assertEquals(List.of(), locked(door("a", 6, "red"), key("k", "red", 4)));
        assertEquals(List.of(), locked(door("a", 6, "red"), key("k", "red", 8), key("l", "red", 4)));
        assertEquals(List.of(), locked(door("a", 6, "!red"), key("k", "red", 8)), "it is open at first");
        assertEquals(List.of(), locked(door("a", 6, "red")), "that nothing sets it is another problem");
    }

    @Test
    void eachDoorNeedsAllOfItsKeys() {
        assertEquals(
                List.of(new LockedDoor("a", "coin")),
                locked(door("a", 6, "coin:2"), key("k", "coin", 4), key("l", "coin", 8)));
        assertEquals(
                List.of(new LockedDoor("a", "blue")),
                locked(door("a", 6, "red", "blue"), key("k", "red", 4), key("l", "blue", 8)));
    }

    @Test
    void doorsAreOpenedInTurn() {
        LevelObject a = door("a", 6, "red");
        LevelObject b = door("b", 12, "blue");
        assertEquals(List.of(), locked(a, b, key("k", "red", 4), key("l", "blue", 8)));
        assertEquals(List.of(new LockedDoor("b", "blue")), locked(a, b, key("k", "red", 4), key("l", "blue", 14)));
        assertEquals(
                List.of(new LockedDoor("a", "red"), new LockedDoor("b", "blue")),
                locked(a, b, key("k", "red", 14), key("l", "blue", 8)),
                "each is behind the other");
    }

    @Test
    void theSampleHasNone() throws IOException {
        Path sample = Path.of(System.getProperty("leapsmith.root"), "samples", "key-cave.level.json");
        assertEquals(List.of(), LockedDoor.of(LevelFiles.read(sample), Optional.empty(), () -> true));
    }
}
