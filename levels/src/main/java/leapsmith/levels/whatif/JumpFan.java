package leapsmith.levels.whatif;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * The jumps that a character can make from one place, computed by the simulation: to the left and right at walking
 * speed and straight up, with the jump button held for one tick, for fractions of the rise, and until its end.
 *
 * <p>The simulated world has only tiles, because platforms and other bodies move. It covers a window around the place,
 * so that the cost doesn't depend on the size of the level. An arc that leaves the window ends there.
 */
public final class JumpFan {
    /** Tiles of 16 px that the window reaches to each side of the place. */
    private static final int REACH_TILES = 40;

    private static final int STANDARD_TILE = 16;

    /** Hold times between a tap and the whole rise. */
    private static final int PARTS = 3;

    private static final double SETTLE_SECONDS = 1;
    private static final double FLIGHT_SECONDS = 3;
    private static final int FOREVER = Integer.MAX_VALUE;

    private final Level level;
    private final BodyDef stand;
    private final int firstColumn;
    private final int firstRow;
    private final int endColumn;
    private final int endRow;
    private final int offsetX;
    private final int offsetY;

    /** The longest rise, in ticks. */
    private int rise;

    private JumpFan(Level level, LevelObject player, double feetX, double feetY) {
        this.level = level;
        int reach = Math.max(4, REACH_TILES * STANDARD_TILE / level.tileSize());
        firstColumn = Math.max(0, level.columnAt(feetX) - reach);
        firstRow = Math.max(0, level.rowAt(feetY) - reach);
        endColumn = Math.min(level.columns(), level.columnAt(feetX) + reach + 1);
        endRow = Math.min(level.rows(), level.rowAt(feetY) + reach + 1);
        offsetX = SubPixels.fromPx((double) firstColumn * level.tileSize());
        offsetY = SubPixels.fromPx((double) firstRow * level.tileSize());
        stand = ((ObjectPhysics.OfBody) player.physics())
                .def()
                .at(
                        feetX - player.width() / 2 - firstColumn * level.tileSize(),
                        feetY - player.height() - firstRow * level.tileSize());
    }

    /**
     * The jumps of the level's player, or of a classic character if the level has no player. If the place is in the
     * air, they start on the ground below it.
     *
     * @param feetX middle of the character's bottom edge, in level pixels
     * @param feetY its bottom edge
     * @return the arcs; none if the place is outside the level or in a wall, or if a fall from there takes more than a
     *     second
     */
    public static List<JumpArc> from(Level level, double feetX, double feetY) {
        if (feetX < 0 || feetX > level.widthPx() || feetY < 0 || feetY > level.heightPx()) {
            return List.of();
        }
        LevelObject player = level.player().orElseGet(() -> CharacterType.TYPE.create("", CharacterType.PLAYER, 0, 0));
        return new JumpFan(level, player, feetX, feetY).arcs();
    }

    private List<JumpArc> arcs() {
        World world = window();
        Optional<BodyDef> standing = settled(world);
        List<JumpArc> arcs = new ArrayList<>();
        if (standing.isPresent()) {
            arcs.add(jump(world, standing.get(), 0, FOREVER));
            for (int direction = -1; direction <= 1; direction += 2) {
                arcs.add(jump(world, standing.get(), direction, FOREVER));
                for (int part = 0; part < PARTS && part * rise / PARTS < rise; part++) {
                    arcs.add(jump(world, standing.get(), direction, Math.max(1, part * rise / PARTS)));
                }
            }
        }
        return arcs;
    }

    private World window() {
        PhysicsNumbers physics = level.physics();
        Borders borders = physics.borders();
        List<Material> table = new ArrayList<>();
        // All jumps are as at the start, when nothing is on.
        BitSet gone = ObjectSignals.goneValues(level, id -> false);
        int[] materials = materials(table, gone);
        // A side of the window that isn't a side of the level must not stop bodies.
        return World.builder(endColumn - firstColumn, endRow - firstRow)
                .tileSize(level.tileSize())
                .borders(new Borders(
                        firstColumn > 0 || borders.leftOpen(),
                        endColumn < level.columns() || borders.rightOpen(),
                        firstRow > 0 || borders.topOpen(),
                        endRow < level.rows() || borders.bottomOpen()))
                .ticksPerSecond(physics.ticksPerSecond())
                .gravity(physics.gravity())
                .maxFallSpeed(physics.maxFallSpeed())
                .tiles((column, row) -> gone.get(level.tiles().at(firstColumn + column, firstRow + row))
                        ? TileType.EMPTY
                        : level.typeAt(firstColumn + column, firstRow + row))
                .materials(table)
                .materialTiles((column, row) -> materials[level.tiles().at(firstColumn + column, firstRow + row)])
                .build();
    }

    /** The index in a table, which it fills, of the material of each kind. Tiles neither crumble nor break, as all jumps share a world. */
    private int[] materials(List<Material> table, BitSet gone) {
        Legend legend = level.legend();
        int[] indices = new int[legend.size()];
        for (int value = 0; value < indices.length; value++) {
            Material lasting = gone.get(value)
                    ? Material.PLAIN
                    : legend.kindOf(value).material().toBuilder()
                            .crumbleSeconds(0)
                            .breaking(Material.Breaking.NEVER)
                            .build();
            if (!lasting.isPlain()) {
                if (!table.contains(lasting)) {
                    table.add(lasting);
                }
                indices[value] = 1 + table.indexOf(lasting);
            }
        }
        return indices;
    }

    /** The character on the ground straight below its place; empty if it falls too far or is moved aside. */
    private Optional<BodyDef> settled(World world) {
        Body body = world.spawn(stand);
        int x = body.subX();
        int y = body.subY();
        Optional<BodyDef> found = Optional.empty();
        for (int i = ticks(SETTLE_SECONDS); i > 0 && found.isEmpty() && body.isAlive(); i--) {
            world.step(Inputs.NONE);
            if (!body.isAlive() || Math.abs(body.subX() - x) > carried(world, body) || body.subY() < y) {
                // It was in a wall and was moved out of it.
                break;
            }
            if (body.onGround()) {
                found = Optional.of(body.toDef().at(stand.x(), body.y()));
            }
        }
        if (body.isAlive()) {
            world.despawn(body);
        }
        return found;
    }

    /** How far the ground may have carried a body in a tick, in sub-pixels. */
    private int carried(World world, Body body) {
        double belt = Math.abs(world.material(body.groundMaterial()).belt());
        return belt == 0 ? 0 : 1 + SubPixels.perTick(belt, level.physics().ticksPerSecond());
    }

    /** The character on the ground, at full speed if there is room for one tick of run-up. */
    private Body ready(World world, BodyDef standing, int direction) {
        double walk = direction * standing.movement().walkSpeed();
        int ticksPerSecond = level.physics().ticksPerSecond();
        double runUp = SubPixels.toPx(SubPixels.perTick(walk, ticksPerSecond));
        Body running =
                world.spawn(standing.at(standing.x() - runUp, standing.y()).velocity(walk, 0));
        world.step(buttons(direction, false));
        if (running.isAlive() && running.x() == standing.x() && running.y() == standing.y()) {
            return running;
        }
        if (running.isAlive()) {
            world.despawn(running);
        }
        Body resting = world.spawn(standing);
        world.step(Inputs.NONE);
        return resting;
    }

    private JumpArc jump(World world, BodyDef standing, int direction, int hold) {
        Body body = ready(world, standing, direction);
        int most = ticks(FLIGHT_SECONDS);
        int[] x = new int[most + 1];
        int[] y = new int[most + 1];
        int length = 0;
        boolean lands = false;
        int riseTicks = 0;
        for (int tick = 0; tick <= most && body.isAlive() && isInWindow(body) && !lands; tick++) {
            x[length] = body.subX() + offsetX;
            y[length] = body.subY() + offsetY;
            length++;
            world.step(buttons(direction, tick < hold));
            riseTicks += body.isAlive() && body.subVy() < 0 ? 1 : 0;
            if (isKilled(world)) {
                break;
            }
            lands = body.isAlive() && body.onGround();
        }
        if (lands && length <= most) {
            x[length] = body.subX() + offsetX;
            y[length] = body.subY() + offsetY;
            length++;
        }
        if (hold == FOREVER) {
            rise = Math.max(rise, riseTicks);
        }
        if (body.isAlive()) {
            world.despawn(body);
        }
        return new JumpArc(
                Arrays.copyOf(x, length), Arrays.copyOf(y, length), standing, direction, Math.min(hold, length), lands);
    }

    private static boolean isKilled(World world) {
        for (int i = 0; i < world.events().count(); i++) {
            if (world.events().type(i) == EventType.TILE_TOUCHED) {
                return true;
            }
        }
        return false;
    }

    private boolean isInWindow(Body body) {
        double width = (endColumn - firstColumn) * (double) level.tileSize();
        double height = (endRow - firstRow) * (double) level.tileSize();
        return body.x() + body.width() >= 0 && body.x() <= width && body.y() + body.height() >= 0 && body.y() <= height;
    }

    private int ticks(double seconds) {
        return SubPixels.ticks(seconds, level.physics().ticksPerSecond());
    }

    private static Inputs buttons(int direction, boolean jump) {
        int bits = jump ? Button.JUMP.bit() : 0;
        bits |= direction < 0 ? Button.LEFT.bit() : 0;
        bits |= direction > 0 ? Button.RIGHT.bit() : 0;
        return Inputs.NONE.with(0, bits);
    }
}
