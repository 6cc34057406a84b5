package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
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
    void aStrokeThatStartsOnItsOwnTileNeverErases() {
        desk.digit(1).stroke(0.5, 1.5, 3.5, 1.5);
        assertEquals(List.of("....", "####", "...."), desk.rows());
        desk.click(0.5, 1.5);
        assertEquals(1, desk.steps());
    }

    @Test
    void rightErasesInTheShapeOfTheTool() {
        desk.button(PointerButton.RIGHT).stroke(0.5, 1.5, 3.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
        desk.document.undo();
        desk.tool(ToolId.RECTANGLE).stroke(0.5, 0.5, 0.5, 2.5);
        assertEquals(List.of("....", ".=..", "...."), desk.rows());
    }

    @Test
    void middlePans() {
        List<Double> panned = new ArrayList<>();
        desk.tools.setCamera(new CameraHand() {
            @Override
            public void panBy(double dxPx, double dyPx) {
                panned.add(dxPx);
            }

            @Override
            public double levelPxPerScreenPx() {
                return 1;
            }
        });
        desk.button(PointerButton.MIDDLE).press(2, 1).drag(1, 1);
        assertEquals(List.of(16.0), panned);
        assertEquals(ToolId.HAND, desk.tools.activeTool());
        assertEquals(0, desk.steps());
    }

    @Test
    void everyToolDoesTheSameWhilePlayingAsWhileEditing() {
        for (ToolId tool : ToolId.all()) {
            for (PointerButton button : List.of(PointerButton.LEFT, PointerButton.MIDDLE, PointerButton.RIGHT)) {
                Desk editing = new Desk("....", "#=..", "....").tool(tool).button(button);
                Desk playing = new Desk("....", "#=..", "....").tool(tool).button(button);
                playing.tools.setPlaying(true);
                editing.stroke(0.5, 1.5, 2.5, 2.5);
                playing.stroke(0.5, 1.5, 2.5, 2.5);
                assertEquals(editing.level(), playing.level(), tool + " " + button);
            }
        }
    }

    @Test
    void theDemoMousePlacesBlocksAndOneWaysOnlyWhilePlaying() {
        desk.tools.options().set(ToolOption.DEMO_MOUSE, true);
        desk.digit(2).button(PointerButton.RIGHT).stroke(0.5, 0.5, 1.5, 0.5);
        desk.button(PointerButton.MIDDLE).stroke(0.5, 2.5, 1.5, 2.5);
        assertEquals(List.of("##..", "#=..", "==.."), desk.rows());
        assertEquals(2, desk.steps());
        desk.tools.setPlaying(false);
        desk.button(PointerButton.RIGHT).stroke(0.5, 0.5, 1.5, 0.5);
        assertEquals(List.of("....", "#=..", "==.."), desk.rows());
    }

    @Test
    void aStrokeOfTheDemoMouseThatStartsOnItsTileTypeErases() {
        desk.tools.options().set(ToolOption.DEMO_MOUSE, true);
        desk.button(PointerButton.RIGHT).stroke(0.5, 1.5, 1.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
        desk.document.undo();
        desk.button(PointerButton.MIDDLE).stroke(1.5, 1.5, 0.5, 1.5);
        assertEquals(List.of("....", "....", "...."), desk.rows());
        desk.document.undo();
        desk.button(PointerButton.LEFT).digit(1).stroke(0.5, 1.5, 1.5, 1.5);
        assertEquals(List.of("....", "##..", "...."), desk.rows());
    }

    @Test
    void theEffectOfAStrokeIsDecidedAtItsPress() {
        desk.tools.options().set(ToolOption.DEMO_MOUSE, true);
        desk.button(PointerButton.RIGHT)
                .press(0.5, 0.5)
                .drag(0.5, 1.5)
                .drag(0.5, 0.5)
                .release(0.5, 0.5);
        assertEquals(List.of("#...", "#=..", "...."), desk.rows());
    }

    @Test
    void charactersArePlacedAndDeleted() {
        desk.digit(5).click(2.5, 2.5);
        assertEquals(1, desk.level().objects(CharacterType.TYPE).size());
        desk.button(PointerButton.RIGHT).click(2.5, 2.5);
        assertEquals(0, desk.level().objects(CharacterType.TYPE).size());
    }

    @Test
    void theHandKeyBelongsToTheGame() {
        desk.tools.setHandHeld(true);
        desk.click(3.5, 0.5);
        assertEquals('#', desk.rows().get(0).charAt(3));
    }

    @Test
    void ctrlStillPicks() {
        desk.control(true).click(1.5, 1.5);
        assertEquals("palette-tile-one-way", desk.tools.chosenEntry().id());
    }
}
