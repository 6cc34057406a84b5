package leapsmith.editor.document;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import leapsmith.levels.model.TileSet;

/**
 * The ids of the selected objects, in the order of selection, and the selected tiles. If a single platform is selected,
 * one of its stops may be selected too; Delete and nudging then apply to the stop. A free picture of the decoration is
 * selected alone.
 *
 * @param objectIds unmodifiable
 * @param stop counted from 0, without the first stop of the path; none unless there is a single object and no tile
 * @param decal the selected free picture; if there is one, nothing else is selected
 */
public record Selection(Set<String> objectIds, OptionalInt stop, TileSet tiles, Optional<DecalPlace> decal) {

    /**
     * Which free picture of a level.
     *
     * @param layer id of its layer
     * @param index in the layer, from 0
     */
    public record DecalPlace(String layer, int index) {}

    public static final Selection NONE = new Selection(Set.of());

    public Selection {
        objectIds = Collections.unmodifiableSet(new LinkedHashSet<>(objectIds));
        Objects.requireNonNull(tiles);
        if (stop.isPresent() && (objectIds.size() != 1 || !tiles.isEmpty())) {
            throw new IllegalArgumentException("a stop of " + objectIds.size() + " objects and " + tiles);
        }
        if (decal.isPresent() && !(objectIds.isEmpty() && tiles.isEmpty())) {
            throw new IllegalArgumentException(decal.get() + " with " + objectIds.size() + " objects and " + tiles);
        }
    }

    private Selection(Set<String> objectIds, OptionalInt stop, TileSet tiles) {
        this(objectIds, stop, tiles, Optional.empty());
    }

    public Selection(Set<String> objectIds) {
        this(objectIds, OptionalInt.empty(), TileSet.EMPTY);
    }

    /** The selection of a platform and one of its stops, which is counted from 0 without the first. */
    public static Selection ofStop(String platformId, int stop) {
        return new Selection(Set.of(platformId), OptionalInt.of(stop), TileSet.EMPTY);
    }

    public static Selection ofDecal(String layer, int index) {
        return new Selection(Set.of(), OptionalInt.empty(), TileSet.EMPTY, Optional.of(new DecalPlace(layer, index)));
    }

    public static Selection of(String... ids) {
        Set<String> set = new LinkedHashSet<>();
        Collections.addAll(set, ids);
        return new Selection(set);
    }

    public static Selection of(Collection<String> ids) {
        return new Selection(new LinkedHashSet<>(ids));
    }

    public static Selection of(Collection<String> ids, TileSet tiles) {
        return new Selection(new LinkedHashSet<>(ids), OptionalInt.empty(), tiles);
    }

    /** Whether nothing is selected. */
    public boolean isEmpty() {
        return objectIds.isEmpty() && tiles.isEmpty() && decal.isEmpty();
    }

    public int size() {
        return objectIds.size();
    }

    public boolean contains(String id) {
        return objectIds.contains(id);
    }

    /** The same objects and tiles and no stop. */
    public Selection withoutStop() {
        return stop.isEmpty() ? this : of(objectIds, tiles);
    }

    /** These objects and no stop; the tiles stay selected. */
    public Selection withObjects(Collection<String> ids) {
        return of(ids, tiles);
    }

    /** These tiles; the objects stay selected. */
    public Selection withTiles(TileSet newTiles) {
        return new Selection(
                objectIds,
                newTiles.isEmpty() ? stop : OptionalInt.empty(),
                newTiles,
                newTiles.isEmpty() ? decal : Optional.empty());
    }

    /** This selection with the object added, or removed if it was selected. */
    public Selection toggled(String id) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        if (!set.remove(id)) {
            set.add(id);
        }
        return of(set, tiles);
    }

    /** The selection without the objects that fail the test; this instance if there are none. */
    public Selection retaining(Predicate<String> stays) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        return set.removeIf(stays.negate()) ? of(set, tiles) : this;
    }
}
