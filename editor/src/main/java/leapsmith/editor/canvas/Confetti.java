package leapsmith.editor.canvas;

import java.util.List;
import java.util.Random;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.RotateTransition;
import javafx.animation.TranslateTransition;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;

/** Scraps of paper that fall over the view for two seconds; pointers go through them. */
final class Confetti extends Pane {
    private static final int SCRAPS = 70;
    private static final double SECONDS = 2;
    private static final List<ColorRole> COLORS = List.of(
            ColorRole.GOAL, ColorRole.PLAYER, ColorRole.PATROL, ColorRole.CELL, ColorRole.BULLET, ColorRole.GHOST);

    private final ParallelTransition fall = new ParallelTransition();

    Confetti() {
        setManaged(false);
        setMouseTransparent(true);
        Rectangle view = new Rectangle();
        view.widthProperty().bind(widthProperty());
        view.heightProperty().bind(heightProperty());
        setClip(view);
        fall.setOnFinished(event -> getChildren().clear());
    }

    void start(ColorScheme colors) {
        stop();
        Random random = new Random(1);
        for (int i = 0; i < SCRAPS; i++) {
            double other = random.nextDouble();
            Rectangle scrap = new Rectangle(6 + 4 * other, 10, UiColors.of(colors, COLORS.get(i % COLORS.size())));
            scrap.setX(random.nextDouble() * getWidth());
            scrap.setY(-20 - getHeight() * 0.6 * random.nextDouble());
            scrap.setRotate(360 * other);
            Duration time = Duration.seconds(SECONDS * (0.6 + 0.4 * other));
            TranslateTransition down = new TranslateTransition(time, scrap);
            down.setByX(60 * (other - 0.5));
            down.setByY(getHeight() * (0.9 + 0.3 * other));
            down.setInterpolator(Interpolator.LINEAR);
            RotateTransition turn = new RotateTransition(time, scrap);
            turn.setByAngle(540 * (random.nextDouble() - 0.5));
            FadeTransition fade = new FadeTransition(time.multiply(0.4), scrap);
            fade.setDelay(time.multiply(0.6));
            fade.setToValue(0);
            getChildren().add(scrap);
            fall.getChildren().addAll(down, turn, fade);
        }
        fall.playFromStart();
    }

    void stop() {
        fall.stop();
        fall.getChildren().clear();
        getChildren().clear();
    }
}
