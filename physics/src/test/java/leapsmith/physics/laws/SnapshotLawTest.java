package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.BulletState;
import leapsmith.physics.laws.scene.Edit;
import leapsmith.physics.laws.scene.EventState;
import leapsmith.physics.laws.scene.PairState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Checkpoint;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * Law 9, snapshot: after a restore at any tick the future has the same bits; seeking every tick, backward too, equals
 * playing through.
 */
class SnapshotLawTest {
    private static final Recipe CROWD = Recipe.EVERYTHING.withBodies(12);

    @Test
    void theFutureOfARestoredWorldIsTheSame() {
        Property.holds(
                "a world restored to any earlier or later tick continues as before",
                50,
                1500,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    Run run = new Run(scene);
                    List<Moment> moments = playThrough(run, false);
                    seekAndCompare(scene, run, moments, false);
                });
    }

    @Test
    void seekingBackwardTickByTickEqualsPlayingThrough() {
        Property.holds(
                "a world restored to each tick, from the last to the first, has the same state, by its old handles too",
                60,
                1000,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    Run run = new Run(scene);
                    List<Moment> moments = playThrough(run, false);
                    Collections.reverse(moments);
                    for (Moment moment : moments) {
                        run.world().restore(moment.snapshot);
                        moment.assertSame(Moment.of(run), false);
                        assertEquals(
                                moment.states,
                                moment.handles.stream().map(BodyState::of).toList());
                        boolean crushed = moment.events.stream().anyMatch(event -> event.type() == EventType.CRUSHED);
                        // Nothing was found before the first step; crushed bodies are gone from a restored world, and
                        // bodies that were moved apart don't overlap.
                        if (moment.snapshot.tick() > 0 && !crushed && !hasSolidToBodies(scene)) {
                            assertEquals(moment.pairs, run.pairs());
                        }
                    }
                });
    }

    @Test
    void aCheckpointThatIsUsedAgainRestoresLikeASnapshot() {
        Property.holds(
                "a world restored to a checkpoint that is overwritten in each tick continues as before",
                40,
                1500,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    List<Moment> moments = playThrough(new Run(scene), false);
                    Run run = new Run(scene);
                    Checkpoint checkpoint = new Checkpoint();
                    while (!run.isOver()) {
                        int tick = (int) run.world().tick();
                        run.world().save(checkpoint);
                        assertEquals(tick, checkpoint.tick());
                        run.step();
                        run.world().restore(checkpoint);
                        run.rewindTiles();
                        moments.get(tick).assertSame(Moment.of(run), false);
                        run.step();
                        moments.get(tick + 1).assertSame(Moment.of(run), true);
                    }
                });
    }

    @Test
    void aSnapshotKeepsUnresolvedEdits() {
        Property.holds(
                "a world restored to just after an edit continues as before",
                40,
                1500,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    Run run = new Run(scene);
                    List<Moment> moments = playThrough(run, true);
                    seekAndCompare(scene, run, moments, true);
                });
    }

    @Test
    void aSnapshotFitsAnotherWorldOfTheSameLevel() {
        Property.holds(
                "another world of the same level restored to a snapshot continues as the first one",
                100,
                1000,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    List<Moment> moments = playThrough(new Run(scene), false);
                    seekAndCompare(scene, new Run(scene), moments, false);
                });
    }

    @Test
    void aSnapshotReadFromBytesContinuesInANewWorld() {
        Property.holds(
                "a new world restored to a snapshot of bytes continues as the one that wrote it",
                100,
                1500,
                random -> RandomScene.draw(random, CROWD),
                scene -> {
                    boolean edited = scene.hashCode() % 2 == 0;
                    List<Moment> moments = playThrough(new Run(scene), edited);
                    Run other = new Run(scene);
                    moments.replaceAll(moment -> {
                        byte[] bytes = moment.snapshot.toBytes();
                        Snapshot read = other.world().readSnapshot(bytes);
                        assertArrayEquals(bytes, read.toBytes());
                        return moment.with(read);
                    });
                    seekAndCompare(scene, other, moments, edited);
                });
    }

    @Test
    void aSnapshotOfALargeLevelKeepsItsTiles() {
        Property.holds(
                "tiles painted anywhere in a large level come back with a snapshot",
                66,
                200,
                random -> RandomScene.draw(random, CROWD.withBodies(1).withTicks(2)),
                scene -> {
                    SplittableRandom random = new SplittableRandom(scene.hashCode());
                    Tiles tiles = Tiles.of(
                            65 + random.nextInt(140),
                            65 + random.nextInt(140),
                            (c, r) -> random.nextInt(50) == 0 ? TileType.BLOCK : TileType.EMPTY);
                    Run run =
                            new Run(scene.withTiles(tiles).withBodies(List.of()).withEdits(List.of()));
                    List<Moment> moments = new ArrayList<>();
                    for (int i = 0; i < 6; i++) {
                        moments.add(Moment.of(run));
                        for (int j = random.nextInt(30); j > 0; j--) {
                            run.world()
                                    .setTile(
                                            random.nextInt(tiles.columns()),
                                            random.nextInt(tiles.rows()),
                                            TileType.values()[random.nextInt(TileType.values().length)]);
                        }
                    }
                    for (int i = 0; i < 12; i++) {
                        Moment moment = moments.get(random.nextInt(moments.size()));
                        run.world().restore(moment.snapshot);
                        moment.assertSame(Moment.of(run), false);
                        run.world()
                                .setTile(
                                        random.nextInt(tiles.columns()),
                                        random.nextInt(tiles.rows()),
                                        TileType.values()[random.nextInt(TileType.values().length)]);
                    }
                });
    }

    /** The visible state of a world at one tick, and its snapshot. */
    private record Moment(
            Snapshot snapshot,
            long hash,
            List<BodyState> states,
            List<PairState> pairs,
            List<EventState> events,
            List<BulletState> bullets,
            List<String> hits,
            List<Body> handles,
            String tiles) {
        static Moment of(Run run) {
            return new Moment(
                    run.world().snapshot(),
                    run.world().hash(),
                    run.states(),
                    run.pairs(),
                    run.events(),
                    run.bullets(),
                    run.hits(),
                    handlesOf(run.world()),
                    tilesOf(run.world().tiles()));
        }

        Moment with(Snapshot other) {
            return new Moment(other, hash, states, pairs, events, bullets, hits, handles, tiles);
        }

        /** Compares the complete visible state; pairs and events only after a step. */
        void assertSame(Moment other, boolean stepped) {
            assertEquals(states, other.states);
            assertEquals(tiles, other.tiles);
            assertEquals(bullets, other.bullets);
            assertEquals(hits, other.hits);
            assertEquals(hash, other.hash);
            if (stepped) {
                assertEquals(pairs, other.pairs);
                assertEquals(events, other.events);
            }
        }
    }

    /** Plays to the end and returns the moments before each tick, with that tick's edits made or not, and the last. */
    private static List<Moment> playThrough(Run run, boolean edited) {
        List<Moment> moments = new ArrayList<>();
        while (!run.isOver()) {
            if (edited) {
                run.makeEdits();
                moments.add(Moment.of(run));
                run.stepOnly();
            } else {
                moments.add(Moment.of(run));
                run.step();
            }
        }
        moments.add(Moment.of(run));
        return moments;
    }

    private static void seekAndCompare(Scene scene, Run run, List<Moment> moments, boolean edited) {
        SplittableRandom random = new SplittableRandom(scene.hashCode());
        for (int i = 0; i < 8; i++) {
            int tick = random.nextInt(moments.size());
            run.world().restore(moments.get(tick).snapshot);
            run.rewindTiles();
            assertEquals(tick, run.world().tick());
            moments.get(tick).assertSame(Moment.of(run), false);
            boolean editsMade = edited;
            int until = tick + random.nextInt(moments.size() - tick);
            for (int t = tick; t < until; t++) {
                if (!editsMade) {
                    run.makeEdits();
                }
                run.stepOnly();
                if (edited && !run.isOver()) {
                    run.makeEdits();
                }
                moments.get(t + 1).assertSame(Moment.of(run), true);
            }
        }
    }

    private static boolean hasSolidToBodies(Scene scene) {
        return scene.bodies().stream().anyMatch(body -> body.nature().solidToBodies())
                || scene.edits().stream()
                        .anyMatch(edit -> edit instanceof Edit.Spawn spawn
                                && spawn.body().nature().solidToBodies());
    }

    private static List<Body> handlesOf(World world) {
        List<Body> handles = new ArrayList<>();
        world.bodies().forEach(handles::add);
        return handles;
    }

    private static String tilesOf(TileView view) {
        return Tiles.of(view.columns(), view.rows(), view::tileAt).toString();
    }
}
