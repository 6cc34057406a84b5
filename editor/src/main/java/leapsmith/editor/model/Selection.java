package leapsmith.editor.model;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The ids of the selected objects, in the order in which they were selected. Of a platform that is selected alone one
 * of the stops may be selected, which is what is deleted and nudged then.
 *
 * @param objectIds unmodifiable
 * @param stop counted from 0, without the first stop of the path; none unless there is a single object
 */
public record Selection(Set<String> objectIds, OptionalInt stop) {

    /** Nothing is selected. */
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

    /** This selection with the object added, or taken out if it was in. */
    public Selection toggled(String id) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        if (!set.remove(id)) {
            set.add(id);
        }
        return new Selection(set);
    }

    /** What of this selection the test lets stay; this very object if that is all of it. */
    public Selection retaining(Predicate<String> stays) {
        Set<String> set = new LinkedHashSet<>(objectIds);
        return set.removeIf(stays.negate()) ? new Selection(set) : this;
    }
}
