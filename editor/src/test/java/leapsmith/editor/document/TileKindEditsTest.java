package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class TileKindEditsTest {
    private static final Message NAME = Message.of("edit");
    private static final TileKind SPIKES = TileKind.of("spikes", TileType.BLOCK, 0xc04040);
    private static final TileKind ICE = TileKind.of("ice", TileType.ONE_WAY, 0x40c0ff);

    private final Legend legend = Legend.completing(List.of(new LegendEntry('^', SPIKES), new LegendEntry('i', ICE)));
    private final Level level = painted(Level.empty("kinds", 150, 90, 16).withLegend(legend));

    /** Random tiles of all kinds, and a part that is all spikes. */
    private static Level painted(Level level) {
        Level filled = level.withTiles(level.tiles()
                .draft()
                .fill(level.tiles().region(), level.legend().indexOf(TileType.EMPTY))
                .build());
        Random random = new Random(7);
        TileDraft change = filled.tiles().draft();
        for (int i = 0; i < 300; i++) {
            change.set(
                    random.nextInt(64),
                    random.nextInt(90),
                    random.nextInt(level.legend().size()));
        }
        change.fill(new TileRegion(64, 0, 64, 64), 0);
        return filled.withTiles(change.build());
    }

    /** The kinds of all tiles, as entries, row by row. */
    private static List<LegendEntry> kinds(Level level) {
        List<LegendEntry> kinds = new ArrayList<>();
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                kinds.add(level.legend().entries().get(level.tiles().at(column, row)));
            }
        }
        return kinds;
    }

    @Test
    void aNewKindGetsAFreeSymbolAndTheLargestValue() {
        Edit edit = TileKindEdits.add(NAME, level, TileKind.of("ice", TileType.BLOCK, 1));
        EditLaws.check(level, edit);
        Level after = edit.delta().after();
        LegendEntry added = after.legend().entries().get(legend.size());
        assertEquals("a", added.text());
        assertEquals(TileKind.of("ice", TileType.BLOCK, 1), added.kind());
        assertEquals(level.tiles(), after.tiles());
        assertFalse(edit.delta().changesTiles());
    }

    @Test
    void aKindIsReplacedWithoutTouchingTiles() {
        LegendEntry entry = new LegendEntry('!', SPIKES.withShape(TileType.ONE_WAY));
        Edit edit = TileKindEdits.replace(NAME, level, 0, entry);
        EditLaws.check(level, edit);
        assertEquals(level.tiles(), edit.delta().after().tiles());
        assertEquals(TileType.ONE_WAY, edit.delta().after().typeAt(64, 0));
    }

    @Test
    void theTilesOfADeletedKindBecomeAnotherOneAndAllOthersStay() {
        for (int value = 0; value < 2; value++) {
            for (int replacement = 0; replacement < legend.size(); replacement++) {
                if (replacement != value) {
                    Edit edit = TileKindEdits.delete(level, value, replacement);
                    EditLaws.check(level, edit);
                    LegendEntry gone = legend.entries().get(value);
                    LegendEntry instead = legend.entries().get(replacement);
                    List<LegendEntry> expected = kinds(level).stream()
                            .map(it -> it.equals(gone) ? instead : it)
                            .toList();
                    assertEquals(expected, kinds(edit.delta().after()), value + " by " + replacement);
                }
            }
        }
    }

    @Test
    void deletingTheLastKindChangesOnlyItsTiles() {
        Level more = TileKindEdits.add(NAME, level, TileKind.of("mud", TileType.BLOCK, 2))
                .delta()
                .after();
        int mud = legend.size();
        Level muddy = more.withTiles(
                more.tiles().draft().set(3, 4, mud).set(140, 80, mud).build());
        assertEquals(2, TileKindEdits.delete(muddy, mud, 0).delta().tiles().cellCount());
    }

    @Test
    void aNeededKindIsNotDeleted() {
        int block = legend.indexOf(TileType.BLOCK);
        assertThrows(IllegalArgumentException.class, () -> TileKindEdits.delete(level, block, 0));
        assertThrows(IllegalArgumentException.class, () -> TileKindEdits.delete(level, 0, 0));
    }
}
