package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;

/**
 * A change of a {@link World} between two steps, as a value, for {@link World#apply} and recordings. Bodies are
 * identified by index, bullets by id, and emitters by number. Lengths are in pixels, speeds in pixels per second.
 *
 * <p>An edit of a body, bullet, emitter or tile that does not exist does nothing, nor does a spawn at an index that is
 * in use. So a recording can run in another level, or with other edits.
 *
 * <p>Each record has the operation itself, as a static method that {@link World} calls too.
 */
public sealed interface WorldEdit {
    /**
     * Makes the edit by calling a method of the world; see {@link World#apply}.
     *
     * @param world the world to change
     * @throws IllegalArgumentException if a number is out of range; then nothing is changed
     */
    void applyTo(World world);

    /**
     * Changes a tile.
     *
     * @param column the tile's column
     * @param row the tile's row
     * @param type its new type
     * @param material the index of its new material; 0 for none
     */
    record SetTile(int column, int row, TileType type, int material) implements WorldEdit {
        /** Checks that there is a type. */
        public SetTile {
            Objects.requireNonNull(type);
        }

        /**
         * A change to a tile without a material.
         *
         * @param column from 0, left
         * @param row from 0, at the top
         * @param type its new type
         */
        public SetTile(int column, int row, TileType type) {
            this(column, row, type, 0);
        }

        @Override
        public void applyTo(World world) {
            if (column >= 0
                    && column < world.tiles().columns()
                    && row >= 0
                    && row < world.tiles().rows()) {
                make(world.edits(), column, row, type, material);
            }
        }

        static void make(Edits edits, int column, int row, TileType type, int material) {
            edits.begin();
            edits.requireMaterial(material);
            if (edits.map.set(column, row, type, material)) {
                edits.tileChanged(column, row);
            }
            if (edits.isPublished()) {
                edits.publish(new SetTile(column, row, type, material));
            }
        }
    }

    /**
     * Adds a material to the table of the world, if it isn't in it.
     *
     * @param material the material
     */
    record AddMaterial(Material material) implements WorldEdit {
        /** Checks that there is a material. */
        public AddMaterial {
            Objects.requireNonNull(material);
        }

        @Override
        public void applyTo(World world) {
            world.materialIndex(material);
        }

        static int make(Edits edits, Material material) {
            edits.begin();
            int index = edits.addMaterial(material);
            if (edits.isPublished()) {
                edits.publish(new AddMaterial(material));
            }
            return index;
        }
    }

    /**
     * Adds a body.
     *
     * @param index its index
     * @param def its definition
     */
    record Spawn(int index, BodyDef def) implements WorldEdit {
        /** Checks that there is a definition. */
        public Spawn {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) == null) {
                make(world.edits(), index, def);
            }
        }

        static Body make(Edits edits, int index, BodyDef def) {
            edits.beginBody();
            edits.store.add(index, def, edits.numbers.ticksPerSecond());
            edits.place(index, def.x(), def.y());
            if (edits.isPublished()) {
                edits.publish(new Spawn(index, def));
            }
            return edits.handles.get(index);
        }
    }

    /**
     * Removes a body.
     *
     * @param index which body
     */
    record Despawn(int index) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index));
            }
        }

        static void make(Edits edits, Body body) {
            int index = edits.begin(body);
            edits.resolver.bodyChanges(index);
            edits.store.remove(index);
            edits.removed();
            if (edits.isPublished()) {
                edits.publish(new Despawn(index));
            }
        }
    }

    /**
     * Changes the size of a body around the middle of its bottom edge. A size that would overlap a wall is refused.
     *
     * @param index which body
     * @param width its new width
     * @param height its new height
     */
    record Resize(int index, double width, double height) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), width, height);
            }
        }

        static boolean make(Edits edits, Body body, double width, double height) {
            int index = edits.begin(body);
            BodyDef.requireSize(body.shape(), width, height);
            BodyStore store = edits.store;
            int newWidth = SubPixels.fromPx(width);
            int newHeight = SubPixels.fromPx(height);
            if (store.has(index, BodyFlags.TOP | BodyFlags.SOLID) && (newWidth == 0 || newHeight == 0)) {
                return false;
            }
            int growth = newWidth - store.width[index];
            // An odd sub-pixel goes to the back, so that the result for a mirrored body is mirrored.
            int toLeft = body.facingLeft() ? growth >> 1 : growth - (growth >> 1);
            int x = edits.edge.clampX((long) store.x[index] - toLeft, newWidth);
            int y = edits.edge.clampY((long) store.y[index] + store.height[index] - newHeight, newHeight);
            if (edits.resolver.wouldOverlapSolid(index, x, y, newWidth, newHeight)) {
                return false;
            }
            edits.resolver.bodyChanges(index);
            store.width[index] = newWidth;
            store.height[index] = newHeight;
            store.x[index] = x;
            store.y[index] = y;
            edits.placed(index);
            if (edits.isPublished()) {
                edits.publish(new Resize(index, width, height));
            }
            return true;
        }
    }

    /**
     * Moves a body's top-left corner to a place.
     *
     * @param index which body
     * @param x its new left edge
     * @param y its new top edge
     */
    record MoveTo(int index, double x, double y) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), x, y);
            }
        }

        static void make(Edits edits, Body body, double x, double y) {
            int index = edits.begin(body);
            Edits.requirePlace(x, y);
            edits.resolver.bodyChanges(index);
            edits.place(index, x, y);
            if (edits.isPublished()) {
                edits.publish(new MoveTo(index, x, y));
            }
        }
    }

    /**
     * Sets the velocity of a body, unless it is a sensor or moves along a path.
     *
     * @param index which body
     * @param vx to the right
     * @param vy downward
     */
    record SetVelocity(int index, double vx, double vy) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), vx, vy);
            }
        }

        static boolean make(Edits edits, Body body, double vx, double vy) {
            int index = edits.begin(body);
            int newVx = edits.perTick(vx, "vx");
            int newVy = edits.perTick(vy, "vy");
            if (!edits.isFree(index)) {
                return false;
            }
            edits.setVelocity(index, newVx, newVy);
            if (edits.isPublished()) {
                edits.publish(new SetVelocity(index, vx, vy));
            }
            return true;
        }
    }

    /**
     * Launches a body as a spring does, unless it is a sensor or moves along a path; see {@link World#launch}.
     *
     * @param index which body
     * @param vx to the right
     * @param vy downward
     */
    record Launch(int index, double vx, double vy) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), vx, vy);
            }
        }

        static boolean make(Edits edits, Body body, double vx, double vy) {
            int index = edits.begin(body);
            int newVx = edits.perTick(vx, "vx");
            int newVy = edits.perTick(vy, "vy");
            if (!edits.isFree(index)) {
                return false;
            }
            edits.setVelocity(index, newVx, newVy < 0 ? -edits.takeOffSpeed(index, -vy) : newVy);
            if (newVy < 0) {
                edits.startLaunch(index);
            }
            if (edits.isPublished()) {
                edits.publish(new Launch(index, vx, vy));
            }
            return true;
        }
    }

    /**
     * Has a body jump: as {@link Launch} upward, but releasing jump shortens it, and a press of jump in the next step is used
     * up.
     *
     * @param index which body
     * @param vx to the right
     * @param speed away from the ground, not negative
     */
    record Jump(int index, double vx, double speed) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), vx, speed);
            }
        }

        static boolean make(Edits edits, Body body, double vx, double speed) {
            int index = edits.begin(body);
            int newVx = edits.perTick(vx, "vx");
            BodyDef.requireNotNegative(speed, "speed");
            int newVy = edits.takeOff(index, speed);
            if (!edits.isFree(index)) {
                return false;
            }
            edits.setVelocity(index, newVx, newVy);
            edits.startJump(index);
            if (edits.isPublished()) {
                edits.publish(new Jump(index, vx, speed));
            }
            return true;
        }
    }

    /**
     * Sets how a kinematic body moves from the next step on; it leaves its path.
     *
     * @param index which body
     * @param vx to the right
     * @param vy downward
     */
    record Drive(int index, double vx, double vy) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), vx, vy);
            }
        }

        static boolean make(Edits edits, Body body, double vx, double vy) {
            int index = edits.begin(body);
            int newVx = edits.perTick(vx, "vx");
            int newVy = edits.perTick(vy, "vy");
            if (!edits.store.has(index, BodyFlags.KINEMATIC)) {
                return false;
            }
            edits.store.drive(index, newVx, newVy);
            if (edits.isPublished()) {
                edits.publish(new Drive(index, vx, vy));
            }
            return true;
        }
    }

    /**
     * Puts a kinematic body on a path, where it is.
     *
     * @param index which body
     * @param path its new path
     * @param tick how far it is along the path, in ticks
     */
    record SetPath(int index, PathDef path, int tick) implements WorldEdit {
        /** Checks that there is a path. */
        public SetPath {
            Objects.requireNonNull(path);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), path, tick);
            }
        }

        static boolean make(Edits edits, Body body, PathDef path, int tick) {
            int index = edits.begin(body);
            Objects.requireNonNull(path);
            if (!edits.store.has(index, BodyFlags.KINEMATIC)) {
                return false;
            }
            edits.store.setPath(index, path, tick, edits.numbers.ticksPerSecond());
            if (edits.isPublished()) {
                edits.publish(new SetPath(index, path, tick));
            }
            return true;
        }
    }

    /**
     * Changes how a body moves along its path, if it has one.
     *
     * @param index which body
     * @param motion how it moves
     */
    record SetPathMotion(int index, PathMotion motion) implements WorldEdit {
        /** Checks that there is a motion. */
        public SetPathMotion {
            Objects.requireNonNull(motion);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), motion);
            }
        }

        static boolean make(Edits edits, Body body, PathMotion motion) {
            int index = edits.begin(body);
            Objects.requireNonNull(motion);
            if (edits.store.path[index] == null) {
                return false;
            }
            edits.store.setPathPlace(index, edits.store.pathTick(index), motion);
            if (edits.isPublished()) {
                edits.publish(new SetPathMotion(index, motion));
            }
            return true;
        }
    }

    /**
     * Changes what a body is: all of its definition but place, size, velocity and the side that it faces.
     *
     * @param index which body
     * @param def its new definition
     */
    record Redefine(int index, BodyDef def) implements WorldEdit {
        /** Checks that there is a definition. */
        public Redefine {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), def);
            }
        }

        static void make(Edits edits, Body body, BodyDef def) {
            int index = edits.begin(body);
            BodyDef sized = def.size(body.width(), body.height());
            edits.resolver.bodyChanges(index);
            edits.store.redefine(index, sized, edits.numbers.ticksPerSecond());
            edits.placed(index);
            if (edits.isPublished()) {
                edits.publish(new Redefine(index, def));
            }
        }
    }

    /**
     * Changes the number that the game gave a body.
     *
     * @param index which body
     * @param tag its new number
     */
    record SetTag(int index, long tag) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), tag);
            }
        }

        static void make(Edits edits, Body body, long tag) {
            int index = edits.begin(body);
            edits.store.setTag(index, tag);
            if (edits.isPublished()) {
                edits.publish(new SetTag(index, tag));
            }
        }
    }

    /**
     * Sets the movement numbers of a body.
     *
     * @param index which body
     * @param movement the numbers
     */
    record SetMovement(int index, Movement movement) implements WorldEdit {
        /** Checks that there is a movement. */
        public SetMovement {
            Objects.requireNonNull(movement);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), movement);
            }
        }

        static void make(Edits edits, Body body, Movement movement) {
            int index = edits.begin(body);
            edits.store.setMovement(index, movement, edits.numbers.ticksPerSecond());
            if (edits.isPublished()) {
                edits.publish(new SetMovement(index, movement));
            }
        }
    }

    /**
     * Changes the friction of a body.
     *
     * @param index which body
     * @param pxPerSecondSquared the new friction, not negative
     */
    record SetFriction(int index, double pxPerSecondSquared) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), pxPerSecondSquared);
            }
        }

        static void make(Edits edits, Body body, double pxPerSecondSquared) {
            int index = edits.begin(body);
            BodyDef.requireNotNegative(pxPerSecondSquared, "friction");
            int rate = edits.numbers.ticksPerSecond();
            edits.store.setFriction(index, SubPixels.packedAcceleration(pxPerSecondSquared, rate, "friction"));
            if (edits.isPublished()) {
                edits.publish(new SetFriction(index, pxPerSecondSquared));
            }
        }
    }

    /**
     * Changes the push force of a body.
     *
     * @param index which body
     * @param pxPerSecondSquared the new push force, not negative
     */
    record SetPushForce(int index, double pxPerSecondSquared) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), pxPerSecondSquared);
            }
        }

        static void make(Edits edits, Body body, double pxPerSecondSquared) {
            int index = edits.begin(body);
            BodyDef.requireNotNegative(pxPerSecondSquared, "pushForce");
            edits.store.setPushForce(index, edits.perTickSquared(pxPerSecondSquared, "pushForce"));
            if (edits.isPublished()) {
                edits.publish(new SetPushForce(index, pxPerSecondSquared));
            }
        }
    }

    /**
     * Changes the collision filter of a body.
     *
     * @param index which body
     * @param filter the new filter
     */
    record SetFilter(int index, Filter filter) implements WorldEdit {
        /** Checks that there is a filter. */
        public SetFilter {
            Objects.requireNonNull(filter);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), filter);
            }
        }

        static void make(Edits edits, Body body, Filter filter) {
            int index = edits.begin(body);
            Objects.requireNonNull(filter);
            edits.resolver.filterChanges(index);
            edits.store.setFilter(index, filter);
            if (edits.isPublished()) {
                edits.publish(new SetFilter(index, filter));
            }
        }
    }

    /**
     * Changes the controller of a body, unless it is a sensor or moves along a path.
     *
     * @param index which body
     * @param control the new controller
     */
    record SetControl(int index, Control control) implements WorldEdit {
        /** Checks that there is a control. */
        public SetControl {
            Objects.requireNonNull(control);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                make(world.edits(), world.body(index), control);
            }
        }

        static boolean make(Edits edits, Body body, Control control) {
            int index = edits.begin(body);
            Objects.requireNonNull(control);
            if (!edits.isFree(index)) {
                return false;
            }
            edits.store.setControl(index, control);
            if (edits.isPublished()) {
                edits.publish(new SetControl(index, control));
            }
            return true;
        }
    }

    /**
     * Sets gravity.
     *
     * @param pxPerSecondSquared downward
     */
    record SetGravity(double pxPerSecondSquared) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            make(world.edits(), pxPerSecondSquared);
        }

        static void make(Edits edits, double pxPerSecondSquared) {
            edits.begin();
            edits.numbers.setGravity(pxPerSecondSquared);
            if (edits.isPublished()) {
                edits.publish(new SetGravity(pxPerSecondSquared));
            }
        }
    }

    /**
     * Sets the maximum fall speed.
     *
     * @param pxPerSecond not negative
     */
    record SetMaxFallSpeed(double pxPerSecond) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            make(world.edits(), pxPerSecond);
        }

        static void make(Edits edits, double pxPerSecond) {
            edits.begin();
            edits.numbers.setMaxFallSpeed(pxPerSecond);
            if (edits.isPublished()) {
                edits.publish(new SetMaxFallSpeed(pxPerSecond));
            }
        }
    }

    /**
     * Fires a bullet.
     *
     * @param def its definition
     */
    record Fire(BulletDef def) implements WorldEdit {
        /** Checks that there is a definition. */
        public Fire {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            world.bullets().fire(def);
        }
    }

    /**
     * Removes a bullet.
     *
     * @param id which bullet
     */
    record RemoveBullet(long id) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.bullets().get(id) != null) {
                world.bullets().remove(world.bullets().get(id));
            }
        }
    }

    /**
     * Adds an emitter at the lowest free number.
     *
     * @param def its definition
     */
    record AddEmitter(EmitterDef def) implements WorldEdit {
        /** Checks that there is a definition. */
        public AddEmitter {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            world.bullets().addEmitter(def);
        }
    }

    /**
     * Removes an emitter.
     *
     * @param number which emitter
     */
    record RemoveEmitter(int number) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.bullets().emitter(number) != null) {
                world.bullets().removeEmitter(number);
            }
        }
    }
}
