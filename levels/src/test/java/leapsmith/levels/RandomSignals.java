package leapsmith.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;

/** Levels with keys, switches and doors. */
public final class RandomSignals {
    private static final List<String> SETTERS = List.of(ZoneType.PICKUP, ZoneType.KEY, ZoneType.SWITCH);

    private RandomSignals() {}

    /** The level with some setters and doors at random places; some of its goals, platforms and emitters need signals too. */
    public static Level added(SplittableRandom random, Level level) {
        Level made = level;
        for (LevelObject object : level.objects().stream().toList()) {
            if (object.values().has(ObjectSignals.NEEDS) && random.nextInt(3) == 0) {
                made = made.withObject(object.id(), object.with(ObjectSignals.NEEDS, conditions(random)));
            }
        }
        for (int i = 2 + random.nextInt(4); i > 0; i--) {
            String kind = SETTERS.get(random.nextInt(SETTERS.size()));
            LevelObject setter = at(random, made, ZoneType.TYPE.create("setter-" + i, kind, 0, 0), 24, 24)
                    .with(ObjectSignals.SETS, signal(random))
                    .with(
                            ObjectSignals.MODE,
                            ObjectSignals.Mode.values()[random.nextInt(ObjectSignals.Mode.values().length)])
                    .with(ObjectSignals.SECONDS, 0.1 + random.nextInt(20) / 10.0);
            made = TestLevels.with(made, setter);
        }
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            LevelObject door = at(random, made, PlatformType.TYPE.create("door-" + i, PlatformType.DOOR, 0, 0), 24, 60);
            made = TestLevels.with(made, door.with(ObjectSignals.NEEDS, conditions(random)));
        }
        return made;
    }

    private static LevelObject at(SplittableRandom random, Level level, LevelObject object, int width, int height) {
        return object.withBox(
                random.nextInt(level.widthPx()),
                random.nextInt(level.heightPx()),
                8 + random.nextInt(width),
                8 + random.nextInt(height));
    }

    private static String signal(SplittableRandom random) {
        return List.of("red", "blue", "coin").get(random.nextInt(3));
    }

    private static List<SignalCondition> conditions(SplittableRandom random) {
        List<SignalCondition> conditions = new ArrayList<>();
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            int least = random.nextInt(4);
            conditions.add(new SignalCondition(signal(random), least == 3 ? SignalCondition.ALL : least));
        }
        return conditions;
    }
}
