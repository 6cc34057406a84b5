package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
