package leapsmith.editor.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.editor.files.ShownList;
import leapsmith.editor.kinds.TileKindsModel.Action;
import leapsmith.editor.tools.Palette;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes of the kinds file in the panel of tile kinds, with an open level and a closed one that use it. */
class KindsFileEditsTest {
    private static final String KINDS = """
            {
              "format": "leapsmith-kinds",
              "version": 1,
              "tiles": {
                "goo": { "shape": "block", "grip": 0.5 },
                "jam": { "shape": "block", "speed": 0.5 }
              }
            }
            """;

    @TempDir
    Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final ShownList window = new ShownList();
    private final FileFingerprints known = new FileFingerprints(LevelStorage.FILES);
    private KindsFileEdits files;
    private Path kinds;
    private Path closed;
    private LevelDocument document;
    private TileKindsModel model;

    @BeforeEach
    void openLevel() throws IOException {
        kinds = Files.writeString(folder.resolve(KindsFile.NAME), KINDS);
        closed = write("closed.level.json");
        files = new KindsFileEdits(dialogs.window(), known, window);
        document = open(write("open.level.json"));
        model = new TileKindsModel(document, Runnable::run, tile -> {}, files);
        model.setShown(true);
    }

    private Path write(String name) throws IOException {
        return Files.writeString(folder.resolve(name), """
                { "format": "leapsmith-level", "version": 3, "width": 2, "height": 1,
                  "legend": { "g": { "is": "goo", "shape": "block" } }, "tiles": [ "gg" ] }
                """);
    }

    private LevelDocument open(Path file) throws IOException {
        LevelDocument opened = new LevelDocument(LevelFiles.read(file), file);
        opened.setSharedKinds(SharedKinds.of(folder));
        known.set(file, opened.level());
        window.open.add(opened);
        return opened;
    }

    private TileKind goo() {
        return document.level().legend().kindOf(document.level().tiles().at(0, 0));
    }

    private void setGoo(TileKind kind) {
        int value = document.level().tiles().at(0, 0);
        LegendEntry entry = document.level().legend().entries().get(value);
        document.apply(TileKindEdits.replace(Message.literal("change"), document.level(), value, entry.withKind(kind)));
    }

    private void chooseGoo() {
        model.choose(document.level().tiles().at(0, 0));
    }

    private static Material grip(double grip) {
        return Material.builder().grip(grip).build();
    }

    private TileKind inFile(String name) {
        return SharedKinds.of(folder).tiles().get(name);
    }

    private static TileKind used(Path file) throws IOException {
        Level level = LevelFiles.read(file);
        return level.legend().kindOf(level.tiles().at(0, 0));
    }

    @Test
    void changesOfALevelAreUsedInAllLevelsOrReverted() throws IOException {
        chooseGoo();
        assertFalse(model.can(Action.APPLY));
        setGoo(goo().withMaterial(grip(0.25)));
        assertEquals(0.5, used(closed).material().grip());
        assertTrue(model.can(Action.REVERT));
        model.run(Action.REVERT);
        assertEquals(0.5, goo().material().grip());
        document.undo();
        model.run(Action.APPLY);
        assertEquals(grip(0.25), inFile("goo").material());
        assertEquals(0.25, used(closed).material().grip());
        assertFalse(model.can(Action.APPLY));
        assertEquals(List.of(), dialogs.asked);
        assertEquals(
                List.of("goo", "jam"),
                List.copyOf(SharedKinds.of(folder).tiles().keySet()));
    }

    @Test
    void undoPutsTheFilesAndTheOpenLevelsBack() throws IOException {
        chooseGoo();
        setGoo(goo().withMaterial(grip(0.25)));
        TileKind before = goo();
        byte[] content = Files.readAllBytes(closed);
        model.run(Action.APPLY);
        files.undo();
        assertEquals(KINDS, Files.readString(kinds));
        assertEquals(before, goo());
        assertEquals(Optional.empty(), files.lastProperty().get());
        model.run(Action.DELETE);
        files.undo();
        assertEquals(before, goo());
        assertEquals(new String(content), Files.readString(closed));
    }

    @Test
    void aRenamedKindIsRenamedInAllLevels() throws IOException {
        byte[] content = Files.readAllBytes(closed);
        chooseGoo();
        setGoo(goo().withName("slime"));
        dialogs.allLevels = false;
        model.run(Action.APPLY);
        assertEquals(List.of("kinds.rename [closed.level.json]"), dialogs.asked);
        assertEquals(KINDS, Files.readString(kinds));
        dialogs.allLevels = true;
        model.run(Action.APPLY);
        assertEquals(
                List.of("slime", "jam"),
                List.copyOf(SharedKinds.of(folder).tiles().keySet()));
        assertEquals("slime", used(closed).base().orElseThrow().name());
        assertEquals(0.5, used(closed).material().grip());
        assertEquals("slime", goo().base().orElseThrow().name());
        assertFalse(model.can(Action.REVERT));
        document.goTo(0);
        assertEquals("slime", goo().base().orElseThrow().name(), "all states of the history follow");
        assertTrue(Files.readString(kinds).contains("\"slime\": { \"shape\""), Files.readString(kinds));
        files.undo();
        assertEquals("goo", goo().base().orElseThrow().name());
        assertEquals(new String(content), Files.readString(closed));
    }

    @Test
    void aDeletedKindIsAnOwnOneOfEachLevel() throws IOException {
        Level before = document.level();
        String hash = LevelHash.of(before);
        LevelDocument other = open(write("other.level.json"));
        chooseGoo();
        model.run(Action.DELETE);
        assertEquals(List.of("kinds.deleteShared [closed.level.json, other.level.json]"), dialogs.asked);
        assertEquals(List.of("jam"), List.copyOf(SharedKinds.of(folder).tiles().keySet()));
        assertEquals(Optional.empty(), goo().base());
        assertEquals(Optional.empty(), used(closed).base());
        assertEquals(hash, LevelHash.of(document.level()));
        assertEquals(hash, LevelHash.of(other.level()));
        assertFalse(document.isDirty());
        assertEquals(Optional.empty(), known.changed(document.file().orElseThrow()));
        files.undo();
        assertEquals(before, document.level());
        assertEquals(before.legend(), other.level().legend());
        assertEquals(KINDS, Files.readString(kinds));
    }

    @Test
    void filesThatWereChangedSinceAreNotReplaced() throws IOException {
        chooseGoo();
        model.run(Action.DELETE);
        Files.writeString(closed, "mine");
        files.undo();
        assertEquals("mine", Files.readString(closed));
        assertEquals(List.of("jam"), List.copyOf(SharedKinds.of(folder).tiles().keySet()));
        assertTrue(dialogs.asked.get(1).startsWith("error closed.level.json"), dialogs.asked.toString());
    }

    @Test
    void aKindIsMovedToTheKindsFileAndBack() throws IOException {
        Files.delete(kinds);
        Path file = folder.resolve("own.level.json");
        TileKind own = TileKind.of("tar", TileType.BLOCK, 0x222222).withMaterial(grip(0.75));
        Level level = Level.empty("own", 2, 1, 16).withLegend(Legend.STANDARD.plus(new LegendEntry('t', own)));
        LevelFiles.save(file, level);
        LevelDocument shared = new LevelDocument(LevelFiles.read(file), file);
        window.open.add(shared);
        TileKindsModel panel = new TileKindsModel(shared, Runnable::run, tile -> {}, files);
        int value = shared.level().legend().indexOfSymbol('t');
        panel.choose(value);
        panel.run(Action.SHARE);
        assertEquals(own, inFile("tar"));
        TileKind based = shared.level().legend().kindOf(value);
        assertEquals("tar", based.base().orElseThrow().name());
        assertEquals(own, based.withoutBase());
        assertTrue(shared.isDirty());
        panel.run(Action.OWN);
        assertEquals(own, shared.level().legend().kindOf(value));
        assertFalse(panel.can(Action.SHARE), "the name is taken");
        shared.undo();
        files.undo();
        assertFalse(Files.exists(kinds));
        assertEquals(own, shared.level().legend().kindOf(value));
    }

    @Test
    void theListAndThePaletteHaveTheKindsOfTheFile() {
        assertEquals(
                1,
                model.shownRows.stream()
                        .filter(row -> row.tile().isOffered()
                                && row.tile().kind().name().equals("jam"))
                        .count());
        model.choose(Palette.of(document.level(), document.sharedKinds())
                .offeredShared()
                .get(0));
        assertEquals(-1, model.chosenProperty().get());
        assertEquals(List.of(), model.page().pageProperty().get());
        assertEquals(Optional.of(Message.of("kinds.offered")), model.note());
        assertTrue(model.can(Action.DELETE));
        assertFalse(model.canDelete());
        model.run(Action.ADD);
        TileKind added = document.level().legend().kindOf(model.chosenProperty().get());
        assertEquals(0.5, added.material().speed());
        assertTrue(model.shownRows.stream().noneMatch(row -> row.tile().isOffered()));
    }

    @Test
    void openLevelsFollowAChangedFile() throws IOException {
        Files.writeString(kinds, KINDS.replace("0.5", "0.125"));
        document.setSharedKinds(known.sharedKinds(folder));
        assertEquals(0.125, goo().material().grip());
        assertFalse(document.isDirty());
        assertEquals(0, document.history().size());
        Files.writeString(kinds, "{ nonsense");
        document.setSharedKinds(known.sharedKinds(folder));
        assertEquals(1, goo().material().grip());
        assertEquals(Optional.of(Message.of("kinds.unknown", "goo")), noteOfGoo());
    }

    private Optional<Message> noteOfGoo() {
        chooseGoo();
        return model.note();
    }
}
