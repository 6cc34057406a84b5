package leapsmith.editor.view.panel;

import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.tool.ToolId;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.Overlay;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
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
 * The ids of all actions of menus, buttons and keys. An id joins the text key, the key strokes, their scope and the
 * icon; {@link Action} adds the handler.
 */
public final class ActionId {
    /** In the order of declaration; filled during class initialization and never changed. */
    private static final Map<String, ActionId> ALL = new LinkedHashMap<>();

    private static final Map<Overlay, ActionId> OVERLAYS = new EnumMap<>(Overlay.class);

    /** The icons and letters of tools that place no objects. */
    private static final Map<ToolId, Map.Entry<Ikon, KeyCode>> TOOL_KEYS = Map.of(
            ToolId.BRUSH, Map.entry(MaterialDesignP.PENCIL_OUTLINE, KeyCode.B),
            ToolId.LINE, Map.entry(MaterialDesignV.VECTOR_LINE, KeyCode.L),
            ToolId.RECTANGLE, Map.entry(MaterialDesignR.RECTANGLE_OUTLINE, KeyCode.P),
            ToolId.FILL, Map.entry(MaterialDesignF.FORMAT_COLOR_FILL, KeyCode.F),
            ToolId.ERASER, Map.entry(MaterialDesignE.ERASER, KeyCode.E),
            ToolId.PICK, Map.entry(MaterialDesignE.EYEDROPPER, KeyCode.I),
            ToolId.SELECT, Map.entry(MaterialDesignC.CURSOR_DEFAULT_OUTLINE, KeyCode.R),
            ToolId.HAND, Map.entry(MaterialDesignH.HAND_BACK_RIGHT_OUTLINE, KeyCode.H));

    public static final ActionId NEW =
            action("file.new", Scope.ALWAYS, MaterialDesignF.FILE_PLUS_OUTLINE, ctrl(KeyCode.N));
    public static final ActionId OPEN =
            action("file.open", Scope.ALWAYS, MaterialDesignF.FOLDER_OPEN_OUTLINE, ctrl(KeyCode.O));
    public static final ActionId SAVE =
            action("file.save", Scope.ALWAYS, MaterialDesignC.CONTENT_SAVE_OUTLINE, ctrl(KeyCode.S));
    public static final ActionId SAVE_AS = action("file.saveAs", Scope.ALWAYS, null, ctrlShift(KeyCode.S));
    public static final ActionId RESTORE_BACKUP = action("file.restoreBackup", Scope.ALWAYS, null);
    public static final ActionId RECOVER = action("file.recover", Scope.ALWAYS, null);
    public static final ActionId QUIT = action("file.quit", Scope.ALWAYS, null, ctrl(KeyCode.Q));

    public static final ActionId UNDO = action("edit.undo", Scope.ALWAYS, MaterialDesignU.UNDO, ctrl(KeyCode.Z));
    public static final ActionId REDO =
            action("edit.redo", Scope.ALWAYS, MaterialDesignR.REDO, ctrl(KeyCode.Y), ctrlShift(KeyCode.Z));
    public static final ActionId DELETE =
            action("edit.delete", Scope.ALWAYS, MaterialDesignD.DELETE_OUTLINE, key(KeyCode.DELETE));
    public static final ActionId DUPLICATE =
            action("edit.duplicate", Scope.ALWAYS, MaterialDesignC.CONTENT_DUPLICATE, ctrl(KeyCode.D));
    public static final ActionId SELECT_ALL =
            action("edit.selectAll", Scope.ALWAYS, MaterialDesignS.SELECT_ALL, ctrl(KeyCode.A));
    public static final ActionId SELECT_NONE = action("edit.selectNone", Scope.EDITING, null, key(KeyCode.ESCAPE));
    public static final ActionId NUDGE_LEFT = action("edit.nudgeLeft", Scope.CANVAS, null, key(KeyCode.LEFT));
    public static final ActionId NUDGE_RIGHT = action("edit.nudgeRight", Scope.CANVAS, null, key(KeyCode.RIGHT));
    public static final ActionId NUDGE_UP = action("edit.nudgeUp", Scope.CANVAS, null, key(KeyCode.UP));
    public static final ActionId NUDGE_DOWN = action("edit.nudgeDown", Scope.CANVAS, null, key(KeyCode.DOWN));
    public static final ActionId NUDGE_TILE_LEFT =
            action("edit.nudgeTileLeft", Scope.CANVAS, null, shift(KeyCode.LEFT));
    public static final ActionId NUDGE_TILE_RIGHT =
            action("edit.nudgeTileRight", Scope.CANVAS, null, shift(KeyCode.RIGHT));
    public static final ActionId NUDGE_TILE_UP = action("edit.nudgeTileUp", Scope.CANVAS, null, shift(KeyCode.UP));
    public static final ActionId NUDGE_TILE_DOWN =
            action("edit.nudgeTileDown", Scope.CANVAS, null, shift(KeyCode.DOWN));

    public static final ActionId ZOOM_IN = action(
            "view.zoomIn",
            Scope.ALWAYS,
            MaterialDesignM.MAGNIFY_PLUS_OUTLINE,
            ctrl(KeyCode.PLUS),
            ctrl(KeyCode.EQUALS),
            ctrlShift(KeyCode.EQUALS),
            ctrl(KeyCode.ADD));
    public static final ActionId ZOOM_OUT = action(
            "view.zoomOut",
            Scope.ALWAYS,
            MaterialDesignM.MAGNIFY_MINUS_OUTLINE,
            ctrl(KeyCode.MINUS),
            ctrl(KeyCode.SUBTRACT));
    public static final ActionId FOLLOW = action("view.follow", Scope.ALWAYS, null);
    public static final ActionId FIT = action(
            "view.fit", Scope.ALWAYS, MaterialDesignF.FIT_TO_PAGE_OUTLINE, ctrl(KeyCode.SLASH), ctrl(KeyCode.DIVIDE));
    public static final ActionId ACTUAL_SIZE =
            action("view.actualSize", Scope.ALWAYS, null, ctrl(KeyCode.DIGIT0), ctrl(KeyCode.NUMPAD0));
    public static final ActionId GO_TO_TILE = action("view.goToTile", Scope.ALWAYS, null, ctrlShift(KeyCode.G));
    public static final ActionId GRID = overlay(Overlay.GRID, Scope.ALWAYS, MaterialDesignG.GRID, ctrl(KeyCode.G));
    public static final ActionId CELLS =
            overlay(Overlay.CELLS, Scope.ALWAYS, MaterialDesignV.VIEW_GRID_OUTLINE, key(KeyCode.F6));
    public static final ActionId PAIRS =
            overlay(Overlay.PAIRS, Scope.ALWAYS, MaterialDesignV.VECTOR_INTERSECTION, key(KeyCode.F7));
    public static final ActionId CONTACTS =
            overlay(Overlay.CONTACTS, Scope.ALWAYS, MaterialDesignA.ARROW_COLLAPSE_DOWN, key(KeyCode.F8));
    public static final ActionId SPEEDS =
            overlay(Overlay.SPEEDS, Scope.ALWAYS, MaterialDesignA.ARROW_TOP_RIGHT, shift(KeyCode.F6));
    public static final ActionId TRAIL =
            overlay(Overlay.TRAIL, Scope.ALWAYS, MaterialDesignM.MAP_MARKER_PATH, shift(KeyCode.F7));
    public static final ActionId PREVIOUS_TRAIL = action("view.previousTrail", Scope.ALWAYS, null);
    public static final ActionId PLAYED_TRAIL = action("view.playedTrail", Scope.ALWAYS, null);
    public static final ActionId JUMPS =
            overlay(Overlay.JUMPS, Scope.EDITING, MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE, key(KeyCode.J));
    public static final ActionId PLOT = action("view.plot", Scope.ALWAYS, MaterialDesignC.CHART_LINE, ctrl(KeyCode.T));
    public static final ActionId RULERS = action("view.rulers", Scope.ALWAYS, null);
    public static final ActionId HIDE_PANELS = action("view.hidePanels", Scope.CANVAS, null, key(KeyCode.TAB));
    public static final ActionId DARK = action("view.dark", Scope.ALWAYS, MaterialDesignT.THEME_LIGHT_DARK);

    public static final ActionId BRUSH_SMALLER =
            action("tool.smallerBrush", Scope.ALWAYS, null, key(KeyCode.OPEN_BRACKET));
    public static final ActionId BRUSH_LARGER =
            action("tool.largerBrush", Scope.ALWAYS, null, key(KeyCode.CLOSE_BRACKET));

    public static final ActionId LEVEL_SETTINGS = action("level.settings", Scope.ALWAYS, null);
    public static final ActionId LEVEL_PROBLEMS = action("level.problems", Scope.ALWAYS, null);

    public static final ActionId PALETTE_1 =
            action("palette.1", Scope.ALWAYS, null, key(KeyCode.DIGIT1), key(KeyCode.NUMPAD1));
    public static final ActionId PALETTE_2 =
            action("palette.2", Scope.ALWAYS, null, key(KeyCode.DIGIT2), key(KeyCode.NUMPAD2));
    public static final ActionId PALETTE_3 =
            action("palette.3", Scope.ALWAYS, null, key(KeyCode.DIGIT3), key(KeyCode.NUMPAD3));
    public static final ActionId PALETTE_4 =
            action("palette.4", Scope.ALWAYS, null, key(KeyCode.DIGIT4), key(KeyCode.NUMPAD4));
    public static final ActionId PALETTE_5 =
            action("palette.5", Scope.ALWAYS, null, key(KeyCode.DIGIT5), key(KeyCode.NUMPAD5));
    public static final ActionId PALETTE_6 =
            action("palette.6", Scope.ALWAYS, null, key(KeyCode.DIGIT6), key(KeyCode.NUMPAD6));
    public static final ActionId PALETTE_7 =
            action("palette.7", Scope.ALWAYS, null, key(KeyCode.DIGIT7), key(KeyCode.NUMPAD7));
    public static final ActionId PALETTE_8 =
            action("palette.8", Scope.ALWAYS, null, key(KeyCode.DIGIT8), key(KeyCode.NUMPAD8));
    public static final ActionId PALETTE_9 =
            action("palette.9", Scope.ALWAYS, null, key(KeyCode.DIGIT9), key(KeyCode.NUMPAD9));

    public static final ActionId PLAY = action("play.play", Scope.EDITING, MaterialDesignP.PLAY, key(KeyCode.F5));
    public static final ActionId PLAY_HERE = action("play.here", Scope.EDITING, null, shift(KeyCode.F5));
    public static final ActionId STOP =
            action("play.stop", Scope.PLAYING, MaterialDesignS.STOP, key(KeyCode.F5), key(KeyCode.ESCAPE));
    public static final ActionId PAUSE = action("play.pause", Scope.PLAYING, MaterialDesignP.PAUSE, key(KeyCode.F9));
    public static final ActionId STEP =
            action("play.step", Scope.PLAYING, MaterialDesignS.STEP_FORWARD, key(KeyCode.F10));
    public static final ActionId STEP_BACK =
            action("play.stepBack", Scope.PLAYING, MaterialDesignS.STEP_BACKWARD, shift(KeyCode.F10));
    public static final ActionId PLAY_BACKWARD =
            action("play.backward", Scope.PLAYING, MaterialDesignR.REWIND_OUTLINE, shift(KeyCode.F9));
    public static final ActionId LOOP = action("play.loop", Scope.PLAYING, MaterialDesignR.REPEAT, ctrl(KeyCode.L));
    public static final ActionId TAKE_OVER =
            action("play.takeOver", Scope.PLAYING, MaterialDesignS.SOURCE_BRANCH, key(KeyCode.ENTER));
    public static final ActionId RESTORE_ABANDONED_RUN =
            action("play.restoreAbandonedRun", Scope.PLAYING, MaterialDesignS.SOURCE_BRANCH_SYNC, shift(KeyCode.ENTER));
    public static final ActionId NEXT_MARKER = action("play.nextMarker", Scope.PLAYING, null, ctrl(KeyCode.PAGE_DOWN));
    public static final ActionId PREVIOUS_MARKER =
            action("play.previousMarker", Scope.PLAYING, null, ctrl(KeyCode.PAGE_UP));
    public static final ActionId TO_START = action("play.toStart", Scope.PLAYING, null, ctrl(KeyCode.HOME));
    public static final ActionId TO_END = action("play.toEnd", Scope.PLAYING, null, ctrl(KeyCode.END));
    public static final ActionId SLOWER = action("play.slower", Scope.ALWAYS, null, key(KeyCode.F11));
    public static final ActionId FASTER = action("play.faster", Scope.ALWAYS, null, key(KeyCode.F12));

    public static final ActionId RUN_KEEP = action("run.keep", Scope.EDITING, null, ctrl(KeyCode.K));
    public static final ActionId RUN_LOAD = action("run.load", Scope.EDITING, null);
    public static final ActionId RUN_SAVE = action("run.save", Scope.EDITING, null);
    public static final ActionId RUN_TABLE = action("run.table", Scope.EDITING, null);
    public static final ActionId RUN_MOVIE = action("run.movie", Scope.EDITING, null);
    public static final ActionId RUN_REMOVE = action("run.remove", Scope.EDITING, null);

    public static final ActionId KEYS =
            action("help.keys", Scope.ALWAYS, MaterialDesignK.KEYBOARD_OUTLINE, key(KeyCode.F1));
    public static final ActionId ABOUT = action("help.about", Scope.ALWAYS, MaterialDesignI.INFORMATION_OUTLINE);

    private static final Map<ToolId, ActionId> TOOLS = toolActions();

    /** The scope in which the key strokes of an action are active. */
    public enum Scope {
        /** While editing and while playing. */
        ALWAYS,
        /** Only while the document is edited: the key belongs to the game, or to another action, while it plays. */
        EDITING,
        /** Only while the level is played. */
        PLAYING,
        /** Only while the canvas has the focus: elsewhere the key belongs to the control. */
        CANVAS;

        /** Whether both scopes can be active at the same time. */
        public boolean meets(Scope other) {
            return this == other || !(this == EDITING && other == PLAYING || this == PLAYING && other == EDITING);
        }
    }

    private final String id;
    private final Scope scope;
    private final Ikon icon;
    private final List<KeyCombination> keys;

    private ActionId(String id, Scope scope, Ikon icon, List<KeyCombination> keys) {
        this.id = id;
        this.scope = scope;
        this.icon = icon;
        this.keys = keys;
    }

    private static ActionId action(String id, Scope scope, Ikon icon, KeyCombination... keys) {
        ActionId action = new ActionId(id, scope, icon, List.of(keys));
        if (ALL.put(id, action) != null) {
            throw new IllegalStateException("two actions " + id);
        }
        return action;
    }

    private static ActionId overlay(Overlay overlay, Scope scope, Ikon icon, KeyCombination... keys) {
        ActionId action = action("view." + KebabNames.nameOf(overlay), scope, icon, keys);
        OVERLAYS.put(overlay, action);
        return action;
    }

    /** One action per tool; tools that place objects use the letters of their types. */
    private static Map<ToolId, ActionId> toolActions() {
        Map<ToolId, ActionId> tools = new LinkedHashMap<>();
        for (ToolId tool : ToolId.all()) {
            tools.put(tool, toolAction(tool));
        }
        return tools;
    }

    private static ActionId toolAction(ToolId tool) {
        String id = "tool." + tool.key();
        if (tool.places().isEmpty()) {
            Map.Entry<Ikon, KeyCode> keys = TOOL_KEYS.get(tool);
            return action(id, Scope.EDITING, keys.getKey(), key(keys.getValue()));
        }
        char letter = tool.places().get().letter();
        return letter == 0
                ? action(id, Scope.EDITING, null)
                : action(id, Scope.EDITING, null, key(KeyCode.valueOf(String.valueOf(letter))));
    }

    /** All actions, in display order. */
    public static List<ActionId> all() {
        return List.copyOf(ALL.values());
    }

    /** The action that shows and hides an overlay. */
    public static ActionId showing(Overlay overlay) {
        return OVERLAYS.get(overlay);
    }

    /** The action that selects a tool. */
    public static ActionId choosing(ToolId tool) {
        return TOOLS.get(tool);
    }

    /** The stable name of the action, such as {@code file.open}; settings and tests may store it. */
    public String id() {
        return id;
    }

    /** The key of its text in the resource bundle. */
    public String textKey() {
        return "action." + id;
    }

    /** The scope of its key strokes. */
    public Scope scope() {
        return scope;
    }

    /** Its icon, if it has one. */
    public Optional<Ikon> icon() {
        return Optional.ofNullable(icon);
    }

    /** All its key strokes; menus and tooltips show the first. */
    public List<KeyCombination> keys() {
        return keys;
    }

    /** The first key stroke as text, such as {@code Ctrl+S}; empty without one. */
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

    @Override
    public String toString() {
        return id;
    }
}
