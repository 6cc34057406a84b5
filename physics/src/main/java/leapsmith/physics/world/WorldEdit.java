package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.tile.TileType;

/**
 * A change of a {@link World} between two steps, as a value, for {@link World#apply} and recordings. Bodies are
 * identified by index, bullets by id, and emitters by number. Lengths are in pixels, speeds in pixels per second.
 *
 * <p>An edit of a body, bullet, emitter or tile that does not exist does nothing, nor does a spawn at an index that is
 * in use. So a recording can run in another level, or with other edits.
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
     */
    record SetTile(int column, int row, TileType type) implements WorldEdit {
        /**
         * Checks that there is a type.
         *
         * @param column the tile's column
         * @param row the tile's row
         * @param type its new type
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
     * @param index its index
     * @param def its definition
     */
    record Spawn(int index, BodyDef def) implements WorldEdit {
        /**
         * Checks that there is a definition.
         *
         * @param index its index
         * @param def its definition
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
     * Removes a body.
     *
     * @param index which body
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
                world.resize(world.body(index), width, height);
            }
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
                world.moveTo(world.body(index), x, y);
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
                world.setVelocity(world.body(index), vx, vy);
            }
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
                world.launch(world.body(index), vx, vy);
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
     * Changes the friction of a body.
     *
     * @param index which body
     * @param pxPerSecondSquared the new friction, not negative
     */
    record SetFriction(int index, double pxPerSecondSquared) implements WorldEdit {
        @Override
        public void applyTo(World world) {
            if (world.body(index) != null) {
                world.setFriction(world.body(index), pxPerSecondSquared);
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
                world.setPushForce(world.body(index), pxPerSecondSquared);
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
        /**
         * Checks that there is a filter.
         *
         * @param index which body
         * @param filter the new filter
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
     * Changes the controller of a body, unless it is a sensor or moves along a path.
     *
     * @param index which body
     * @param control the new controller
     */
    record SetControl(int index, Control control) implements WorldEdit {
        /**
         * Checks that there is a control.
         *
         * @param index which body
         * @param control the new controller
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
     * Sets the maximum fall speed.
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
     * @param def its definition
     */
    record Fire(BulletDef def) implements WorldEdit {
        /**
         * Checks that there is a definition.
         *
         * @param def its definition
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
        /**
         * Checks that there is a definition.
         *
         * @param def its definition
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
