package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.TileKindEdits;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The selected tile kind while the kinds of the level are edited. */
class PaletteSelectionTest {
    private static final LegendEntry SPIKES = new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xc04040));

    private final LevelDocument document = new LevelDocument(Level.empty("kinds", 8, 8, 16)
            .withLegend(Legend.STANDARD
                    .plus(new LegendEntry('i', TileKind.of("ice", TileType.BLOCK, 1)))
                    .plus(SPIKES)));
    private final PaletteSelection selection = new PaletteSelection(document);
    private final int spikes = document.level().legend().indexOfSymbol('^');

    @BeforeEach
    void chooseSpikes() {
        selection.choose(selection.palette().tile(spikes).orElseThrow());
    }

    private void replace(LegendEntry entry) {
        document.apply(TileKindEdits.replace(Message.of("replace"), document.level(), spikes, entry));
    }

    @Test
    void aKindStaysSelectedWithAnotherSymbolShapeOrName() {
        replace(SPIKES.withSymbol('!'));
        assertEquals(SPIKES.kind(), selection.tile().kind());
        replace(SPIKES.withKind(SPIKES.kind().withShape(TileType.ONE_WAY)).withSymbol('!'));
        assertEquals(TileType.ONE_WAY, selection.tile().kind().shape());
        replace(SPIKES.withKind(SPIKES.kind().withName("thorns").withShape(TileType.ONE_WAY))
                .withSymbol('!'));
        assertEquals("thorns", selection.tile().kind().name());
        assertEquals(spikes, selection.tile().value());
    }

    @Test
    void aKindStaysSelectedWhenItsValueChanges() {
        document.apply(TileKindEdits.delete(document.level(), spikes - 1, 0));
        assertEquals(SPIKES.kind(), selection.tile().kind());
        assertEquals(spikes - 1, selection.tile().value());
    }

    @Test
    void thePlainKindOfTheShapeReplacesADeletedOne() {
        document.apply(TileKindEdits.delete(document.level(), spikes, 0));
        assertEquals(TileKind.of(TileType.BLOCK), selection.tile().kind());
    }
}
