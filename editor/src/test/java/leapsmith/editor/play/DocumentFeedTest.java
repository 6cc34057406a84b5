package leapsmith.editor.play;

import static leapsmith.editor.Rooms.HERO;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.room;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.TileCommand;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class DocumentFeedTest {
    private final LevelDocument document = new LevelDocument(room());
    private final PlaySession play = new PlaySession(document.level());
    private final List<PlayCommand> sent = new ArrayList<>();
    private int edits;
    private final DocumentFeed feed = new DocumentFeed(
            document,
            command -> {
                sent.add(command);
                play.apply(command);
            },
            () -> edits++);

    @Test
    void paintUndoAndRedoChangeTheRunningLevel() {
        paint(4, 4, TileType.BLOCK);
        tick();
        assertEquals(TileType.BLOCK, typeAt(4, 4));
        document.undo();
        tick();
        assertEquals(TileType.EMPTY, typeAt(4, 4));
        document.redo();
        tick();
        assertEquals(TileType.BLOCK, typeAt(4, 4));
    }

    @Test
    void aStrokeIsOneEditAndSoIsEachUndo() {
        document.beginStroke(Message.of("paint"));
        paint(4, 4, TileType.BLOCK);
        paint(5, 4, TileType.BLOCK);
        document.endStroke();
        assertEquals(1, edits);
        document.undo();
        assertEquals(2, edits);
        paint(5, 5, TileType.BLOCK);
        assertEquals(3, edits);
        document.beginStroke(Message.of("paint"));
        paint(6, 5, TileType.BLOCK);
        document.endStroke();
        document.beginStroke(Message.of("paint"));
        paint(7, 5, TileType.BLOCK);
        assertEquals(5, edits);
    }

    @Test
    void aStrokeChangesTheRunningLevelWhileTheBrushIsMoving() {
        document.beginStroke(Message.of("paint"));
        paint(4, 4, TileType.BLOCK);
        tick();
        assertEquals(TileType.BLOCK, typeAt(4, 4));
        paint(5, 4, TileType.ONE_WAY);
        tick();
        assertEquals(TileType.ONE_WAY, typeAt(5, 4));
        document.cancelStroke();
        tick();
        assertEquals(TileType.EMPTY, typeAt(4, 4));
        assertEquals(TileType.EMPTY, typeAt(5, 4));
    }

    @Test
    void objectsAreSpawnedMovedAndRemoved() {
        LevelObject npc = CharacterType.TYPE.create("npc", CharacterType.IDLE, 100, 50);
        LevelObject exit = ZoneType.TYPE.create("exit", ZoneType.GOAL, 200, 100, 16, 16);
        document.apply(ObjectEdits.add(Message.of("place"), document.level(), List.of(npc)));
        document.apply(ObjectEdits.add(Message.of("place"), document.level(), List.of(exit)));
        assertEquals(100, play.body("npc").orElseThrow().x());
        assertEquals(200, play.body("exit").orElseThrow().x());
        document.apply(ObjectEdits.move(Message.of("move"), document.level(), List.of("npc", "exit"), 10, 5));
        assertEquals(110, play.body("npc").orElseThrow().x());
        assertEquals(210, play.body("exit").orElseThrow().x());
        document.apply(ObjectEdits.remove(Message.of("delete"), document.level(), List.of("npc", "exit")));
        assertTrue(play.body("npc").isEmpty());
        assertTrue(play.body("exit").isEmpty());
        document.undo();
        assertEquals(110, play.body("npc").orElseThrow().x());
        assertEquals(210, play.body("exit").orElseThrow().x());
    }

    @Test
    void platformsAndEmittersAreAddedReplacedAndRemoved() {
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 200, 50)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, -30)));
        LevelObject gun =
                EmitterType.TYPE.create("gun", EmitterType.HARMLESS, 100, 20).with(EmitterType.LIFE, 2.0);
        document.apply(ObjectEdits.add(Message.of("place"), document.level(), List.of(lift, gun)));
        tick();
        assertEquals(49, play.body("lift").orElseThrow().y());
        assertEquals(1, play.world().bullets().count());
        document.apply(ObjectEdits.move(Message.of("move"), document.level(), List.of("lift", "gun"), 16, 0));
        tick();
        assertEquals(216, play.body("lift").orElseThrow().x());
        document.apply(ObjectEdits.remove(Message.of("delete"), document.level(), List.of("lift", "gun")));
        for (int i = 0; i < 70; i++) {
            tick();
        }
        assertTrue(play.body("lift").isEmpty());
        assertEquals(0, play.world().bullets().count());
        sent.clear();
        document.undo();
        LevelObject moved = lift.withPosition(216, 50);
        assertEquals(
                List.of(new LevelCommand.PutObject(gun.withPosition(116, 20)), new LevelCommand.PutObject(moved)),
                sent);
    }

    @Test
    void numbersThatARunningWorldAcceptsAreSentWithoutARestart() {
        Level level = document.level();
        PhysicsNumbers physics = level.physics().withGravity(500).withMaxFallSpeed(300);
        numbers(level.withPhysics(physics));
        assertEquals(List.of(new LevelCommand.SetGravity(500), new LevelCommand.SetMaxFallSpeed(300)), sent);
        sent.clear();
        PartitionSize partition = document.level().partition().withCells(4, 3);
        numbers(document.level().withPartition(partition));
        assertEquals(List.of(new LevelCommand.SetPartitionCell(4, 3)), sent);
        sent.clear();
        document.undo();
        document.undo();
        assertEquals(
                List.of(
                        new LevelCommand.SetPartitionCell(16, 16),
                        new LevelCommand.SetGravity(1030),
                        new LevelCommand.SetMaxFallSpeed(900)),
                sent);
        tick();
        assertEquals(1030, play.world().gravity());
        assertEquals(1, play.starts());
    }

    @Test
    void renamingTheLevelSendsNothing() {
        numbers(document.level().withName("other"));
        assertEquals(List.of(), sent);
    }

    @Test
    void anotherShapeOfASymbolChangesAllItsTiles() {
        tick();
        List<LegendEntry> entries = new ArrayList<>(Legend.STANDARD.entries());
        int block = Legend.STANDARD.indexOf(TileType.BLOCK);
        entries.set(block, new LegendEntry('#', TileType.ONE_WAY));
        entries.add(new LegendEntry('X', TileType.BLOCK));
        numbers(document.level().withLegend(new Legend(entries)));
        tick();
        assertEquals(TileType.ONE_WAY, typeAt(3, 9));
    }

    @Test
    void changedTicksPerSecondOrBordersRestartPlay() {
        tick();
        PhysicsNumbers physics = document.level().physics();
        numbers(document.level().withPhysics(physics.withTicksPerSecond(30)));
        tick();
        assertEquals(30, play.ticksPerSecond());
        assertEquals(2, play.starts());
        numbers(document.level().withPhysics(physics.withBorders(new Borders(true, true, true, true))));
        tick();
        assertEquals(3, play.starts());
        assertEquals(60, play.ticksPerSecond());
    }

    @Test
    void resizingTheLevelRestartsPlay() {
        tick();
        Level smaller = Rooms.with(Rooms.floored(4, 4), hero(20, 8));
        document.apply(Message.of("resize"), smaller);
        assertInstanceOf(LevelCommand.Restart.class, sent.get(0));
        tick();
        assertEquals(4, play.world().tiles().columns());
        document.undo();
        paint(10, 4, TileType.BLOCK);
        tick();
        assertEquals(20, play.world().tiles().columns());
        assertEquals(TileType.BLOCK, typeAt(10, 4));
        assertEquals(3, play.starts());
    }

    @Test
    void playDoesNotChangeTheDocument() {
        paint(4, 4, TileType.BLOCK);
        document.select(new Selection(Set.of(HERO)));
        Level level = document.level();
        long revision = document.revision();
        int steps = document.history().size();
        List<PlayCommand> all = List.of(
                new CharacterCommand.ClonePlayer(),
                new CharacterCommand.ResizePlayer(20, 20),
                new LevelCommand.SetGravity(100),
                new CharacterCommand.MovePlayer(100, 10),
                new TileCommand.SetTiles(
                        Rooms.fill(level, new TileRegion(0, 0, 10, 8), TileType.ONE_WAY), level.legend()));
        for (int i = 0; i < 300; i++) {
            if (i % 20 == 0) {
                all.forEach(play::apply);
            }
            play.step(new Inputs(i / 7 % 16));
        }
        feed.close();
        assertSame(level, document.level());
        assertEquals(revision, document.revision());
        assertEquals(steps, document.history().size());
        assertEquals(steps, document.history().index());
        assertEquals(new Selection(Set.of(HERO)), document.selection());
        document.undo();
        assertEquals(room(), document.level());
        assertFalse(document.isDirty());
    }

    @Test
    void aClosedFeedSendsNothing() {
        feed.close();
        paint(4, 4, TileType.BLOCK);
        assertEquals(List.of(), sent);
    }

    @Test
    void selectingAndSavingSendNothing() {
        document.select(new Selection(Set.of(HERO)));
        assertEquals(List.of(), sent);
    }

    private void paint(int column, int row, TileType type) {
        Level level = document.level();
        document.apply(
                Message.of("paint"),
                document.level().withTiles(Rooms.fill(level, new TileRegion(column, row, 1, 1), type)));
    }

    private void numbers(Level after) {
        document.apply(Message.of("numbers"), after);
    }

    private TileType typeAt(int column, int row) {
        return play.world().tiles().tileAt(column, row);
    }

    private void tick() {
        play.step(Inputs.of(Button.RIGHT));
    }
}
