package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.tile.Material;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BulletHitList;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.PairList;
import leapsmith.physics.world.World;

/**
 * Runs a scene. What happens before a step depends on the world's tick only, so that a world restored to a snapshot
 * continues as before. The tiles are also kept here, apart from the world.
 */
public final class Run {
    private final Scene scene;
    private final World world;
    private Tiles tiles;

    /** Builds the world, with body i of the scene at index i. */
    public Run(Scene scene) {
        this(scene, IntStream.range(0, scene.bodies().size()).toArray());
    }

    /**
     * Builds the world and adds the bodies in an order.
     *
     * @param order the indices of the scene's bodies; each body has its own index in any order
     */
    public Run(Scene scene, int[] order) {
        this(scene, order, RandomMaterials.TABLE);
    }

    /** Builds the world with other materials of the same number as those of {@link RandomMaterials}. */
    public Run(Scene scene, List<Material> table) {
        this(scene, IntStream.range(0, scene.bodies().size()).toArray(), table);
    }

    private Run(Scene scene, int[] order, List<Material> table) {
        this.scene = scene;
        tiles = scene.tiles();
        Setting setting = scene.setting();
        int ticksPerSecond = setting.ticksPerSecond();
        world = World.builder(tiles.columns(), tiles.rows())
                .tileSize(setting.tileSize())
                .borders(setting.borders())
                .ticksPerSecond(ticksPerSecond)
                .gravity(perSecondSquared(setting.gravity()))
                .maxFallSpeed(SubPixels.toPxPerSecond(setting.maxFall(), ticksPerSecond))
                .partitionCell(setting.cellWidth(), setting.cellHeight())
                .tiles(tiles::at)
                .materials(table)
                .materialTiles(tiles::materialAt)
                .build();
        world.setContactEvents(true);
        for (int index : order) {
            world.spawnAt(index, scene.bodies().get(index).toDef(ticksPerSecond));
        }
    }

    public World world() {
        return world;
    }

    /** The tiles after all edits so far. */
    public Tiles tiles() {
        return tiles;
    }

    /** Resets the tiles, for a world that was restored to an earlier tick. */
    public void rewindTiles() {
        tiles = tiles.mapped(world.tiles()::tileAt).withMaterials(world.tiles()::materialAt);
    }

    /** Everything that can stop a body now. */
    public Obstacles obstacles() {
        return Obstacles.of(tiles, scene.setting().tileSize(), scene.setting().borders());
    }

    /** Whether all ticks of the scene were played. */
    public boolean isOver() {
        return world.tick() >= scene.ticks();
    }

    /** Makes the edits of this tick and advances the world by one tick. */
    public void step() {
        makeEdits();
        stepOnly();
    }

    /** Makes the edits of this tick. */
    public void makeEdits() {
        for (Edit edit : scene.edits()) {
            if (edit.tick() == world.tick()) {
                make(edit);
            }
        }
    }

    /** Advances the world by one tick. */
    public void stepOnly() {
        world.step(scene.inputs((int) world.tick()));
        EventList events = world.events();
        for (int i = 0; i < events.count(); i++) {
            if (events.type(i) == EventType.TILE_CHANGED) {
                int column = events.column(i);
                int row = events.row(i);
                tiles = tiles.with(
                        column,
                        row,
                        world.tiles().tileAt(column, row),
                        world.tiles().materialAt(column, row));
            }
        }
    }

    /** All bodies by ascending index. */
    public List<BodyState> states() {
        List<BodyState> states = new ArrayList<>();
        world.bodies().forEach(body -> states.add(BodyState.of(body)));
        return states;
    }

    /** The body at an index, if there is one. */
    public Optional<BodyState> state(int index) {
        return Optional.ofNullable(world.body(index)).map(BodyState::of);
    }

    /** The definition of a living body, for its traits. */
    public BodyDef def(int index) {
        return world.body(index).toDef();
    }

    /** Whether a living body collides with tiles; never if it has no area. */
    public boolean meetsTiles(int index) {
        BodyDef def = def(index);
        return def.tiles() && !def.sensor() && def.width() > 0 && def.height() > 0;
    }

    /** All bullets in the order of firing. */
    public List<BulletState> bullets() {
        return IntStream.range(0, world.bullets().count())
                .mapToObj(i -> BulletState.of(world.bullets().at(i)))
                .toList();
    }

    /** The hits of bullets in the last step, each as bullet and body, which is -1 for a tile. */
    public List<String> hits() {
        BulletHitList hits = world.bullets().hits();
        return IntStream.range(0, hits.count())
                .mapToObj(i -> hits.bullet(i) + " " + (hits.isTile(i) ? -1 : hits.body(i)))
                .toList();
    }

    /** The pairs of the last step in order. */
    public List<PairState> pairs() {
        PairList pairs = world.pairs();
        return IntStream.range(0, pairs.count())
                .mapToObj(i -> new PairState(pairs.a(i), pairs.b(i), pairs.overlapX(i), pairs.overlapY(i)))
                .toList();
    }

    /** The events of the last step in order. */
    public List<EventState> events() {
        EventList events = world.events();
        return IntStream.range(0, events.count())
                .mapToObj(i -> new EventState(events.type(i), events.body(i), events.other(i)))
                .toList();
    }

    private void make(Edit edit) {
        if (edit instanceof Edit.Paint paint) {
            tiles = tiles.with(paint.column(), paint.row(), paint.type(), paint.material());
            world.setTile(paint.column(), paint.row(), paint.type(), paint.material());
        } else if (edit instanceof Edit.Spawn spawn) {
            world.spawn(spawn.body().toDef(scene.setting().ticksPerSecond()));
        } else if (edit instanceof Edit.Gravity gravity) {
            world.setGravity(perSecondSquared(gravity.gravity()));
        } else if (edit instanceof Edit.Move move) {
            body(move.body()).ifPresent(body -> world.moveTo(body, BodySpec.px(move.x()), BodySpec.px(move.y())));
        } else if (edit instanceof Edit.Resize resize) {
            body(resize.body()).ifPresent(body -> resize(body, resize.width(), resize.height()));
        } else if (edit instanceof Edit.SetMovement change) {
            body(change.body())
                    .ifPresent(body -> world.setMovement(body, change.movement().toMovement(ticksPerSecond())));
        } else if (edit instanceof Edit.SetVelocity change) {
            body(change.body())
                    .ifPresent(body -> world.setVelocity(body, perSecond(change.vx()), perSecond(change.vy())));
        } else if (edit instanceof Edit.Launch launch) {
            body(launch.body()).ifPresent(body -> world.launch(body, perSecond(launch.vx()), perSecond(launch.vy())));
        } else if (edit instanceof Edit.MaxFall limit) {
            world.setMaxFallSpeed(perSecond(limit.speed()));
        } else if (edit instanceof Edit.Fire fire) {
            world.bullets().fire(fire.shot().toDef(ticksPerSecond()));
        } else if (edit instanceof Edit.AddSource add) {
            world.bullets().addEmitter(add.source().toDef(ticksPerSecond()));
        } else if (edit instanceof Edit.RemoveSource remove && world.bullets().emitter(remove.number()) != null) {
            world.bullets().removeEmitter(remove.number());
        } else if (edit instanceof Edit.Despawn despawn) {
            body(despawn.body()).ifPresent(world::despawn);
        }
    }

    /** A circle gets the larger side twice. */
    private void resize(Body body, long width, long height) {
        boolean circle = body.shape() == Shape.CIRCLE;
        long most = Math.max(width, height);
        world.resize(body, BodySpec.px(circle ? most : width), BodySpec.px(circle ? most : height));
    }

    private int ticksPerSecond() {
        return scene.setting().ticksPerSecond();
    }

    private Optional<Body> body(int index) {
        return Optional.ofNullable(world.body(index));
    }

    private double perSecond(int subPerTick) {
        return SubPixels.toPxPerSecond(subPerTick, ticksPerSecond());
    }

    private double perSecondSquared(int subPerTickSquared) {
        double ticks = scene.setting().ticksPerSecond();
        return subPerTickSquared * ticks * ticks / SubPixels.PER_PIXEL;
    }
}
