package leapsmith.editor.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import org.junit.jupiter.api.Test;

/** Free properties of the level and of objects in the inspector. */
class FreePropertiesTest {
    private static final RawMembers HERO = RawMembers.EMPTY
            .with("lives", "3.0")
            .with("motto", "\"jump\"")
            .with("armed", "true")
            .with("tint", "\"#cc3333\"")
            .with("loot", "[ 1, 2 ]");
    private static final RawMembers GUARD =
            RawMembers.EMPTY.with("motto", "\"halt\"").with("lives", "3.0").with("tint", "5");

    private final LevelDocument document = new LevelDocument(Level.empty("test", 40, 30, 16)
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            object("hero", "player", HERO),
                            object("guard", "patrol", GUARD),
                            object(
                                    "guard-2",
                                    "patrol",
                                    RawMembers.EMPTY.with("range", "7").with("lives", "1")))));
    private final InspectorModel model = TestInspector.of(document, UnaryOperator.identity());

    private static LevelObject object(String id, String kind, RawMembers properties) {
        return CharacterType.TYPE.create(id, kind, 20, 8).withProperties(properties);
    }

    private FreeProperties select(String... ids) {
        document.select(Selection.of(ids));
        return properties();
    }

    private FreeProperties properties() {
        return model.pageProperty().get().stream()
                .map(Section::properties)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    private static FreeProperties.Row row(FreeProperties properties, String name) {
        return properties.rowsProperty().get().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> names(FreeProperties properties) {
        return properties.rowsProperty().get().stream()
                .map(FreeProperties.Row::name)
                .toList();
    }

    private RawMembers of(String id) {
        return document.level().object(id).orElseThrow().properties();
    }

    private Message lastStep() {
        return document.history().name(document.history().size() - 1);
    }

    @Test
    void anObjectShowsItsPropertiesWithTypesAndValues() {
        FreeProperties shown = select("hero");
        assertEquals(List.of("lives", "motto", "armed", "tint", "loot"), names(shown));
        assertEquals(
                List.of(FreeType.NUMBER, FreeType.TEXT, FreeType.FLAG, FreeType.COLOR, FreeType.JSON),
                shown.rowsProperty().get().stream()
                        .map(FreeProperties.Row::type)
                        .toList());
        assertEquals("3.0", row(shown, "lives").value().textProperty().get());
        assertEquals("jump", row(shown, "motto").value().textProperty().get());
        assertEquals("true", row(shown, "armed").value().textProperty().get());
        assertEquals("#cc3333", row(shown, "tint").value().textProperty().get());
        assertEquals("[ 1, 2 ]", row(shown, "loot").value().textProperty().get());
    }

    @Test
    void eachValueIsOneStepThatNamesTheProperty() {
        FreeProperties shown = select("hero");
        row(shown, "lives").value().type("4");
        row(shown, "lives").value().type("4.50");
        assertEquals(HERO, of("hero"), "applied on commit");
        row(shown, "lives").value().commit();
        assertEquals(Message.of("edit.setProperty", "lives"), lastStep());
        row(shown, "motto").value().set("say \"hi\"");
        row(shown, "armed").value().set("false");
        row(shown, "tint").value().set("00FF0080");
        assertEquals(4, document.history().size());
        assertEquals(
                HERO.with("lives", "4.50")
                        .with("motto", "\"say \\\"hi\\\"\"")
                        .with("armed", "false")
                        .with("tint", "\"#00ff0080\""),
                of("hero"));
        for (int i = 0; i < 4; i++) {
            document.undo();
        }
        assertEquals(HERO, of("hero"));
        assertEquals("3.0", row(shown, "lives").value().textProperty().get());
    }

    @Test
    void wrongValuesAreRefusedWhileTyping() {
        FreeProperties shown = select("hero");
        Field lives = row(shown, "lives").value();
        for (String wrong : List.of("", "x", "1e", "1,5e400")) {
            lives.type(wrong);
            assertTrue(lives.errorProperty().get() != null, wrong);
        }
        lives.commit();
        assertEquals("3.0", lives.textProperty().get());
        Field tint = row(shown, "tint").value();
        for (String wrong : List.of("", "red", "#12345", "#123456789")) {
            tint.type(wrong);
            assertTrue(tint.errorProperty().get() != null, wrong);
        }
        assertFalse(document.isDirty());
    }

    @Test
    void aNumberIsNudgedAndCanBeAFormula() {
        Field lives = row(select("hero"), "lives").value();
        lives.nudge(1);
        assertEquals("4", lives.textProperty().get());
        lives.set("16*4");
        assertEquals(Optional.of("64"), of("hero").get("lives"));
        lives.set("1e400");
        lives.nudge(1);
        assertEquals(Optional.of("1e400"), of("hero").get("lives"));
    }

    @Test
    void aTextThatIsWrittenLikeAColorBecomesOne() {
        FreeProperties shown = select("hero");
        row(shown, "motto").value().set("#010203");
        assertEquals(FreeType.COLOR, row(shown, "motto").type());
        assertEquals("#010203", row(shown, "motto").value().textProperty().get());
    }

    @Test
    void severalObjectsShowWhatAllHave() {
        FreeProperties shown = select("hero", "guard");
        assertEquals(List.of("lives", "motto", "tint"), names(shown));
        assertFalse(row(shown, "lives").value().mixedProperty().get());
        assertTrue(row(shown, "motto").value().mixedProperty().get());
        assertNull(row(shown, "tint").type(), "a color and a number");
        assertNull(row(shown, "tint").value());
        row(shown, "motto").value().set("go");
        assertEquals(Optional.of("\"go\""), of("hero").get("motto"));
        assertEquals(Optional.of("\"go\""), of("guard").get("motto"));
        shown.setType("tint", FreeType.NUMBER);
        assertEquals(Optional.of("0"), of("hero").get("tint"));
        assertEquals(Optional.of("5"), of("guard").get("tint"));
        document.undo();
        document.undo();
        assertEquals(HERO, of("hero"));
        assertEquals(GUARD, of("guard"));
    }

    @Test
    void aPropertyIsAddedToAllThatLackIt() {
        FreeProperties shown = select("hero", "guard");
        shown.add(" armed ", FreeType.FLAG);
        assertEquals(HERO, of("hero"));
        assertEquals(GUARD.with("armed", "false"), of("guard"));
        assertEquals(Message.of("edit.addProperty", "armed"), lastStep());
        assertEquals(List.of("lives", "motto", "armed", "tint"), names(shown));
        document.undo();
        assertEquals(GUARD, of("guard"));
        assertEquals(List.of("lives", "motto", "tint"), names(shown));
    }

    @Test
    void namesAreUniqueAndNotBlankOrTooLong() {
        FreeProperties shown = select("hero");
        assertEquals(Optional.of(Message.of("error.taken", "lives")), shown.refusal(" lives"));
        assertEquals(Optional.of(Message.of("error.empty")), shown.refusal(" "));
        assertEquals(Optional.of(Message.of("error.long", 80)), shown.refusal("x".repeat(81)));
        assertEquals(Optional.empty(), shown.refusal("x".repeat(80)));
        assertThrows(IllegalArgumentException.class, () -> shown.add("lives", FreeType.TEXT));
        Field name = row(shown, "motto").rename();
        for (String wrong : List.of("lives", "", "x".repeat(81))) {
            name.type(wrong);
            assertTrue(name.errorProperty().get() != null, wrong);
        }
        assertFalse(document.isDirty());
    }

    @Test
    void aPropertyIsRenamedInItsPlaceAndRemoved() {
        FreeProperties shown = select("hero");
        row(shown, "motto").rename().set("slogan");
        assertEquals(List.of("lives", "slogan", "armed", "tint", "loot"), names(shown));
        assertEquals(Optional.of("\"jump\""), of("hero").get("slogan"));
        assertEquals(Message.of("edit.renameProperty", "motto"), lastStep());
        shown.remove("slogan");
        assertEquals(HERO.without("motto"), of("hero"));
        assertEquals(Message.of("edit.removeProperty", "slogan"), lastStep());
        document.undo();
        document.undo();
        assertEquals(HERO, of("hero"));
    }

    @Test
    void anotherTypeKeepsTheValueIfItFits() {
        FreeProperties shown = select("hero");
        shown.setType("lives", FreeType.TEXT);
        assertEquals(Optional.of("\"3.0\""), of("hero").get("lives"));
        assertEquals(Message.of("edit.retypeProperty", "lives"), lastStep());
        shown.setType("lives", FreeType.NUMBER);
        assertEquals(Optional.of("3.0"), of("hero").get("lives"));
        shown.setType("motto", FreeType.NUMBER);
        assertEquals(Optional.of("0"), of("hero").get("motto"));
        shown.setType("tint", FreeType.TEXT);
        assertEquals(Optional.of("\"cc3333\""), of("hero").get("tint"));
        shown.setType("tint", FreeType.COLOR);
        assertEquals(Optional.of("\"#cc3333\""), of("hero").get("tint"));
        shown.setType("loot", FreeType.TEXT);
        assertEquals(Optional.of("\"[ 1, 2 ]\""), of("hero").get("loot"));
    }

    @Test
    void namesOfOtherObjectsOfTheKindAreSuggested() {
        assertEquals(Map.of("range", FreeType.NUMBER), select("guard").suggestions());
        assertEquals(
                Map.of("motto", FreeType.TEXT, "tint", FreeType.NUMBER),
                select("guard-2").suggestions());
        assertEquals(Map.of(), select("hero").suggestions());
    }

    @Test
    void theLevelHasPropertiesToo() {
        FreeProperties shown = properties();
        assertEquals(List.of(), names(shown));
        shown.add("chapter", FreeType.NUMBER);
        row(properties(), "chapter").value().set("2");
        assertEquals(RawMembers.EMPTY.with("chapter", "2"), document.level().properties());
        document.undo();
        document.undo();
        assertEquals(RawMembers.EMPTY, document.level().properties());
        assertFalse(document.isDirty());
    }

    @Test
    void typedTextIsAppliedBeforeSaving() {
        FreeProperties shown = select("hero");
        row(shown, "motto").value().type("fly");
        model.commit();
        assertEquals(Optional.of("\"fly\""), of("hero").get("motto"));
    }
}
