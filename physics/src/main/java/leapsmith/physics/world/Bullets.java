package leapsmith.physics.world;

import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.bullet.BulletHits;
import leapsmith.physics.bullet.BulletMover;
import leapsmith.physics.bullet.BulletStore;
import leapsmith.physics.bullet.Emitters;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.pairs.BodyQuery;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * The bullets and emitters of a world. Bullets move after the bodies: along a straight path, at any speed, to the first
 * tile that stops them, and they hit the bodies on it. They never hit each other.
 *
 * <p>A bullet that overlaps a tile, because it was fired or the tile was painted there, hits it and vanishes, whatever
 * its rule. A bullet that is entirely beyond an open side of the level is removed too.
 */
public final class Bullets {
    private final BulletStore store = new BulletStore();
    private final BulletMover mover;
    private final Emitters emitters;
    private final BulletHitList hits;
    private final WorldChanges changes;
    private final int ticksPerSecond;
    /** Steps made so far. */
    private long tick;

    /** The state of all bullets and emitters at the end of a tick. */
    static final class Saved {
        private final BulletStore.Rows rows = new BulletStore.Rows();
        private final BulletHits hits = new BulletHits();
        private Emitters.Emitter[] emitters;

        void write(ByteWriter out) {
            rows.write(out);
            Emitters.write(emitters, out);
            hits.write(out);
        }

        void read(ByteReader in, int ticksPerSecond) {
            rows.read(in);
            emitters = Emitters.read(in, rows, ticksPerSecond);
            hits.read(in);
        }

        /** The memory that the state uses, without the emitters, which all states share. */
        long sizeInBytes() {
            return rows.sizeInBytes() + MemorySize.array(emitters.length, MemorySize.REFERENCE) + hits.sizeInBytes();
        }
    }

    Bullets(BodyStore bodies, TileMap map, LevelEdge edge, BodyQuery query, WorldChanges changes, int ticksPerSecond) {
        this.changes = changes;
        this.ticksPerSecond = ticksPerSecond;
        mover = new BulletMover(store, bodies, map, edge, query);
        emitters = new Emitters(store, ticksPerSecond);
        hits = new BulletHitList(mover);
    }

    /**
     * Adds a bullet. It moves from the next step on.
     *
     * @param def its definition, with its place
     * @return a handle of it
     * @throws IllegalArgumentException if a number of the definition is out of range
     * @throws IllegalStateException if there are 2^24 bullets already
     */
    public Bullet fire(BulletDef def) {
        changes.beforeEdit();
        long id = store.add(def, ticksPerSecond, tick);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.Fire(def));
        }
        return new Bullet(store, id, store.count() - 1, ticksPerSecond);
    }

    /** {@return the number of bullets} */
    public int count() {
        return store.count();
    }

    /**
     * {@return the bullet with an id, or null if it is gone}
     * @param id as of {@link Bullet#id} and {@link BulletHitList#bullet}
     */
    public Bullet get(long id) {
        int row = store.rowOf(id);
        return row < 0 ? null : new Bullet(store, id, row, ticksPerSecond);
    }

    /**
     * {@return one of the bullets in the order of firing} The index of a bullet changes when others are removed.
     *
     * @param i 0 to {@link #count} - 1
     * @throws IndexOutOfBoundsException if i is out of range
     */
    public Bullet at(int i) {
        if (i < 0 || i >= store.count()) {
            throw new IndexOutOfBoundsException("bullet " + i + " of " + store.count());
        }
        return new Bullet(store, store.id(i), i, ticksPerSecond);
    }

    /**
     * Removes a bullet.
     *
     * @param bullet of this world
     * @throws IllegalArgumentException if it is not alive in this world
     */
    public void remove(Bullet bullet) {
        changes.beforeEdit();
        if (!bullet.isIn(store) || !bullet.isAlive()) {
            throw new IllegalArgumentException(bullet + " is not alive in this world");
        }
        store.remove(store.rowOf(bullet.id()));
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.RemoveBullet(bullet.id()));
        }
    }

    /**
     * Adds an emitter, which starts now. It fires at the end of a step, so its bullets appear at its place, and move
     * from the next step on.
     *
     * @param def its definition
     * @return its number, the lowest that is free
     * @throws IllegalArgumentException if a number of the definition is out of range
     */
    public int addEmitter(EmitterDef def) {
        changes.beforeEdit();
        int number = emitters.add(def, tick);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.AddEmitter(def));
        }
        return number;
    }

    /**
     * {@return the emitter with a number, or null if there is none}
     * @param number as {@link #addEmitter} returned it, or any other
     */
    public EmitterDef emitter(int number) {
        return emitters.get(number);
    }

    /**
     * Removes an emitter; its number is free.
     *
     * @param number as {@link #addEmitter} returned it
     * @throws IllegalArgumentException if there is none of this number
     */
    public void removeEmitter(int number) {
        changes.beforeEdit();
        emitters.remove(number);
        if (changes.hasListener()) {
            changes.afterEdit(new WorldEdit.RemoveEmitter(number));
        }
    }

    /** {@return the hits of the last step} Always the same object. */
    public BulletHitList hits() {
        return hits;
    }

    void step(long newTick, EventList events) {
        tick = newTick;
        mover.moveAll(tick);
        BulletHits now = mover.hits();
        for (int i = 0; i < now.count(); i++) {
            if (now.body(i) == BulletHits.TILE) {
                events.addOfBullet(EventType.BULLET_HIT_TILE, EventList.NONE, now.bullet(i));
            } else if (now.began(i)) {
                events.addOfBullet(EventType.BULLET_HIT_BODY, now.body(i), now.bullet(i));
            }
        }
        emitters.fireAll(tick);
    }

    void tileChanged(int column, int row) {
        mover.tileChanged(column, row);
    }

    void resetTiles() {
        mover.resetTiles();
    }

    void addTo(StateHash hash) {
        if (store.isUnused() && emitters.isEmpty()) {
            return;
        }
        store.addTo(hash);
        emitters.addTo(hash);
        BulletHits now = mover.hits();
        for (int i = 0; i < now.count(); i++) {
            hash.add(now.bullet(i)).add(now.body(i));
        }
    }

    /** Saves the state, replacing what an object has. */
    Saved save(Saved into) {
        store.copyRows(into.rows);
        into.emitters = emitters.copy();
        into.hits.copyFrom(mover.hits());
        return into;
    }

    /** Restores a state, after the tiles were restored. */
    void restore(Saved saved, long newTick) {
        tick = newTick;
        store.restoreRows(saved.rows);
        emitters.restore(saved.emitters);
        mover.restore(saved.hits);
    }

    /** Copies the bullets in a rectangle of sub-pixels, and what they hit there. */
    void capture(FrameBullets into, long left, long top, long right, long bottom) {
        into.copy(store, ticksPerSecond, left, top, right, bottom);
        BulletHits now = mover.hits();
        for (int i = 0; i < now.count(); i++) {
            long x = now.x(i);
            long y = now.y(i);
            if (x <= right && x + now.width(i) >= left && y <= bottom && y + now.height(i) >= top) {
                into.addHit(
                        hits.x(i), hits.y(i), hits.width(i), hits.height(i), hits.body(i), hits.began(i), hits.tag(i));
            }
        }
    }
}
