package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * How the player rises, measured in an empty world: so each tick rate and each movement has the numbers of the
 * simulation itself.
 */
final class TakeOffs {
    /** The longest rise in ticks. */
    static final int MAX_TICKS = 500;

    private static final int TILE_SIZE = 1024;
    private static final int ROWS = 200;
    private static final int LEDGE_ROW = ROWS / 2;
    private static final int FLOOR_ROW = ROWS - 1;
    /** The most ticks until the player grabs the ledge beside which it falls. */
    private static final int GRAB_TICKS = 100;

    /** How long the platform rises from which the player jumps: longer than it needs. */
    private static final int LIFT_TICKS = 8;

    private static final Inputs LEFT = Inputs.NONE.with(0, Button.LEFT.bit());
    private static final Inputs JUMP = Inputs.NONE.with(0, Button.JUMP.bit());

    private final PhysicsNumbers physics;
    private final BodyDef player;
    private final Forgiveness forgiveness;
    private final World world;
    private final double floor;
    /** What the floor does to jumps, one after the other. */
    private final List<Material> floors;
    /** The index of the material of the floor. */
    private int floorMaterial;
    /** The platform from which the player takes off; null if it is none. */
    private Body lift;

    /**
     * The take-offs of a player.
     *
     * @param floors the materials from which it jumps
     */
    TakeOffs(PhysicsNumbers physics, BodyDef player, List<Material> floors) {
        this.physics = physics;
        this.floors = floors;
        this.player = player;
        forgiveness = player.movement().forgiveness();
        world = World.builder(2 + (int) player.width() / TILE_SIZE, ROWS)
                .tileSize(TILE_SIZE)
                .borders(new Borders(false, false, true, false))
                .ticksPerSecond(physics.ticksPerSecond())
                .gravity(physics.gravity())
                .maxFallSpeed(physics.maxFallSpeed())
                .build();
        floor = (double) TILE_SIZE * FLOOR_ROW - player.height();
    }

    /**
     * The jumps with each time of holding the button that makes a difference; none if the player can't jump, null if
     * one takes too long. In the coyote time a jump without a speed still stops a fall.
     */
    List<Rise> jumps() {
        List<Rise> all = new ArrayList<>();
        for (Material floor : floors) {
            floorMaterial = world.materialIndex(floor);
            List<Rise> rises = jumpsFromFloor();
            if (rises == null) {
                return null;
            }
            rises.forEach(rise -> addNew(all, rise));
        }
        return all;
    }

    private List<Rise> jumpsFromFloor() {
        List<Rise> rises = held(this::jump);
        boolean isNoJump = rises != null && rises.stream().noneMatch(rise -> rise.velocity(0) < 0);
        if (isNoJump && forgiveness.coyoteSeconds() == 0) {
            return List.of();
        }
        if (rises != null && !rises.isEmpty() && forgiveness.jumpBufferSeconds() > 0) {
            addNew(rises, bufferedTap());
        }
        return rises;
    }

    /**
     * The jumps off a ledge, likewise: the first tick of such a jump doesn't count for its release. None if the player
     * doesn't grab ledges.
     */
    List<Rise> ledgeJumps() {
        return player.movement().grabsLedges() ? held(this::ledgeJump) : List.of();
    }

    /** The jumps with each time of holding the button. */
    private static List<Rise> held(IntFunction<Rise> jump) {
        List<Rise> rises = new ArrayList<>();
        Rise held = jump.apply(Integer.MAX_VALUE);
        if (held == null) {
            return null;
        }
        for (int hold = 1; hold <= held.length(); hold++) {
            addNew(rises, jump.apply(hold));
        }
        addNew(rises, held);
        return rises;
    }

    /**
     * The jumps from a platform that rises, of which they take the velocity; null if one takes too long.
     *
     * @param speed of the platform, in sub-pixels per tick
     */
    List<Rise> liftedJumps(int speed) {
        List<Rise> rises = held(hold -> liftedJump(speed, 0, Inputs.NONE, hold));
        if (rises != null && forgiveness.jumpBufferSeconds() > 0) {
            addNew(rises, liftedJump(speed, speed + 1, JUMP, 0));
        }
        return rises;
    }

    /**
     * A jump from a rising platform.
     *
     * @param above how far above it the player is one tick before, in sub-pixels
     * @param before its buttons in that tick
     */
    private Rise liftedJump(int speed, int above, Inputs before, int hold) {
        Body body = spawn(floor / 2 - SubPixels.toPx(above));
        double rise = SubPixels.toPx(speed);
        lift = world.spawn(BodyDef.box(0, floor / 2 + player.height(), player.width(), 1)
                .gravity(false)
                .tiles(false)
                .solidity(Solidity.ALL)
                .filter(BodyCategories.PLATFORMS)
                .path(PathDef.backAndForth(0, -LIFT_TICKS * rise, rise * physics.ticksPerSecond())));
        world.step(before);
        return rise(body, hold);
    }

    /** The rise after a launch; null if it takes too long. */
    Rise launch(double pxPerSecond) {
        Body body = spawn(floor / 2);
        world.step(Inputs.NONE);
        world.launch(body, 0, -pxPerSecond);
        return rise(body, 0);
    }

    int ticksPerSecond() {
        return physics.ticksPerSecond();
    }

    /** What gravity does, given all jumps. */
    VerticalNumbers numbers(List<Rise> jumps) {
        int rate = physics.ticksPerSecond();
        int gravity = SubPixels.perTickSquared(physics.gravity(), rate);
        int maxFall = SubPixels.perTick(physics.maxFallSpeed(), rate);
        int apex = SubPixels.perTick(forgiveness.apexSpeed(), rate);
        int release = SubPixels.perTick(player.movement().jumpReleaseSpeed(), rate);
        // At other rates than the reference the speed is adjusted by less than this.
        int adjusted = rate == SubPixels.REFERENCE_RATE ? 0 : release / 5 + gravity;
        int slowest = Math.max(0, release - adjusted);
        boolean matters = !jumps.isEmpty() && slowest < apex;
        return new VerticalNumbers(gravity, maxFall, apex, slowest, release + adjusted, matters);
    }

    private static void addNew(List<Rise> rises, Rise rise) {
        boolean isNew = rises.stream()
                .noneMatch(other -> Arrays.equals(other.path(), rise.path())
                        && Arrays.equals(other.velocities(), rise.velocities()));
        if (isNew) {
            rises.add(rise);
        }
    }

    private Rise jump(int hold) {
        setFloor(TileType.BLOCK);
        Body body = spawn(floor);
        world.step(Inputs.NONE);
        return rise(body, hold);
    }

    private Rise ledgeJump(int hold) {
        world.setTile(0, LEDGE_ROW, TileType.BLOCK);
        world.step(Inputs.NONE);
        Body body = world.spawn(player.at(TILE_SIZE, LEDGE_ROW * TILE_SIZE - 1)
                .control(Control.PLAYER)
                .velocity(0, 0));
        for (int tick = 0; tick < GRAB_TICKS && body.state() != ControllerState.GRAB_LEDGE; tick++) {
            world.step(LEFT);
        }
        world.step(Inputs.NONE);
        Rise rise = rise(body, hold);
        world.setTile(0, LEDGE_ROW, TileType.EMPTY);
        return rise;
    }

    /** A jump at the landing, whose button was pressed in the tick before and isn't held. */
    private Rise bufferedTap() {
        setFloor(TileType.BLOCK);
        Body body = spawn(floor - SubPixels.toPx(1));
        world.step(JUMP);
        return rise(body, 0);
    }

    private void setFloor(TileType type) {
        for (int column = 0; column < world.tiles().columns(); column++) {
            world.setTile(column, FLOOR_ROW, type, type == TileType.EMPTY ? 0 : floorMaterial);
        }
    }

    private Body spawn(double y) {
        // Buttons of the last step must not count as held.
        world.step(Inputs.NONE);
        return world.spawn(player.at(0, y).control(Control.PLAYER).velocity(0, 0));
    }

    /** Follows a body, with jump held for some ticks, as long as it rises without a choice; null if too long. */
    private Rise rise(Body body, int hold) {
        int apex = SubPixels.perTick(forgiveness.apexSpeed(), physics.ticksPerSecond());
        int start = body.subY();
        int[] path = new int[MAX_TICKS];
        int[] velocities = new int[MAX_TICKS];
        int length = 0;
        boolean rises = true;
        while (rises && length < MAX_TICKS && body.subY() > 0) {
            world.step(length < hold ? JUMP : Inputs.NONE);
            // After a hop that is lower than a tick of gravity, it must not land where it took off.
            setFloor(TileType.EMPTY);
            if (lift != null) {
                world.despawn(lift);
                lift = null;
            }
            path[length] = body.subY() - start;
            velocities[length] = body.subVy();
            rises = velocities[length] < 0 && velocities[length] <= -apex;
            length++;
        }
        world.despawn(body);
        return rises ? null : new Rise(Arrays.copyOf(path, length), Arrays.copyOf(velocities, length));
    }

    /**
     * The rise of a jump or launch in free air, tick by tick, up to the first tick after which the player can choose how
     * gravity acts.
     *
     * @param path the top edge after each tick, in sub-pixels down from the start
     * @param velocities the downward velocity after each tick, in sub-pixels per tick
     */
    record Rise(int[] path, int[] velocities) {
        int length() {
            return path.length;
        }

        int y(int tick) {
            return path[tick];
        }

        int velocity(int tick) {
            return velocities[tick];
        }
    }

    /**
     * What gravity does to the player in a tick; speeds in sub-pixels per tick.
     *
     * @param gravity in sub-pixels per tick squared
     * @param maxFall the maximum fall speed
     * @param apexSpeed below this speed, up or down, gravity is halved while jump is held
     * @param slowestRelease the least upward speed that the release of jump may leave
     * @param fastestRelease the greatest such speed
     * @param releaseMattersAtApex whether a release may slow a jump where it is slower than the apex speed
     */
    record VerticalNumbers(
            int gravity,
            int maxFall,
            int apexSpeed,
            int slowestRelease,
            int fastestRelease,
            boolean releaseMattersAtApex) {
        /** The same for a jump that took a velocity upward from a platform, which a release leaves. */
        VerticalNumbers lifted(int speed) {
            return new VerticalNumbers(
                    gravity, maxFall, apexSpeed, slowestRelease, fastestRelease + speed, releaseMattersAtApex);
        }

        /** Whether each flight has exact heights, as the player can't choose how gravity acts on it. */
        boolean hasExactHeights() {
            return apexSpeed == 0;
        }

        /** Whether the player may choose how gravity acts at a velocity, or it falls. */
        boolean isFree(int velocity) {
            return velocity >= 0 || velocity > -apexSpeed;
        }
    }
}
