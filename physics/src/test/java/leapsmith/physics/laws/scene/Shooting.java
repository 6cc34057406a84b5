package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.oracle.Box;

/** A scene with bullets, all fired before the first tick. */
public record Shooting(Scene scene, List<Shot> shots) implements Case<Shooting> {
    private static final long MAX_SIDE = (long) BulletDef.MAX_SIDE_PX * SubPixels.PER_PIXEL;

    /** Draws a scene; some or all of its bodies are bullets instead. */
    public static Shooting draw(SplittableRandom random, Recipe recipe) {
        Scene drawn = RandomScene.draw(random, recipe);
        List<BodySpec> bodies = new ArrayList<>();
        List<Shot> shots = new ArrayList<>();
        int bodiesOfThree = random.nextInt(3);
        for (BodySpec spec : drawn.bodies()) {
            Box box = spec.box();
            if (random.nextInt(3) < bodiesOfThree || Math.max(box.width(), box.height()) > MAX_SIDE) {
                bodies.add(spec);
            } else {
                shots.add(shot(random, spec, drawn.ticks()));
            }
        }
        return new Shooting(drawn.withBodies(bodies), shots);
    }

    private static Shot shot(SplittableRandom random, BodySpec spec, int ticks) {
        Box box = spec.box();
        return new Shot(
                new Box(box.x(), box.y(), Math.max(1, box.width()), Math.max(1, box.height())),
                spec.vx(),
                spec.vy(),
                OnTile.values()[random.nextInt(3)],
                OnBody.values()[random.nextInt(2)],
                random.nextBoolean(),
                spec.filter(),
                random.nextInt(4) == 0 ? 1 + random.nextInt(ticks) : BulletDef.ENDLESS);
    }

    /** Starts the scene with all bullets fired. */
    public Run start() {
        Run run = new Run(scene);
        shots.forEach(
                shot -> run.world().bullets().fire(shot.toDef(scene.setting().ticksPerSecond())));
        return run;
    }

    @Override
    public Stream<Shooting> smaller() {
        Stream<Shooting> fewerShots = IntStream.range(0, shots.size()).mapToObj(i -> {
            List<Shot> fewer = new ArrayList<>(shots);
            fewer.remove(i);
            return new Shooting(scene, fewer);
        });
        return Stream.concat(fewerShots, scene.smaller().map(smaller -> new Shooting(smaller, shots)));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(scene).append('\n');
        shots.forEach(shot -> text.append(shot).append('\n'));
        return text.toString();
    }
}
