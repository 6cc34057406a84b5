package leapsmith.editor.dialogs;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Texts;
import leapsmith.web.WebPage;

/** The fields of the dialog that asks how a level is shared as a web page. */
final class ShareForm extends VBox {
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Dialogs.SharedPage> value = new ReadOnlyObjectWrapper<>(this, "value");
    private final TextField description = new TextField();
    private final CheckBox allLevels;
    private final CheckBox withRun;
    private final Map<WebPage.Feature, CheckBox> features = new EnumMap<>(WebPage.Feature.class);
    private final CheckBox asArchive;

    ShareForm(Texts texts, Dialogs.SharedPage suggested, boolean hasRun, int levels) {
        super(8);
        this.texts = texts;
        description.setId("share-description");
        description.setText(suggested.description());
        Label caption = new Label(texts.get("dialog.share.description"));
        caption.setLabelFor(description);
        allLevels = box("allLevels", suggested.allLevels(), levels);
        allLevels.setDisable(levels < 2);
        withRun = box("withRun", suggested.withRun() && hasRun);
        withRun.setDisable(!hasRun);
        addFeature(WebPage.Feature.REWIND, "canRewind", suggested);
        addFeature(WebPage.Feature.INSIGHT, "insight", suggested);
        addFeature(WebPage.Feature.COMPATIBLE, "compatible", suggested);
        asArchive = box("asArchive", suggested.asArchive());
        getChildren()
                .addAll(PlainDialogs.words(texts.get("dialog.share.text")), caption, description, allLevels, withRun);
        getChildren().addAll(features.values());
        getChildren().add(asArchive);
        description.textProperty().subscribe(this::update);
        update();
    }

    ReadOnlyObjectProperty<Dialogs.SharedPage> valueProperty() {
        return value.getReadOnlyProperty();
    }

    private void addFeature(WebPage.Feature feature, String key, Dialogs.SharedPage suggested) {
        // What only releases can do isn't shown elsewhere.
        if (feature.isAvailable()) {
            features.put(feature, box(key, suggested.features().contains(feature)));
        }
    }

    private CheckBox box(String key, boolean isSelected, Object... arguments) {
        CheckBox box = new CheckBox(texts.get("dialog.share." + key, arguments));
        box.setId("share-" + key);
        box.setSelected(isSelected);
        box.selectedProperty().addListener((property, before, now) -> update());
        return box;
    }

    private void update() {
        value.set(new Dialogs.SharedPage(
                description.getText().strip(),
                allLevels.isSelected(),
                withRun.isSelected(),
                features.keySet().stream()
                        .filter(feature -> features.get(feature).isSelected())
                        .collect(Collectors.toSet()),
                asArchive.isSelected()));
    }
}
