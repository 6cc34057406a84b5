package leapsmith.levels.reach.repair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.levels.reach.search.SearchResult;
import leapsmith.physics.tile.TileType;

/** The moves of a goal and of platforms, by some whole tiles, that may make the goal reachable. */
final class ObjectRepairs {
    static final int MAX_GOAL_TILES = 6;
    private static final int MAX_PLATFORM_TILES = 3;
    /** Only so many platforms are moved, those nearest to the goal. */
    private static final int MAX_PLATFORMS = 12;

    // What a move is charged.
    private static final int GOAL_COST = 10;
    private static final int PLATFORM_COST = 6;
    private static final int TILE_COST = 2;
    private static final int LOOSE_COST = 8;
    /** The detour of a goal that is moved to a way that is known, which is proven at once, so it is tried early. */
    private static final int KNOWN_WAY = -GOAL_COST;

    private final Level level;
    private final SearchResult reached;
    private final LevelObject goal;
    private final List<RepairCandidate> candidates = new ArrayList<>();

    private ObjectRepairs(Level level, SearchResult reached, LevelObject goal) {
        this.level = level;
        this.reached = reached;
        this.goal = goal;
    }

    /**
     * The moves, in a fixed order.
     *
     * @param touches whether the player touches a goal that is where this object is, on a way that is known
     */
    static List<RepairCandidate> of(
            Level level, SearchResult reached, LevelObject goal, Predicate<LevelObject> touches) {
        ObjectRepairs all = new ObjectRepairs(level, reached, goal);
        all.moveGoal(touches);
        level.objects(PlatformType.TYPE).stream()
                .sorted(Comparator.comparingDouble(all::distanceToGoal))
                .limit(MAX_PLATFORMS)
                .forEach(all::movePlatform);
        return all.candidates;
    }

    private void moveGoal(Predicate<LevelObject> touches) {
        Box before = new Box(goal, PathStop.of(0, 0));
        boolean stands = hasGround(before);
        forMoves(MAX_GOAL_TILES, (dx, dy) -> {
            Box after = before.moved(dx * level.tileSize(), dy * level.tileSize());
            if (!fits(before, after) || !touches.test(goal.withPosition(after.x, after.y))) {
                return;
            }
            if (isOnReached(after)) {
                add(Repair.Kind.MOVE_GOAL, goal, dx, dy, GOAL_COST, KNOWN_WAY);
            } else if (!stands) {
                add(Repair.Kind.MOVE_GOAL, goal, dx, dy, GOAL_COST + LOOSE_COST, KNOWN_WAY);
            }
        });
    }

    private void movePlatform(LevelObject platform) {
        int detour = (int) (distanceToGoal(platform) / level.tileSize());
        forMoves(MAX_PLATFORM_TILES, (dx, dy) -> {
            boolean fits = PathStop.withOrigin(platform.stops()).stream()
                    .map(stop -> new Box(platform, stop))
                    .allMatch(box -> fits(box, box.moved(dx * level.tileSize(), dy * level.tileSize())));
            if (fits) {
                add(Repair.Kind.MOVE_PLATFORM, platform, dx, dy, PLATFORM_COST, detour);
            }
        });
    }

    /** The box of an object at a stop of its path, in pixels. */
    private record Box(double x, double y, double width, double height) {
        Box(LevelObject object, PathStop stop) {
            this(object.x() + stop.x(), object.y() + stop.y(), object.width(), object.height());
        }

        Box moved(double dx, double dy) {
            return new Box(x + dx, y + dy, width, height);
        }
    }

    private interface Move {
        void by(int dx, int dy);
    }

    /** All moves of at most so many tiles along rows and columns, the shortest first. */
    private static void forMoves(int most, Move move) {
        for (int distance = 1; distance <= most; distance++) {
            for (int dx = -distance; dx <= distance; dx++) {
                int dy = distance - Math.abs(dx);
                move.by(dx, -dy);
                if (dy > 0) {
                    move.by(dx, dy);
                }
            }
        }
    }

    private void add(Repair.Kind kind, LevelObject object, int dx, int dy, int cost, int detour) {
        int size = level.tileSize();
        candidates.add(RepairCandidate.ofObject(
                kind,
                object.withPosition(object.x() + dx * size, object.y() + dy * size),
                cost + TILE_COST * (Math.abs(dx) + Math.abs(dy)),
                detour));
    }

    /** The distance of an object's nearest stop from the goal, in pixels. */
    private double distanceToGoal(LevelObject object) {
        return PathStop.withOrigin(object.stops()).stream()
                .mapToDouble(stop -> Math.abs(object.middleX() + stop.x() - goal.middleX())
                        + Math.abs(object.middleY() + stop.y() - goal.middleY()))
                .min()
                .orElseThrow();
    }

    /** Whether a box that is moved stays inside the level, and overlaps no more blocks than before. */
    private boolean fits(Box before, Box after) {
        return (isInside(after) || !isInside(before)) && blocksUnder(after) <= blocksUnder(before);
    }

    private boolean isInside(Box box) {
        return box.x >= 0
                && box.y >= 0
                && box.x + box.width <= level.widthPx()
                && box.y + box.height <= level.heightPx();
    }

    private int blocksUnder(Box box) {
        TileRegion region = level.tilesUnder(box.x, box.y, box.width, box.height);
        int count = 0;
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                count += level.typeAt(column, row) == TileType.BLOCK ? 1 : 0;
            }
        }
        return count;
    }

    /** The tiles right below a box. */
    private TileRegion below(Box box) {
        return level.tilesUnder(box.x, box.y + box.height, box.width, 1);
    }

    private boolean hasGround(Box box) {
        LevelGround ground = LevelGround.of(level);
        TileRegion below = below(box);
        return IntStream.range(below.column(), below.endColumn())
                .anyMatch(column -> ground.isGround(column, below.row()));
    }

    private boolean isOnReached(Box box) {
        TileRegion below = below(box);
        return IntStream.range(below.column(), below.endColumn())
                .anyMatch(column -> reached.reaches(column, below.row()));
    }
}
