package leapsmith.editor.kinds;

import javafx.animation.AnimationTimer;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import javafx.util.Subscription;
import leapsmith.editor.canvas.ViewPicture;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.scene.Rasteriser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The moving picture of a {@link KindDemo}, which runs while it is shown and its window is active. A click pauses it. */
final class KindDemoView extends ToggleButton {
    private static final double HEIGHT = 146;
    /** Between two pulses, so that nothing jumps after a delay. */
    private static final double MAX_PULSE_SECONDS = 0.1;

    private final KindDemo demo;
    private final Swatches swatches;
    private final Rasteriser rasteriser = new Rasteriser();
    private final ViewPicture picture = new ViewPicture();
    private final StackPane area;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            pulse(now);
        }
    };
    private final Subscription subscription;
    private long lastPulse;

    /**
     * The picture of a kind.
     *
     * @param shown whether the panel is shown
     * @param paused whether the picture stands still, which a click changes
     */
    KindDemoView(
            Texts texts, KindDemo demo, Swatches swatches, ObservableBooleanValue shown, Property<Boolean> paused) {
        this.demo = demo;
        this.swatches = swatches;
        setId("kind-demo");
        getStyleClass().setAll("toggle-button", "kind-demo");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setMaxWidth(Double.MAX_VALUE);
        setMinWidth(0);
        setAccessibleText(texts.get("kinds.demo"));
        Tooltips.on(this, () -> texts.get(isSelected() ? "kinds.demo.resume" : "kinds.demo.pause"));
        FontIcon pauseIcon = Nodes.styled(new FontIcon(MaterialDesignP.PAUSE_CIRCLE), "kind-demo-paused");
        pauseIcon.visibleProperty().bind(selectedProperty());
        area = new StackPane(picture.node(), pauseIcon);
        StackPane.setAlignment(pauseIcon, Pos.TOP_RIGHT);
        area.setMouseTransparent(true);
        area.setMinSize(0, HEIGHT);
        area.setMaxHeight(HEIGHT);
        area.prefWidthProperty().bind(widthProperty().subtract(2));
        setGraphic(area);
        demo.setOnShown(this::draw);
        ObservableValue<Boolean> active = sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(false);
        selectedProperty().bindBidirectional(paused);
        Runnable runOrRest = () -> run(shown.get() && active.getValue() && !isSelected());
        active.subscribe(it -> runOrRest.run());
        selectedProperty().subscribe(it -> runOrRest.run());
        area.widthProperty().subscribe(width -> draw());
        // These outlive the level.
        subscription = Subscription.combine(
                () -> selectedProperty().unbindBidirectional(paused),
                shown.subscribe(runOrRest),
                swatches.colors().subscribe(colors -> draw()),
                swatches.look().subscribe(look -> draw()));
    }

    void dispose() {
        subscription.unsubscribe();
        timer.stop();
    }

    private void run(boolean isRunning) {
        lastPulse = 0;
        if (isRunning) {
            timer.start();
        } else {
            timer.stop();
        }
    }

    private void pulse(long now) {
        double seconds = lastPulse == 0 ? 0 : Math.min(MAX_PULSE_SECONDS, (now - lastPulse) / 1e9);
        lastPulse = now;
        if (isInView() && demo.advance(seconds)) {
            draw();
        }
    }

    /** Whether no panel around it is hidden. */
    private boolean isInView() {
        for (Node at = this; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private void draw() {
        if (demo.scene() == null || area.getWidth() < 1) {
            return;
        }
        picture.resize(area.getWidth(), HEIGHT, ViewPicture.outputScale(this));
        rasteriser.draw(
                demo.picture(swatches.colors().getValue(), swatches.look().getValue(), picture.outputScale()),
                demo.camera(picture.picture().width(), picture.picture().height()),
                picture.picture());
        picture.upload();
    }
}
