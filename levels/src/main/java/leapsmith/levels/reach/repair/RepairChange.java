package leapsmith.levels.reach.repair;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileRegion;

/** What a repair changes in a level. */
public sealed interface RepairChange {
    /** {@return what kind of repair it is} */
    Repair.Kind kind();

    /**
     * {@return the level with the change}
     *
     * @param level the level that was searched for repairs
     */
    Level applyTo(Level level);

    /**
     * A change of tiles.
     *
     * @param kind what kind of repair it is
     * @param regions rectangles of tiles that do not overlap; a second one is the mirror image of the first
     * @param value the new value of these tiles in the legend
     */
    record OfTiles(Repair.Kind kind, List<TileRegion> regions, int value) implements RepairChange {
        /** Checks the values. */
        public OfTiles {
            Objects.requireNonNull(kind);
            regions = List.copyOf(regions);
        }

        /** {@return the number of changed tiles} */
        public int tiles() {
            return (int) regions.stream().mapToLong(TileRegion::area).sum();
        }

        @Override
        public Level applyTo(Level level) {
            TileChangeBuilder change = new TileChangeBuilder(level.tiles());
            regions.forEach(region -> change.fill(region, value));
            return level.withTiles(change.build());
        }
    }

    /**
     * A move of an object.
     *
     * @param kind what kind of repair it is
     * @param id the id of the object
     * @param dx how far it moves to the right, in pixels
     * @param dy how far it moves down, in pixels
     */
    record OfPlace(Repair.Kind kind, String id, double dx, double dy) implements RepairChange {
        /** Checks the values. */
        public OfPlace {
            Objects.requireNonNull(kind);
            Objects.requireNonNull(id);
        }

        @Override
        public Level applyTo(Level level) {
            LevelObject object = level.object(id).orElseThrow();
            return level.withObject(id, object.withPosition(object.x() + dx, object.y() + dy));
        }
    }

    /**
     * A change of one number of an object.
     *
     * @param kind what kind of repair it is
     * @param id the id of the object
     * @param property the property with the number
     * @param before the number before, in the unit of the property
     * @param after the number after, in the unit of the property
     */
    record OfNumber(Repair.Kind kind, String id, Property<Double> property, double before, double after)
            implements RepairChange {
        /** Checks the values. */
        public OfNumber {
            Objects.requireNonNull(kind);
            Objects.requireNonNull(id);
            Objects.requireNonNull(property);
        }

        @Override
        public Level applyTo(Level level) {
            return level.withObject(id, level.object(id).orElseThrow().with(property, after));
        }
    }
}
