package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.UiTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@UiTest
class StatusBarTest extends FxRobot {
    private final StatusModel model = new StatusModel();
    private final LongWorks works = new LongWorks(Runnable::run);
    private StatusBar bar;

    @Start
    void start(Stage stage) {
        bar = new StatusBar(new Texts(Locale.ENGLISH), model, works, problem -> {}, () -> "");
        bar.setManaged(false);
        stage.setScene(new Scene(new Pane(bar), 1200, 60));
        stage.show();
    }

    @Test
    void theBarOfLongWorkShrinksBeforeATextIsCutOff() throws Exception {
        WaitForAsyncUtils.asyncFx(() -> {
                    model.place.set("col 12 row 14  Block");
                    model.message.set("Paint with a 1 x 1 brush");
                    model.view.set("150 tiles reached  100 %  80 x 32");
                    works.begin("Searching what can be reached", () -> {});
                })
                .get();
        Region work = lookup("#work").queryAs(Region.class);
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, work::isVisible);
        assertEquals(120, barWidth(1200));
        int width = 1200;
        while (barWidth(width) > 40) {
            assertEquals(List.of(), cutOff(), "at a width of " + width);
            width--;
        }
        assertTrue(barWidth(width - 60) == 40 && !cutOff().isEmpty(), "then texts are cut off");
    }

    @Test
    void aNoticeIsWholeWhileLongWorkIsShownBesideIt() throws Exception {
        showLongTexts(
                "Easiest run to the-upper-exit: 15.18 s, hardest jump 95 %; shortest: 13.42 s, hardest jump 82 %");
        WaitForAsyncUtils.asyncFx(() -> model.notice.set(true)).get();
        assertEquals(40, barWidth(1000));
        assertFalse(cutOff().contains(model.message.get()), cutOff().toString());
        assertTrue(lookup("#work-cancel").queryAs(Region.class).getWidth() > 20);
        assertTrue(bar.lookupAll(".label").stream()
                .map(Label.class::cast)
                .noneMatch(label -> label.isVisible() && label.getWidth() > 0 && label.getWidth() < 30));
    }

    @Test
    void theHintOfTheToolGivesWayToWhatWasFoundAndToThePlaceOfThePointer() throws Exception {
        showLongTexts("Drag the corners to change the size, or Shift for a square");
        barWidth(1000);
        assertTrue(cutOff().contains(model.message.get()));
        assertFalse(cutOff().contains(model.reach.get()));
        assertFalse(cutOff().contains(model.place.get()));
    }

    private void showLongTexts(String message) throws Exception {
        WaitForAsyncUtils.asyncFx(() -> {
                    model.place.set("col 12 row 14  Block");
                    model.message.set(message);
                    model.reach.set("Reach: 150 tiles, no way to the-upper-exit found");
                    model.view.set("100 %  80 x 32");
                    works.begin("Searching for the easiest run to the-upper-exit", () -> {});
                })
                .get();
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, lookup("#work").queryAs(Region.class)::isVisible);
    }

    private double barWidth(int width) {
        return WaitForAsyncUtils.waitForAsyncFx(5000, () -> {
            bar.resize(width, 26);
            bar.applyCss();
            bar.layout();
            return lookup("#work-bar").queryAs(Region.class).getWidth();
        });
    }

    /** The labels that are narrower than their texts. */
    private List<String> cutOff() {
        return bar.lookupAll(".label").stream()
                .filter(Node::isManaged)
                .map(Label.class::cast)
                .filter(label -> label.getWidth() < Math.floor(label.prefWidth(-1)))
                .map(Label::getText)
                .toList();
    }
}
