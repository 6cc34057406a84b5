package leapsmith.levels.whatif;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.TestKinds;
import leapsmith.levels.TestLevels;
import leapsmith.levels.ThrusterType;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Inputs;

/** Small random levels that use every system of the simulation, runs through them, and changes of the levels. */
final class RandomRuns {
    private static final int[] TILE_SIZES = {1, 3, 8, 16, 16, 16, 24, 64};

    private final SplittableRandom random;

    RandomRuns(SplittableRandom random) {
        this.random = random;
    }

    Level level() {
        Level level = TestLevels.strewn(random, 8 + random.nextInt(40), 6 + random.nextInt(24));
        if (random.nextInt(3) == 0) {
            level = withoutSlopes(level);
        }
        level = level.withTileSize(TILE_SIZES[random.nextInt(TILE_SIZES.length)])
                .withPhysics(physics())
                .withObjects(ObjectLists.none(ThrusterType.WITH_THRUSTERS));
        for (ObjectType type : ThrusterType.WITH_THRUSTERS.all()) {
            List<LevelObject> list = new ArrayList<>();
            int most = type == CharacterType.TYPE ? 7 : type == EmitterType.TYPE ? 2 : 3;
            for (int i = random.nextInt(most); i > 0; i--) {
                list.add(object(level, type, type.listKey() + i));
            }
            if (type == CharacterType.TYPE && random.nextInt(10) > 0) {
                LevelObject player = object(level, type, "hero").withKind(CharacterType.PLAYER);
                list.add(random.nextInt(3) > 0 ? 0 : random.nextInt(list.size() + 1), player);
            }
            level = level.withObjects(type, list);
        }
        return random.nextInt(3) > 0 ? TestKinds.painted(random, level) : level;
    }

    /** A run through a level: random buttons, and any command at any tick. */
    PlayRecording run(Level level, int ticks) {
        InputLog.Builder inputs = new InputLog.Builder();
        for (int left = ticks; left > 0; ) {
            int held = Math.min(left, 1 + random.nextInt(30));
            inputs.append(Inputs.NONE.with(0, random.nextInt(16)), held);
            left -= held;
        }
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        if (random.nextBoolean()) {
            for (int tick = 0; tick < ticks; tick += random.nextInt(60)) {
                commands.append(tick, command(level));
                tick += random.nextInt(2);
            }
        }
        Optional<StartPoint> start = random.nextInt(4) > 0
                ? Optional.empty()
                : Optional.of(new StartPoint(random.nextInt(level.widthPx()), random.nextInt(level.heightPx())));
        return new PlayRecording(
                level, start, Recording.<PlayCommand>of(inputs.toLog()).withEdits(commands.toLog()));
    }

    /** The level after an edit of any kind; most are of tiles, near a trail or anywhere. */
    Level changed(Level level, Trail trail) {
        return switch (random.nextInt(13)) {
            case 0 -> level.withPhysics(physics());
            case 1 -> withOneObjectChanged(level);
            case 2 -> level.withTileSize(TILE_SIZES[random.nextInt(TILE_SIZES.length)]);
            case 3 -> level.withLegend(swapped(level.legend()));
            case 6 ->
                level.withPartition(
                        new PartitionSize(1 + random.nextInt(20), 1 + random.nextInt(20), RawMembers.EMPTY));
            case 4 -> filled(level);
            case 5 ->
                random.nextInt(3) > 0
                        ? painted(level, trail)
                        : level.withTiles(level.tiles()
                                .resized(
                                        level.columns() + random.nextInt(-2, 3),
                                        level.rows() + random.nextInt(-2, 3),
                                        random.nextInt(-1, 2),
                                        0,
                                        level.legend().indexOf(TileType.EMPTY)));
            default -> painted(level, trail);
        };
    }

    LevelObject object(Level level, ObjectType type, String id) {
        String kind = type.kinds().get(random.nextInt(type.kinds().size())).name();
        LevelObject object = type.create(id, kind, random.nextInt(level.widthPx()), random.nextInt(level.heightPx()));
        if (random.nextBoolean()) {
            double side = 1 + random.nextInt(4 * level.tileSize());
            object = object.withBox(
                    object.x(),
                    object.y(),
                    side,
                    random.nextBoolean() ? side : 1 + random.nextInt(4 * level.tileSize()));
        }
        if (type == CharacterType.TYPE) {
            return character(object);
        } else if (type == PlatformType.TYPE) {
            return object.with(PlatformType.STOPS, stops(level))
                    .with(PlatformType.WAIT, (double) random.nextInt(20))
                    .with(PlatformType.LOOP, random.nextBoolean())
                    .with(PlatformType.SPEED, (double) random.nextInt(400));
        } else if (type == EmitterType.TYPE) {
            return object.with(EmitterType.DIRECTION, (double) random.nextInt(360))
                    .with(EmitterType.SPEED, (double) random.nextInt(600))
                    .with(EmitterType.INTERVAL, (double) (5 + random.nextInt(60)))
                    .with(EmitterType.COUNT, (double) (1 + random.nextInt(4)))
                    .with(EmitterType.SPREAD, (double) random.nextInt(360))
                    .with(EmitterType.BULLET_SIZE, (double) (1 + random.nextInt(12)))
                    .with(EmitterType.ON_TILE, OnTile.values()[random.nextInt(OnTile.values().length)]);
        }
        return object;
    }

    private LevelObject character(LevelObject object) {
        LevelObject character = CharacterType.withMovement(object, movement())
                .with(
                        CharacterType.FACING,
                        random.nextBoolean() ? CharacterType.Facing.LEFT : CharacterType.Facing.RIGHT)
                .with(CharacterType.SOLID_TO_BODIES, random.nextInt(3) == 0)
                .with(CharacterType.FRICTION, (double) random.nextInt(2) * random.nextInt(1000))
                .with(CharacterType.PUSH_FORCE, (double) random.nextInt(2) * random.nextInt(1000));
        return random.nextInt(4) > 0
                ? character
                : character.with(CharacterType.SHAPE, Shape.values()[random.nextInt(Shape.values().length)]);
    }

    private Movement movement() {
        Movement movement = random.nextBoolean() ? Movement.CLASSIC : Movement.MODERN;
        if (random.nextBoolean()) {
            Forgiveness forgiveness = movement.forgiveness()
                    .withCornerPx(random.nextInt((int) Forgiveness.MAX_CORNER_PX + 1))
                    .withCoyoteSeconds(random.nextInt(3) / 10.0);
            movement = movement.withForgiveness(forgiveness)
                    .withWalkSpeed(random.nextInt(600))
                    .withJumpSpeed(random.nextInt(900));
        }
        return movement.withGrabsLedges(random.nextBoolean());
    }

    private List<PathStop> stops(Level level) {
        List<PathStop> stops = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            int reach = 5 * level.tileSize();
            stops.add(PathStop.of(random.nextInt(-reach, reach + 1), random.nextInt(-reach, reach + 1)));
        }
        return stops;
    }

    private PhysicsNumbers physics() {
        PhysicsNumbers physics = random.nextInt(3) > 0
                ? PhysicsNumbers.CLASSIC
                : PhysicsNumbers.CLASSIC
                        .withTicksPerSecond(new int[] {10, 30, 60, 120, 240}[random.nextInt(5)])
                        .withGravity(random.nextInt(3000))
                        .withMaxFallSpeed(random.nextInt(2000));
        return physics.withBorders(new Borders(
                random.nextInt(4) == 0, random.nextInt(4) == 0, random.nextInt(4) == 0, random.nextInt(3) == 0));
    }

    private PlayCommand command(Level level) {
        return switch (random.nextInt(8)) {
            case 0 -> new CharacterCommand.SetMovement("characters1", movement());
            case 1 -> new CharacterCommand.SetPlayerMovement(movement());
            case 2, 3 ->
                new CharacterCommand.ResizePlayer(
                        1 + random.nextInt(6 * level.tileSize()), 1 + random.nextInt(6 * level.tileSize()));
            case 4 ->
                new CharacterCommand.MovePlayer(random.nextInt(level.widthPx()), random.nextInt(level.heightPx()));
            case 5 -> random.nextInt(3) > 0 ? new CharacterCommand.RespawnPlayer() : new CharacterCommand.ClonePlayer();
            case 6 -> new CharacterCommand.RespawnPlayer();
            default -> new CharacterCommand.RemoveClones();
        };
    }

    private Level withOneObjectChanged(Level level) {
        List<LevelObject> all = level.objects().stream().toList();
        ObjectType type = level.objects()
                .types()
                .all()
                .get(random.nextInt(level.objects().types().all().size()));
        if (all.isEmpty() || random.nextInt(3) == 0) {
            String id = level.freeId("new");
            return level.withObjects(level.objects().plus(object(level, type, id)));
        }
        LevelObject object = all.get(random.nextInt(all.size()));
        return random.nextInt(3) == 0
                ? level.withObjects(level.objects().without(object.id()))
                : level.withObject(
                        object.id(), object(level, object.type(), object.id()).withKind(object.kind()));
    }

    /** The legend with two kinds swapped. */
    private Legend swapped(Legend legend) {
        List<LegendEntry> entries = new ArrayList<>(legend.entries());
        int one = random.nextInt(entries.size());
        int other = random.nextInt(entries.size());
        LegendEntry first = entries.get(one);
        entries.set(one, new LegendEntry(first.symbol(), entries.get(other).kind()));
        entries.set(other, new LegendEntry(entries.get(other).symbol(), first.kind()));
        return new Legend(entries);
    }

    private Level filled(Level level) {
        TileDraft change = level.tiles().draft();
        int value = value(level);
        int column = random.nextInt(level.columns());
        int row = random.nextInt(level.rows());
        for (int r = row; r < Math.min(level.rows(), row + 8); r++) {
            for (int c = column; c < Math.min(level.columns(), column + 8); c++) {
                change.set(c, r, value);
            }
        }
        return level.withTiles(change.build());
    }

    private Level painted(Level level, Trail trail) {
        TileDraft change = level.tiles().draft();
        for (int i = random.nextInt(4); i >= 0; i--) {
            int point = random.nextInt(trail.length());
            boolean near = trail.isPresent(point) && random.nextInt(3) > 0;
            int column =
                    near ? level.columnAt(trail.x(point)) + random.nextInt(-3, 6) : random.nextInt(level.columns());
            int row = near ? level.rowAt(trail.y(point)) + random.nextInt(-4, 6) : random.nextInt(level.rows());
            if (column >= 0 && row >= 0 && column < level.columns() && row < level.rows()) {
                change.set(column, row, value(level));
            }
        }
        return level.withTiles(change.build());
    }

    private int value(Level level) {
        return random.nextInt(4) == 0
                ? random.nextInt(level.legend().size())
                : level.legend().indexOf(type());
    }

    private TileType type() {
        TileType[] types = TileType.values();
        return switch (random.nextInt(8)) {
            case 0 -> types[random.nextInt(types.length)];
            case 1 -> TileType.ONE_WAY;
            case 2, 3, 4 -> TileType.EMPTY;
            default -> TileType.BLOCK;
        };
    }

    private static Level withoutSlopes(Level level) {
        int[] values = new int[level.legend().size()];
        for (int value = 0; value < values.length; value++) {
            boolean slope = level.legend().typeOf(value).isSlope();
            values[value] = slope ? level.legend().indexOf(TileType.EMPTY) : value;
        }
        return level.withTiles(level.tiles().mapped(values));
    }
}
