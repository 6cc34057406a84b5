package leapsmith.editor.looks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.levels.look.Layout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drawings by which the panel asks for one piece after the other. */
class PieceDrawingTest {
    @ParameterizedTest
    @CsvSource({
        "NINE, 0, ·□·/□■■/·■■",
        "NINE, 1, ·□·/■■■/■■■",
        "NINE, 2, ·□·/■■□/■■·",
        "NINE, 4, ■■■/■■■/■■■",
        "NINE, 8, ■■·/■■□/·□·",
        "BOX, 3, ·■■/□■■/·■■",
        "ROW, 0, ···/□■■/···",
        "ROW, 3, ···/□■□/···",
        "COLUMN, 2, ·■·/·■·/·□·",
        "EDGE, 5, ·■·/□■□/·■·",
        "CORNER, 1, □■/□□"
    })
    void theDrawingShowsTheNeighborsThatAPieceJoins(Layout layout, int piece, String drawing) {
        assertEquals(drawing.replace('/', '\n'), ThemeModel.drawing(layout, piece));
    }
}
