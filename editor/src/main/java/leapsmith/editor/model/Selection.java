package leapsmith.editor.model;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The ids of the selected objects, in the order of selection. If a single platform is selected, one of its stops may be
 * selected too; Delete and nudging then apply to the stop.
 *
 * @param objectIds unmodifiable
 * @param stop counted from 0, without the first stop of the path; none unless there is a single object
 */
public record Selection(Set<String> objectIds, OptionalInt stop) {

    /** The empty selection. */
    public static final Selection NONE = new Selection(Set.of());

    public Selection {
        objectIds = Collections.unmodifiableSet(new LinkedHashSet<>(objectIds));
        if (stop.isPresent() && objectIds.size() != 1) {
            throw new IllegalArgumentException("a stop of " + objectIds.size() + " objects");
        }
    }

    /** The selection of these objects. */
    public Selection(Set<String> objectIds) {
        this(objectIds, OptionalInt.empty());
    }

    /** The selection of a platform and one of its stops, which is counted from 0 without the first. */
    public static Selection ofStop(String platformId, int stop) {
        return new Selection(Set.of(platformId), OptionalInt.of(stop));
    }

    /** The selection of these objects. */
    public static Selection of(String... ids) {
        Set<String> set = new LinkedHashSet<>();
        Collections.addAll(set, ids);
        return new Selection(set);
    }

    /** The selection of these objects. */
    public static Selection of(Collection<String> ids) {
        return new Selection(new LinkedHashSet<>(ids));
    }

    public boolean isEmpty() {
        return objectIds.isEmpty();
    }

    public int size() {
        return objectIds.size();
    }

    public boolean contains(String id) {
        return objectIds.contains(id);
    }

    /** The same objects and no stop. */
    public Selection withoutStop() {
        return stop.isEmpty() ? this : new Selection(objectIds);
    }

    /** This selection and these objects. */
    public Selection plus(Collection<String> ids) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        set.addAll(ids);
        return new Selection(set);
    }

    /** This selection with the object added, or removed if it was selected. */
    public Selection toggled(String id) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        if (!set.remove(id)) {
            set.add(id);
        }
        return new Selection(set);
    }

    /** The part of this selection that passes the test; this instance if that is all of it. */
    public Selection retaining(Predicate<String> stays) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        return set.removeIf(stays.negate()) ? new Selection(set) : this;
    }
}
