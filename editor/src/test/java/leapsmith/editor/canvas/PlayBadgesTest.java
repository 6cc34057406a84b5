package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import leapsmith.editor.play.PlayClock;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.PlayStatus;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class PlayBadgesTest {
    private static final Bounds VIEW = new BoundingBox(20, 10, 600, 400);

    private final PlayBadges badges = new PlayBadges(new Texts(Locale.ENGLISH));

    @Start
    void start(Stage stage) {
        stage.setScene(new Scene(new Pane(badges.news, badges.clock), 640, 420));
        // The stage of all tests has the place and the size that an earlier one has given it.
        stage.setX(0);
        stage.setY(0);
        stage.sizeToScene();
        stage.show();
        PlayClock clock = new PlayClock(60, 60, false);
        badges.update(new PlayStatus(PlayState.RUNNING, 0, ""), clock, 60, 0);
        badges.update(new PlayStatus(PlayState.SHOT, 12, ""), clock, 60, 0);
    }

    @Test
    void theTimeToTheGoalIsInTheLanguageOfTheTexts() {
        PlayBadges german = new PlayBadges(new Texts(Locale.GERMAN));
        PlayClock clock = new PlayClock(60, 60, false);
        german.update(new PlayStatus(PlayState.RUNNING, 0, ""), clock, 60, 0);
        german.update(new PlayStatus(PlayState.GOAL_REACHED, 75, "exit"), clock, 60, 0);
        assertEquals("Ziel erreicht nach 1,25 s, Tick 75", german.news.getText());
    }

    @Test
    void messagesAreAtTheMiddleOfTheTop() {
        Bounds news = placed(null);
        assertTrue(badges.news.isVisible());
        assertEquals(VIEW.getCenterX(), news.getCenterX(), 1);
        assertEquals(news, placed(new BoundingBox(500, 14, 110, 90)), "the legend is far off");
    }

    @Test
    void messagesAreBesideALegend() {
        Bounds legend = new BoundingBox(330, 14, 280, 90);
        Bounds news = placed(legend);
        assertFalse(news.intersects(legend));
        assertTrue(news.getMinX() >= VIEW.getMinX() && news.getMaxX() < legend.getMinX());
    }

    @Test
    void messagesAreBelowALegendWithoutRoomBesideIt() {
        Bounds legend = new BoundingBox(40, 14, 560, 90);
        Bounds news = placed(legend);
        assertFalse(news.intersects(legend));
        assertTrue(news.getMinY() > legend.getMaxY());
    }

    @Test
    void aWinFitsIntoANarrowView() {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            badges.update(new PlayStatus(PlayState.GOAL_REACHED, 12_345, "exit"), new PlayClock(60, 60, false), 60, 0);
        });
        double usual = placed(null).getHeight();
        Bounds narrow = new BoundingBox(20, 10, 330, 400);
        Bounds news = placed(narrow, null);
        assertTrue(
                news.getMinX() >= narrow.getMinX() && news.getMaxX() <= narrow.getMaxX(),
                news + " of " + badges.news.getText());
        assertTrue(news.getHeight() < usual, "smaller");
        assertEquals(usual, placed(null).getHeight(), 4, "about as large as before in a wide view");
    }

    private Bounds placed(Bounds legend) {
        return placed(VIEW, legend);
    }

    private Bounds placed(Bounds view, Bounds legend) {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> badges.place(view, legend));
        return badges.news.getBoundsInParent();
    }
}
