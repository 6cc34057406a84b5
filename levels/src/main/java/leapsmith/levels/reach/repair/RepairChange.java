package leapsmith.levels.reach.repair;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.fixed.PortableMath;

/**
 * What a repair changes: some tiles, or one object.
 *
 * @param delta the change of the level that was searched for repairs
 * @param regions the rectangles of changed tiles, which do not overlap; a second one is the mirror image of the first.
 *     Empty if an object is changed
 */
public record RepairChange(Repair.Kind kind, LevelDelta delta, List<TileRegion> regions) {
    public RepairChange {
        regions = List.copyOf(regions);
    }

    /** The new value of the changed tiles in the legend; -1 if an object is changed. */
    public int tile() {
        return regions.isEmpty()
                ? -1
                : delta.after()
                        .tiles()
                        .at(regions.get(0).column(), regions.get(0).row());
    }

    /** The changed object; empty if tiles are changed. */
    public Optional<ObjectChange> object() {
        return delta.objects().stream().findFirst();
    }

    /** How far the object moves to the right, in whole pixels; 0 for other changes. */
    public double dx() {
        return object().map(it -> PortableMath.rint(
                        it.after().orElseThrow().x() - it.before().orElseThrow().x()))
                .orElse(0.0);
    }

    /** How far the object moves down, in whole pixels; 0 for other changes. */
    public double dy() {
        return object().map(it -> PortableMath.rint(
                        it.after().orElseThrow().y() - it.before().orElseThrow().y()))
                .orElse(0.0);
    }
}
