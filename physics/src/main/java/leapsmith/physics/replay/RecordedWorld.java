package leapsmith.physics.replay;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/**
 * A world that is recorded while a game plays it: what changes the world goes through this, and the world itself is only
 * read.
 *
 * <pre>{@code
 * RecordedWorld game = new RecordedWorld(world);
 * Body hero = game.spawn(BodyDef.character(40, 100).control(Control.PLAYER));
 * game.step(Inputs.of(Button.RIGHT));           // once a tick
 * game.recorder().seek(0);                      // back to the start, and any tick between
 * Recording<WorldEdit> recording = game.recorder().recording();
 * new Replay<>(new WorldReplayable(worldBuiltAlike), recording).firstDivergence();   // empty
 * }</pre>
 *
 * <p>The size of the partition's cells changes nothing that is recorded; it is set at the world.
 */
public final class RecordedWorld {
    private final World world;
    private final Snapshot start;
    private final Recorder<WorldEdit, Snapshot> recorder;

    /**
     * Records a world from now on, without hashes.
     *
     * @param world to be changed through this object only
     */
    public RecordedWorld(World world) {
        this(world, Recorder.KEYFRAME_BYTES, 0);
    }

    /**
     * Records a world from now on.
     *
     * @param world to be changed through this object only
     * @param keyframeBytes how many bytes of states may be kept for seeking
     * @param hashEvery for every how many ticks a hash is recorded; 0 for none
     * @throws IllegalArgumentException if a number is negative
     */
    public RecordedWorld(World world, long keyframeBytes, long hashEvery) {
        this.world = Objects.requireNonNull(world);
        start = world.snapshot();
        recorder = new Recorder<>(new WorldReplayable(world), keyframeBytes, hashEvery);
    }

    /** {@return the world, to be read} */
    public World world() {
        return world;
    }

    /**
     * {@return the state in which recording began} A world built alike that is restored to it is ready for a replay;
     * one that was recorded from its making on needs no restoring.
     */
    public Snapshot start() {
        return start;
    }

    /** {@return what records, for going to any tick, and for what is recorded} Always the same object. */
    public Recorder<WorldEdit, Snapshot> recorder() {
        return recorder;
    }

    /**
     * Takes everything one tick further.
     *
     * @param inputs the buttons that are down in this tick
     */
    public void step(Inputs inputs) {
        recorder.step(inputs);
    }

    /**
     * Adds a body at the lowest free index, as {@link World#spawn}.
     *
     * @param def what it is to be, and where
     * @return a handle of it
     * @throws IllegalArgumentException if a number of the definition is out of range
     */
    public Body spawn(BodyDef def) {
        return spawnAt(world.freeIndex(), def);
    }

    /**
     * Adds a body at a given index, as {@link World#spawnAt}.
     *
     * @param index its index
     * @param def what it is to be, and where
     * @return a handle of it
     * @throws IllegalArgumentException if the index is in use or out of range, or a number of the definition is
     */
    public Body spawnAt(int index, BodyDef def) {
        if (world.body(index) != null) {
            throw new IllegalArgumentException("index " + index + " is in use");
        }
        recorder.apply(new WorldEdit.Spawn(index, def));
        return world.body(index);
    }

    /**
     * Removes a body.
     *
     * @param body which one
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void despawn(Body body) {
        recorder.apply(new WorldEdit.Despawn(indexOf(body)));
    }

    /**
     * Changes a tile at once, as {@link World#setTile}.
     *
     * @param column the tile's column
     * @param row the tile's row
     * @param type what it becomes
     * @throws IndexOutOfBoundsException if the tile is outside the level
     */
    public void setTile(int column, int row, TileType type) {
        Objects.checkIndex(column, world.tiles().columns());
        Objects.checkIndex(row, world.tiles().rows());
        recorder.apply(new WorldEdit.SetTile(column, row, type));
    }

    /**
     * Changes the size of a body, as {@link World#resize}.
     *
     * @param body which one
     * @param width new width in pixels, 0 to {@link BodyDef#MAX_SIDE_PX}
     * @param height new height in pixels, likewise
     * @return whether it has this size now; if not, it would have been in a wall
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range, or it is a circle
     *     and the sides are not equal
     */
    public boolean resize(Body body, double width, double height) {
        recorder.apply(new WorldEdit.Resize(indexOf(body), width, height));
        return body.subWidth() == SubPixels.fromPx(width) && body.subHeight() == SubPixels.fromPx(height);
    }

    /**
     * Puts a body's top-left corner at a place, as {@link World#moveTo}.
     *
     * @param body which one
     * @param x new left edge in pixels
     * @param y new top edge in pixels
     * @throws IllegalArgumentException if it is not alive in this world, or a number is not finite
     */
    public void moveTo(Body body, double x, double y) {
        recorder.apply(new WorldEdit.MoveTo(indexOf(body), x, y));
    }

    /**
     * Gives a body another velocity, as {@link World#setVelocity}.
     *
     * @param body which one
     * @param vx to the right, in pixels per second
     * @param vy downward, in pixels per second
     * @return whether it has this velocity now; if not, it is a sensor or moves along its path only
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public boolean setVelocity(Body body, double vx, double vy) {
        recorder.apply(new WorldEdit.SetVelocity(indexOf(body), vx, vy));
        return body.subVx() == SubPixels.perTick(vx, world.ticksPerSecond())
                && body.subVy() == SubPixels.perTick(vy, world.ticksPerSecond());
    }

    /**
     * Gives a body other numbers to move by.
     *
     * @param body which one
     * @param movement the numbers
     * @throws IllegalArgumentException if it is not alive in this world, or a number is out of range
     */
    public void setMovement(Body body, Movement movement) {
        recorder.apply(new WorldEdit.SetMovement(indexOf(body), movement));
    }

    /**
     * Lets a body meet others than before, as {@link World#setFilter}.
     *
     * @param body which one
     * @param filter replaces the one that it had
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void setFilter(Body body, Filter filter) {
        recorder.apply(new WorldEdit.SetFilter(indexOf(body), filter));
    }

    /**
     * Lets somebody else move a body, as {@link World#setControl}.
     *
     * @param body which one
     * @param control replaces who moved it
     * @return whether that one moves it now; if not, it is a sensor or moves along its path only
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public boolean setControl(Body body, Control control) {
        recorder.apply(new WorldEdit.SetControl(indexOf(body), control));
        return body.control() == control;
    }

    /**
     * Sets gravity.
     *
     * @param pxPerSecondSquared downward, in pixels per second squared
     */
    public void setGravity(double pxPerSecondSquared) {
        recorder.apply(new WorldEdit.SetGravity(pxPerSecondSquared));
    }

    /**
     * Sets how fast a body may fall.
     *
     * @param pxPerSecond pixels per second
     * @throws IllegalArgumentException if it is negative or out of range
     */
    public void setMaxFallSpeed(double pxPerSecond) {
        recorder.apply(new WorldEdit.SetMaxFallSpeed(pxPerSecond));
    }

    /**
     * Fires a bullet, which moves from the next step on.
     *
     * @param def what it is to be, and from where
     * @return a handle of it
     * @throws IllegalArgumentException if a number of the definition is out of range
     * @throws IllegalStateException if there are 2^24 bullets already
     */
    public Bullet fire(BulletDef def) {
        recorder.apply(new WorldEdit.Fire(def));
        // Bullets are in the order of firing.
        return world.bullets().at(world.bullets().count() - 1);
    }

    /**
     * Ends a bullet.
     *
     * @param bullet which one
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void remove(Bullet bullet) {
        if (!bullet.equals(world.bullets().get(bullet.id()))) {
            throw new IllegalArgumentException(bullet + " is not alive in this world");
        }
        recorder.apply(new WorldEdit.RemoveBullet(bullet.id()));
    }

    /**
     * Adds a source of bullets, as {@link leapsmith.physics.world.Bullets#addEmitter}.
     *
     * @param def what it fires, and when
     * @return its number, the lowest that is free
     * @throws IllegalArgumentException if a number of the definition is out of range
     */
    public int addEmitter(EmitterDef def) {
        int number = 0;
        while (world.bullets().emitter(number) != null) {
            number++;
        }
        recorder.apply(new WorldEdit.AddEmitter(def));
        return number;
    }

    /**
     * Ends a source of bullets; its number is free.
     *
     * @param number which one
     * @throws IllegalArgumentException if there is none of this number
     */
    public void removeEmitter(int number) {
        if (world.bullets().emitter(number) == null) {
            throw new IllegalArgumentException("no emitter " + number);
        }
        recorder.apply(new WorldEdit.RemoveEmitter(number));
    }

    private int indexOf(Body body) {
        if (!body.isAlive() || !body.equals(world.body(body.index()))) {
            throw new IllegalArgumentException(body + " is not alive in this world");
        }
        return body.index();
    }
}
