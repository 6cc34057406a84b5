package leapsmith.levels.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;

class SignalRulesTest {
    private static final LevelObject EXIT = ZoneType.TYPE.create("exit", ZoneType.GOAL, 160, 112, 16, 32);
    private static final LevelObject KEY = ZoneType.TYPE.create("red-key", ZoneType.KEY, 80, 120);

    private static LevelObject door(String... needs) {
        return PlatformType.TYPE
                .create("door", PlatformType.DOOR, 120, 96)
                .withBox(120, 96, 16, 48)
                .with(
                        ObjectSignals.NEEDS,
                        Arrays.stream(needs)
                                .map(need -> SignalCondition.of(need).orElseThrow())
                                .toList());
    }

    private static List<Problem> problems(LevelObject... objects) {
        return LevelCheck.check(TestLevels.with(TestLevels.with(TestLevels.room(), EXIT), objects));
    }

    private static List<String> rules(LevelObject... objects) {
        return problems(objects).stream().map(Problem::rule).toList();
    }

    @Test
    void aKeyAndItsDoorAreFine() {
        assertEquals(List.of(), rules(KEY, door("key")));
        assertEquals(List.of(), rules(KEY, door("key:all")));
        assertEquals(List.of(), rules(ZoneType.TYPE.create("coin", ZoneType.PICKUP, 80, 120)));
    }

    @Test
    void signalsThatNothingSetsOrNeedsAreReported() {
        assertEquals(List.of("signal-unused"), rules(KEY));
        assertEquals(List.of("door-without-needs"), rules(door()));
        assertEquals(List.of("signal-never-set", "signal-unused"), rules(KEY, door("blue")));
        assertEquals(List.of("signal-too-few"), rules(KEY, door("key:2")));
    }

    @Test
    void theFixesChangeTheConditions() {
        assertEquals("[key]", fixed(problems(KEY, door("blue", "key")).get(0), KEY, door("blue", "key")));
        assertEquals("[key:all]", fixed(problems(KEY, door("key:2")).get(0), KEY, door("key:2")));
    }

    private static String fixed(Problem problem, LevelObject... objects) {
        Level level = TestLevels.with(TestLevels.room(), objects);
        Level after = problem.finding().fix().orElseThrow().apply(level, 0, 0);
        return after.objects().stream()
                .filter(object -> object.id().equals("door"))
                .findFirst()
                .orElseThrow()
                .get(ObjectSignals.NEEDS)
                .toString();
    }

    @Test
    void portalsThatLeadNowhereAreReported() {
        LevelObject portal = ZoneType.TYPE.create("in", ZoneType.PORTAL, 80, 120);
        assertEquals(List.of("portal-without-destination"), rules(portal));
        assertEquals(List.of("portal-destination"), rules(portal.with(ZoneType.TO, "out")));
        assertEquals(List.of(), rules(portal.with(ZoneType.TO, "exit")));
        assertEquals(List.of(), rules(portal.with(ZoneType.TO, "next#in")));
    }
}
