package leapsmith.levels.play;

import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;

/** Random commands of every type, mostly near the player's start, so that they have an effect. */
public final class RandomCommands {
    private static final int NEAR_PX = 160;

    private RandomCommands() {}

    /**
     * A command.
     *
     * @param level level in which play starts
     * @param restarts levels for restarts
     */
    public static PlayCommand next(SplittableRandom random, Level level, List<Level> restarts) {
        double x = near(random, level.player().map(LevelObject::x).orElse(0.0));
        double y = near(random, level.player().map(LevelObject::y).orElse(0.0));
        String kind = random.nextBoolean() ? CharacterType.PATROL : CharacterType.PLAYER;
        String id = "c" + random.nextInt(4);
        String anyId = level.objects(CharacterType.TYPE)
                .get(random.nextInt(level.objects(CharacterType.TYPE).size()))
                .id();
        return switch (random.nextInt(18)) {
            case 0 -> new CharacterCommand.ClonePlayer();
            case 1 -> new LevelCommand.PutObject(CharacterType.TYPE.create(id, kind, x, y));
            case 2 ->
                new LevelCommand.PutObject(ZoneType.TYPE.create("z" + random.nextInt(3), ZoneType.GOAL, x, y, 20, 20));
            case 3 -> new LevelCommand.RemoveObject(removed(random, id, anyId));
            case 4 -> new LevelCommand.SetGravity(random.nextInt(2000));
            case 5 -> new LevelCommand.SetMaxFallSpeed(random.nextInt(2000));
            case 6 -> new LevelCommand.SetPartitionCell(random.nextInt(1, 5), random.nextInt(1, 5));
            case 7 -> new CharacterCommand.SetPlayerMovement(new Movement(random.nextInt(300), 400, 100));
            case 8 -> new CharacterCommand.ResizePlayer(random.nextInt(1, 40), random.nextInt(1, 60));
            case 9 -> new CharacterCommand.MovePlayer(x, y);
            case 10 ->
                random.nextInt(10) == 0 ? new CharacterCommand.RemoveClones() : new CharacterCommand.RespawnPlayer();
            case 11 ->
                new LevelCommand.PutObject(resized(random, level.object(anyId).orElseThrow()));
            case 12 -> new CharacterCommand.SetMovement(anyId, new Movement(random.nextInt(200), 300, 100));
            case 13 ->
                random.nextInt(10) == 0
                        ? new LevelCommand.Restart(restarts.get(random.nextInt(restarts.size())))
                        : new TileCommand.SetAllTiles(level.tiles(), level.legend());
            case 14 -> new LevelCommand.PutObject(platform(random, x, y));
            case 15 -> new LevelCommand.PutObject(emitter(random, x, y));
            default -> paint(random, level, (int) x, (int) y);
        };
    }

    private static String removed(SplittableRandom random, String id, String anyId) {
        return switch (random.nextInt(4)) {
            case 0 -> anyId;
            case 1 -> "m" + random.nextInt(3);
            default -> id;
        };
    }

    private static LevelObject platform(SplittableRandom random, double x, double y) {
        PathStop stop = PathStop.of(random.nextInt(-90, 90), random.nextInt(-90, 90));
        String kind = random.nextBoolean() ? PlatformType.SOLID : PlatformType.ONE_WAY;
        return PlatformType.TYPE
                .create("m" + random.nextInt(3), kind, x, y)
                .with(PlatformType.STOPS, List.of(stop))
                .with(PlatformType.WAIT, (double) random.nextInt(9));
    }

    private static LevelObject emitter(SplittableRandom random, double x, double y) {
        return EmitterType.TYPE
                .create("m" + random.nextInt(3), EmitterType.DEADLY, x, y)
                .with(EmitterType.DIRECTION, (double) random.nextInt(360))
                .with(EmitterType.INTERVAL, (double) random.nextInt(5, 40))
                .with(EmitterType.PHASE, (double) random.nextInt(20))
                .with(EmitterType.COUNT, (double) random.nextInt(1, 4))
                .with(EmitterType.SPREAD, 90.0)
                .with(EmitterType.LIFE, 100.0);
    }

    private static double near(SplittableRandom random, double place) {
        return Math.max(0, place + random.nextInt(-NEAR_PX, NEAR_PX));
    }

    private static LevelObject resized(SplittableRandom random, LevelObject character) {
        return character.withBox(
                character.x() + random.nextInt(3), character.y(), random.nextInt(10, 14), character.height());
    }

    private static PlayCommand paint(SplittableRandom random, Level level, int x, int y) {
        TileRegion region =
                new TileRegion(x / level.tileSize(), y / level.tileSize(), random.nextInt(1, 3), random.nextInt(1, 3));
        TileChange change = TestLevels.fill(level, region, TileType.values()[random.nextInt(3)]);
        return new TileCommand.SetTiles(change, level.legend());
    }
}
