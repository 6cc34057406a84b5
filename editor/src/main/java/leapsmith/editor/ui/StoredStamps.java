package leapsmith.editor.ui;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import leapsmith.levels.model.LevelPart;

/** The stamps that are stored under the digits from 1 to {@link #LAST}, for all levels. */
public final class StoredStamps {
    public static final int LAST = 9;

    private final List<ObjectProperty<LevelPart>> slots = IntStream.rangeClosed(1, LAST)
            .<ObjectProperty<LevelPart>>mapToObj(digit -> new SimpleObjectProperty<>(this, "stamp " + digit))
            .toList();

    /** The stamp of a digit; its value is null while there is none. */
    public ObjectProperty<LevelPart> slot(int digit) {
        return slots.get(digit - 1);
    }
}
