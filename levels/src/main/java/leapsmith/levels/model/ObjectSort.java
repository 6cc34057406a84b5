package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Optional;

/** The sorts of objects in a level, in the order in which files list them. */
public enum ObjectSort {
    CHARACTER("character", PlacedCharacter.class, Limits.MAX_OBJECTS),
    ZONE("zone", Zone.class, Limits.MAX_OBJECTS),
    PLATFORM("platform", Platform.class, Limits.MAX_PLATFORMS),
    EMITTER("emitter", Emitter.class, Limits.MAX_EMITTERS);

    private final String word;
    private final Class<? extends LevelObject> type;
    private final int most;

    ObjectSort(String word, Class<? extends LevelObject> type, int most) {
        this.word = word;
        this.type = type;
        this.most = most;
    }

    /** What one of them is called in messages. */
    public String word() {
        return word;
    }

    /** The key of their list in a file. */
    public String listKey() {
        return word + "s";
    }

    /** The class of all objects of this sort, and of no others. */
    public Class<? extends LevelObject> type() {
        return type;
    }

    /** How many of them a level may have. */
    public int most() {
        return most;
    }

    /** The sort whose list has this key in a file. */
    public static Optional<ObjectSort> ofListKey(String key) {
        return Arrays.stream(values())
                .filter(sort -> sort.listKey().equals(key))
                .findFirst();
    }
}
