package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection;
import leapsmith.editor.inspector.InspectorModel;
import leapsmith.editor.inspector.TestInspector;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of own kinds of a kinds file: placing, editing their fields, links. A tile is 16 px. */
class OwnKindsTest {
    private static final String KINDS = """
            { "format": "leapsmith-kinds", "version": 1,
              "choices": { "item": ["coin", "gem"] },
              "objects": {
                "slime": { "like": "patrol", "size": [14, 12], "resize": "none", "about": "Splits when hit.",
                  "fields": {
                    "hits": { "type": "int", "default": 1, "min": 1, "max": 9 },
                    "drops": { "type": "item", "list": true },
                    "loot": { "type": "item" },
                    "owner": { "type": "ref", "to": "player" },
                    "bold": { "type": "bool" } } },
                "lava": { "like": "deadly", "resize": "width" } } }
            """;

    @TempDir
    Path folder;

    private final Desk desk = new Desk(Level.empty("own", 40, 20, 16)
            .withObjects(
                    CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 320, 200))));
    private InspectorModel inspector;

    @BeforeEach
    void shareKinds() throws IOException {
        Files.writeString(folder.resolve(KindsFile.NAME), KINDS);
        desk.document.setSharedKinds(SharedKinds.of(folder));
        inspector = TestInspector.of(desk.document, decal -> decal);
    }

    private PaletteEntry entry(String name) {
        return desk.tools.palette().objects().stream()
                .filter(it -> it.kind().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private LevelObject slime() {
        desk.tools.choose(entry("slime"));
        desk.click(4.5, 19.5);
        return desk.object("slime-1");
    }

    @Test
    void theyAreInThePaletteBelowTheKnownKindsOfTheirType() {
        List<String> characters = names(CharacterType.TYPE);
        assertEquals(List.of("player", "patrol", "idle", "slime"), characters);
        assertTrue(names(ZoneType.TYPE).contains("lava"));
        assertEquals(Message.literal("slime"), entry("slime").name());
    }

    private List<String> names(ObjectType type) {
        return desk.tools.palette().objects().stream()
                .filter(it -> it.type() == type)
                .map(it -> it.kind().name())
                .toList();
    }

    @Test
    void aPlacedObjectBehavesAsTheKindThatItIsLike() {
        LevelObject slime = slime();
        assertEquals("patrol", slime.behavior());
        assertEquals(14, slime.width());
        assertEquals(320, slime.y() + slime.height());
        assertEquals(Message.of("edit.place", Message.literal("slime")), desk.lastStep());
    }

    @Test
    void onlySidesThatTheKindLetsChangeAreDraggedOut() {
        desk.tools.choose(entry("lava"));
        desk.stroke(2.5, 5.5, 6.5, 9.5);
        LevelObject lava = desk.object("lava-1");
        assertEquals(5 * 16, lava.width());
        assertEquals(16, lava.height());
        assertEquals("deadly", lava.behavior());
        desk.tool(ToolId.SELECT);
        desk.document.select(Selection.of("lava-1"));
        List<Preview.HandleForm> forms = desk.hover(1, 1).preview().handles().stream()
                .map(Preview.HandleSpot::form)
                .toList();
        assertEquals(List.of(Preview.HandleForm.SIDE, Preview.HandleForm.SIDE), forms);
    }

    @Test
    void anObjectThatGetsTheKindKnowsIt() {
        slime();
        desk.document.select(Selection.of("slime-1"));
        inspector.field("kind").set("idle");
        assertEquals("idle", desk.object("slime-1").behavior());
        inspector.field("kind").set("slime");
        assertEquals("patrol", desk.object("slime-1").behavior());
        desk.document.undo();
        assertEquals("idle", desk.object("slime-1").behavior());
    }

    @Test
    void fieldsHaveTheirRangesAndChoicesAndStoreOnlyWhatIsNotTheDefault() {
        slime();
        desk.document.select(Selection.of("slime-1"));
        inspector.field("own-hits").set("12");
        assertEquals("{}", properties());
        inspector.field("own-hits").set("5");
        inspector.field("own-drops").set("coin, gem");
        inspector.field("own-loot").set("gem");
        inspector.field("own-bold").set("true");
        assertEquals("{hits=5, drops=[ \"coin\", \"gem\" ], loot=\"gem\", bold=true}", properties());
        inspector.field("own-drops").type("coin, sword");
        assertEquals(
                Message.of("error.fieldChoice", "coin, gem"),
                inspector.field("own-drops").errorProperty().get());
        inspector.commit();
        inspector.field("own-hits").nudge(-10);
        inspector.commit();
        inspector.field("own-bold").set("false");
        assertEquals("{drops=[ \"coin\", \"gem\" ], loot=\"gem\"}", properties());
    }

    private String properties() {
        return desk.object("slime-1").properties().asMap().toString();
    }

    @Test
    void aReferenceIsDraggedToItsObjectAndAwayFromIt() {
        slime();
        desk.tool(ToolId.SELECT);
        desk.document.select(Selection.of("slime-1"));
        Preview.HandleSpot link = desk.hover(1, 1).preview().handles().stream()
                .filter(it -> it.form() == Preview.HandleForm.LINK)
                .findFirst()
                .orElseThrow();
        LevelObject hero = desk.object("hero");
        desk.stroke(link.x() / 16, link.y() / 16, hero.middleX() / 16, hero.middleY() / 16);
        assertEquals(List.of("hero"), OwnKind.references(desk.object("slime-1")));
        assertTrue(ObjectLinks.of(desk.level()).stream().allMatch(ObjectLinks.Link::isReference));
        desk.stroke(link.x() / 16, link.y() / 16, hero.middleX() / 16, hero.middleY() / 16);
        assertEquals(List.of(), OwnKind.references(desk.object("slime-1")));
    }

    @Test
    void referencesFollowANewIdAndLeadToCopiesInCopies() {
        slime();
        desk.document.select(Selection.of("slime-1"));
        inspector.field("own-owner").set("hero");
        desk.document.select(Selection.of("hero"));
        inspector.field("id").set("boss");
        assertEquals(List.of("boss"), OwnKind.references(desk.object("slime-1")));
        desk.document.undo();
        assertEquals(List.of("hero"), OwnKind.references(desk.object("slime-1")));
        desk.document.apply(
                ObjectEdits.duplicate(Message.literal("copy"), desk.level(), List.of("slime-1", "hero"), 32, 0));
        assertEquals(List.of("hero-2"), OwnKind.references(desk.object("slime-2")));
        assertEquals(List.of("hero"), OwnKind.references(desk.object("slime-1")));
    }

    @Test
    void aChangedKindsFileIsFollowedWithoutAStep() throws IOException {
        slime();
        int steps = desk.steps();
        Files.writeString(folder.resolve(KindsFile.NAME), KINDS.replace("\"like\": \"patrol\"", "\"like\": \"idle\""));
        desk.document.setSharedKinds(SharedKinds.of(folder));
        assertEquals("idle", desk.object("slime-1").behavior());
        assertEquals(steps, desk.steps());
        desk.document.undo();
        desk.document.redo();
        assertEquals("idle", desk.object("slime-1").behavior());
        assertTrue(Stream.of(desk.object("slime-1")).allMatch(it -> it.own().isPresent()));
    }

    private static final class Memory implements ClipboardText {
        private String text;

        @Override
        public Optional<String> read() {
            return Optional.ofNullable(text);
        }

        @Override
        public void write(String newText) {
            text = newText;
        }
    }

    private Memory copied() {
        slime();
        desk.document.select(Selection.of("slime-1"));
        inspector.field("own-owner").set("hero");
        inspector.field("own-drops").set("coin, gem");
        desk.document.select(Selection.of("hero", "slime-1"));
        Memory clipboard = new Memory();
        new PartActions(desk.tools, clipboard).copy();
        return clipboard;
    }

    @Test
    void referencesOfPastedObjectsLeadToTheCopies() {
        Memory clipboard = copied();
        new PartActions(desk.tools, clipboard).pasteInPlace();
        String hero = desk.document.level().objects().stream()
                .filter(it -> it.kind().equals("player") && !it.id().equals("hero"))
                .findFirst()
                .orElseThrow()
                .id();
        assertEquals(
                Optional.of('"' + hero + '"'),
                desk.object("slime-2").properties().get("owner"));
        assertEquals(
                Optional.of("\"hero\""), desk.object("slime-1").properties().get("owner"));
    }

    @Test
    void inAFolderWithoutTheKindAPastedObjectIsOfTheKnownOneWithAllValues() {
        Memory clipboard = copied();
        Desk other = new Desk(Level.empty("other", 40, 20, 16)
                .withObjects(
                        CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 20, 200))));
        new PartActions(other.tools, clipboard).pasteInPlace();
        LevelObject pasted = other.object("slime-1");
        assertEquals("patrol", pasted.kind());
        assertEquals(Optional.of("\"slime\""), pasted.properties().get("kind"));
        assertEquals(Optional.of("1"), pasted.properties().get("hits"));
        assertEquals(Optional.of("[ \"coin\", \"gem\" ]"), pasted.properties().get("drops"));
        String copy = other.document.level().objects().stream()
                .filter(it -> it.kind().equals("player") && !it.id().equals("hero"))
                .findFirst()
                .orElseThrow()
                .id();
        assertEquals(Optional.of('"' + copy + '"'), pasted.properties().get("owner"));
    }

    @Test
    void inAFolderWithTheKindAPastedObjectStaysOfIt() throws IOException {
        Memory clipboard = copied();
        Desk other = new Desk(Level.empty("other", 40, 20, 16));
        other.document.setSharedKinds(SharedKinds.of(folder));
        new PartActions(other.tools, clipboard).pasteInPlace();
        assertEquals("slime", other.object("slime-1").kind());
        assertEquals(Optional.empty(), other.object("slime-1").properties().get("hits"));
    }
}
