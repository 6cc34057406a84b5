package leapsmith.editor.toolbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import leapsmith.editor.model.Message;
import leapsmith.editor.tool.PointerButton;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.CharacterType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The effects of the mouse buttons while the level is played. */
class PlayMouseTest {
    private final Desk desk = new Desk("....", "#=..", "....");

    @BeforeEach
    void play() {
        desk.tools.setPlaying(true);
    }

    @Test
    void leftPaintsTheChosenTile() {
        desk.digit(2).click(0.5, 0.5);
        assertEquals(List.of("=...", "#=..", "...."), desk.rows());
    }

    @Test
    void rightPlacesBlockAndMiddlePlacesOneWay() {
        desk.digit(2).button(PointerButton.RIGHT).stroke(0.5, 0.5, 1.5, 0.5);
        desk.button(PointerButton.MIDDLE).stroke(0.5, 2.5, 1.5, 2.5);
        assertEquals(List.of("##..", "#=..", "==.."), desk.rows());
        assertEquals(2, desk.steps());
    }

    @Test
    void aStrokeThatStartsOnItsTileTypeErases() {
        desk.button(PointerButton.RIGHT).stroke(0.5, 1.5, 1.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
        assertEquals(Message.of("edit.erase"), desk.lastStep());
        desk.document.undo();
        desk.button(PointerButton.MIDDLE).stroke(1.5, 1.5, 0.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
        desk.document.undo();
        desk.button(PointerButton.LEFT).digit(1).stroke(0.5, 1.5, 1.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
    }

    @Test
    void theEffectOfAStrokeIsDecidedAtItsPress() {
        desk.button(PointerButton.RIGHT)
                .press(0.5, 0.5)
                .drag(0.5, 1.5)
                .drag(0.5, 0.5)
                .release(0.5, 0.5);
        assertEquals(List.of("#...", "#=..", "...."), desk.rows());
    }

    @Test
    void aBlockOverAOneWayReplacesIt() {
        desk.button(PointerButton.RIGHT).click(1.5, 1.5);
        assertEquals(List.of("....", "##..", "...."), desk.rows());
    }

    @Test
    void charactersAreStillPlacedWithTheLeftButton() {
        desk.digit(5).click(2.5, 2.5);
        assertEquals(1, desk.level().objects(CharacterType.TYPE).size());
        desk.button(PointerButton.RIGHT).click(2.5, 2.5);
        assertEquals('#', desk.rows().get(2).charAt(2));
    }

    @Test
    void theHandKeyBelongsToTheGame() {
        desk.tools.setHandHeld(true);
        desk.click(3.5, 0.5);
        assertEquals('#', desk.rows().get(0).charAt(3));
    }

    @Test
    void afterPlayTheMouseEditsAgain() {
        desk.tools.setPlaying(false);
        desk.button(PointerButton.RIGHT).stroke(0.5, 1.5, 3.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
    }

    @Test
    void ctrlStillPicks() {
        desk.control(true).click(1.5, 1.5);
        assertEquals("palette-tile-one-way", desk.tools.chosenEntry().id());
    }
}
