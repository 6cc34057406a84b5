package leapsmith.editor.canvas;

import java.util.List;
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

    /** Multiples of it modulo 1 are spread evenly, but look random. */
    private static final double GOLDEN_RATIO = 0.6180339887498949;

    private final ParallelTransition fall = new ParallelTransition();

    Confetti() {
        setManaged(false);
        setMouseTransparent(true);
        fall.setOnFinished(event -> getChildren().clear());
    }

    void start(ColorScheme colors) {
        stop();
        for (int i = 0; i < SCRAPS; i++) {
            double random = i * GOLDEN_RATIO % 1;
            double other = i * GOLDEN_RATIO * 7 % 1;
            Rectangle scrap = new Rectangle(6 + 4 * other, 10, UiColors.of(colors, COLORS.get(i % COLORS.size())));
            scrap.setX(random * getWidth());
            scrap.setY(-20);
            scrap.setRotate(360 * other);
            Duration time = Duration.seconds(SECONDS * (0.6 + 0.4 * other));
            TranslateTransition down = new TranslateTransition(time, scrap);
            down.setByX(60 * (other - 0.5));
            down.setByY(getHeight() * (0.45 + 0.4 * other));
            down.setInterpolator(Interpolator.EASE_OUT);
            RotateTransition turn = new RotateTransition(time, scrap);
            turn.setByAngle(540 * (random - 0.5));
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
