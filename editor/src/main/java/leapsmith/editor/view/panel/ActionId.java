package leapsmith.editor.view.panel;

import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/**
 * Everything a user can ask for by a menu, a button or a key. One id joins the key of the text, the key strokes, when
 * they count, and the icon; {@link Action} adds what it does.
 */
public enum ActionId {
    NEW("file.new", Scope.ALWAYS, MaterialDesignF.FILE_PLUS_OUTLINE, ctrl(KeyCode.N)),
    OPEN("file.open", Scope.ALWAYS, MaterialDesignF.FOLDER_OPEN_OUTLINE, ctrl(KeyCode.O)),
    SAVE("file.save", Scope.ALWAYS, MaterialDesignC.CONTENT_SAVE_OUTLINE, ctrl(KeyCode.S)),
    SAVE_AS("file.saveAs", Scope.ALWAYS, null, ctrlShift(KeyCode.S)),
    QUIT("file.quit", Scope.ALWAYS, null, ctrl(KeyCode.Q)),

    UNDO("edit.undo", Scope.ALWAYS, MaterialDesignU.UNDO, ctrl(KeyCode.Z)),
    REDO("edit.redo", Scope.ALWAYS, MaterialDesignR.REDO, ctrl(KeyCode.Y), ctrlShift(KeyCode.Z)),
    DELETE("edit.delete", Scope.ALWAYS, MaterialDesignD.DELETE_OUTLINE, key(KeyCode.DELETE)),
    DUPLICATE("edit.duplicate", Scope.ALWAYS, MaterialDesignC.CONTENT_DUPLICATE, ctrl(KeyCode.D)),
    SELECT_ALL("edit.selectAll", Scope.ALWAYS, MaterialDesignS.SELECT_ALL, ctrl(KeyCode.A)),
    SELECT_NONE("edit.selectNone", Scope.EDITING, null, key(KeyCode.ESCAPE)),
    NUDGE_LEFT("edit.nudgeLeft", Scope.CANVAS, null, key(KeyCode.LEFT)),
    NUDGE_RIGHT("edit.nudgeRight", Scope.CANVAS, null, key(KeyCode.RIGHT)),
    NUDGE_UP("edit.nudgeUp", Scope.CANVAS, null, key(KeyCode.UP)),
    NUDGE_DOWN("edit.nudgeDown", Scope.CANVAS, null, key(KeyCode.DOWN)),
    NUDGE_TILE_LEFT("edit.nudgeTileLeft", Scope.CANVAS, null, shift(KeyCode.LEFT)),
    NUDGE_TILE_RIGHT("edit.nudgeTileRight", Scope.CANVAS, null, shift(KeyCode.RIGHT)),
    NUDGE_TILE_UP("edit.nudgeTileUp", Scope.CANVAS, null, shift(KeyCode.UP)),
    NUDGE_TILE_DOWN("edit.nudgeTileDown", Scope.CANVAS, null, shift(KeyCode.DOWN)),

    ZOOM_IN(
            "view.zoomIn",
            Scope.ALWAYS,
            MaterialDesignM.MAGNIFY_PLUS_OUTLINE,
            ctrl(KeyCode.PLUS),
            ctrl(KeyCode.EQUALS),
            ctrlShift(KeyCode.EQUALS),
            ctrl(KeyCode.ADD)),
    ZOOM_OUT(
            "view.zoomOut",
            Scope.ALWAYS,
            MaterialDesignM.MAGNIFY_MINUS_OUTLINE,
            ctrl(KeyCode.MINUS),
            ctrl(KeyCode.SUBTRACT)),
    FOLLOW("view.follow", Scope.ALWAYS, null),
    FIT("view.fit", Scope.ALWAYS, MaterialDesignF.FIT_TO_PAGE_OUTLINE, ctrl(KeyCode.SLASH), ctrl(KeyCode.DIVIDE)),
    ACTUAL_SIZE("view.actualSize", Scope.ALWAYS, null, ctrl(KeyCode.DIGIT0), ctrl(KeyCode.NUMPAD0)),
    GO_TO_TILE("view.goToTile", Scope.ALWAYS, null, ctrlShift(KeyCode.G)),
    GRID("view.grid", Scope.ALWAYS, MaterialDesignG.GRID, ctrl(KeyCode.G)),
    CELLS("view.cells", Scope.ALWAYS, MaterialDesignV.VIEW_GRID_OUTLINE, key(KeyCode.F6)),
    PAIRS("view.pairs", Scope.ALWAYS, MaterialDesignV.VECTOR_INTERSECTION, key(KeyCode.F7)),
    CONTACTS("view.contacts", Scope.ALWAYS, MaterialDesignA.ARROW_COLLAPSE_DOWN, key(KeyCode.F8)),
    SPEEDS("view.speeds", Scope.ALWAYS, MaterialDesignA.ARROW_TOP_RIGHT, shift(KeyCode.F6)),
    TRAIL("view.trail", Scope.ALWAYS, MaterialDesignM.MAP_MARKER_PATH, shift(KeyCode.F7)),
    JUMPS("view.jumps", Scope.EDITING, MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE, key(KeyCode.J)),
    PLOT("view.plot", Scope.ALWAYS, MaterialDesignC.CHART_LINE, ctrl(KeyCode.T)),
    RULERS("view.rulers", Scope.ALWAYS, null),
    HIDE_PANELS("view.hidePanels", Scope.CANVAS, null, key(KeyCode.TAB)),
    DARK("view.dark", Scope.ALWAYS, MaterialDesignT.THEME_LIGHT_DARK),

    TOOL_BRUSH("tool.brush", Scope.EDITING, MaterialDesignP.PENCIL_OUTLINE, key(KeyCode.B)),
    TOOL_LINE("tool.line", Scope.EDITING, MaterialDesignV.VECTOR_LINE, key(KeyCode.L)),
    TOOL_RECTANGLE("tool.rectangle", Scope.EDITING, MaterialDesignR.RECTANGLE_OUTLINE, key(KeyCode.P)),
    TOOL_FILL("tool.fill", Scope.EDITING, MaterialDesignF.FORMAT_COLOR_FILL, key(KeyCode.F)),
    TOOL_ERASER("tool.eraser", Scope.EDITING, MaterialDesignE.ERASER, key(KeyCode.E)),
    TOOL_PICK("tool.pick", Scope.EDITING, MaterialDesignE.EYEDROPPER, key(KeyCode.I)),
    TOOL_SELECT("tool.select", Scope.EDITING, MaterialDesignC.CURSOR_DEFAULT_OUTLINE, key(KeyCode.R)),
    TOOL_CHARACTER("tool.character", Scope.EDITING, MaterialDesignH.HUMAN_HANDSUP, key(KeyCode.C)),
    TOOL_PLATFORM("tool.platform", Scope.EDITING, MaterialDesignA.ARROW_LEFT_RIGHT_BOLD_OUTLINE, key(KeyCode.M)),
    TOOL_EMITTER("tool.emitter", Scope.EDITING, MaterialDesignB.BULLSEYE, key(KeyCode.T)),
    TOOL_ZONE("tool.zone", Scope.EDITING, MaterialDesignF.FLAG_OUTLINE, key(KeyCode.Z)),
    TOOL_HAND("tool.hand", Scope.EDITING, MaterialDesignH.HAND_BACK_RIGHT_OUTLINE, key(KeyCode.H)),
    BRUSH_SMALLER("tool.smallerBrush", Scope.ALWAYS, null, key(KeyCode.OPEN_BRACKET)),
    BRUSH_LARGER("tool.largerBrush", Scope.ALWAYS, null, key(KeyCode.CLOSE_BRACKET)),

    LEVEL_NUMBERS("level.numbers", Scope.ALWAYS, null),
    LEVEL_PROBLEMS("level.problems", Scope.ALWAYS, null),

    PALETTE_1("palette.1", Scope.ALWAYS, null, key(KeyCode.DIGIT1), key(KeyCode.NUMPAD1)),
    PALETTE_2("palette.2", Scope.ALWAYS, null, key(KeyCode.DIGIT2), key(KeyCode.NUMPAD2)),
    PALETTE_3("palette.3", Scope.ALWAYS, null, key(KeyCode.DIGIT3), key(KeyCode.NUMPAD3)),
    PALETTE_4("palette.4", Scope.ALWAYS, null, key(KeyCode.DIGIT4), key(KeyCode.NUMPAD4)),
    PALETTE_5("palette.5", Scope.ALWAYS, null, key(KeyCode.DIGIT5), key(KeyCode.NUMPAD5)),
    PALETTE_6("palette.6", Scope.ALWAYS, null, key(KeyCode.DIGIT6), key(KeyCode.NUMPAD6)),
    PALETTE_7("palette.7", Scope.ALWAYS, null, key(KeyCode.DIGIT7), key(KeyCode.NUMPAD7)),
    PALETTE_8("palette.8", Scope.ALWAYS, null, key(KeyCode.DIGIT8), key(KeyCode.NUMPAD8)),
    PALETTE_9("palette.9", Scope.ALWAYS, null, key(KeyCode.DIGIT9), key(KeyCode.NUMPAD9)),

    PLAY("play.play", Scope.EDITING, MaterialDesignP.PLAY, key(KeyCode.F5)),
    PLAY_HERE("play.here", Scope.EDITING, null, shift(KeyCode.F5)),
    STOP("play.stop", Scope.PLAYING, MaterialDesignS.STOP, key(KeyCode.F5), key(KeyCode.ESCAPE)),
    PAUSE("play.pause", Scope.PLAYING, MaterialDesignP.PAUSE, key(KeyCode.F9)),
    STEP("play.step", Scope.PLAYING, MaterialDesignS.STEP_FORWARD, key(KeyCode.F10)),
    STEP_BACK("play.stepBack", Scope.PLAYING, MaterialDesignS.STEP_BACKWARD, shift(KeyCode.F10)),
    PLAY_BACKWARD("play.backward", Scope.PLAYING, MaterialDesignR.REWIND_OUTLINE, shift(KeyCode.F9)),
    LOOP("play.loop", Scope.PLAYING, MaterialDesignR.REPEAT, ctrl(KeyCode.L)),
    TAKE_OVER("play.takeOver", Scope.PLAYING, MaterialDesignS.SOURCE_BRANCH, key(KeyCode.ENTER)),
    TAKE_UP_LEFT("play.takeUpLeft", Scope.PLAYING, MaterialDesignS.SOURCE_BRANCH_SYNC, shift(KeyCode.ENTER)),
    NEXT_MARK("play.nextMark", Scope.PLAYING, null, ctrl(KeyCode.PAGE_DOWN)),
    PREVIOUS_MARK("play.previousMark", Scope.PLAYING, null, ctrl(KeyCode.PAGE_UP)),
    TO_START("play.toStart", Scope.PLAYING, null, ctrl(KeyCode.HOME)),
    TO_END("play.toEnd", Scope.PLAYING, null, ctrl(KeyCode.END)),
    SLOWER("play.slower", Scope.ALWAYS, null, key(KeyCode.F11)),
    FASTER("play.faster", Scope.ALWAYS, null, key(KeyCode.F12)),

    RUN_KEEP("run.keep", Scope.EDITING, null, ctrl(KeyCode.K)),
    RUN_LOAD("run.load", Scope.EDITING, null),
    RUN_SAVE("run.save", Scope.EDITING, null),
    RUN_TABLE("run.table", Scope.EDITING, null),
    RUN_MOVIE("run.movie", Scope.EDITING, null),
    RUN_FORGET("run.forget", Scope.EDITING, null),

    KEYS("help.keys", Scope.ALWAYS, MaterialDesignK.KEYBOARD_OUTLINE, key(KeyCode.F1)),
    ABOUT("help.about", Scope.ALWAYS, MaterialDesignI.INFORMATION_OUTLINE);

    /** When the key strokes of an action count. */
    public enum Scope {
        /** While editing and while playing. */
        ALWAYS,
        /** Only while the document is edited: the key belongs to the game, or to another action, while it plays. */
        EDITING,
        /** Only while the level is played. */
        PLAYING,
        /** Always, but only while the canvas has the focus: elsewhere the key belongs to the control. */
        CANVAS;

        /** Whether there is a moment at which actions of both scopes hear the same key. */
        public boolean meets(Scope other) {
            return this == other || !(this == EDITING && other == PLAYING || this == PLAYING && other == EDITING);
        }
    }

    private final String id;
    private final Scope scope;
    private final Ikon icon;
    private final List<KeyCombination> keys;

    ActionId(String id, Scope scope, Ikon icon, KeyCombination... keys) {
        this.id = id;
        this.scope = scope;
        this.icon = icon;
        this.keys = List.of(keys);
    }

    /** The stable name of the action, as {@code file.open}; settings and tests may hold it. */
    public String id() {
        return id;
    }

    /** The key of its text in the resource bundle. */
    public String textKey() {
        return "action." + id;
    }

    /** When its key strokes count. */
    public Scope scope() {
        return scope;
    }

    /** Its icon, if it has one. */
    public Optional<Ikon> icon() {
        return Optional.ofNullable(icon);
    }

    /** All key strokes that ask for it; the first is the one that menus and tooltips show. */
    public List<KeyCombination> keys() {
        return keys;
    }

    /** The key stroke as people read it, as {@code Ctrl+S}; empty without one. */
    public String keyText() {
        return keys.isEmpty() ? "" : keys.get(0).getDisplayText();
    }

    private static KeyCombination key(KeyCode code) {
        return new KeyCodeCombination(code);
    }

    private static KeyCombination ctrl(KeyCode code) {
        return new KeyCodeCombination(code, SHORTCUT_DOWN);
    }

    private static KeyCombination shift(KeyCode code) {
        return new KeyCodeCombination(code, SHIFT_DOWN);
    }

    private static KeyCombination ctrlShift(KeyCode code) {
        return new KeyCodeCombination(code, SHORTCUT_DOWN, SHIFT_DOWN);
    }
}
