package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import org.junit.jupiter.api.Test;

/** How many pieces of decoration a level file may have. */
class DecorationLimitsTest {
    private static Level with(PieceGrid pieces) {
        Decoration layer = Decoration.empty("all", "ground", Depth.BACK).withPieces(pieces);
        return Level.empty("Large", 4, 4, 16).withLooks(LevelLooks.FLAT.withLayers(List.of(layer)));
    }

    private static Level written(Level level) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LevelFormat.write(level, out);
        return LevelFormat.read(new ByteArrayInputStream(out.toByteArray()), "written");
    }

    @Test
    void aLargeLayerThatIsFullIsRead() throws IOException {
        PieceGrid.Draft draft = PieceGrid.EMPTY.draft();
        int side = 1500;
        for (int i = 0; i < side * side; i++) {
            draft.set(i % side, i / side, PieceGrid.piece(1_000_000 + i % 50, 0));
        }
        Level level = with(draft.build());
        assertEquals(level, written(level));
    }

    @Test
    void piecesThatLieFarApartAreRefusedBeforeTheyTakeMuchMemory() {
        PieceGrid.Draft draft = PieceGrid.EMPTY.draft();
        for (int i = 0; i < 1 << 14; i++) {
            draft.set(i % 128 * 64, i / 128 * 64, PieceGrid.piece(0, 0));
        }
        assertThrows(LevelFormatException.class, () -> written(with(draft.build())));
    }
}
