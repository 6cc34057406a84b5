package leapsmith.editor.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.Selection;
import leapsmith.editor.files.ShownList;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.OwnKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes of own kinds of objects, with an open level and a closed one that have an object of one of them. */
class ObjectKindsModelTest {
    private static final String KINDS = """
            { "format": "leapsmith-kinds", "version": 1,
              "choices": { "item": ["coin", "gem"] },
              "objects": {
                "slime": { "like": "patrol", "fields": {
                  "hits": { "type": "int", "default": 1 }, "drops": { "type": "item", "list": true } } },
                "king": { "like": "slime" } } }
            """;

    @TempDir
    Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final ShownList window = new ShownList();
    private final FileFingerprints known = new FileFingerprints(LevelStorage.FILES);
    private final List<PaletteEntry> used = new ArrayList<>();
    private KindsFileEdits files;
    private Path kinds;
    private Path closed;
    private LevelDocument document;
    private ObjectKindsModel model;

    @BeforeEach
    void openLevel() throws IOException {
        kinds = Files.writeString(folder.resolve(KindsFile.NAME), KINDS);
        closed = write("closed.level.json");
        files = new KindsFileEdits(dialogs.window(), known, window);
        document = open(write("open.level.json"));
        model = new ObjectKindsModel(document, files, used::add);
    }

    private Path write(String name) throws IOException {
        return Files.writeString(folder.resolve(name), """
                { "format": "leapsmith-level", "version": 3, "width": 4, "height": 1, "tiles": [ "...." ],
                  "characters": [
                    { "id": "a", "kind": "slime", "x": 0, "y": 0, "properties": { "hits": 3, "drops": ["gem"] } },
                    { "id": "b", "kind": "king", "x": 20, "y": 0, "properties": { "hits": 4 } },
                    { "id": "c", "kind": "idle", "x": 40, "y": 0, "width": 10, "height": 11,
                      "facing": "left", "properties": { "hits": 3, "loud": true } } ] }
                """);
    }

    private LevelDocument open(Path file) throws IOException {
        LevelDocument opened = new LevelDocument(LevelFiles.read(file), file);
        opened.setSharedKinds(SharedKinds.of(folder));
        known.set(file, opened.level());
        window.open.add(opened);
        return opened;
    }

    private static LevelObject object(LevelDocument document, String id) {
        return document.level().object(id).orElseThrow();
    }

    private LevelObject closedObject(String id) throws IOException {
        return LevelFiles.read(closed).object(id).orElseThrow();
    }

    @Test
    void whatAKindCanBeLikeIsNamedInWords() throws IOException {
        Texts texts = new Texts(Locale.ENGLISH);
        List<String> names =
                model.likes().stream().map(it -> texts.get(model.likeName(it))).toList();
        assertEquals(names.size(), Set.copyOf(names).size(), names::toString);
        assertTrue(
                names.containsAll(List.of("Patrol", "Deadly zone", "Deadly emitter", "Plain zone", "king")),
                names::toString);
        assertEquals(
                Message.of("object.character.patrol"),
                model.likeName(document.sharedKinds().objects().get("king")));
    }

    @Test
    void aKindIsAddedAndUsedAtOnce() throws IOException {
        model.add();
        assertEquals("thing", model.chosenProperty().get());
        assertTrue(document.sharedKinds().objects().containsKey("thing"));
        assertEquals("thing", ((PaletteEntry.OfObject) used.get(0)).kind().name());
        assertTrue(
                Files.readString(kinds).contains("\n    \"thing\": { \"like\": \"zone\" }\n"), Files.readString(kinds));
        files.undo();
        assertEquals(KINDS, Files.readString(kinds));
        assertFalse(document.sharedKinds().objects().containsKey("thing"));
    }

    @Test
    void aPlacedObjectBecomesATemplate() {
        document.select(Selection.of("c"));
        model.add();
        OwnKind kind = document.sharedKinds().objects().get("idle-2");
        LevelObject copy = kind.create("d", 0, 0);
        LevelObject template = object(document, "c");
        assertEquals("idle-2", template.kind());
        assertEquals(10, copy.width());
        assertEquals(11, copy.height());
        assertEquals(template.values(), copy.values());
        assertEquals(
                List.of("hits", "loud"),
                kind.fields().stream().map(OwnKind.Field::name).toList());
        assertEquals("true", kind.field("loud").orElseThrow().standard());
    }

    @Test
    void aRenamedKindIsRenamedInAllLevelsAndBack() throws IOException {
        model.choose("slime");
        model.rename("blob");
        assertEquals("blob", object(document, "a").kind());
        assertEquals("patrol", object(document, "a").behavior());
        assertEquals("blob", closedObject("a").kind());
        assertEquals("patrol", closedObject("b").behavior());
        assertEquals("blob", model.chosenProperty().get());
        files.undo();
        assertEquals("slime", object(document, "a").kind());
        assertEquals("patrol", object(document, "a").behavior());
        assertEquals("slime", closedObject("a").kind());
    }

    @Test
    void aRenamedFieldIsRenamedInItsKindAndThoseLikeIt() throws IOException {
        model.choose("slime");
        model.renameField("hits", "lives");
        assertEquals("{lives=3, drops=[ \"gem\" ]}", properties(object(document, "a")));
        assertEquals("{lives=4}", properties(object(document, "b")));
        assertEquals("{hits=3, loud=true}", properties(object(document, "c")));
        assertEquals("{lives=4}", properties(closedObject("b")));
        files.undo();
        assertEquals("{hits=4}", properties(object(document, "b")));
        assertEquals("{hits=4}", properties(closedObject("b")));
    }

    private static String properties(LevelObject object) {
        return object.properties().asMap().toString();
    }

    @Test
    void aRenamedWordOfAChoiceIsRenamedInAllLevels() throws IOException {
        model.setWords("item", List.of("coin", "ruby"));
        assertEquals("{hits=3, drops=[ \"ruby\" ]}", properties(object(document, "a")));
        assertEquals("{hits=3, drops=[ \"ruby\" ]}", properties(closedObject("a")));
        model.setWords("item", List.of("coin", "ruby", "heart"));
        assertEquals(
                List.of("coin", "ruby", "heart"),
                document.sharedKinds().content().choices().get("item"));
        files.undo();
        files.undo();
        assertEquals(KINDS, Files.readString(kinds));
        assertEquals("{hits=3, drops=[ \"gem\" ]}", properties(object(document, "a")));
    }

    @Test
    void fieldsAreAddedChangedAndRemoved() {
        model.choose("slime");
        model.addField();
        model.changeField("field", it -> it.withType("ref").withTo(List.of("player")));
        OwnKind.Field field =
                document.sharedKinds().objects().get("king").field("field").orElseThrow();
        assertEquals(List.of("player"), field.definition().to());
        model.removeField("field");
        assertEquals(
                Optional.empty(), document.sharedKinds().objects().get("king").field("field"));
    }

    @Test
    void theStepAndTheAllowedValuesOfAFieldAreChanged() {
        model.choose("slime");
        model.changeField("hits", it -> it.withStep(OptionalDouble.of(2)).withValues(List.of("1", "3")));
        OwnKind.Field hits =
                document.sharedKinds().objects().get("slime").field("hits").orElseThrow();
        assertEquals(OptionalDouble.of(2), hits.definition().step());
        assertEquals(List.of("1", "3"), hits.choices());
    }

    @Test
    void whatCantBeIsRefusedAndTheFileStays() throws IOException {
        model.choose("slime");
        model.change(it -> it.withLike("king"));
        assertEquals(
                "file.impossible-kind",
                model.refusalProperty().get().orElseThrow().key());
        model.changeField("hits", it -> it.withType("number").withStandard(Optional.of("\"x\"")));
        assertEquals(
                "file.impossible-kind",
                model.refusalProperty().get().orElseThrow().key());
        model.rename("king");
        assertEquals(
                Message.of("error.taken", "king"), model.refusalProperty().get().orElseThrow());
        model.rename("goal");
        assertEquals(
                "file.impossible-kind",
                model.refusalProperty().get().orElseThrow().key());
        model.removeChoice("item");
        assertEquals(
                "file.impossible-kind",
                model.refusalProperty().get().orElseThrow().key());
        assertEquals(KINDS, Files.readString(kinds));
    }

    @Test
    void objectsOfADeletedKindKeepItsName() throws IOException {
        model.choose("king");
        model.delete();
        assertEquals("king", object(document, "b").kind());
        assertEquals(Optional.empty(), object(document, "b").own());
        assertEquals("slime", model.chosenProperty().get());
        files.undo();
        assertEquals("patrol", object(document, "b").behavior());
        assertEquals("king", closedObject("b").kind());
    }
}
