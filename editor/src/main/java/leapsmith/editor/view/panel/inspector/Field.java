package leapsmith.editor.view.panel.inspector;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import leapsmith.editor.model.Message;

/**
 * A property of what is selected, as a person reads and changes it. What is typed is checked at once and applied as
 * soon as it is valid; everything from the first key to {@link #commit} is one step of the history.
 */
public interface Field {
    /** Its name among the fields of a page, and the last part of the key of its label, {@code property.KEY}. */
    String key();

    FieldType type();

    /** What the field shows: the value, or what is being typed. */
    ReadOnlyStringProperty textProperty();

    /** Whether the selected objects differ in it, so that no value is shown. */
    ReadOnlyBooleanProperty mixedProperty();

    /** Why what is typed is not applied; null if it is. */
    ReadOnlyObjectProperty<Message> errorProperty();

    /** Takes the whole text that the field holds after a key. */
    void type(String text);

    /** Chooses or types a value in one go. */
    default void set(String text) {
        type(text);
        commit();
    }

    /** Ends typing. An entry that is not valid in the end changes nothing, and the field shows the value again. */
    void commit();

    /** Whether the field shows what the document doesn't hold: not valid, or taken only when the field is left. */
    boolean isPending();

    /** Ends typing as if there had been none since the last commit. */
    void takeBack();

    /** Changes a number by so much, within its range; does nothing to other fields. */
    void nudge(double by);
}
