package leapsmith.editor.inspector;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/**
 * The view of the inspector: a heading and groups of fields, and during play a separate part for the running level
 * below, so that no field moves when play starts.
 */
public final class InspectorView extends VBox {
    /** The largest fraction of the height for the running level. */
    private static final double LIVE_SHARE = 0.6;

    private final Texts texts;
    private final InspectorModel model;
    private final Label title = Nodes.styled(new Label(), "inspector-title");

    /**
     * The view of an inspector.
     *
     * @param chooseFile asks for the path of a file, as fields of own kinds have it; empty if the user cancels
     */
    public InspectorView(
            Texts texts,
            InspectorModel model,
            VBox live,
            ObservableBooleanValue playing,
            Supplier<Optional<String>> chooseFile) {
        this.texts = texts;
        this.model = model;
        title.setId("inspector-title");
        Tooltips.wholeText(title);
        VBox fields = Nodes.styled(
                new VBox(title, new PageView(texts, model.pageProperty(), chooseFile)), "inspector-content");
        PanelScroll above = scroll(fields);
        VBox.setVgrow(above, Priority.ALWAYS);
        // The part for the running level gets its content with the first run.
        PanelScroll below = scroll(null);
        below.getStyleClass().add("inspector-live");
        below.maxHeightProperty().bind(heightProperty().multiply(LIVE_SHARE));
        // If both are too high, a box would give all room to the one that grows.
        below.minHeightProperty()
                .bind(Bindings.min(live.heightProperty(), heightProperty().multiply(LIVE_SHARE)));
        above.setMinHeight(0);
        Nodes.showWhile(below, playing);
        playing.subscribe(plays -> {
            if (plays) {
                below.setContent(live);
            }
        });
        getChildren().addAll(above, below);
        model.titleProperty().subscribe(value -> showTitle());
    }

    private static PanelScroll scroll(VBox content) {
        return Nodes.styled(new PanelScroll(content), "inspector");
    }

    private void showTitle() {
        title.setText(texts.get(model.titleProperty().get()));
    }
}
