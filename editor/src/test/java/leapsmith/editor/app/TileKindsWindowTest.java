package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The panel of tile kinds and free properties, by mouse and keys. */
class TileKindsWindowTest extends WindowFixture {
    private static final TileKind SPIKES = TileKind.of("spikes", TileType.BLOCK, 0xc04040);

    @Override
    LevelDocument firstDocument() {
        Legend legend = Legend.STANDARD.plus(new LegendEntry('^', SPIKES));
        Level level = Level.empty("kinds", 40, 20, 16).withLegend(legend);
        LevelObject hero = CharacterType.TYPE
                .create("hero", CharacterType.PLAYER, 32, 64)
                .withProperties(RawMembers.EMPTY.with("lives", "3"));
        return new LevelDocument(level.withTiles(level.tiles()
                        .draft()
                        .fill(new TileRegion(0, 19, 5, 1), legend.indexOfSymbol('^'))
                        .build())
                .withObjects(CharacterType.TYPE, List.of(hero)));
    }

    private Node node(String id) {
        return lookup(id).query();
    }

    private TileKind kind(char symbol) {
        return level().legend().kindOf(level().legend().indexOfSymbol(symbol));
    }

    private RawMembers hero() {
        return level().object("hero").orElseThrow().properties();
    }

    @Test
    void theContextMenuOfThePaletteOpensTheKind() throws TimeoutException {
        assertFalse(isShown("#tile-kinds"));
        int value = level().legend().indexOfSymbol('^');
        ToggleButton entry = lookup("#palette-tile-" + value).query();
        editKind(entry);
        await(() -> isShown("#tile-kinds"));
        write("#field-kindName", "thorns");
        type(KeyCode.ENTER);
        assertEquals("thorns", kind('^').name());
        write("#field-kindColor", "112233");
        type(KeyCode.TAB);
        assertEquals(OptionalInt.of(0x112233), kind('^').color());
        type(KeyCode.ESCAPE);
        undo();
        undo();
        assertEquals(SPIKES, kind('^'));
    }

    @Test
    void aKindIsAddedAndDeletedWithAReplacement() throws TimeoutException {
        perform(ActionId.TILE_KINDS);
        await(() -> !lookup("spikes: Block").queryAll().isEmpty());
        clickOn("spikes: Block");
        clickOn("#kinds-delete");
        await(() -> isShown("#kinds-replacement"));
        clickOn("#kinds-replacement-cancel");
        assertFalse(isShown("#kinds-replacement"));
        clickOn("#kinds-delete");
        clickOn("#kinds-replacement-delete");
        assertEquals(-1, level().legend().indexOfSymbol('^'));
        assertEquals(
                TileKind.of(TileType.BLOCK),
                level().legend().kindOf(level().tiles().at(0, 19)));
        clickOn("#kinds-add");
        await(() -> "kind".equals(kind('a').name()));
        undo();
        undo();
        assertEquals(SPIKES, kind('^'));
    }

    @Test
    void propertiesOfAnObjectAreAddedChangedAndDeleted() throws TimeoutException {
        onFx(() -> document().select(Selection.of("hero")));
        WaitForAsyncUtils.waitForFxEvents();
        onFx(() -> node("#new-name-properties").requestFocus());
        write("team");
        type(KeyCode.ENTER);
        assertEquals("\"\"", hero().get("team").orElseThrow());
        await(() -> node("#field-properties-1-value").isFocused());
        write("red").type(KeyCode.ENTER);
        assertEquals("\"red\"", hero().get("team").orElseThrow());
        onFx(() -> node("#field-properties-0-value").requestFocus());
        push(KeyCode.CONTROL, KeyCode.A).write("x");
        await(() -> node("#error-properties-0-value").isVisible());
        type(KeyCode.ESCAPE);
        assertEquals("3", hero().get("lives").orElseThrow());
        onFx(() -> node("#remove-properties-0").requestFocus());
        type(KeyCode.SPACE);
        assertEquals(RawMembers.EMPTY.with("team", "\"red\""), hero());
        await(() -> node("#new-name-properties").isFocused());
    }

    @Test
    void theNewNameIsCheckedWhileTyping() throws TimeoutException {
        onFx(() -> document().select(Selection.of("hero")));
        WaitForAsyncUtils.waitForFxEvents();
        onFx(() -> node("#new-name-properties").requestFocus());
        write("lives");
        await(() -> isShown("#error-new-properties"));
        assertTrue(node("#add-properties").isDisabled());
        type(KeyCode.ENTER);
        assertEquals(RawMembers.EMPTY.with("lives", "3"), hero());
    }
}
