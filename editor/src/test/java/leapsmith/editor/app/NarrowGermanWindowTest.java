package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import leapsmith.editor.Rooms;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** German texts, which are longer than English ones, fit into a small window. */
class NarrowGermanWindowTest extends WindowFixture {
    private final Level level = Rooms.with(
            Rooms.room(),
            EmitterType.TYPE.create("emitter-12", EmitterType.DEADLY, 1280, 40),
            PlatformType.TYPE
                    .create("lift", PlatformType.SOLID, 200, 100)
                    .with(PlatformType.STOPS, List.of(PathStop.of(-1024, 128))));

    @Override
    Locale language() {
        return Locale.GERMAN;
    }

    @Test
    void fractionsHaveADecimalCommaAndAreTypedWithIt() {
        onFx(() -> {
            document().select(Selection.of("lift"));
            LevelParts.of(window.level()).sidePanel.showInspector();
        });
        TextField speed = lookup("#field-speed").queryAs(TextField.class);
        clickOn(speed);
        retype(speed, "62,125");
        assertEquals(62.125, document().level().object("lift").orElseThrow().get(PlatformType.SPEED));
        assertEquals("62,125", speed.getText());
        retype(speed, "1.000");
        assertEquals("62,125", speed.getText(), "1.000 may be 1000 or 1");
        retype(speed, "62.5");
        assertEquals("62,5", speed.getText());
    }

    private void retype(TextField field, String text) {
        onFx(field::selectAll);
        write(text).type(KeyCode.ENTER);
    }

    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(level);
    }

    @BeforeEach
    void makeTheWindowSmall() {
        onFx(() -> {
            window.stage.setWidth(1000);
            window.stage.setHeight(600);
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void noLabelOfTheInspectorIsCutOff() {
        Set<String> cut = new TreeSet<>(cutOff());
        for (LevelObject object : level.objects().stream().toList()) {
            select(object.id());
            cut.addAll(cutOff());
        }
        assertEquals(Set.of(), cut);
    }

    @Test
    void theTitleOfTheInspectorNamesTheKind() {
        select("lift");
        assertEquals(
                "lift \u00b7 Feste Plattform",
                lookup("#inspector-title").queryLabeled().getText());
    }

    @Test
    void theKindsAndPlacesInTheListOfObjectsAreWhole() {
        onFx(() -> LevelParts.of(window.level()).sidePanel.showTab("tab-objects"));
        WaitForAsyncUtils.waitForFxEvents();
        Set<String> cut = new TreeSet<>();
        onFx(() -> lookup("#objects .label").queryAllAs(Labeled.class).stream()
                .filter(label -> isShown(label) && NarrowWindowTest.isCutOff(label))
                .forEach(label -> cut.add(label.getText())));
        assertEquals(Set.of(), cut);
    }

    @Test
    void theOffsetsOfAStopAreWhole() {
        select("lift");
        for (String id : List.of("#field-stop1x", "#field-stop1y")) {
            TextField field = lookup(id).query();
            Text shown = (Text) field.lookup(".text");
            double room = field.getWidth()
                    - field.getInsets().getLeft()
                    - field.getInsets().getRight();
            assertTrue(shown.getLayoutBounds().getWidth() <= room, () -> id + " has only " + room + " px");
        }
    }

    private void select(String id) {
        onFx(() -> {
            document().select(Selection.of(id));
            window.stage.getScene().getRoot().applyCss();
            window.stage.getScene().getRoot().layout();
        });
    }

    private Set<String> cutOff() {
        Set<String> cut = new TreeSet<>();
        onFx(() -> lookup(".inspector .label").queryAllAs(Labeled.class).stream()
                .filter(label -> isShown(label) && NarrowWindowTest.isCutOff(label))
                .forEach(label -> cut.add(label.getText())));
        return cut;
    }

    private static boolean isShown(Node node) {
        return node == null || node.isVisible() && isShown(node.getParent());
    }
}
