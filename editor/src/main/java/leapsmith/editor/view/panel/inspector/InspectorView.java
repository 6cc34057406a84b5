package leapsmith.editor.view.panel.inspector;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.WholeText;

/**
 * The view of the inspector: a heading and groups of fields, and during play a separate part for the running level
 * below, so that no field moves when play starts.
 */
public final class InspectorView extends VBox {
    /** The largest fraction of the height for the running level. */
    private static final double LIVE_SHARE = 0.6;

    private final Texts texts;
    private final InspectorModel model;
    private final Label title = new Label();
    private final VBox sections = new VBox();

    public InspectorView(Texts texts, InspectorModel model, LiveModel live, ObservableBooleanValue developer) {
        this.texts = texts;
        this.model = model;
        title.getStyleClass().add("inspector-title");
        title.setId("inspector-title");
        WholeText.on(title);
        VBox fields = new VBox(title, sections);
        fields.getStyleClass().add("inspector-content");
        ScrollPane above = scroll(fields);
        VBox.setVgrow(above, Priority.ALWAYS);
        LiveView liveView = new LiveView(texts, live, developer);
        ScrollPane below = scroll(liveView);
        below.getStyleClass().add("inspector-live");
        below.maxHeightProperty().bind(heightProperty().multiply(LIVE_SHARE));
        // If both are too high, a box would give all room to the one that grows.
        below.minHeightProperty()
                .bind(Bindings.min(liveView.heightProperty(), heightProperty().multiply(LIVE_SHARE)));
        above.setMinHeight(0);
        below.visibleProperty().bind(live.playingProperty());
        below.managedProperty().bind(live.playingProperty());
        getChildren().addAll(above, below);
        model.titleProperty().subscribe(value -> showTitle());
        model.pageProperty().subscribe(value -> showPage());
    }

    private static ScrollPane scroll(VBox content) {
        ScrollPane pane = new ScrollPane(content);
        pane.getStyleClass().add("inspector");
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return pane;
    }

    private void showTitle() {
        title.setText(texts.get(model.titleProperty().get()));
    }

    private void showPage() {
        String focused = focusedField();
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
            if (section.stops() != null) {
                box.getChildren().add(new StopListView(texts, section.stops()));
            }
            sections.getChildren().add(box);
        }
        Node field = focused == null ? null : sections.lookup("#" + focused);
        if (field != null) {
            field.requestFocus();
        }
    }

    /** The id of the focused field, which keeps the focus when the page is rebuilt. */
    private String focusedField() {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        for (Node node = owner; node != null; node = node.getParent()) {
            if (node == sections) {
                return owner.getId();
            }
        }
        return null;
    }
}
