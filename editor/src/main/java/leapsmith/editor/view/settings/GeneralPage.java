package leapsmith.editor.view.settings;

import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.Scrolling;

/** Language, theme, scrolling and panels. */
final class GeneralPage extends GridPane {
    private final Texts texts;
    private final ObjectProperty<Preferences> preferences;

    GeneralPage(Texts texts, ObjectProperty<Preferences> preferences) {
        this.texts = texts;
        this.preferences = preferences;
        getStyleClass().add("settings-page");
        choice("setting.language", Language.values(), Preferences::language, Preferences::withLanguage);
        note("setting.language.note");
        choice("setting.theme", ThemeChoice.values(), Preferences::theme, Preferences::withTheme);
        choice("setting.scrolling", Scrolling.values(), Preferences::scrolling, Preferences::withScrolling);
        note("setting.scrolling.note");
        CheckBox restore = new CheckBox(texts.get("setting.restorePanels"));
        restore.setId("setting-restore-panels");
        restore.setSelected(preferences.get().restoresPanels());
        restore.setOnAction(event -> preferences.set(preferences.get().withRestoresPanels(restore.isSelected())));
        add(restore, 1, getRowCount());
    }

    private <E extends Enum<E>> void choice(
            String key, E[] values, Function<Preferences, E> get, BiFunction<Preferences, E, Preferences> with) {
        ComboBox<E> box = new ComboBox<>();
        box.setId(key.replace('.', '-'));
        box.getItems().setAll(values);
        box.setConverter(new Words<>(texts, key));
        box.setMaxWidth(Double.MAX_VALUE);
        box.setValue(get.apply(preferences.get()));
        box.setOnAction(event -> preferences.set(with.apply(preferences.get(), box.getValue())));
        Label label = new Label(texts.get(key));
        label.setLabelFor(box);
        label.setMinWidth(Region.USE_PREF_SIZE);
        box.setAccessibleText(label.getText());
        addRow(getRowCount(), label, box);
    }

    private void note(String key) {
        Label note = new Label(texts.get(key));
        note.getStyleClass().add("quiet");
        note.setWrapText(true);
        add(note, 1, getRowCount());
    }

    /** The text of each constant. */
    private static final class Words<E extends Enum<E>> extends StringConverter<E> {
        private final Texts texts;
        private final String key;

        Words(Texts texts, String key) {
            this.texts = texts;
            this.key = key;
        }

        @Override
        public String toString(E value) {
            return value == null ? "" : texts.get(key + "." + value.name().toLowerCase(Locale.ROOT));
        }

        @Override
        public E fromString(String text) {
            throw new UnsupportedOperationException();
        }
    }
}
