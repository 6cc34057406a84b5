package leapsmith.editor.settings;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.util.StringConverter;
import leapsmith.editor.ui.Texts;

/** Creates the controls that change settings. Each has the id {@code setting-KEY}. */
public record SettingControls(Texts texts, CurrentSettings settings) {
    /**
     * A control that shows a setting and changes it.
     *
     * @throws IllegalArgumentException if its type has no control
     */
    @SuppressWarnings("unchecked") // The type of the setting decides the type of its value.
    public Control of(Setting<?> setting) {
        Control control;
        if (setting.type instanceof SettingTypes.Choice<?> choice) {
            control = box(setting, choice);
        } else if (setting.type instanceof SettingTypes.Flag) {
            control = checkBox((Setting<Boolean>) setting);
        } else {
            throw new IllegalArgumentException("no control for " + setting);
        }
        control.setId("setting-" + setting.key);
        control.setAccessibleText(texts.get(setting.textKey()));
        return control;
    }

    private CheckBox checkBox(Setting<Boolean> setting) {
        CheckBox box = new CheckBox(texts.get(setting.textKey()));
        box.setSelected(settings.get(setting));
        box.setOnAction(event -> settings.set(setting, box.isSelected()));
        return box;
    }

    @SuppressWarnings("unchecked") // A setting has the values of its type.
    private <E extends Enum<E>> ComboBox<E> box(Setting<?> setting, SettingTypes.Choice<E> choice) {
        Setting<E> chosen = (Setting<E>) setting;
        ComboBox<E> box = new ComboBox<>();
        box.getItems().setAll(choice.values());
        box.setConverter(new Words<>(texts, chosen));
        box.setValue(settings.get(chosen));
        box.setOnAction(event -> settings.set(chosen, box.getValue()));
        return box;
    }

    /** The text of each choice. */
    private static final class Words<E extends Enum<E>> extends StringConverter<E> {
        private final Texts texts;
        private final Setting<E> setting;

        Words(Texts texts, Setting<E> setting) {
            this.texts = texts;
            this.setting = setting;
        }

        @Override
        public String toString(E value) {
            return value == null ? "" : texts.get(setting.textKey(value));
        }

        @Override
        public E fromString(String text) {
            throw new UnsupportedOperationException();
        }
    }
}
