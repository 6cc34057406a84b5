package leapsmith.editor.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.document.FileFingerprints;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.editor.files.ShownList;
import leapsmith.editor.inspector.FreeType;
import leapsmith.editor.tools.Palette;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TileKindsModelTest {
    private static final TileKind SPIKES = TileKind.of("spikes", TileType.BLOCK, 0xc04040);
    private static final TileKind ICE = TileKind.of("ice", TileType.BLOCK, 0x40c0ff);

    private final Legend legend =
            Legend.STANDARD.plus(new LegendEntry('^', SPIKES)).plus(new LegendEntry('i', ICE));
    private final int spikes = legend.indexOfSymbol('^');
    private final int ice = legend.indexOfSymbol('i');
    private final LevelDocument document = new LevelDocument(level());
    private final List<PaletteEntry.Tile> added = new ArrayList<>();
    private final TileKindsModel model = new TileKindsModel(
            document,
            Runnable::run,
            added::add,
            new KindsFileEdits(
                    new ScriptedDialogs().window(), new FileFingerprints(LevelStorage.FILES), new ShownList()));

    private Level level() {
        Level level = Level.empty("kinds", 20, 10, 16).withLegend(legend);
        return level.withTiles(level.tiles()
                .draft()
                .fill(new TileRegion(0, 9, 3, 1), spikes)
                .fill(new TileRegion(5, 9, 4, 1), ice)
                .build());
    }

    @BeforeEach
    void show() {
        model.setShown(true);
    }

    private long count(int value) {
        return model.shownRows.stream()
                .filter(row -> row.tile().value() == value)
                .findFirst()
                .orElseThrow()
                .count();
    }

    private TileKind kind(char symbol) {
        Legend now = document.level().legend();
        return now.kindOf(now.indexOfSymbol(symbol));
    }

    private Message lastStep() {
        return document.history().name(document.history().size() - 1);
    }

    @Test
    void allKindsAreListedWithTheirTiles() {
        assertEquals(legend.size(), model.shownRows.size());
        assertEquals(3, count(spikes));
        assertEquals(4, count(ice));
        assertEquals(200 - 7, count(legend.indexOf(TileType.EMPTY)));
    }

    @Test
    void paintedTilesAreCountedAndUndone() {
        document.apply(
                Message.of("paint"),
                document.level()
                        .withTiles(document.level()
                                .tiles()
                                .draft()
                                .fill(new TileRegion(0, 9, 20, 1), spikes)
                                .build()));
        assertEquals(20, count(spikes));
        assertEquals(0, count(ice));
        document.undo();
        assertEquals(3, count(spikes));
        assertEquals(4, count(ice));
    }

    @Test
    void aHiddenPanelCountsAgainWhenItIsShown() {
        model.setShown(false);
        document.apply(
                Message.of("paint"),
                document.level()
                        .withTiles(document.level()
                                .tiles()
                                .draft()
                                .set(0, 0, spikes)
                                .build()));
        model.setShown(true);
        assertEquals(4, count(spikes));
    }

    @Test
    void aNewKindIsChosen() {
        model.add();
        assertEquals(legend.size(), model.chosenProperty().get());
        TileKind added = document.level().legend().kindOf(legend.size());
        assertEquals("kind", added.name());
        assertEquals(TileType.BLOCK, added.shape());
        assertEquals(Message.of("edit.addKind", "kind"), lastStep());
        model.add();
        assertEquals(
                "kind-2", document.level().legend().kindOf(legend.size() + 1).name());
        document.undo();
        document.undo();
        assertEquals(legend, document.level().legend());
        assertEquals(legend.indexOf(TileType.BLOCK), model.chosenProperty().get());
    }

    @Test
    void anAddedKindIsPaintedWith() {
        model.add();
        model.choose(spikes);
        model.duplicate();
        assertEquals(
                List.of("kind", "spikes-2"),
                added.stream().map(tile -> tile.kind().name()).toList());
    }

    @Test
    void aCopyHasAnotherNameAndSymbol() {
        model.choose(spikes);
        model.duplicate();
        LegendEntry copy = document.level().legend().entries().get(legend.size());
        assertEquals(SPIKES.withName("spikes-2"), copy.kind());
        assertEquals(model.chosenProperty().get(), legend.size());
        model.choose(legend.indexOf(TileType.ONE_WAY));
        model.duplicate();
        TileKind oneWay = document.level().legend().kindOf(legend.size() + 1);
        assertEquals(TileType.ONE_WAY, oneWay.shape());
        assertFalse(oneWay.isPlain());
    }

    @Test
    void theFieldsChangeTheChosenKind() {
        model.choose(spikes);
        model.page().field("kindName").set("thorns");
        assertEquals("thorns", kind('^').name());
        assertEquals(Message.of("edit.setKind", Message.of("property.kindName")), lastStep());
        model.page().field("kindShape").set("one-way");
        assertEquals(TileType.ONE_WAY, document.level().typeAt(0, 9));
        model.page().field("kindColor").set("#112233");
        assertEquals(OptionalInt.of(0x112233), kind('^').color());
        model.page().field("kindColor").set("");
        assertEquals(OptionalInt.empty(), kind('^').color());
        model.page().field("kindSymbol").set("!");
        assertEquals("thorns", kind('!').name());
        assertEquals(spikes, model.chosenProperty().get());
        assertEquals(5, document.history().size());
        for (int i = 0; i < 5; i++) {
            document.undo();
        }
        assertEquals(level(), document.level());
    }

    @Test
    void namesAndSymbolsAreUnique() {
        model.choose(spikes);
        for (String wrong : List.of("ice", "block", "slope-left-1:1", " ")) {
            model.page().field("kindName").type(wrong);
            assertTrue(model.page().field("kindName").errorProperty().get() != null, wrong);
        }
        for (String wrong : List.of("i", "#", "ab", "", " ")) {
            model.page().field("kindSymbol").type(wrong);
            assertTrue(model.page().field("kindSymbol").errorProperty().get() != null, wrong);
        }
        model.page().field("kindColor").type("#11223344");
        assertEquals(
                "error.color",
                model.page().field("kindColor").errorProperty().get().key());
        assertFalse(document.isDirty());
    }

    @Test
    void aPlainKindHasOnlyASymbolAndIsNotDeleted() {
        int block = legend.indexOf(TileType.BLOCK);
        model.choose(block);
        assertEquals(Optional.of(Message.of("kinds.plain")), model.note());
        assertFalse(model.canDelete());
        assertEquals(1, model.page().pageProperty().get().size());
        model.page().field("kindSymbol").set("X");
        assertEquals(TileKind.of(TileType.BLOCK), kind('X'));
        model.delete(spikes);
        assertEquals(legend.size(), document.level().legend().size());
    }

    @Test
    void deletingAKindReplacesItsTilesInOneStep() {
        model.choose(spikes);
        assertEquals(3, model.count());
        assertEquals(TileKind.of(TileType.BLOCK), model.replacements().get(0).kind(), "the plain kind of the shape");
        model.delete(ice);
        assertEquals(Message.of("edit.deleteKind", "spikes"), lastStep());
        Legend now = document.level().legend();
        assertEquals(legend.size() - 1, now.size());
        assertEquals(now.indexOfSymbol('i'), model.chosenProperty().get());
        assertEquals(7, count(now.indexOfSymbol('i')));
        document.undo();
        assertEquals(level(), document.level());
        assertEquals(4, count(ice));
        assertEquals(ice, model.chosenProperty().get(), "the same kind, whose value changed");
    }

    @Test
    void whatAKindDoesIsEdited() {
        model.choose(spikes);
        model.page().field("tileGrip").set("0.25");
        model.page().field("tileDeadlyUp").set("true");
        Material material = kind('^').material();
        assertEquals(0.25, material.grip());
        assertTrue(material.isDeadlyFrom(TileSide.TOP));
        assertFalse(material.isDeadly());
        document.undo();
        document.undo();
        assertEquals(SPIKES, kind('^'));
        model.page().field("tileGrip").set("2");
        assertEquals(SPIKES, kind('^'), "out of range");
    }

    @Test
    void theSignalsOfAKindAreEdited() throws Exception {
        model.choose(spikes);
        model.page().field("tileWhen").set("red, !blue");
        assertEquals(
                List.of("red", "!blue"),
                kind('^').when().stream().map(SignalCondition::toString).toList());
        assertEquals(document.level(), reread(document.level()));
        model.page().field("tileWhen").set("");
        assertEquals(SPIKES, kind('^'));
    }

    @Test
    void factorsAndSecondsAreNudgedByTenths() {
        model.choose(spikes);
        model.page().field("tileGrip").set("0.2");
        model.page().field("tileGrip").nudge(1);
        assertEquals(0.3, kind('^').material().grip());
        model.page().field("tileGrip").nudge(10);
        assertEquals(1, kind('^').material().grip());
        model.page().field("tileCrumble").nudge(10);
        assertEquals(1, kind('^').material().crumbleSeconds());
        model.page().field("tileLaunch").nudge(1);
        assertEquals(1, kind('^').material().launch());
    }

    private static Level reread(Level level) throws Exception {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        LevelFormat.write(level, file);
        return LevelFormat.read(new ByteArrayInputStream(file.toByteArray()), "level");
    }

    @Test
    void aStandardKindThatIsChangedIsOneOfTheLevel() throws Exception {
        document.apply(TileKindEdits.add(
                Message.of("add"), document.level(), new LegendEntry('w', StandardKind.WATER.kind())));
        int water = legend.size();
        model.choose(water);
        assertEquals(Optional.of(Message.of("kinds.standard")), model.note());
        model.page().field("tileGravity").set("0.5");
        assertEquals(Optional.of(Message.of("kinds.changed")), model.note());
        assertEquals(water, model.chosenProperty().get());
        PaletteEntry.Tile tile = Palette.of(document.level()).tile(water).orElseThrow();
        assertEquals(Message.of("standardKind.water"), tile.name());
        assertEquals(Message.of("tile.changed", tile.name()), tile.fullName());
        assertEquals("types.specialTile", tile.captionKey());
        Level written = reread(document.level());
        assertEquals(kind('w'), written.legend().kindOf(written.legend().indexOfSymbol('w')));
        document.undo();
        assertEquals(Optional.of(Message.of("kinds.standard")), model.note());
        model.page().field("kindName").set("lake");
        assertEquals(Optional.empty(), model.note());
    }

    @Test
    void freePropertiesOfAKindAreEdited() {
        model.choose(spikes);
        assertEquals(6, model.page().pageProperty().get().size());
        model.page().pageProperty().get().get(5).properties().add("damage", FreeType.NUMBER);
        assertEquals("0", kind('^').properties().get("damage").orElseThrow());
        document.undo();
        assertEquals(SPIKES, kind('^'));
    }
}
