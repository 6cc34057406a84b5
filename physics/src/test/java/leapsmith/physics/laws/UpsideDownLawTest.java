package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.AirMoves;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Passages;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * A level upside down with gravity that acts upward gives the result upside down: players with moves of all kinds, patrols
 * and crates among Blocks. One-ways, ledges and corner corrections always know up from down; slopes are followed, and
 * bodies carried, only with gravity that acts downward.
 */
class UpsideDownLawTest {
    private static final int PX = SubPixels.PER_PIXEL;
    private static final int TILE = 16 * PX;
    private static final int[] RATES = {10, 30, 60, 60, 120, 240};
    private static final int[] GRAVITIES = {1030, 1030, 1030, 30, 5};

    private enum Kind {
        CRATE,
        SOLID_CRATE,
        PLAYER,
        AGILE_PLAYER,
        PATROL
    }

    private record Piece(Kind kind, Box box, int vx, int vy, boolean left) {
        BodyDef toDef(int rate) {
            BodyDef def = BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                    .facingLeft(left)
                    .velocity(SubPixels.toPxPerSecond(vx, rate), SubPixels.toPxPerSecond(vy, rate));
            return switch (kind) {
                case CRATE -> def.friction(300);
                case SOLID_CRATE -> def.solidToBodies(true).friction(5);
                case PATROL -> def.control(Control.PATROL);
                case PLAYER -> def.control(Control.PLAYER);
                case AGILE_PLAYER -> def.control(Control.PLAYER).movement(agile());
            };
        }

        private static Movement agile() {
            return Movement.CLASSIC
                    .withAcceleration(1300)
                    .withDeceleration(2100)
                    .withForgiveness(new Forgiveness(0.1, 0.1, 0, 40))
                    .withAirMoves(new AirMoves(1, 200, 0.15, 60, 300, 0.12));
        }

        Piece upsideDown(long height) {
            return new Piece(kind, box.at(box.x(), height - box.bottom()), vx, -vy, left);
        }
    }

    private record Yard(Tiles tiles, int rate, int gravity, int maxFall, List<Piece> pieces, List<Inputs> inputs)
            implements Case<Yard> {
        static Yard draw(SplittableRandom random) {
            int columns = 4 + random.nextInt(8);
            int rows = 4 + random.nextInt(6);
            double density = 0.3 * random.nextDouble();
            Tiles tiles = Tiles.of(
                    columns, rows, (column, row) -> random.nextDouble() < density ? TileType.BLOCK : TileType.EMPTY);
            List<Piece> pieces = drawPieces(random, tiles);
            List<Inputs> inputs = new ArrayList<>();
            int ticks = 20 + random.nextInt(100);
            while (inputs.size() < ticks) {
                List<Button> buttons = Stream.of(Button.values())
                        .filter(button -> random.nextInt(3) == 0)
                        .toList();
                Inputs held = Inputs.of(buttons.toArray(Button[]::new));
                IntStream.range(0, 1 + random.nextInt(16)).forEach(i -> inputs.add(held));
            }
            int rate = RATES[random.nextInt(RATES.length)];
            int gravity = GRAVITIES[random.nextInt(GRAVITIES.length)];
            return new Yard(tiles, rate, gravity, random.nextBoolean() ? 900 : 60, pieces, inputs);
        }

        private static List<Piece> drawPieces(SplittableRandom random, Tiles tiles) {
            Passages passages = new Passages(tiles, 16);
            List<Piece> pieces = new ArrayList<>();
            int count = 1 + random.nextInt(6);
            for (int attempt = 0; attempt < 100 && pieces.size() < count; attempt++) {
                int width = 1 + random.nextInt(20 * PX);
                int height = 1 + random.nextInt(30 * PX);
                long x = random.nextLong(tiles.columns() * TILE);
                long y = random.nextInt(3) == 0
                        ? random.nextLong(tiles.rows() * TILE)
                        : (1 + random.nextInt(tiles.rows())) * (long) TILE - height;
                Box box = new Box(x, y, width, height);
                boolean fits = y >= 0
                        && box.right() <= (long) tiles.columns() * TILE
                        && box.bottom() <= (long) tiles.rows() * TILE
                        && passages.isFree(box);
                if (fits && pieces.stream().noneMatch(it -> it.box().isInside(box))) {
                    Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
                    boolean another = pieces.stream().anyMatch(it -> it.kind() == Kind.SOLID_CRATE);
                    int speed = 6 * PX;
                    pieces.add(new Piece(
                            kind == Kind.SOLID_CRATE && another ? Kind.CRATE : kind,
                            box,
                            random.nextBoolean() ? 0 : random.nextInt(-speed, speed + 1),
                            random.nextBoolean() ? 0 : random.nextInt(-speed, speed + 1),
                            random.nextBoolean()));
                }
            }
            return pieces;
        }

        private long height() {
            return (long) tiles.rows() * TILE;
        }

        Yard upsideDown() {
            return new Yard(
                    Tiles.of(tiles.columns(), tiles.rows(), (column, row) -> tiles.at(column, tiles.rows() - 1 - row)),
                    rate,
                    -gravity,
                    maxFall,
                    pieces.stream().map(it -> it.upsideDown(height())).toList(),
                    inputs);
        }

        World world() {
            World world = World.builder(tiles.columns(), tiles.rows())
                    .ticksPerSecond(rate)
                    .gravity(gravity)
                    .maxFallSpeed(maxFall)
                    .build();
            tiles.forEach(world::setTile);
            pieces.forEach(piece -> world.spawn(piece.toDef(rate)));
            return world;
        }

        @Override
        public Stream<Yard> smaller() {
            return Stream.concat(
                    IntStream.range(0, pieces.size())
                            .filter(i -> pieces.size() > 1)
                            .mapToObj(i -> {
                                List<Piece> others = new ArrayList<>(pieces);
                                others.remove(i);
                                return new Yard(tiles, rate, gravity, maxFall, others, inputs);
                            }),
                    Stream.of(inputs.size() / 2, inputs.size() - 1)
                            .filter(length -> length > 0)
                            .map(length -> new Yard(tiles, rate, gravity, maxFall, pieces, inputs.subList(0, length))));
        }
    }

    @Test
    void aLevelUpsideDownGivesTheResultUpsideDown() {
        Property.holds(
                "a level upside down with upward gravity gives the result upside down",
                2_000,
                100_000,
                Yard::draw,
                UpsideDownLawTest::check);
    }

    private static void check(Yard yard) {
        World down = yard.world();
        World up = yard.upsideDown().world();
        for (Inputs inputs : yard.inputs()) {
            down.step(inputs);
            up.step(inputs);
            for (int i = 0; i < yard.pieces().size(); i++) {
                assertEquals(
                        states(down.body(i), 0, 1),
                        states(up.body(i), yard.height(), -1),
                        "body " + i + " in tick " + down.tick());
            }
        }
    }

    private static List<Object> states(Body body, long height, int side) {
        long y = side > 0 ? body.subY() : height - body.subY() - body.subHeight();
        int contacts = body.contacts();
        boolean ground = (contacts & (side > 0 ? Contacts.GROUND : Contacts.CEILING)) != 0;
        boolean ceiling = (contacts & (side > 0 ? Contacts.CEILING : Contacts.GROUND)) != 0;
        return List.of(
                body.subX(),
                y,
                body.subVx(),
                side * body.subVy(),
                ground,
                ceiling,
                contacts & (Contacts.LEFT_WALL | Contacts.RIGHT_WALL),
                body.state(),
                body.facingLeft());
    }

    private static double px(long sub) {
        return sub / (double) PX;
    }
}
