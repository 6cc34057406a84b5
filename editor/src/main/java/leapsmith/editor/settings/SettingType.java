package leapsmith.editor.settings;

import java.util.Optional;
import leapsmith.levels.model.Message;

/** The values that a setting can have, and their form in the file of the settings. */
interface SettingType<T> {
    /**
     * The value of JSON; empty if it is not valid.
     *
     * @param json a text, number, boolean, list or map
     */
    Optional<T> read(Object json);

    /** The value as JSON, so that {@link #read} returns it again. */
    Object write(T value);

    /** What is valid, such as “a number from 1 to 9”, for an error. */
    Message expected();
}
