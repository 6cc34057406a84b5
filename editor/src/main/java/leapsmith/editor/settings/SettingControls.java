package leapsmith.editor.settings;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import leapsmith.editor.ui.ChoiceText;
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
        if (!setting.type.choices().isEmpty()) {
            control = box(setting);
        } else if (setting.type == SettingType.FLAG) {
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

    private <T> ComboBox<T> box(Setting<T> setting) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(setting.type.choices());
        box.setConverter(new ChoiceText<>(value -> texts.get(setting.textKey((Enum<?>) value))));
        box.setValue(settings.get(setting));
        box.setOnAction(event -> settings.set(setting, box.getValue()));
        return box;
    }
}
