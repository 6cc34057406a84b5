package leapsmith.editor.inspector;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Texts;

/** Groups of fields, one below the other. The focused field keeps the focus when others are shown. */
public final class PageView extends VBox {
    private final Texts texts;

    public PageView(Texts texts, ObservableValue<List<Section>> page) {
        this.texts = texts;
        page.subscribe(sections -> KeptFocus.during(this, () -> show(sections)));
    }

    private void show(List<Section> sections) {
        getChildren().setAll(sections.stream().map(this::box).toList());
    }

    private VBox box(Section section) {
        VBox box = new VBox();
        box.getStyleClass().add("inspector-section");
        if (section.captionKey() != null) {
            Label caption = new Label(texts.get(section.captionKey()));
            caption.getStyleClass().add("caption");
            box.getChildren().add(caption);
        }
        section.fields().forEach(field -> box.getChildren().add(new FieldRow(texts, field)));
        if (section.stops() != null) {
            box.getChildren().add(new StopListView(texts, section.stops()));
        }
        if (section.properties() != null) {
            box.getChildren().add(new FreePropertiesView(texts, section.properties()));
        }
        return box;
    }
}
