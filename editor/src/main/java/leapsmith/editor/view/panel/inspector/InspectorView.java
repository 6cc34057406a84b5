package leapsmith.editor.view.panel.inspector;

import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.view.Texts;

/** The inspector as it is seen: a heading, groups of fields, and while playing what runs below them. */
public final class InspectorView extends ScrollPane {
    private final Texts texts;
    private final InspectorModel model;
    private final Label title = new Label();
    private final VBox sections = new VBox();

    public InspectorView(Texts texts, InspectorModel model, LiveModel live) {
        this.texts = texts;
        this.model = model;
        getStyleClass().add("inspector");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        title.getStyleClass().add("inspector-title");
        title.setId("inspector-title");
        VBox content = new VBox(title, sections, new LiveView(texts, live));
        content.getStyleClass().add("inspector-content");
        setContent(content);
        model.titleProperty().addListener(value -> showTitle());
        model.pageProperty().addListener(value -> showPage());
        showTitle();
        showPage();
    }

    private void showTitle() {
        InspectorModel.Title now = model.titleProperty().get();
        title.setText(texts.get(now.key(), now.arguments().toArray()));
    }

    private void showPage() {
        sections.getChildren().clear();
        for (InspectorModel.Section section : model.pageProperty().get()) {
            VBox box = new VBox();
            box.getStyleClass().add("inspector-section");
            if (section.captionKey() != null) {
                Label caption = new Label(texts.get(section.captionKey()));
                caption.getStyleClass().add("caption");
                box.getChildren().add(caption);
            }
            section.fields().forEach(field -> box.getChildren().add(new FieldRow(texts, field)));
            sections.getChildren().add(box);
        }
    }
}
