package leapsmith.levels.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import org.junit.jupiter.api.Test;

/** Commands have the same effect on a level and on a running level. */
class LevelCommandTest {
    private static final int COLUMNS = 24;
    private static final int ROWS = 12;

    @Test
    void aLevelAndARunningLevelHaveTheSameTilesAfterAnyCommand() {
        for (long seed = 0; seed < 150; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = TestLevels.strewn(random, COLUMNS, ROWS);
            PlaySession play = new PlaySession(level);
            for (int i = 0; i < 6; i++) {
                PlayCommand command = command(random, level);
                level = command.applyTo(level);
                play.apply(command);
                assertSameTiles(level, play, "seed " + seed + ", " + command);
            }
        }
    }

    @Test
    void aNewerCommandAtAnEarlierTickLeadsToTheSameLevelAsTheLastOne() {
        Level room = TestLevels.room();
        for (long seed = 0; seed < 1000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level strewn = TestLevels.strewn(random, COLUMNS, ROWS);
            Level level = random.nextBoolean() ? room : strewn.withObjects(room.objects());
            PlayCommand recorded = anyCommand(random, level, room);
            PlayCommand newer = anyCommand(random, level, room);
            Level asDocument = newer.applyTo(recorded.applyTo(level));
            Level early = newer.applyTo(level);
            Level asRun = recorded.without(newer).map(it -> it.applyTo(early)).orElse(early);
            assertSameContent(asDocument, asRun, "seed " + seed + ", " + recorded + ", then " + newer);
        }
    }

    @Test
    void aSettingOfThePlayerReplacesOneRecordedLater() {
        PlayCommand fast = new CharacterCommand.SetPlayerMovement(new Movement(200, 300, 100));
        PlayCommand slow = new CharacterCommand.SetPlayerMovement(new Movement(100, 300, 100));
        PlayCommand small = new CharacterCommand.ResizePlayer(8, 8);
        assertEquals(Optional.empty(), slow.without(fast));
        assertEquals(Optional.of(slow), slow.without(small));
        PlayCommand clone = new CharacterCommand.ClonePlayer();
        assertEquals(Optional.of(clone), clone.without(clone), "events are not replaced");
    }

    private static PlayCommand anyCommand(SplittableRandom random, Level level, Level other) {
        boolean any = random.nextBoolean() && !level.objects(CharacterType.TYPE).isEmpty();
        return any
                ? RandomCommands.next(
                        random,
                        level,
                        List.of(level, other.withPhysics(level.physics().withGravity(7))))
                : command(random, TestLevels.strewn(random, COLUMNS, ROWS));
    }

    private static void assertSameContent(Level expected, Level actual, String label) {
        assertEquals(expected.columns(), actual.columns(), label);
        assertEquals(expected.rows(), actual.rows(), label);
        for (int row = 0; row < expected.rows(); row++) {
            for (int column = 0; column < expected.columns(); column++) {
                assertEquals(expected.typeAt(column, row), actual.typeAt(column, row), label);
            }
        }
        assertEquals(
                expected.objects().stream().collect(Collectors.toSet()),
                actual.objects().stream().collect(Collectors.toSet()),
                label);
        assertEquals(expected.physics(), actual.physics(), label);
        assertEquals(expected.partition(), actual.partition(), label);
    }

    @Test
    void thePortableFormOfACommandDoesTheSame() {
        for (long seed = 0; seed < 150; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level level = TestLevels.strewn(random, COLUMNS, ROWS);
            PlayCommand command = command(random, level);
            PlaySession play = new PlaySession(level);
            play.apply(command);
            assertSameTiles(command.portable().applyTo(level), play, "seed " + seed);
            PlaySession portable = new PlaySession(level);
            portable.apply(command.portable());
            assertSameTiles(command.applyTo(level), portable, "seed " + seed);
        }
    }

    @Test
    void aChangeOfLooksChangesOnlyTheLevel() {
        Level level = TestLevels.floored(COLUMNS, ROWS);
        Legend legend = withSpikes(level.legend());
        Level described = level.withLegend(legend);
        int spikes = legend.size() - 1;
        TileChange change = TileChange.between(
                described.tiles(),
                described
                        .tiles()
                        .draft()
                        .fill(new TileRegion(0, ROWS - 1, 5, 1), spikes)
                        .build());
        PlayCommand command = new TileCommand.SetTiles(change, legend);
        PlaySession play = new PlaySession(described);
        long before = play.hash();
        play.apply(command);
        assertEquals(before, play.hash());
        assertEquals(spikes, command.applyTo(described).tiles().at(4, ROWS - 1));
    }

    @Test
    void characterCommandsDoNotChangeTheLevel() {
        Level level = TestLevels.room();
        for (PlayCommand command : List.of(
                new CharacterCommand.ClonePlayer(),
                new CharacterCommand.MovePlayer(1, 2),
                new CharacterCommand.ResizePlayer(3, 4),
                new CharacterCommand.RespawnPlayer())) {
            assertEquals(level, command.applyTo(level));
        }
    }

    @Test
    void anObjectReplacesTheOneOfAnotherTypeWithItsId() {
        LevelObject npc = CharacterType.TYPE.create("npc", CharacterType.IDLE, 100, 104);
        Level level = TestLevels.with(TestLevels.room(), npc);
        PlaySession play = new PlaySession(level);
        PlayCommand command = new LevelCommand.PutObject(ZoneType.TYPE.create("npc", ZoneType.GOAL, 200, 96));
        play.apply(command);
        Level changed = command.applyTo(level);
        assertTrue(play.body("npc").orElseThrow().isSensor());
        assertEquals(ZoneType.TYPE, changed.object("npc").orElseThrow().type());
        assertEquals(play.world().bodyCount(), changed.objects().count());
        PlayCommand back = new LevelCommand.PutObject(npc);
        play.apply(back);
        assertEquals(level, back.applyTo(changed));
        assertEquals(2, play.world().bodyCount());
    }

    @Test
    void tileKindsSurviveInThePortableForm() {
        Level level = TestLevels.of("....", "####");
        Legend legend = withSpikes(Legend.STANDARD);
        Level spiked = level.withLegend(legend);
        int spikes = legend.indexOf(TileType.BLOCK, "spikes");
        TileChange change = TileChange.between(
                spiked.tiles(),
                spiked.tiles().draft().fill(new TileRegion(1, 0, 2, 1), spikes).build());
        PlayCommand portable = new TileCommand.SetTiles(change, legend).portable();
        assertEquals(
                new TileCommand.FillTiles(List.of(new TileFill(new TileRegion(1, 0, 2, 1), TileType.BLOCK, "spikes"))),
                portable);
        assertEquals("spikes", kindAt(portable.applyTo(spiked), 2, 0).name());
        // A level without these kinds has plain blocks there.
        assertEquals(TileKind.of(TileType.BLOCK), kindAt(portable.applyTo(level), 2, 0));
    }

    private static TileKind kindAt(Level level, int column, int row) {
        return level.legend().kindOf(level.tiles().at(column, row));
    }

    private static void assertSameTiles(Level level, PlaySession play, String label) {
        TileView tiles = play.world().tiles();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                assertEquals(level.typeAt(column, row), tiles.tileAt(column, row), label);
            }
        }
    }

    private static PlayCommand command(SplittableRandom random, Level level) {
        return switch (random.nextInt(4)) {
            case 0 -> new TileCommand.SetTiles(change(random, level), level.legend());
            case 1 -> new TileCommand.SetTiles(change(random, level), shuffled(level.legend(), random));
            case 2 ->
                new TileCommand.SetAllTiles(
                        TestLevels.strewn(random, COLUMNS, ROWS).tiles(), shuffled(level.legend(), random));
            default -> new TileCommand.FillTiles(List.of(fill(random), fill(random), fill(random)));
        };
    }

    private static TileChange change(SplittableRandom random, Level level) {
        TileDraft change = level.tiles().draft();
        for (int i = random.nextInt(8); i >= 0; i--) {
            change.fill(
                    new TileRegion(random.nextInt(COLUMNS - 4), random.nextInt(ROWS - 4), 1 + random.nextInt(4), 2),
                    random.nextInt(Legend.STANDARD.size()));
        }
        return TileChange.between(level.tiles(), change.build());
    }

    private static TileFill fill(SplittableRandom random) {
        TileRegion region = new TileRegion(
                random.nextInt(COLUMNS + 5), random.nextInt(ROWS + 5), random.nextInt(1, 9), random.nextInt(1, 9));
        return new TileFill(region, TileType.values()[random.nextInt(TileType.values().length)]);
    }

    /** A legend in which values have other shapes, some of them custom kinds. */
    private static Legend shuffled(Legend legend, SplittableRandom random) {
        List<LegendEntry> entries = new ArrayList<>(withSpikes(Legend.STANDARD).entries());
        Collections.shuffle(entries, new Random(random.nextLong()));
        return legend.size() > Legend.STANDARD.size() ? Legend.STANDARD : new Legend(entries);
    }

    private static Legend withSpikes(Legend legend) {
        List<LegendEntry> entries = new ArrayList<>(legend.entries());
        entries.add(new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xcc3333)));
        return new Legend(entries);
    }
}
