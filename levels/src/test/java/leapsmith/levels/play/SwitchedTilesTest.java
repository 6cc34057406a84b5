package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.emptyRoom;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.ObjectSignals.Mode;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Tiles that are there only with signals, in play. */
class SwitchedTilesTest {
    private static final List<TileKind> KINDS = List.of(
            kind("red", TileType.BLOCK, Material.PLAIN, "red"),
            kind("not red", TileType.BLOCK, Material.PLAIN, "!red"),
            kind("blue plank", TileType.ONE_WAY, Material.PLAIN, "blue"),
            kind("ice", TileType.BLOCK, Material.builder().grip(0.2).build(), "red", "!blue"),
            kind("water", TileType.EMPTY, Material.builder().gravity(0.3).build(), "!blue"),
            kind("coins", TileType.SLOPE_RIGHT, Material.PLAIN, "pickup:2"),
            kind("all", TileType.BLOCK, Material.builder().crumbleSeconds(0.1).build(), "pickup:all"));

    private static TileKind kind(String name, TileType shape, Material material, String... when) {
        return TileKind.of(name, shape, 0xcc3333).withMaterial(material).withWhen(conditions(when));
    }

    private static List<SignalCondition> conditions(String... when) {
        return Arrays.stream(when)
                .map(text -> SignalCondition.of(text).orElseThrow())
                .toList();
    }

    private static Level withKinds(Level level, List<TileKind> kinds) {
        Legend legend = level.legend();
        for (TileKind kind : kinds) {
            legend = legend.plus(new LegendEntry(Legend.freeSymbol(legend.entries(), 'A'), kind));
        }
        return level.withLegend(legend);
    }

    private static int valueOf(Level level, String kind) {
        for (int value = 0; value < level.legend().size(); value++) {
            if (level.legend().kindOf(value).name().equals(kind)) {
                return value;
            }
        }
        throw new AssertionError(kind);
    }

    private static LevelObject switching(String id, String signal, double x, double y, Mode mode) {
        return ZoneType.TYPE
                .create(id, ZoneType.SWITCH, x, y)
                .with(ObjectSignals.SETS, signal)
                .with(ObjectSignals.MODE, mode)
                .with(ObjectSignals.SECONDS, 0.5);
    }

    /** A room with patches of the kinds, and with setters of their signals. */
    private static Level random(SplittableRandom random) {
        Level level = withKinds(emptyRoom(), KINDS);
        List<LevelObject> objects = new ArrayList<>(List.of(hero(40, 104)));
        for (int i = 0; i < 8; i++) {
            double x = random.nextInt(level.widthPx() - 16);
            double y = 64 + random.nextInt(80);
            Mode mode = Mode.values()[random.nextInt(Mode.values().length)];
            objects.add(
                    i < 3
                            ? ZoneType.TYPE.create("coin-" + i, ZoneType.PICKUP, x, y)
                            : switching("lever-" + i, i % 2 == 0 ? "red" : "blue", x, y, mode));
        }
        TileDraft tiles = level.tiles().draft();
        for (int patch = 0; patch < 14; patch++) {
            TileRegion region = new TileRegion(
                            random.nextInt(level.columns()),
                            2 + random.nextInt(level.rows() - 2),
                            1 + random.nextInt(4),
                            1 + random.nextInt(2))
                    .intersect(level.tiles().region());
            tiles.fill(
                    region,
                    valueOf(level, KINDS.get(random.nextInt(KINDS.size())).name()));
        }
        return with(level, objects.toArray(LevelObject[]::new)).withTiles(tiles.build());
    }

    private static Inputs[] inputs(SplittableRandom random, int count) {
        Inputs[] inputs = new Inputs[count];
        for (int tick = 0; tick < count; ) {
            Button side = random.nextInt(3) > 0 ? Button.RIGHT : Button.LEFT;
            Inputs now = random.nextBoolean() ? Inputs.of(side) : Inputs.of(side, Button.JUMP);
            for (int end = Math.min(count, tick + 5 + random.nextInt(30)); tick < end; tick++) {
                inputs[tick] = now;
            }
        }
        return inputs;
    }

    private static PlaySession session(Level level) {
        return new PlaySession(level, Optional.empty(), PlaySession.Listener.NONE);
    }

    /** Whether a kind's tiles are there, read again from all objects. */
    private static boolean isThere(TileKind kind, Level level, PlaySession session) {
        for (SignalCondition condition : kind.when()) {
            List<LevelObject> setters = level.objects().stream()
                    .filter(object -> ObjectSignals.signalOf(object).equals(Optional.of(condition.signal())))
                    .toList();
            long on = setters.stream()
                    .filter(setter -> session.activeObjects().contains(setter.id()))
                    .count();
            if (!condition.isMet((int) on, setters.size())) {
                return false;
            }
        }
        return true;
    }

    /** The same level with kinds that are always there, and the tiles of those that aren't at the start left out. */
    private static Level withoutConditions(Level level, PlaySession session) {
        Level plain = level;
        TileDraft tiles = level.tiles().draft();
        for (TileKind kind : KINDS) {
            int value = valueOf(level, kind.name());
            LegendEntry entry = level.legend().entries().get(value);
            TileKind always = kind.withMaterial(kind.activeMaterial()).withWhen(List.of());
            plain = plain.withLegend(plain.legend().with(value, entry.withKind(always)));
            if (!isThere(kind, level, session)) {
                tiles.replace(level.tiles().region(), value, level.legend().indexOf(TileType.EMPTY));
            }
        }
        return plain.withTiles(tiles.build());
    }

    @RepeatedTest(40)
    void theyAreAsIfEditedTileByTileWhenSignalsChange(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        Level level = random(random);
        PlaySession session = session(level);
        PlaySession edited = session(withoutConditions(level, session));
        boolean[] there = new boolean[KINDS.size()];
        for (int k = 0; k < there.length; k++) {
            there[k] = isThere(KINDS.get(k), level, session);
        }
        for (Inputs inputs : inputs(random, 400)) {
            session.step(inputs);
            edited.step(inputs);
            for (int k = 0; k < there.length; k++) {
                TileKind kind = KINDS.get(k);
                if (isThere(kind, level, edited) == there[k]) {
                    continue;
                }
                there[k] = !there[k];
                int value = valueOf(level, kind.name());
                TileType type = there[k] ? kind.shape() : TileType.EMPTY;
                for (int row = 0; row < level.rows(); row++) {
                    for (int column = 0; column < level.columns(); column++) {
                        if (level.tiles().at(column, row) == value) {
                            TileRegion tile = new TileRegion(column, row, 1, 1);
                            edited.apply(new TileCommand.FillTiles(
                                    List.of(new TileFill(tile, type, there[k] ? kind.name() : ""))));
                        }
                    }
                }
            }
            assertEquals(edited.activeObjects(), session.activeObjects());
            for (int row = 0; row < level.rows(); row++) {
                for (int column = 0; column < level.columns(); column++) {
                    assertEquals(
                            edited.world().tiles().tileAt(column, row),
                            session.world().tiles().tileAt(column, row));
                }
            }
            assertEquals(edited.hash(), session.hash(), () -> "tick " + session.tick());
        }
    }

    @RepeatedTest(20)
    void aRestoredStateGoesOnInTheSameWayWithAndWithoutItsTiles(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(1_000 + repetition.getCurrentRepetition());
        Level level = random(random);
        Inputs[] inputs = inputs(random, 300);
        PlaySession session = session(level);
        List<SessionState> states = new ArrayList<>();
        List<Long> hashes = new ArrayList<>();
        for (Inputs each : inputs) {
            states.add(session.save());
            hashes.add(session.hash());
            session.step(each);
        }
        for (int i = 0; i < 12; i++) {
            int tick = random.nextInt(inputs.length - 40);
            if (random.nextBoolean()) {
                session.restore(states.get(tick));
            } else {
                session.restoreExceptTiles(states.get(tick));
            }
            for (int at = tick; at < tick + 40; at++) {
                assertEquals(hashes.get(at), session.hash(), "tick " + at + " from " + tick);
                session.step(inputs[at]);
            }
        }
    }

    @Test
    void aTilePaintedWhileItsSignalIsOffAppearsWithIt() {
        Level level = withKinds(emptyRoom(), KINDS);
        level = with(level, hero(40, 104), switching("lever", "red", 100, 128, Mode.ONCE));
        PlaySession session = session(level);
        TileRegion tile = new TileRegion(2, 3, 1, 1);
        session.apply(new TileCommand.FillTiles(List.of(new TileFill(tile, TileType.BLOCK, "red"))));
        session.apply(new TileCommand.FillTiles(
                List.of(new TileFill(new TileRegion(4, 3, 1, 1), TileType.BLOCK, "not red"))));
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(2, 3));
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(4, 3));
        SessionState before = session.save();
        for (int i = 0; i < 60; i++) {
            session.step(Inputs.of(Button.RIGHT));
        }
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(2, 3));
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(4, 3));
        session.restore(before);
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(2, 3));
        session.apply(new TileCommand.FillTiles(List.of(new TileFill(tile, TileType.EMPTY, ""))));
        for (int i = 0; i < 60; i++) {
            session.step(Inputs.of(Button.RIGHT));
        }
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(2, 3), "it was erased");
    }

    @Test
    void aRemovedSwitchTurnsItsTilesOff() {
        Level level = withKinds(emptyRoom(), KINDS);
        LevelObject lever = switching("lever", "red", 40, 128, Mode.ONCE);
        level = with(level, hero(40, 104), lever);
        level = level.withTiles(
                level.tiles().draft().set(6, 3, valueOf(level, "red")).build());
        PlaySession session = session(level);
        session.step(Inputs.NONE);
        assertEquals(TileType.BLOCK, session.world().tiles().tileAt(6, 3));
        session.apply(new LevelCommand.RemoveObject("lever"));
        assertEquals(TileType.EMPTY, session.world().tiles().tileAt(6, 3));
    }

    @Test
    void conditionsCountInTheHashOfALevel() {
        Level level = withKinds(emptyRoom(), KINDS);
        level = level.withTiles(
                level.tiles().draft().set(6, 3, valueOf(level, "red")).build());
        Level other = level.withLegend(level.legend()
                .with(
                        valueOf(level, "red"),
                        level.legend()
                                .entries()
                                .get(valueOf(level, "red"))
                                .withKind(KINDS.get(0).withWhen(conditions("green")))));
        assertNotEquals(LevelHash.of(level), LevelHash.of(other));
    }

    @Test
    void aGameTurnsThemOnAndOffItself() {
        Level level = withKinds(emptyRoom(), KINDS);
        level = with(level, hero(40, 104), switching("lever", "red", 40, 128, Mode.ONCE));
        level = level.withTiles(level.tiles()
                .draft()
                .set(6, 3, valueOf(level, "red"))
                .set(7, 3, valueOf(level, "not red"))
                .build());
        LevelWorld world = WorldBuilder.build(level);
        assertFalse(world.world().tiles().tileAt(6, 3) == TileType.BLOCK);
        assertTrue(world.world().tiles().tileAt(7, 3) == TileType.BLOCK);
        world.showTiles(Set.of("lever"));
        assertTrue(world.world().tiles().tileAt(6, 3) == TileType.BLOCK);
        assertFalse(world.world().tiles().tileAt(7, 3) == TileType.BLOCK);
    }
}
