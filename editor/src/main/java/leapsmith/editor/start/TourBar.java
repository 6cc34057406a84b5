package leapsmith.editor.start;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import leapsmith.editor.ui.Texts;

/** The current step of the tour, below the canvas, with a button that ends the tour. */
public final class TourBar extends HBox {
    /**
     * A bar that is shown while there is a text.
     *
     * @param step the text of the current step; null while there is no tour
     * @param atEnd whether there is no further step
     */
    public TourBar(Texts texts, ObservableValue<String> step, ObservableValue<Boolean> atEnd, Runnable leave) {
        getStyleClass().add("tour-bar");
        setId("tour");
        Label text = new Label();
        text.setId("tour-step");
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        Button end = new Button();
        atEnd.subscribe(now -> end.setText(texts.get(now ? "tour.done" : "tour.leave")));
        end.setId("tour-leave");
        end.setMinWidth(Region.USE_PREF_SIZE);
        end.setOnAction(event -> leave.run());
        setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(text, end);
        managedProperty().bind(visibleProperty());
        step.subscribe(now -> {
            text.setText(now);
            setVisible(now != null);
        });
    }
}
