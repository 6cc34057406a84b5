package leapsmith.editor.document;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.LevelObject;

/**
 * Which objects are hidden and which are locked while a level is edited. Like the zoom, this belongs to the view of the
 * open level: it isn't in the file, isn't undone, and doesn't change how the level plays.
 *
 * @param hidden ids of objects that are neither drawn nor selected by the pointer; unmodifiable. Objects with these ids
 *     need not exist, so that an object is still hidden after its removal is undone
 * @param locked ids of objects that are drawn, but neither selected by the pointer nor moved or deleted; unmodifiable
 */
public record ObjectFlags(Set<String> hidden, Set<String> locked) {
    public static final ObjectFlags NONE = new ObjectFlags(Set.of(), Set.of());

    public ObjectFlags {
        hidden = Collections.unmodifiableSet(new LinkedHashSet<>(hidden));
        locked = Collections.unmodifiableSet(new LinkedHashSet<>(locked));
    }

    /** These flags with objects hidden or shown. */
    public ObjectFlags withHidden(Collection<String> ids, boolean isHidden) {
        return new ObjectFlags(changed(hidden, ids, isHidden), locked);
    }

    /** These flags with objects locked or unlocked. */
    public ObjectFlags withLocked(Collection<String> ids, boolean isLocked) {
        return new ObjectFlags(hidden, changed(locked, ids, isLocked));
    }

    private static Set<String> changed(Set<String> flagged, Collection<String> ids, boolean isAdded) {
        Set<String> set = new LinkedHashSet<>(flagged);
        if (isAdded) {
            set.addAll(ids);
        } else {
            ids.forEach(set::remove);
        }
        return set;
    }

    /** The ids of all objects that the pointer doesn't select. */
    Set<String> notPickable() {
        Set<String> ids = new HashSet<>(hidden);
        ids.addAll(locked);
        return ids;
    }

    /**
     * The flags after a change of the level: an object with a new id keeps its flags.
     *
     * @param isEdit whether added objects are new; otherwise undo or redo restores them
     */
    ObjectFlags after(LevelDelta delta, boolean isEdit) {
        if (hidden.isEmpty() && locked.isEmpty() || delta.objects().isEmpty()) {
            return this;
        }
        Map<LevelObject, String> removed = new HashMap<>();
        delta.objects().stream()
                .filter(it -> it.after().isEmpty())
                .forEach(it -> removed.put(it.before().orElseThrow().withId(""), it.id()));
        ObjectFlags flags = this;
        for (ObjectChange change : delta.objects()) {
            if (change.before().isPresent()) {
                continue;
            }
            Set<String> id = Set.of(change.id());
            Optional<String> oldId =
                    Optional.ofNullable(removed.get(change.after().orElseThrow().withId("")));
            if (oldId.isPresent()) {
                flags = flags.withHidden(id, hidden.contains(oldId.get())).withLocked(id, locked.contains(oldId.get()));
            } else if (isEdit) {
                flags = flags.withHidden(id, false).withLocked(id, false);
            }
        }
        return flags;
    }
}
