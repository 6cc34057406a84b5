package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.HERO;
import static leapsmith.levels.TestLevels.emptyRoom;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.paint;
import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class PlaySessionTest {
    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final Inputs LEFT = Inputs.of(Button.LEFT);
    private static final Inputs JUMP = Inputs.of(Button.JUMP);
    /** The y of a classic character that stands on the room's floor. */
    private static final double STANDING_Y = 104;

    @Test
    void thePlayerFallsAndLands() {
        PlaySession play = new PlaySession(with(emptyRoom(), hero(40, 8)));
        play.step(Inputs.NONE);
        assertFalse(player(play).onGround());
        tick(play, 120, Inputs.NONE);
        assertTrue(player(play).onGround());
        assertEquals(STANDING_Y, player(play).y());
        assertEquals(40, player(play).x());
    }

    @Test
    void thePlayerWalksWhileAButtonIsHeld() {
        PlaySession play = new PlaySession(room());
        tick(play, 60, RIGHT);
        double x = player(play).x();
        assertEquals(200, x, 0.1);
        tick(play, 60, Inputs.NONE);
        assertEquals(x, player(play).x());
        tick(play, 30, LEFT);
        assertEquals(120, player(play).x(), 0.1);
        assertTrue(player(play).facingLeft());
    }

    @Test
    void aDeadlyZoneKillsThePlayerWhoRespawnsASecondLater() {
        LevelObject trap = ZoneType.TYPE.create("trap", ZoneType.DEADLY, 80, 96).withBox(80, 96, 16, 48);
        PlaySession play = new PlaySession(with(emptyRoom(), hero(40, STANDING_Y), trap));
        tick(play, 8, RIGHT);
        assertEquals(PlayState.RUNNING, play.status().state());
        tick(play, 20, RIGHT);
        assertEquals(PlayState.KILLED, play.status().state());
        assertTrue(play.player().isEmpty());
        tick(play, 60, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals(40, player(play).x());
    }

    @Test
    void thePlayerJumpsAndLands() {
        PlaySession play = new PlaySession(room());
        tick(play, 2, Inputs.NONE);
        double top = STANDING_Y;
        for (int i = 0; i < 40; i++) {
            play.step(JUMP);
            top = Math.min(top, player(play).y());
        }
        assertEquals(85, STANDING_Y - top, 1);
        tick(play, 60, Inputs.NONE);
        assertEquals(STANDING_Y, player(play).y());
    }

    @Test
    void aTilePaintedUnderAFallingCharacterCatchesIt() {
        Level level = with(emptyRoom(), hero(40, 8));
        PlaySession play = new PlaySession(level);
        play.step(Inputs.NONE);
        play.apply(paint(level, 2, 5, 2, 1, TileType.BLOCK));
        assertEquals(TileType.BLOCK, play.world().tiles().tileAt(2, 5));
        tick(play, 120, Inputs.NONE);
        assertEquals(5 * 16 - 40, player(play).y());
        assertTrue(player(play).onGround());
    }

    @Test
    void aTileErasedUnderACharacterMakesItFallInThatTick() {
        Level level = with(
                TestLevels.of("......", "......", "......", ".####.", "......", "......", "......", "######"),
                hero(40, 8));
        PlaySession play = new PlaySession(level);
        tick(play, 10, Inputs.NONE);
        assertEquals(8, player(play).y());
        play.apply(paint(level, 1, 3, 4, 1, TileType.EMPTY));
        play.step(Inputs.NONE);
        assertFalse(player(play).onGround());
        assertTrue(player(play).vy() > 0);
        tick(play, 120, Inputs.NONE);
        assertEquals(7 * 16 - 40, player(play).y());
    }

    @Test
    void aCloneAppearsAtThePlayerInCollisionWithIt() {
        PlaySession play = new PlaySession(room());
        tick(play, 10, RIGHT);
        play.apply(new CharacterCommand.ClonePlayer());
        play.step(Inputs.NONE);
        assertEquals(2, play.world().bodyCount());
        Body clone = play.world().body(1);
        assertEquals(player(play).x(), clone.x());
        assertEquals(player(play).y(), clone.y());
        assertEquals(Control.NONE, clone.control());
        assertNull(play.objectId(1));
        assertEquals(HERO, play.objectId(0));
        assertEquals(1, play.world().pairs().count());
        assertEquals(12, Math.abs(play.world().pairs().overlapX(0)));
    }

    @Test
    void aCloneGetsNoInput() {
        PlaySession play = new PlaySession(room());
        play.apply(new CharacterCommand.ClonePlayer());
        tick(play, 30, RIGHT);
        Body clone = play.world().body(1);
        assertEquals(40, clone.x());
        assertEquals(STANDING_Y, clone.y());
        assertTrue(player(play).x() > 100);
    }

    @Test
    void aCloneMadeInTheAirFallsAndLands() {
        PlaySession play = new PlaySession(room());
        tick(play, 2, Inputs.NONE);
        tick(play, 20, Inputs.of(Button.JUMP, Button.RIGHT));
        play.apply(new CharacterCommand.ClonePlayer());
        double x = player(play).x();
        tick(play, 120, Inputs.NONE);
        Body clone = play.world().body(1);
        assertEquals(x, clone.x());
        assertEquals(STANDING_Y, clone.y());
    }

    @Test
    void removingClonesRemovesNothingElse() {
        PlaySession play =
                new PlaySession(with(room(), CharacterType.TYPE.create("npc", CharacterType.PATROL, 200, 104)));
        for (int i = 0; i < 5; i++) {
            play.apply(new CharacterCommand.ClonePlayer());
        }
        play.step(Inputs.NONE);
        assertEquals(7, play.world().bodyCount());
        play.apply(new CharacterCommand.RemoveClones());
        play.step(Inputs.NONE);
        assertEquals(2, play.world().bodyCount());
        assertTrue(play.player().isPresent());
        assertTrue(play.body("npc").isPresent());
    }

    @Test
    void anotherSizeKeepsTheFeet() {
        PlaySession play = new PlaySession(room());
        play.step(Inputs.NONE);
        play.apply(new CharacterCommand.ResizePlayer(20, 30));
        play.step(Inputs.NONE);
        assertEquals(36, player(play).x());
        assertEquals(114, player(play).y());
        assertEquals(20, player(play).width());
        assertEquals(30, player(play).height());
        assertTrue(player(play).onGround());
    }

    @Test
    void aSizeThatWouldOverlapAWallIsRefused() {
        PlaySession play = new PlaySession(room());
        play.apply(new CharacterCommand.ResizePlayer(12, 1000));
        play.step(Inputs.NONE);
        assertEquals(40, player(play).height());
        assertEquals(STANDING_Y, player(play).y());
    }

    @Test
    void slidersChangeMovementWhileItRuns() {
        PlaySession play = new PlaySession(room());
        play.apply(new CharacterCommand.SetPlayerMovement(new Movement(60, 410, 200)));
        tick(play, 60, RIGHT);
        assertEquals(100, player(play).x(), 0.1);
        assertEquals(60, player(play).movement().walkSpeed());
    }

    @Test
    void slidersChangeGravityAndMaxFallSpeed() {
        PlaySession play = new PlaySession(with(emptyRoom(), hero(40, 8)));
        play.apply(new LevelCommand.SetGravity(0));
        tick(play, 30, Inputs.NONE);
        assertEquals(8, player(play).y());
        play.apply(new LevelCommand.SetGravity(1030));
        play.apply(new LevelCommand.SetMaxFallSpeed(60));
        tick(play, 31, Inputs.NONE);
        assertEquals(60, player(play).vy(), 0.1);
        play.apply(new LevelCommand.SetPartitionCell(2, 3));
        play.step(Inputs.NONE);
        assertEquals(60, player(play).vy(), 0.1);
    }

    @Test
    void playStartsAtTheCursor() {
        PlaySession play = new PlaySession(room(), new StartPoint(200, 144));
        assertEquals(194, player(play).x());
        assertEquals(STANDING_Y, player(play).y());
        play.apply(new CharacterCommand.RespawnPlayer());
        tick(play, 10, RIGHT);
        play.apply(new CharacterCommand.RespawnPlayer());
        play.step(Inputs.NONE);
        assertEquals(194, player(play).x());
    }

    @Test
    void aLevelWithoutAPlayerGetsOneAtTheCursorOnly() {
        PlaySession without = new PlaySession(emptyRoom());
        assertEquals(Optional.empty(), without.player());
        assertEquals(PlayState.NO_PLAYER, without.status().state());
        without.apply(new CharacterCommand.ClonePlayer());
        without.apply(new CharacterCommand.ResizePlayer(5, 5));
        without.apply(new CharacterCommand.RespawnPlayer());
        without.apply(new CharacterCommand.SetPlayerMovement(Movement.CLASSIC));
        tick(without, 3, RIGHT);
        assertEquals(0, without.world().bodyCount());

        PlaySession cursor = new PlaySession(emptyRoom(), new StartPoint(100, 100));
        assertEquals(94, player(cursor).x());
        assertEquals(60, player(cursor).y());
        assertEquals(PlayState.RUNNING, cursor.status().state());
    }

    @Test
    void touchingAGoalIsReported() {
        PlaySession play = new PlaySession(with(room(), ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 112, 16, 32)));
        tick(play, 10, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        tick(play, 60, RIGHT);
        assertEquals(PlayState.GOAL_REACHED, play.status().state());
        assertEquals("exit", play.status().goal());
        assertTrue(
                play.status().sinceTick() > 10 && play.status().sinceTick() < 50,
                play.status().toString());
        play.apply(new CharacterCommand.RespawnPlayer());
        play.step(Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
    }

    @Test
    void onlyThePlayerReachesAGoalAndOnlyAGoal() {
        PlaySession play = new PlaySession(with(
                room(),
                CharacterType.TYPE.create("npc", CharacterType.IDLE, 200, 104),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 190, 112, 32, 32),
                ZoneType.TYPE.create("other", "unheard-of", 30, 112, 32, 32)));
        tick(play, 5, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
    }

    @Test
    void aCrushedPlayerRespawnsOneSecondLater() {
        Level level = room();
        PlaySession play = new PlaySession(level);
        tick(play, 60, RIGHT);
        play.apply(paint(level, 0, 0, 20, 10, TileType.BLOCK));
        play.step(Inputs.NONE);
        assertEquals(PlayState.CRUSHED, play.status().state());
        assertEquals(Optional.empty(), play.player());
        Level filled = level.withTiles(TestLevels.fill(level, level.tiles().region(), TileType.BLOCK));
        play.apply(new TileCommand.SetTiles(TileChange.between(filled.tiles(), level.tiles()), level.legend()));
        play.apply(new CharacterCommand.ClonePlayer());
        tick(play, 59, Inputs.NONE);
        assertEquals(Optional.empty(), play.player());
        assertEquals(0, play.world().bodyCount());
        tick(play, 2, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals(40, player(play).x());
        assertEquals(HERO, play.objectId(player(play).index()));
    }

    @Test
    void aPlayerThatLeftTheLevelRespawnsOneSecondLater() {
        Level level = with(
                emptyRoom().withPhysics(PhysicsNumbers.CLASSIC.withBorders(new Borders(true, false, false, false))),
                hero(8, 104));
        PlaySession play = new PlaySession(level);
        int ticks = 0;
        while (play.status().state() == PlayState.RUNNING && ticks < 100) {
            play.step(LEFT);
            ticks++;
        }
        assertEquals(PlayState.LEFT_LEVEL, play.status().state());
        tick(play, 59, Inputs.NONE);
        assertEquals(PlayState.LEFT_LEVEL, play.status().state());
        tick(play, 2, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals(8, player(play).x());
        assertEquals(1, play.world().bodyCount());
    }

    @Test
    void aPlayerHitByADeadlyBulletRespawnsOneSecondLater() {
        LevelObject gun = EmitterType.TYPE.create("gun", EmitterType.DEADLY, 100, 112);
        PlaySession play = new PlaySession(room().withObjects(
                        EmitterType.TYPE,
                        List.of(gun.with(EmitterType.DIRECTION, 180.0).with(EmitterType.INTERVAL, 1000.0))));
        while (play.status().state() == PlayState.RUNNING && play.tick() < 100) {
            play.step(Inputs.NONE);
        }
        assertEquals(PlayState.SHOT, play.status().state());
        long tick = play.tick();
        assertEquals(Optional.empty(), play.player());
        assertEquals(0, play.world().bodyCount());
        tick(play, 60, RIGHT);
        assertEquals(PlayState.SHOT, play.status().state());
        play.step(Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals(40, player(play).x());
        assertEquals(HERO, play.objectId(player(play).index()));
        assertEquals(tick + 61, play.tick());
    }

    @Test
    void otherCharactersAndHarmlessBulletsDoNotKillThePlayer() {
        LevelObject gun = EmitterType.TYPE.create("gun", EmitterType.HARMLESS, 100, 112);
        LevelObject other = EmitterType.TYPE.create("other", EmitterType.DEADLY, 150, 112);
        PlaySession play = new PlaySession(with(room(), CharacterType.TYPE.create("npc", CharacterType.IDLE, 250, 104))
                .withObjects(
                        EmitterType.TYPE,
                        List.of(gun.with(EmitterType.DIRECTION, 180.0), other.with(EmitterType.DIRECTION, 0.0))));
        tick(play, 200, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertTrue(play.body("npc").isPresent());
    }

    @Test
    void aRoundPlayerStaysRound() {
        PlaySession play = new PlaySession(
                with(emptyRoom(), hero(40, 124).withBox(40, 124, 20, 20).with(CharacterType.SHAPE, Shape.CIRCLE)));
        play.apply(new CharacterCommand.ResizePlayer(10, 30));
        play.step(Inputs.NONE);
        assertEquals(20, player(play).width());
        play.apply(new CharacterCommand.ResizePlayer(10, 10));
        play.step(Inputs.NONE);
        assertEquals(10, player(play).width());
        assertEquals(45, player(play).x());
        assertEquals(Shape.CIRCLE, player(play).shape());
    }

    @Test
    void sizeAndMovementSurviveARespawn() {
        PlaySession play = new PlaySession(room());
        play.apply(new CharacterCommand.ResizePlayer(20, 30));
        play.apply(new CharacterCommand.SetPlayerMovement(new Movement(60, 300, 100)));
        tick(play, 60, RIGHT);
        play.apply(new CharacterCommand.RespawnPlayer());
        play.step(Inputs.NONE);
        assertEquals(36, player(play).x());
        assertEquals(114, player(play).y());
        assertEquals(20, player(play).width());
        assertEquals(300, player(play).movement().jumpSpeed());
    }

    @Test
    void thePlayerCanBeMoved() {
        PlaySession play = new PlaySession(room());
        play.apply(new CharacterCommand.MovePlayer(150, 20));
        play.step(Inputs.NONE);
        assertEquals(150, player(play).x());
        tick(play, 120, Inputs.NONE);
        assertEquals(STANDING_Y, player(play).y());
        play.apply(new CharacterCommand.RespawnPlayer());
        play.step(Inputs.NONE);
        assertEquals(40, player(play).x());
    }

    @Test
    void aRestartCanUseALevelOfAnotherSize() {
        PlaySession play = new PlaySession(room());
        play.apply(new CharacterCommand.ClonePlayer());
        tick(play, 30, RIGHT);
        play.apply(new LevelCommand.Restart(with(TestLevels.of("....", "....", "....", "####"), hero(20, 8))));
        play.apply(new CharacterCommand.ClonePlayer());
        play.step(Inputs.NONE);
        assertEquals(2, play.starts());
        assertEquals(1, play.world().tick());
        assertEquals(4, play.world().tiles().columns());
        assertEquals(2, play.world().bodyCount());
        assertEquals(20, player(play).x());
    }

    @Test
    void aStartPointOutsideAShrunkLevelIsDropped() {
        PlaySession play = new PlaySession(room(), new StartPoint(300, 144));
        play.apply(new LevelCommand.Restart(with(TestLevels.of("....", "....", "....", "####"), hero(20, 8))));
        play.step(Inputs.NONE);
        assertEquals(20, player(play).x());
    }

    @Test
    void invalidNumbersAreRefusedWhenTheCommandIsCreated() {
        assertThrows(IllegalArgumentException.class, () -> new LevelCommand.SetGravity(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new LevelCommand.SetMaxFallSpeed(Double.POSITIVE_INFINITY));
        assertThrows(IllegalArgumentException.class, () -> new LevelCommand.SetPartitionCell(0, 1));
        assertThrows(IllegalArgumentException.class, () -> new CharacterCommand.ResizePlayer(0, 10));
        assertThrows(IllegalArgumentException.class, () -> new CharacterCommand.MovePlayer(0, Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new StartPoint(Double.NaN, 0));
    }

    @Test
    void aListenerReceivesEventsInOrder() {
        List<String> events = new ArrayList<>();
        Level level = with(
                room(),
                ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 112, 16, 32),
                ZoneType.TYPE.create("other", "unheard-of", 60, 112, 16, 32));
        PlaySession play = new PlaySession(
                level,
                Optional.empty(),
                (tick, event, object, other) -> events.add(tick + " " + event.text() + " " + object + " " + other));
        tick(play, 20, RIGHT);
        play.apply(paint(level, 0, 0, 20, 10, TileType.BLOCK));
        play.apply(new LevelCommand.RemoveObject("exit"));
        play.apply(new LevelCommand.RemoveObject("other"));
        play.step(Inputs.NONE);
        play.apply(new TileCommand.SetAllTiles(level.tiles(), level.legend()));
        tick(play, 61, Inputs.NONE);
        assertEquals(
                List.of(
                        "3 sensor-begin hero other",
                        "14 sensor-end hero other",
                        "18 goal-reached hero exit",
                        "21 crushed hero null",
                        "21 sensor-end null null",
                        "82 respawned hero null"),
                events);
    }

    private static void tick(PlaySession play, int ticks, Inputs inputs) {
        for (int i = 0; i < ticks; i++) {
            play.step(inputs);
        }
    }

    private static Body player(PlaySession play) {
        return play.player().orElseThrow();
    }
}
