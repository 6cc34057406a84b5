package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.HashLog;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * A scene played in the simplest way, with further random edits: the edits of each tick, and the visible state of the
 * world then.
 *
 * @param edits the edits of each tick, including those after the last step
 * @param moments the world after the steps and the edits of each tick
 */
public record Story(Scene scene, List<List<WorldEdit>> edits, List<Moment> moments) {

    /** The visible state of a world. */
    public record Moment(
            long hash, List<BodyState> bodies, List<PairState> pairs, List<EventState> events, List<String> hits) {
        /** The visible state of a run's world now. */
        public static Moment of(Run run) {
            return new Moment(run.world().hash(), run.states(), run.pairs(), run.events(), run.hits());
        }
    }

    /** Plays a scene; the further edits depend on the scene alone. */
    public static Story of(Scene scene) {
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        Run run = new Run(scene);
        List<List<WorldEdit>> edits = new ArrayList<>();
        List<Moment> moments = new ArrayList<>();
        for (int tick = 0; tick <= scene.ticks(); tick++) {
            List<WorldEdit> made = new ArrayList<>();
            for (Edit edit : scene.edits()) {
                if (edit.tick() == tick) {
                    make(ofScene(edit, run), run, made);
                }
            }
            while (random.nextInt(4) == 0) {
                make(randomEdit(random, scene, run.world()), run, made);
            }
            edits.add(made);
            moments.add(Moment.of(run));
            if (tick < scene.ticks()) {
                run.stepOnly();
            }
        }
        return new Story(scene, edits, moments);
    }

    /** The story as a recording, with the hash of every state. */
    public Recording<WorldEdit> recording() {
        InputLog.Builder inputs = new InputLog.Builder();
        IntStream.range(0, scene.ticks()).forEach(tick -> inputs.append(scene.inputs(tick)));
        EditLog.Builder<WorldEdit> log = new EditLog.Builder<>();
        for (int tick = 0; tick < edits.size(); tick++) {
            for (WorldEdit edit : edits.get(tick)) {
                log.append(tick, edit);
            }
        }
        long[] hashes = moments.stream().mapToLong(Moment::hash).toArray();
        return new Recording<>(inputs.toLog(), log.toLog(), HashLog.of(1, hashes));
    }

    /** The inputs of a tick. */
    public Inputs inputs(int tick) {
        return scene.inputs(tick);
    }

    /** A definition with changes of all kinds, which fits a body of any size. */
    private static BodyDef redefined(SplittableRandom random, BodyDef from, PathDef path) {
        return from.shape(Shape.BOX)
                .solidity(Solidity.NONE)
                .path(random.nextInt(4) == 0 ? path : null)
                .kinematic(random.nextInt(6) == 0)
                .sensor(random.nextInt(6) == 0)
                .solidToBodies(random.nextBoolean())
                .oneWays(random.nextBoolean())
                .tiles(random.nextInt(6) > 0)
                .gravityScale(random.nextInt(5) / 2.0)
                .maxFallSpeed(random.nextBoolean() ? Double.POSITIVE_INFINITY : random.nextInt(900))
                .drift(random.nextBoolean() ? 0 : random.nextInt(-100, 100), 0)
                .tag(random.nextLong());
    }

    /** An edit that may be made at any tick of a scene. */
    public static WorldEdit randomEdit(SplittableRandom random, Scene scene, World world) {
        int ticksPerSecond = scene.setting().ticksPerSecond();
        int tileSize = scene.setting().tileSize();
        BodyDef some = scene.bodies().isEmpty()
                ? BodyDef.box(0, 0, 1, 1)
                : scene.bodies().get(random.nextInt(scene.bodies().size())).toDef(ticksPerSecond);
        int body = random.nextInt(scene.bodies().size() + 2);
        BulletDef bullet = BulletDef.box(some.x(), some.y(), 1 + random.nextInt(9), 1 + random.nextInt(9))
                .aimed(random.nextInt(360), random.nextInt(40 * tileSize))
                .onTile(OnTile.values()[random.nextInt(3)])
                .onBody(OnBody.values()[random.nextInt(2)])
                .life(1 + random.nextInt(60));
        PathDef path = PathDef.backAndForth(
                random.nextInt(6 * tileSize) + 1, -random.nextInt(6 * tileSize), 1 + random.nextInt(20 * tileSize));
        return switch (random.nextInt(27)) {
            case 19 -> new WorldEdit.Jump(body, random.nextInt(-200, 200), random.nextInt(20 * tileSize));
            case 20 ->
                new WorldEdit.Drive(
                        body, random.nextInt(-9 * tileSize, 9 * tileSize), random.nextInt(-9 * tileSize, 9 * tileSize));
            case 21 -> new WorldEdit.SetTag(body, random.nextLong());
            case 22, 23 -> new WorldEdit.Redefine(body, redefined(random, some, path));
            case 24 -> new WorldEdit.SetPath(body, path, random.nextInt(200));
            case 25, 26 -> new WorldEdit.SetPathMotion(body, PathMotion.values()[random.nextInt(5)]);
            case 0, 1 -> new WorldEdit.Fire(bullet);
            case 2 ->
                new WorldEdit.AddEmitter(
                        EmitterDef.every(1 + random.nextInt(5), bullet).fan(1 + random.nextInt(4), 360));
            case 3 -> new WorldEdit.RemoveEmitter(random.nextInt(3));
            case 4 -> new WorldEdit.RemoveBullet(random.nextInt(20));
            case 5 ->
                new WorldEdit.Spawn(
                        world.freeIndex(),
                        some.size(Math.max(0.01, some.width()), Math.max(0.01, some.height()))
                                .solidity(Solidity.ALL)
                                .path(path));
            case 6 ->
                new WorldEdit.Spawn(
                        world.freeIndex() + random.nextInt(3),
                        some.solidity(Solidity.TOP).path(path));
            case 7 -> new WorldEdit.SetMovement(body, some.movement().withAcceleration(random.nextInt(1000)));
            case 8 -> new WorldEdit.SetMaxFallSpeed(1 + random.nextInt(30 * tileSize));
            case 9 -> new WorldEdit.Despawn(body);
            case 10 -> new WorldEdit.Resize(body, 1 + random.nextInt(tileSize), 1 + random.nextInt(tileSize));
            case 11 -> new WorldEdit.MoveTo(body, some.x(), some.y());
            case 12 -> new WorldEdit.SetVelocity(body, random.nextInt(40 * tileSize), -random.nextInt(40 * tileSize));
            case 16 -> new WorldEdit.Launch(body, random.nextInt(40 * tileSize), -random.nextInt(40 * tileSize));
            case 13 -> new WorldEdit.SetFilter(body, new Filter(1 << random.nextInt(3), random.nextInt(8)));
            case 17 -> new WorldEdit.SetFriction(body, random.nextInt(1000));
            case 18 -> new WorldEdit.SetPushForce(body, random.nextInt(1000));
            case 14 -> new WorldEdit.SetControl(body, Control.values()[random.nextInt(3)]);
            default ->
                new WorldEdit.SetTile(
                        random.nextInt(scene.tiles().columns()),
                        random.nextInt(scene.tiles().rows()),
                        RandomTiles.slope(random));
        };
    }

    private static void make(WorldEdit edit, Run run, List<WorldEdit> made) {
        try {
            run.world().apply(edit);
            made.add(edit);
        } catch (IllegalArgumentException refused) {
            // Numbers out of range at this rate of ticks, or a circle with unequal sides. Nothing was changed.
        }
    }

    private static WorldEdit ofScene(Edit edit, Run run) {
        int ticksPerSecond = run.world().ticksPerSecond();
        if (edit instanceof Edit.Paint paint) {
            return new WorldEdit.SetTile(paint.column(), paint.row(), paint.type());
        } else if (edit instanceof Edit.Spawn spawn) {
            return new WorldEdit.Spawn(run.world().freeIndex(), spawn.body().toDef(ticksPerSecond));
        } else if (edit instanceof Edit.Gravity gravity) {
            return new WorldEdit.SetGravity(gravity.gravity());
        } else if (edit instanceof Edit.Move move) {
            return new WorldEdit.MoveTo(move.body(), BodySpec.px(move.x()), BodySpec.px(move.y()));
        } else if (edit instanceof Edit.Resize resize) {
            return new WorldEdit.Resize(resize.body(), BodySpec.px(resize.width()), BodySpec.px(resize.height()));
        } else if (edit instanceof Edit.SetMovement change) {
            return new WorldEdit.SetMovement(change.body(), change.movement().toMovement(ticksPerSecond));
        } else if (edit instanceof Edit.Fire fire) {
            return new WorldEdit.Fire(fire.shot().toDef(ticksPerSecond));
        } else if (edit instanceof Edit.AddSource add) {
            return new WorldEdit.AddEmitter(add.source().toDef(ticksPerSecond));
        } else if (edit instanceof Edit.RemoveSource remove) {
            return new WorldEdit.RemoveEmitter(remove.number());
        } else if (edit instanceof Edit.SetVelocity change) {
            return new WorldEdit.SetVelocity(
                    change.body(),
                    SubPixels.toPxPerSecond(change.vx(), ticksPerSecond),
                    SubPixels.toPxPerSecond(change.vy(), ticksPerSecond));
        } else if (edit instanceof Edit.Launch launch) {
            return new WorldEdit.Launch(
                    launch.body(),
                    SubPixels.toPxPerSecond(launch.vx(), ticksPerSecond),
                    SubPixels.toPxPerSecond(launch.vy(), ticksPerSecond));
        } else if (edit instanceof Edit.MaxFall limit) {
            return new WorldEdit.SetMaxFallSpeed(SubPixels.toPxPerSecond(limit.speed(), ticksPerSecond));
        } else if (edit instanceof Edit.Despawn despawn) {
            return new WorldEdit.Despawn(despawn.body());
        }
        throw new AssertionError(edit);
    }
}
