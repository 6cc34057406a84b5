package leapsmith.bench.ours;

import leapsmith.bench.Reading;
import leapsmith.bench.scene.CrowdScene;
import leapsmith.bench.scene.Movers;
import leapsmith.bench.scene.PlatformScene;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.PhaseTimes;
import leapsmith.physics.world.World;

/** W2 and W3 as patrols. */
public final class LeapsmithCrowd extends LeapsmithScene {
    /** A crowd whose places aren't read. */
    public LeapsmithCrowd(CrowdScene scene) {
        this(world(scene), Reading.NONE);
    }

    LeapsmithCrowd(World world, Reading reading) {
        super(world, reading);
    }

    /** The scene as a world before its first step. */
    public static World world(CrowdScene scene) {
        World world = level(scene.tiles())
                .gravity(CrowdScene.GRAVITY)
                .maxFallSpeed(CrowdScene.MAX_FALL_SPEED)
                .build();
        Movers characters = scene.characters();
        for (int i = 0; i < characters.count(); i++) {
            world.spawn(patrol(characters, i));
        }
        return world;
    }

    /** The crowd and its platforms as a world before its first step. */
    static World world(PlatformScene scene) {
        World world = world(scene.crowd());
        spawn(world, scene.lifts(), Solidity.TOP, 0, -PlatformScene.RISE);
        spawn(world, scene.gliders(), Solidity.ALL, PlatformScene.GLIDE, 0);
        return world;
    }

    private static void spawn(World world, Movers platforms, Solidity solidity, float dx, float dy) {
        for (int i = 0; i < platforms.count(); i++) {
            world.spawn(BodyDef.box(platforms.x[i], platforms.y[i], platforms.width[i], platforms.height[i])
                    .solidity(solidity)
                    .path(PathDef.backAndForth(dx, dy, PlatformScene.SPEED)));
        }
    }

    private static BodyDef patrol(Movers movers, int i) {
        return BodyDef.box(movers.x[i], movers.y[i], movers.width[i], movers.height[i])
                .control(Control.PATROL)
                .movement(Movement.CLASSIC.withWalkSpeed(Math.abs(movers.vx[i])))
                .facingLeft(movers.vx[i] < 0);
    }

    /** Times the phases of each tick from now on. */
    public void time() {
        world.setTiming(true);
    }

    /** The durations of the phases of the last tick. */
    public PhaseTimes phaseTimes() {
        return world.phaseTimes();
    }
}
