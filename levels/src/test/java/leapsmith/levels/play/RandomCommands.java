package leapsmith.levels.play;

import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;

/** Commands of every sort, near the start of the player as a rule, so that they matter. */
public final class RandomCommands {
    private static final int NEAR_PX = 160;

    private RandomCommands() {}

    /**
     * A command.
     *
     * @param level that play began in
     * @param restarts levels in which it may start again
     */
    public static PlayCommand next(SplittableRandom random, Level level, List<Level> restarts) {
        double x = near(random, level.player().map(PlacedCharacter::x).orElse(0.0));
        double y = near(random, level.player().map(PlacedCharacter::y).orElse(0.0));
        String kind = random.nextBoolean() ? PlacedCharacter.PATROL : PlacedCharacter.PLAYER;
        String id = "c" + random.nextInt(4);
        String anyId = level.characters()
                .get(random.nextInt(level.characters().size()))
                .id();
        return switch (random.nextInt(18)) {
            case 0 -> new PlayCommand.ClonePlayer();
            case 1 -> new PlayCommand.PutCharacter(PlacedCharacter.of(id, kind, x, y));
            case 2 -> new PlayCommand.PutZone(Zone.of("z" + random.nextInt(3), Zone.GOAL, x, y, 20, 20));
            case 3 -> new PlayCommand.RemoveObject(removed(random, id, anyId));
            case 4 -> new PlayCommand.SetGravity(random.nextInt(2000));
            case 5 -> new PlayCommand.SetMaxFallSpeed(random.nextInt(2000));
            case 6 -> new PlayCommand.SetPartitionCell(random.nextInt(1, 5), random.nextInt(1, 5));
            case 7 -> new PlayCommand.SetPlayerMovement(new Movement(random.nextInt(300), 400, 100));
            case 8 -> new PlayCommand.ResizePlayer(random.nextInt(1, 40), random.nextInt(1, 60));
            case 9 -> new PlayCommand.MovePlayer(x, y);
            case 10 -> random.nextInt(10) == 0 ? new PlayCommand.RemoveClones() : new PlayCommand.RespawnPlayer();
            case 11 ->
                new PlayCommand.PutCharacter(
                        resized(random, level.character(anyId).orElseThrow()));
            case 12 -> new PlayCommand.SetMovement(anyId, new Movement(random.nextInt(200), 300, 100));
            case 13 ->
                random.nextInt(10) == 0
                        ? new PlayCommand.Restart(restarts.get(random.nextInt(restarts.size())))
                        : new PlayCommand.SetAllTiles(level.tiles(), level.legend());
            case 14 -> new PlayCommand.PutPlatform(platform(random, x, y));
            case 15 -> new PlayCommand.PutEmitter(emitter(random, x, y));
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

    private static Platform platform(SplittableRandom random, double x, double y) {
        PlatformPath path = PlatformPath.to(random.nextInt(-90, 90), random.nextInt(-90, 90));
        String kind = random.nextBoolean() ? Platform.SOLID : Platform.ONE_WAY;
        return Platform.of("m" + random.nextInt(3), kind, x, y).withPath(path.withWaitTicks(random.nextInt(9)));
    }

    private static Emitter emitter(SplittableRandom random, double x, double y) {
        return Emitter.of("m" + random.nextInt(3), Emitter.DEADLY, x, y)
                .with(EmitterKey.DIRECTION, random.nextInt(360))
                .with(EmitterKey.INTERVAL, random.nextInt(5, 40))
                .with(EmitterKey.PHASE, random.nextInt(20))
                .with(EmitterKey.COUNT, random.nextInt(1, 4))
                .with(EmitterKey.SPREAD, 90)
                .with(EmitterKey.LIFE, 100);
    }

    private static double near(SplittableRandom random, double place) {
        return Math.max(0, place + random.nextInt(-NEAR_PX, NEAR_PX));
    }

    private static PlacedCharacter resized(SplittableRandom random, PlacedCharacter character) {
        return character.withBox(
                character.x() + random.nextInt(3), character.y(), random.nextInt(10, 14), character.height());
    }

    private static PlayCommand paint(SplittableRandom random, Level level, int x, int y) {
        TileRegion region =
                new TileRegion(x / level.tileSize(), y / level.tileSize(), random.nextInt(1, 3), random.nextInt(1, 3));
        TileChange change = TestLevels.fill(level, region, TileType.values()[random.nextInt(3)]);
        return new PlayCommand.SetTiles(change, level.legend());
    }
}
