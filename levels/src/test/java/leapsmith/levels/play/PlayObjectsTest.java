package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.HERO;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** Characters and zones that are put, changed and removed during play. */
class PlayObjectsTest {
    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final LevelObject IDLE = CharacterType.TYPE.create("npc", CharacterType.IDLE, 200, 20);

    private final PlaySession play = new PlaySession(with(room(), IDLE));

    @Test
    void aNewCharacterAppearsAndFalls() {
        put(CharacterType.TYPE.create("new", CharacterType.PATROL, 100, 10));
        tick(120, Inputs.NONE);
        Body body = body("new");
        assertEquals(Control.PATROL, body.control());
        assertEquals("new", play.objectId(body.index()));
        assertTrue(body.onGround());
    }

    @Test
    void aCharacterMovedInTheLevelAppearsThere() {
        tick(120, Inputs.NONE);
        put(IDLE.withPosition(100, 30));
        assertEquals(100, body("npc").x());
        assertEquals(30, body("npc").y());
        assertEquals(0, body("npc").vy());
        assertEquals(2, play.world().bodyCount());
    }

    @Test
    void aCharacterWithAnotherShapeOrSolidityAppearsAgain() {
        tick(120, Inputs.NONE);
        put(IDLE.withBox(200, 20, 20, 20));
        put(IDLE.withBox(200, 20, 20, 20).with(CharacterType.SHAPE, Shape.CIRCLE));
        tick(1, Inputs.NONE);
        assertEquals(Shape.CIRCLE, body("npc").shape());
        put(IDLE.withBox(200, 20, 20, 30).with(CharacterType.SHAPE, Shape.CIRCLE));
        tick(1, Inputs.NONE);
        assertEquals(Shape.BOX, body("npc").shape(), "a circle that is not one is a box");
        put(IDLE.withBox(200, 20, 20, 30).with(CharacterType.SOLID_TO_BODIES, true));
        tick(1, Inputs.NONE);
        assertTrue(body("npc").toDef().solidToBodies());
        put(IDLE.withBox(200, 20, 20, 30).with(CharacterType.FRICTION, 400.0));
        tick(1, Inputs.NONE);
        assertEquals(400, body("npc").friction(), 1);
    }

    @Test
    void frictionAndPushForceChangeWithoutARestartOfTheCharacter() {
        tick(30, Inputs.NONE);
        Body npc = body("npc");
        put(IDLE.with(CharacterType.FRICTION, 400.0).with(CharacterType.PUSH_FORCE, 700.0));
        assertTrue(npc.isAlive(), "the same body");
        assertEquals(400, npc.friction(), 1);
        assertEquals(700, npc.pushForce(), 1);
    }

    @Test
    void aRemovedCharacterCanBeAddedAgain() {
        play.apply(new LevelCommand.RemoveObject("npc"));
        play.apply(new LevelCommand.RemoveObject("missing"));
        tick(1, Inputs.NONE);
        assertEquals(Optional.empty(), play.body("npc"));
        assertEquals(1, play.world().bodyCount());
        put(IDLE);
        tick(1, Inputs.NONE);
        assertEquals(200, body("npc").x());
    }

    @Test
    void aNewSizeKeepsThePositionOfARunningCharacter() {
        tick(120, Inputs.NONE);
        put(IDLE.withBox(200, 20, 24, 30));
        tick(1, Inputs.NONE);
        assertEquals(194, body("npc").x());
        assertEquals(114, body("npc").y());
        assertEquals(24, body("npc").width());
    }

    @Test
    void aSizeChangeAtTheSameFeetIsNotAMove() {
        tick(60, RIGHT);
        double middle = body(HERO).x() + 6;
        put(hero(40, 104).withBox(36, 114, 20, 30));
        tick(1, Inputs.NONE);
        assertEquals(middle, body(HERO).x() + 10);
        assertEquals(114, body(HERO).y());
    }

    @Test
    void newMovementKeepsThePositionOfARunningCharacter() {
        tick(60, RIGHT);
        double x = body(HERO).x();
        put(CharacterType.withMovement(hero(40, 104), new Movement(60, 410, 200)));
        put(CharacterType.withMovement(IDLE, new Movement(10, 20, 5)));
        tick(1, Inputs.NONE);
        assertEquals(x, body(HERO).x());
        assertEquals(60, body(HERO).movement().walkSpeed());
        assertEquals(20, body("npc").movement().jumpSpeed());
        play.apply(new CharacterCommand.RespawnPlayer());
        tick(1, Inputs.NONE);
        assertEquals(60, body(HERO).movement().walkSpeed());
        assertEquals(40, body(HERO).x());
    }

    @Test
    void movementCanBeSetByIdForThePlayerAndForOthers() {
        play.apply(new CharacterCommand.SetMovement(HERO, new Movement(1, 2, 3)));
        play.apply(new CharacterCommand.SetMovement("npc", new Movement(4, 5, 6)));
        play.apply(new CharacterCommand.SetMovement("missing", new Movement(7, 8, 9)));
        play.apply(new CharacterCommand.RespawnPlayer());
        tick(1, Inputs.NONE);
        assertEquals(new Movement(1, 2, 3), body(HERO).movement());
        assertEquals(new Movement(4, 5, 6), body("npc").movement());
    }

    @Test
    void aPlayerMovedInTheLevelIsThereAndRespawnsThere() {
        tick(30, RIGHT);
        put(hero(150, 50));
        assertEquals(150, body(HERO).x());
        tick(60, RIGHT);
        play.apply(new CharacterCommand.RespawnPlayer());
        assertEquals(150, body(HERO).x());
        assertEquals(50, body(HERO).y());
    }

    @Test
    void anUnchangedCharacterKeepsRunning() {
        tick(30, RIGHT);
        double x = body(HERO).x();
        put(hero(40, 104));
        assertEquals(x, body(HERO).x());
    }

    @Test
    void aCharacterOfAnotherKindStartsAgain() {
        put(IDLE.withKind(CharacterType.PATROL));
        tick(1, Inputs.NONE);
        assertEquals(Control.PATROL, body("npc").control());
        assertEquals(2, play.world().bodyCount());
    }

    @Test
    void whenThePlayerIsRemovedTheNextOneIsThePlayer() {
        put(CharacterType.TYPE.create("second", CharacterType.PLAYER, 120, 104));
        play.apply(new LevelCommand.RemoveObject(HERO));
        tick(1, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals("second", play.objectId(play.player().orElseThrow().index()));
        put(CharacterType.TYPE.create("second", CharacterType.IDLE, 120, 104));
        tick(1, Inputs.NONE);
        assertEquals(PlayState.NO_PLAYER, play.status().state());
        put(hero(60, 104));
        tick(1, Inputs.NONE);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals(60, play.player().orElseThrow().x());
    }

    @Test
    void aPlayerMovedWhileDeadRespawnsThere() {
        crushAll();
        put(hero(100, 104));
        tick(30, Inputs.NONE);
        assertEquals(Optional.empty(), play.player());
        tick(32, Inputs.NONE);
        assertEquals(100, body(HERO).x());
    }

    @Test
    void aCrushedCharacterStaysRemovedUntilItIsPutAgain() {
        crushAll();
        tick(120, Inputs.NONE);
        assertEquals(Optional.empty(), play.body("npc"));
        put(IDLE);
        tick(1, Inputs.NONE);
        assertTrue(play.body("npc").isPresent());
    }

    @Test
    void aGoalPutOnThePlayerIsReachedInThatTick() {
        play.apply(new LevelCommand.PutObject(ZoneType.TYPE.create("exit", ZoneType.GOAL, 30, 100, 40, 40)));
        tick(1, Inputs.NONE);
        assertEquals(PlayState.GOAL_REACHED, play.status().state());
        assertEquals("exit", play.status().goal());
    }

    @Test
    void aMovedZoneIsOnlyInItsNewPlace() {
        play.apply(new LevelCommand.PutObject(ZoneType.TYPE.create("exit", ZoneType.GOAL, 250, 100, 16, 40)));
        tick(1, Inputs.NONE);
        play.apply(new LevelCommand.PutObject(ZoneType.TYPE.create("exit", ZoneType.GOAL, 0, 0, 16, 16)));
        tick(90, RIGHT);
        assertEquals(PlayState.RUNNING, play.status().state());
        assertEquals(3, play.world().bodyCount());
    }

    /** Turns all tiles into blocks for one tick, and then restores them. */
    private void crushAll() {
        tick(1, Inputs.NONE);
        play.apply(TestLevels.paint(room(), 0, 0, 20, 10, TileType.BLOCK));
        tick(1, Inputs.NONE);
        assertEquals(PlayState.CRUSHED, play.status().state());
        play.apply(new TileCommand.SetAllTiles(room().tiles(), room().legend()));
    }

    private void put(LevelObject character) {
        play.apply(new LevelCommand.PutObject(character));
    }

    private void tick(int ticks, Inputs inputs) {
        for (int i = 0; i < ticks; i++) {
            play.step(inputs);
        }
    }

    private Body body(String id) {
        return play.body(id).orElseThrow();
    }
}
