package leapsmith.editor.inspector;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import leapsmith.levels.model.Message;

/**
 * An editable property of the selection. Input is validated immediately and applied as soon as it is valid; everything
 * from the first key to {@link #commit} is one step of the history.
 */
public interface Field {
    /** Its unique name on a page, and the last part of its text key {@code property.KEY}. */
    String key();

    FieldType type();

    /** The text of the field: the value, or the input being typed. */
    ReadOnlyStringProperty textProperty();

    /** Whether the selected objects have different values, so that none is shown. */
    ReadOnlyBooleanProperty mixedProperty();

    /** Why the input is not applied; null if it is. */
    ReadOnlyObjectProperty<Message> errorProperty();

    /** Sets the input: the whole text of the field after a key. */
    void type(String text);

    /** Sets and commits a value in one step. */
    default void set(String text) {
        type(text);
        commit();
    }

    /** Ends typing. Invalid input is discarded, and the field shows the value again. */
    void commit();

    /** Whether the input is not in the document: it is invalid, or applied only on commit. */
    boolean isPending();

    /** Ends typing and reverts everything since the last commit. */
    void revert();

    /** Changes a number by an amount, within its range; does nothing for other fields. */
    void nudge(double by);
}
