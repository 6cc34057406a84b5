package leapsmith.physics.replay;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.World;

/**
 * What can be done to a {@link World} between two steps, as a value. Bodies are named by their index, bullets by their
 * id, and emitters by their number. Lengths are in pixels, speeds in pixels per second.
 *
 * <p>An edit of something that isn't there, or of a place that is taken, does nothing: so a recording can be run in
 * another level, or with other edits.
 */
public sealed interface WorldEdit {
    /**
     * Does it.
     *
     * @param world the world to do it to
     * @throws IllegalArgumentException if a number is out of range; then nothing is done
     */
    void applyTo(World world);

    /**
     * Changes a tile.
     *
     * @param column the tile's column
     * @param row the tile's row
     * @param type what it becomes
     */
    record SetTile(int column, int row, TileType type) implements WorldEdit {
        /**
         * Checks that there is a type.
         *
         * @param column the tile's column
         * @param row the tile's row
         * @param type what it becomes
         */
        public SetTile {
            Objects.requireNonNull(type);
        }

        @Override
        public void applyTo(World world) {
            if (column >= 0
                    && column < world.tiles().columns()
                    && row >= 0
                    && row < world.tiles().rows()) {
                world.setTile(column, row, type);
            }
        }
    }

    /**
     * Adds a body.
     *
     * @param index where
     * @param def what it is to be
     */
    record Spawn(int index, BodyDef def) implements WorldEdit {
        /**
         * Checks that there is a definition.
         *
         * @param index where
         * @param def what it is to be
         */
        public Spawn {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) == null) {
                world.spawnAt(index, def);
            }
        }
    }

    /**
     * Takes a body out.
     *
     * @param index which
     */
    record Despawn(int index) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.despawn(world.body(index));
            }
        }
    }

    /**
     * Changes the size of a body, the middle of its bottom edge staying where it is; if it would be in a wall nothing
     * happens.
     *
     * @param index which body
     * @param width its new width
     * @param height its new height
     */
    record Resize(int index, double width, double height) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.resize(world.body(index), width, height);
            }
        }
    }

    /**
     * Puts a body's top-left corner at a place.
     *
     * @param index which body
     * @param x its new left edge
     * @param y its new top edge
     */
    record MoveTo(int index, double x, double y) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.moveTo(world.body(index), x, y);
            }
        }
    }

    /**
     * Gives a body another velocity; a sensor, and a body that moves along its path only, keep theirs.
     *
     * @param index which body
     * @param vx to the right
     * @param vy downward
     */
    record SetVelocity(int index, double vx, double vy) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.setVelocity(world.body(index), vx, vy);
            }
        }
    }

    /**
     * Gives a body other numbers to move by.
     *
     * @param index which body
     * @param movement the numbers
     */
    record SetMovement(int index, Movement movement) implements WorldEdit {
        /**
         * Checks that there is a movement.
         *
         * @param index which body
         * @param movement the numbers
         */
        public SetMovement {
            Objects.requireNonNull(movement);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.setMovement(world.body(index), movement);
            }
        }
    }

    /**
     * Lets a body meet others than before.
     *
     * @param index which body
     * @param filter replaces the one that it had
     */
    record SetFilter(int index, Filter filter) implements WorldEdit {
        /**
         * Checks that there is a filter.
         *
         * @param index which body
         * @param filter replaces the one that it had
         */
        public SetFilter {
            Objects.requireNonNull(filter);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.setFilter(world.body(index), filter);
            }
        }
    }

    /**
     * Lets somebody else move a body; not a sensor, nor what moves along its path only.
     *
     * @param index which body
     * @param control replaces who moved it
     */
    record SetControl(int index, Control control) implements WorldEdit {
        /**
         * Checks that it says who.
         *
         * @param index which body
         * @param control replaces who moved it
         */
        public SetControl {
            Objects.requireNonNull(control);
        }

        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.setControl(world.body(index), control);
            }
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
            world.setGravity(pxPerSecondSquared);
        }
    }

    /**
     * Sets how fast a body may fall.
     *
     * @param pxPerSecond not negative
     */
    record SetMaxFallSpeed(double pxPerSecond) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            world.setMaxFallSpeed(pxPerSecond);
        }
    }

    /**
     * Fires a bullet.
     *
     * @param def what it is to be, and from where
     */
    record Fire(BulletDef def) implements WorldEdit {
        /**
         * Checks that there is a definition.
         *
         * @param def what it is to be, and from where
         */
        public Fire {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            world.bullets().fire(def);
        }
    }

    /**
     * Ends a bullet.
     *
     * @param id which
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
     * Adds a source of bullets at the lowest free number.
     *
     * @param def what it fires, and when
     */
    record AddEmitter(EmitterDef def) implements WorldEdit {
        /**
         * Checks that there is a definition.
         *
         * @param def what it fires, and when
         */
        public AddEmitter {
            Objects.requireNonNull(def);
        }

        @Override
        public void applyTo(World world) {
            world.bullets().addEmitter(def);
        }
    }

    /**
     * Ends a source of bullets.
     *
     * @param number which
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
