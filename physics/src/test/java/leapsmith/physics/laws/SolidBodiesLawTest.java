package leapsmith.physics.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Passages;
import leapsmith.physics.laws.scene.Slopes;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * Bodies solid to bodies never pass through each other or end in each other: crates in towers, kicked ones, players that push,
 * patrols, lifts that carry and meet them, at any size, speed and tick rate.
 */
class SolidBodiesLawTest {
    private static final int PX = SubPixels.PER_PIXEL;
    private static final int TILE = 16 * PX;
    private static final int[] RATES = {10, 30, 60, 60, 120, 240};
    /** In px/s^2: downward, upward, none, small. */
    private static final int[] GRAVITIES = {1030, 1030, 1030, -1030, 0, 30};

    private enum Kind {
        CRATE,
        PLAYER,
        SECOND_PLAYER,
        PATROL,
        LIFT,
        SHELF;

        boolean isPlatform() {
            return this == LIFT || this == SHELF;
        }
    }

    /** A body, its velocity in sub-pixels per tick, or the displacement of its path in px. */
    private record Piece(Kind kind, Box box, int vx, int vy, boolean left) {
        BodyDef toDef(int rate) {
            BodyDef def = BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                    .facingLeft(left);
            return switch (kind) {
                case LIFT, SHELF ->
                    def.solidity(kind == Kind.LIFT ? Solidity.ALL : Solidity.TOP)
                            .path(PathDef.backAndForth(vx, vy, 20 + 4 * (Math.abs(vx) + Math.abs(vy))));
                default ->
                    def.solidToBodies(true)
                            .velocity(SubPixels.toPxPerSecond(vx, rate), SubPixels.toPxPerSecond(vy, rate))
                            .control(
                                    kind == Kind.CRATE
                                            ? Control.NONE
                                            : kind == Kind.PATROL ? Control.PATROL : Control.PLAYER)
                            .channel(kind == Kind.SECOND_PLAYER ? 1 : 0);
            };
        }

        Piece mirrored(long width) {
            return new Piece(kind, box.at(width - box.right(), box.y()), -vx, vy, !left);
        }
    }

    private record Yard(Tiles tiles, int rate, int gravity, List<Piece> pieces, List<Inputs> inputs)
            implements Case<Yard> {
        static Yard draw(SplittableRandom random) {
            int columns = 6 + random.nextInt(8);
            int rows = 6 + random.nextInt(5);
            int blocks = random.nextInt(12);
            boolean slopes = random.nextInt(3) == 0;
            TileType[][] types = new TileType[columns][rows];
            for (TileType[] column : types) {
                java.util.Arrays.fill(column, TileType.EMPTY);
            }
            for (int b = 0; b < blocks; b++) {
                int row = random.nextInt(rows);
                types[random.nextInt(columns)][row] = !slopes || random.nextBoolean()
                        ? random.nextInt(4) == 0 ? TileType.ONE_WAY : TileType.BLOCK
                        : random.nextBoolean() ? TileType.SLOPE_LEFT : TileType.SLOPE_RIGHT;
            }
            Tiles tiles = Tiles.of(columns, rows, (column, row) -> types[column][row]);
            List<Piece> pieces = drawPieces(random, tiles, columns, rows);
            List<Inputs> inputs = new ArrayList<>();
            int ticks = 20 + random.nextInt(60);
            while (inputs.size() < ticks) {
                Inputs held = Inputs.NONE.with(0, buttons(random)).with(1, buttons(random));
                IntStream.range(0, 3 + random.nextInt(20)).forEach(i -> inputs.add(held));
            }
            return new Yard(
                    tiles,
                    RATES[random.nextInt(RATES.length)],
                    GRAVITIES[random.nextInt(GRAVITIES.length)],
                    pieces,
                    inputs);
        }

        /** A yard in which no two bodies have the same size: indices decide only between bodies that are alike in all. */
        static Yard drawDistinct(SplittableRandom random) {
            Yard yard = draw(random);
            List<Piece> distinct = new ArrayList<>();
            for (Piece piece : yard.pieces()) {
                if (distinct.stream()
                        .noneMatch(it -> it.box().width() == piece.box().width()
                                && it.box().height() == piece.box().height())) {
                    distinct.add(piece);
                }
            }
            return new Yard(yard.tiles(), yard.rate(), yard.gravity(), distinct, yard.inputs());
        }

        private static Button[] buttons(SplittableRandom random) {
            List<Button> buttons = new ArrayList<>();
            int side = random.nextInt(3);
            if (side > 0) {
                buttons.add(side == 1 ? Button.LEFT : Button.RIGHT);
            }
            if (random.nextInt(3) == 0) {
                buttons.add(Button.JUMP);
            }
            return buttons.toArray(Button[]::new);
        }

        private static List<Piece> drawPieces(SplittableRandom random, Tiles tiles, int columns, int rows) {
            Passages passages = new Passages(tiles, 16);
            List<Piece> pieces = new ArrayList<>();
            int count = 2 + random.nextInt(8);
            int unit = random.nextBoolean() ? PX : 1;
            int most = random.nextInt(8) == 0 ? 3 : random.nextBoolean() ? 12 * PX : 30 * PX;
            for (int attempt = 0; attempt < 200 && pieces.size() < count; attempt++) {
                int width = Math.max(1, (1 + random.nextInt(most)) / unit * unit);
                int height = random.nextInt(3) == 0 ? width : Math.max(1, (1 + random.nextInt(most)) / unit * unit);
                long x = random.nextLong(columns * TILE) / unit * unit;
                long y = random.nextLong(rows * TILE) / unit * unit;
                if (!pieces.isEmpty() && random.nextBoolean()) {
                    // Exactly on or beside another one.
                    Box other = pieces.get(random.nextInt(pieces.size())).box();
                    int where = random.nextInt(4);
                    x = where == 0
                            ? other.right()
                            : where == 1 ? other.x() - width : other.x() + random.nextInt(5) * PX - 2 * PX;
                    y = where < 2 ? other.bottom() - height : other.y() - height;
                } else if (random.nextBoolean()) {
                    y = (1 + random.nextInt(rows)) * (long) TILE - height;
                }
                Box box = new Box(x, y, width, height);
                int kind = random.nextInt(10);
                Kind drawn = kind < 5
                        ? Kind.CRATE
                        : kind == 5
                                ? Kind.PLAYER
                                : kind == 6
                                        ? Kind.SECOND_PLAYER
                                        : kind == 7 ? Kind.PATROL : kind == 8 ? Kind.LIFT : Kind.SHELF;
                boolean inside =
                        x >= 0 && y >= 0 && box.right() <= (long) columns * TILE && box.bottom() <= (long) rows * TILE;
                if (inside
                        && passages.isFree(box)
                        && pieces.stream().noneMatch(it -> it.box().isInside(box))) {
                    int speed = random.nextInt(4) == 0 ? 40 * PX : 4 * PX;
                    int vx = random.nextBoolean() ? 0 : random.nextInt(-speed, speed + 1);
                    int vy = random.nextBoolean() ? 0 : random.nextInt(-speed, speed + 1);
                    pieces.add(
                            drawn == Kind.LIFT || drawn == Kind.SHELF
                                    ? new Piece(
                                            drawn,
                                            box,
                                            random.nextInt(-60, 61),
                                            random.nextInt(2) * random.nextInt(-60, 61),
                                            false)
                                    : new Piece(drawn, box, vx, vy, random.nextBoolean()));
                }
            }
            return pieces;
        }

        /** How far along x and y a body may have been carried at most. */
        long longestRide(List<Box> before, List<Box> after) {
            return IntStream.range(0, pieces.size())
                    .filter(i -> pieces.get(i).kind().isPlatform())
                    .mapToLong(i -> Math.abs(after.get(i).x() - before.get(i).x())
                            + Math.abs(after.get(i).y() - before.get(i).y()))
                    .max()
                    .orElse(0);
        }

        boolean hasSlopes() {
            return tiles.hasAny(TileType::isSlope);
        }

        Yard mirrored() {
            long width = (long) tiles.columns() * TILE;
            return new Yard(
                    Tiles.of(
                            tiles.columns(),
                            tiles.rows(),
                            (column, row) -> Slopes.mirrored(tiles.at(tiles.columns() - 1 - column, row))),
                    rate,
                    gravity,
                    pieces.stream().map(it -> it.mirrored(width)).toList(),
                    inputs.stream().map(Yard::mirrored).toList());
        }

        private static Inputs mirrored(Inputs inputs) {
            Inputs mirrored = Inputs.NONE;
            for (int channel = 0; channel < 2; channel++) {
                List<Button> buttons = new ArrayList<>();
                for (Button button : Button.values()) {
                    if (inputs.isDown(channel, button)) {
                        buttons.add(
                                button == Button.LEFT ? Button.RIGHT : button == Button.RIGHT ? Button.LEFT : button);
                    }
                }
                mirrored = mirrored.with(channel, buttons.toArray(Button[]::new));
            }
            return mirrored;
        }

        @Override
        public Stream<Yard> smaller() {
            return Stream.concat(
                    IntStream.range(0, pieces.size())
                            .filter(i -> pieces.size() > 1)
                            .mapToObj(i -> {
                                List<Piece> others = new ArrayList<>(pieces);
                                others.remove(i);
                                return new Yard(tiles, rate, gravity, others, inputs);
                            }),
                    Stream.of(inputs.size() / 2, inputs.size() - 1)
                            .filter(length -> length > 0)
                            .map(length -> new Yard(tiles, rate, gravity, pieces, inputs.subList(0, length))));
        }
    }

    /** A yard that runs. */
    private static final class Play {
        private final Yard yard;
        private final World world;
        private final List<Body> bodies = new ArrayList<>();

        Play(Yard yard, boolean reversed) {
            this.yard = yard;
            world = World.builder(yard.tiles().columns(), yard.tiles().rows())
                    .ticksPerSecond(yard.rate())
                    .gravity(yard.gravity())
                    .build();
            yard.tiles().forEach(world::setTile);
            int count = yard.pieces().size();
            for (int i = 0; i < count; i++) {
                Piece piece = yard.pieces().get(i);
                bodies.add(world.spawnAt(reversed ? count - 1 - i : i, piece.toDef(yard.rate())));
            }
        }

        void step(int tick) {
            world.step(yard.inputs().get(tick));
        }

        /** The places of all bodies, null for those that were crushed. */
        List<Box> boxes() {
            List<Box> boxes = new ArrayList<>();
            for (Body it : bodies) {
                boxes.add(it.isAlive() ? new Box(it.subX(), it.subY(), it.subWidth(), it.subHeight()) : null);
            }
            return boxes;
        }
    }

    @Test
    void noBodyPassesThroughAnotherOne() {
        Property.holds("no body passes through another one or ends in it", 1_000, 100_000, Yard::draw, yard -> {
            checkApart(yard, false);
            checkApart(yard, true);
        });
    }

    private static void checkApart(Yard yard, boolean reversed) {
        Play play = new Play(yard, reversed);
        List<Box> before = play.boxes();
        for (int t = 0; t < yard.inputs().size(); t++) {
            play.step(t);
            List<Box> after = play.boxes();
            long carried = yard.longestRide(before, after);
            for (int a = 0; a < after.size(); a++) {
                for (int b = 0; b < a; b++) {
                    boolean platforms = yard.pieces().get(a).kind().isPlatform()
                            || yard.pieces().get(b).kind().isPlatform();
                    if (!platforms && after.get(a) != null && after.get(b) != null) {
                        check(
                                yard.hasSlopes(),
                                carried,
                                before.get(a),
                                before.get(b),
                                after.get(a),
                                after.get(b),
                                "tick " + t + " " + a + " " + b);
                    }
                }
            }
            before = after;
        }
    }

    private static void check(boolean slopes, long carried, Box oldA, Box oldB, Box a, Box b, String message) {
        if (a.isInside(b)) {
            throw new AssertionError("overlap in " + message + ": " + oldA + " " + oldB + " to " + a + " " + b);
        }
        // Unless they moved so far that one may have gone around the other, maybe carried there and back on its own.
        // On a slope it may have fallen below the other one and walked up by as much as along.
        long climbs = slopes ? Math.abs(a.x() - oldA.x()) + Math.abs(b.x() - oldB.x()) : 0;
        boolean beside = oldA.overlapsY(oldB)
                && a.overlapsY(b)
                && 2 * carried + climbs + Math.abs(a.y() - oldA.y()) + Math.abs(b.y() - oldB.y())
                        < Math.min(a.height(), b.height());
        boolean above = oldA.overlapsX(oldB)
                && a.overlapsX(b)
                && 2 * carried + Math.abs(a.x() - oldA.x()) + Math.abs(b.x() - oldB.x())
                        < Math.min(a.width(), b.width());
        if (beside && (oldA.right() <= oldB.x()) != (a.right() <= b.x())
                || above && (oldA.bottom() <= oldB.y()) != (a.bottom() <= b.y())) {
            throw new AssertionError("passed in " + message + ": " + oldA + " " + oldB + " to " + a + " " + b);
        }
    }

    @Test
    void theOrderOfIndicesDoesNotMatter() {
        Property.holds("the indices of solid bodies don't matter", 1_000, 100_000, Yard::drawDistinct, yard -> {
            Play one = new Play(yard, false);
            Play other = new Play(yard, true);
            for (int t = 0; t < yard.inputs().size(); t++) {
                one.step(t);
                other.step(t);
                if (one.boxes().contains(null) || other.boxes().contains(null)) {
                    // Which of several bodies between two lifts is crushed is up to the order of the lifts.
                    return;
                }
                if (!one.boxes().equals(other.boxes())) {
                    throw new AssertionError("tick " + t + ": " + one.boxes() + " " + other.boxes());
                }
            }
        });
    }

    @Test
    void aMirroredYardGivesTheMirroredResult() {
        Property.holds("solid bodies and their mirror image", 1_000, 100_000, Yard::draw, yard -> {
            long width = (long) yard.tiles().columns() * TILE;
            Play one = new Play(yard, false);
            Play other = new Play(yard.mirrored(), false);
            for (int t = 0; t < yard.inputs().size(); t++) {
                one.step(t);
                other.step(t);
                List<Box> mirrored = new ArrayList<>();
                for (Box box : other.boxes()) {
                    mirrored.add(box == null ? null : box.at(width - box.right(), box.y()));
                }
                if (!one.boxes().equals(mirrored)) {
                    throw new AssertionError("tick " + t + ": " + one.boxes() + " " + mirrored);
                }
            }
        });
    }

    private static double px(long sub) {
        return sub / (double) PX;
    }
}
