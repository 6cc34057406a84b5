package leapsmith.editor.ui;

import static javafx.scene.input.KeyCombination.CONTROL_DOWN;
import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import leapsmith.editor.document.MovementVariant;
import leapsmith.editor.tools.ToolId;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.Overlay;
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
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/**
 * The ids of all actions of menus, buttons and keys. An id joins the text key, the default keys, their scope and the
 * icon; {@link Action} adds the handler, and {@link Actions} the current keys.
 */
public final class ActionId implements Bindable {
    /** Collects the constants in the order of declaration, until {@link #ALL} is set. */
    private static final List<ActionId> DECLARED = new ArrayList<>();

    public static final ActionId NEW =
            action("file.new", Scope.ALWAYS, MaterialDesignF.FILE_PLUS_OUTLINE, ctrl(KeyCode.N));
    public static final ActionId OPEN =
            action("file.open", Scope.ALWAYS, MaterialDesignF.FOLDER_OPEN_OUTLINE, ctrl(KeyCode.O));
    public static final ActionId OPEN_FOLDER = action("file.openFolder", Scope.ALWAYS, null);
    public static final ActionId IMPORT_FOLDER = action("file.importFolder", Scope.ALWAYS, null);
    public static final ActionId SAVE =
            action("file.save", Scope.ALWAYS, MaterialDesignC.CONTENT_SAVE_OUTLINE, ctrl(KeyCode.S));
    public static final ActionId SAVE_AS = action("file.saveAs", Scope.ALWAYS, null, ctrlShift(KeyCode.S));
    public static final ActionId SAVE_ALL = action("file.saveAll", Scope.ALWAYS, null);
    public static final ActionId EXPORT = action("file.export", Scope.ALWAYS, null);
    public static final ActionId EXPORT_WORLD = action("file.exportWorld", Scope.ALWAYS, null);
    public static final ActionId EXPORT_AGAIN = action("file.exportAgain", Scope.ALWAYS, null, ctrl(KeyCode.E));
    public static final ActionId SHARE = action("file.share", Scope.ALWAYS, null);
    public static final ActionId RELOAD = action("file.reload", Scope.ALWAYS, null, ctrl(KeyCode.R));
    public static final ActionId CLOSE = action("file.close", Scope.ALWAYS, null, ctrl(KeyCode.W));
    public static final ActionId CLOSE_OTHERS = action("file.closeOthers", Scope.ALWAYS, null);
    public static final ActionId CLOSE_ALL = action("file.closeAll", Scope.ALWAYS, null, ctrlShift(KeyCode.W));
    public static final ActionId NEXT_LEVEL =
            action("file.next", Scope.ALWAYS, null, new KeyCodeCombination(KeyCode.TAB, CONTROL_DOWN));
    public static final ActionId PREVIOUS_LEVEL =
            action("file.previous", Scope.ALWAYS, null, new KeyCodeCombination(KeyCode.TAB, CONTROL_DOWN, SHIFT_DOWN));
    public static final ActionId RESTORE_BACKUP = action("file.restoreBackup", Scope.ALWAYS, null);
    public static final ActionId RECOVER = action("file.recover", Scope.ALWAYS, null);
    public static final ActionId QUIT = action("file.quit", Scope.ALWAYS, null, ctrl(KeyCode.Q));

    public static final ActionId UNDO = action("edit.undo", Scope.ALWAYS, MaterialDesignU.UNDO, ctrl(KeyCode.Z));
    public static final ActionId REDO =
            action("edit.redo", Scope.ALWAYS, MaterialDesignR.REDO, ctrl(KeyCode.Y), ctrlShift(KeyCode.Z));
    public static final ActionId CUT = action("edit.cut", Scope.ALWAYS, MaterialDesignC.CONTENT_CUT, ctrl(KeyCode.X));
    public static final ActionId COPY =
            action("edit.copy", Scope.ALWAYS, MaterialDesignC.CONTENT_COPY, ctrl(KeyCode.C));
    public static final ActionId PASTE =
            action("edit.paste", Scope.ALWAYS, MaterialDesignC.CONTENT_PASTE, ctrl(KeyCode.V));
    public static final ActionId PASTE_IN_PLACE = action("edit.pasteInPlace", Scope.ALWAYS, null, ctrlShift(KeyCode.V));
    public static final ActionId DELETE =
            action("edit.delete", Scope.ALWAYS, MaterialDesignD.DELETE_OUTLINE, key(KeyCode.DELETE));
    public static final ActionId DUPLICATE =
            action("edit.duplicate", Scope.ALWAYS, MaterialDesignC.CONTENT_DUPLICATE, ctrl(KeyCode.D));
    public static final ActionId SELECT_ALL =
            action("edit.selectAll", Scope.ALWAYS, MaterialDesignS.SELECT_ALL, ctrl(KeyCode.A));
    public static final ActionId SELECT_NONE = action("edit.selectNone", Scope.EDITING, null, key(KeyCode.ESCAPE));
    public static final ActionId SELECT_MODE = action("edit.selectMode", Scope.EDITING, null, shift(KeyCode.R));
    public static final ActionId HIDE =
            action("edit.hide", Scope.ALWAYS, MaterialDesignE.EYE_OFF_OUTLINE, ctrlShift(KeyCode.H));
    public static final ActionId HIDE_SAME_KIND = action("edit.hideSameKind", Scope.ALWAYS, null);
    public static final ActionId SHOW_ALL = action("edit.showAll", Scope.ALWAYS, null);
    public static final ActionId LOCK =
            action("edit.lock", Scope.ALWAYS, MaterialDesignL.LOCK_OUTLINE, ctrlShift(KeyCode.L));
    public static final ActionId LOCK_SAME_KIND = action("edit.lockSameKind", Scope.ALWAYS, null);
    public static final ActionId UNLOCK_ALL = action("edit.unlockAll", Scope.ALWAYS, null);
    public static final ActionId FLIP_X =
            action("edit.flipX", Scope.EDITING, MaterialDesignF.FLIP_HORIZONTAL, key(KeyCode.X));
    public static final ActionId FLIP_Y =
            action("edit.flipY", Scope.EDITING, MaterialDesignF.FLIP_VERTICAL, key(KeyCode.Y));
    public static final ActionId ROTATE_RIGHT =
            action("edit.rotateRight", Scope.EDITING, MaterialDesignR.ROTATE_RIGHT, key(KeyCode.Q));
    public static final ActionId ROTATE_LEFT =
            action("edit.rotateLeft", Scope.EDITING, MaterialDesignR.ROTATE_LEFT, shift(KeyCode.Q));
    public static final ActionId NUDGE_LEFT = action("edit.nudgeLeft", Scope.SELECTION, null, key(KeyCode.LEFT));
    public static final ActionId NUDGE_RIGHT = action("edit.nudgeRight", Scope.SELECTION, null, key(KeyCode.RIGHT));
    public static final ActionId NUDGE_UP = action("edit.nudgeUp", Scope.SELECTION, null, key(KeyCode.UP));
    public static final ActionId NUDGE_DOWN = action("edit.nudgeDown", Scope.SELECTION, null, key(KeyCode.DOWN));
    public static final ActionId NUDGE_TILE_LEFT =
            action("edit.nudgeTileLeft", Scope.SELECTION, null, shift(KeyCode.LEFT));
    public static final ActionId NUDGE_TILE_RIGHT =
            action("edit.nudgeTileRight", Scope.SELECTION, null, shift(KeyCode.RIGHT));
    public static final ActionId NUDGE_TILE_UP = action("edit.nudgeTileUp", Scope.SELECTION, null, shift(KeyCode.UP));
    public static final ActionId NUDGE_TILE_DOWN =
            action("edit.nudgeTileDown", Scope.SELECTION, null, shift(KeyCode.DOWN));
    public static final ActionId SETTINGS =
            action("edit.settings", Scope.ALWAYS, MaterialDesignC.COG_OUTLINE, ctrl(KeyCode.COMMA));

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
    public static final ActionId FIT = action(
            "view.fit", Scope.ALWAYS, MaterialDesignF.FIT_TO_PAGE_OUTLINE, ctrl(KeyCode.SLASH), ctrl(KeyCode.DIVIDE));
    public static final ActionId ACTUAL_SIZE =
            action("view.actualSize", Scope.ALWAYS, null, ctrl(KeyCode.DIGIT0), ctrl(KeyCode.NUMPAD0));
    public static final ActionId GO_TO_TILE = action("view.goToTile", Scope.ALWAYS, null, ctrlShift(KeyCode.G));
    public static final ActionId GO_TO_ANYTHING = action("view.goToAnything", Scope.ALWAYS, null, ctrl(KeyCode.P));
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
    public static final ActionId JUMPS =
            overlay(Overlay.JUMPS, Scope.EDITING, MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE, key(KeyCode.J));
    public static final ActionId REACH =
            overlay(Overlay.REACH, Scope.EDITING, MaterialDesignS.STAIRS, shift(KeyCode.F8));
    public static final ActionId OUTLINES =
            overlay(Overlay.OUTLINES, Scope.ALWAYS, MaterialDesignV.VECTOR_SQUARE, ctrlShift(KeyCode.F7));
    public static final ActionId PLOT = action("view.plot", Scope.ALWAYS, MaterialDesignC.CHART_LINE, ctrl(KeyCode.T));
    private static final Map<ViewSwitch, ActionId> SWITCHES = switches();
    public static final ActionId FRAME_SIZE = action("view.frameSize", Scope.ALWAYS, null);
    public static final ActionId HIDE_PANELS = action("view.hidePanels", Scope.ALWAYS, null, ctrl(KeyCode.BACK_SLASH));
    public static final ActionId FULL_SCREEN =
            action("view.fullScreen", Scope.ALWAYS, MaterialDesignF.FULLSCREEN, key(KeyCode.F11));
    public static final ActionId PAN_LEFT = action("view.panLeft", Scope.ALWAYS, null, ctrl(KeyCode.LEFT));
    public static final ActionId PAN_RIGHT = action("view.panRight", Scope.ALWAYS, null, ctrl(KeyCode.RIGHT));
    public static final ActionId PAN_UP = action("view.panUp", Scope.ALWAYS, null, ctrl(KeyCode.UP));
    public static final ActionId PAN_DOWN = action("view.panDown", Scope.ALWAYS, null, ctrl(KeyCode.DOWN));
    public static final ActionId NEXT_PANEL = action("view.nextPanel", Scope.ALWAYS, null, ctrl(KeyCode.F6));
    public static final ActionId PREVIOUS_PANEL =
            action("view.previousPanel", Scope.ALWAYS, null, ctrlShift(KeyCode.F6));
    public static final ActionId FOLDER =
            action("view.folder", Scope.ALWAYS, MaterialDesignF.FOLDER_IMAGE, ctrlShift(KeyCode.E));
    public static final ActionId WORLD =
            action("view.world", Scope.ALWAYS, MaterialDesignM.MAP_OUTLINE, ctrlShift(KeyCode.I));
    public static final ActionId TILE_KINDS = action("view.tileKinds", Scope.ALWAYS, null);
    public static final ActionId TESTERS = action("view.testers", Scope.ALWAYS, null);
    public static final ActionId OBJECT_KINDS = action("view.objectKinds", Scope.ALWAYS, null, ctrlShift(KeyCode.J));
    public static final ActionId THEME = action("view.theme", Scope.ALWAYS, null);
    public static final ActionId DECORATION = action("view.decoration", Scope.ALWAYS, null, ctrlShift(KeyCode.Y));
    public static final ActionId DARK = action("view.dark", Scope.ALWAYS, MaterialDesignT.THEME_LIGHT_DARK);

    public static final ActionId BRUSH_SMALLER =
            action("tool.smallerBrush", Scope.ALWAYS, MaterialDesignM.MINUS, key(KeyCode.OPEN_BRACKET));
    public static final ActionId BRUSH_LARGER =
            action("tool.largerBrush", Scope.ALWAYS, MaterialDesignP.PLUS, key(KeyCode.CLOSE_BRACKET));

    public static final ActionId ROUND_BRUSH = action("tool.roundBrush", Scope.ALWAYS, MaterialDesignC.CIRCLE_OUTLINE);
    public static final ActionId RANDOM =
            action("tool.random", Scope.ALWAYS, MaterialDesignD.DICE_MULTIPLE_OUTLINE, key(KeyCode.D));
    public static final ActionId SKIP_EMPTY =
            action("tool.skipEmpty", Scope.ALWAYS, MaterialDesignS.SELECT_OFF, shift(KeyCode.E));
    public static final ActionId OUTLINE = action("tool.outline", Scope.ALWAYS, MaterialDesignB.BORDER_OUTSIDE);
    public static final ActionId SNAP_TO_TILES =
            action("tool.snapToTiles", Scope.ALWAYS, MaterialDesignM.MAGNET, shift(KeyCode.G));
    public static final ActionId SNAP_PARTS = action("tool.snapParts", Scope.ALWAYS, null, shift(KeyCode.H));
    public static final ActionId FILL_BELOW = action("tool.fillBelow", Scope.ALWAYS, MaterialDesignS.SLOPE_UPHILL);

    public static final ActionId RESIZE_LEVEL = action("level.resize", Scope.ALWAYS, null);
    public static final ActionId LEVEL_SETTINGS = action("level.settings", Scope.ALWAYS, null);
    public static final ActionId LEVEL_PROBLEMS = action("level.problems", Scope.ALWAYS, null);
    public static final ActionId FIX_PROBLEM = action("level.fixProblem", Scope.ALWAYS, null, ctrl(KeyCode.PERIOD));
    public static final ActionId IGNORE_RULE = action("level.ignoreRule", Scope.ALWAYS, null);

    private static final List<ActionId> PALETTE = digits("palette.", true);
    private static final List<ActionId> USE_STAMP = digits("stamp.use.", false, SHIFT_DOWN);
    private static final List<ActionId> STORE_STAMP = digits("stamp.store.", true, SHORTCUT_DOWN);

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
    public static final ActionId SLOWER = action("play.slower", Scope.ALWAYS, null, shift(KeyCode.F12));
    public static final ActionId FASTER = action("play.faster", Scope.ALWAYS, null, key(KeyCode.F12));

    public static final ActionId DEMO_MOUSE = action("play.demoMouse", Scope.ALWAYS, null);

    public static final ActionId RUN_KEEP = action("run.keep", Scope.ALWAYS, null, ctrl(KeyCode.K));
    public static final ActionId RUN_LOAD = action("run.load", Scope.EDITING, null);
    public static final ActionId RUN_SAVE = action("run.save", Scope.EDITING, null);
    public static final ActionId RUN_TABLE = action("run.table", Scope.EDITING, null);
    public static final ActionId RUN_MOVIE = action("run.movie", Scope.EDITING, null);
    public static final ActionId RUN_ITEMS = action("run.items", Scope.EDITING, null);
    public static final ActionId RUN_REMOVE = action("run.remove", Scope.EDITING, null);

    public static final ActionId STOP_COMMAND = action("command.stop", Scope.ALWAYS, MaterialDesignS.STOP);
    public static final ActionId COMMAND_OUTPUT = action("command.output", Scope.ALWAYS, null);
    public static final ActionId EDIT_COMMANDS = action("command.edit", Scope.ALWAYS, null);

    public static final ActionId REACH_FROM_POINTER =
            action("reach.fromPointer", Scope.EDITING, null, ctrl(KeyCode.F8));
    public static final ActionId REACH_PLAY = action("reach.play", Scope.EDITING, null, ctrl(KeyCode.F5));
    public static final ActionId REACH_EASIEST = action("reach.easiest", Scope.EDITING, null, ctrlShift(KeyCode.F5));
    public static final ActionId REACH_KEEP = action("reach.keep", Scope.ALWAYS, null, ctrlShift(KeyCode.K));
    public static final ActionId REACH_REPAIR =
            action("reach.repair", Scope.EDITING, MaterialDesignH.HAMMER_WRENCH, ctrl(KeyCode.F7));

    private static final Map<MovementVariant, ActionId> COMPARING = comparisons();

    public static final ActionId COMMANDS =
            action("help.commands", Scope.ALWAYS, MaterialDesignM.MAGNIFY, ctrlShift(KeyCode.P));
    public static final ActionId START_PAGE = action("help.start", Scope.ALWAYS, null);
    public static final ActionId KEYS =
            action("help.keys", Scope.ALWAYS, MaterialDesignK.KEYBOARD_OUTLINE, key(KeyCode.F1));
    public static final ActionId TOUR = action("help.tour", Scope.ALWAYS, null);
    public static final ActionId ABOUT = action("help.about", Scope.ALWAYS, MaterialDesignI.INFORMATION_OUTLINE);

    private static final Map<ToolId, ActionId> TOOLS = toolActions();
    private static final Map<Overlay, ActionId> OVERLAYS = overlayActions();
    private static final List<ActionId> ALL = List.copyOf(DECLARED);

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
        DECLARED.add(action);
        return action;
    }

    /**
     * One action for each digit from 1 to 9, with its key.
     *
     * @param numpad whether they have the keys of the number pad too
     */
    private static List<ActionId> digits(String prefix, boolean numpad, Modifier... modifiers) {
        List<ActionId> actions = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            List<KeyCombination> keys = new ArrayList<>();
            keys.add(new KeyCodeCombination(KeyCode.valueOf("DIGIT" + digit), modifiers));
            if (numpad) {
                keys.add(new KeyCodeCombination(KeyCode.valueOf("NUMPAD" + digit), modifiers));
            }
            actions.add(action(prefix + digit, Scope.ALWAYS, null, keys.toArray(KeyCombination[]::new)));
        }
        return List.copyOf(actions);
    }

    private static ActionId overlay(Overlay overlay, Scope scope, Ikon icon, KeyCombination... keys) {
        return action(overlayId(overlay), scope, icon, keys);
    }

    private static Map<ViewSwitch, ActionId> switches() {
        Map<ViewSwitch, ActionId> actions = new EnumMap<>(ViewSwitch.class);
        for (ViewSwitch each : ViewSwitch.values()) {
            KeyCombination[] keys = each.defaultKeys.toArray(KeyCombination[]::new);
            actions.put(each, action("view." + each.key(), Scope.ALWAYS, null, keys));
        }
        return actions;
    }

    private static Map<MovementVariant, ActionId> comparisons() {
        Map<MovementVariant, ActionId> actions = new EnumMap<>(MovementVariant.class);
        for (MovementVariant variant : MovementVariant.values()) {
            actions.put(variant, action("reach.compare." + variant.text(), Scope.EDITING, null));
        }
        return actions;
    }

    private static String overlayId(Overlay overlay) {
        return "view." + KebabNames.nameOf(overlay);
    }

    private static Map<Overlay, ActionId> overlayActions() {
        Map<Overlay, ActionId> actions = new EnumMap<>(Overlay.class);
        for (Overlay overlay : Overlay.values()) {
            String id = overlayId(overlay);
            actions.put(
                    overlay,
                    DECLARED.stream()
                            .filter(it -> it.id.equals(id))
                            .findFirst()
                            .orElseThrow(() -> new IllegalStateException("no action " + id)));
        }
        return actions;
    }

    /**
     * One action per tool; tools that place objects use the letters of their types. While playing, letters of the game
     * go to the game first.
     */
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
            ToolKey its = ToolKey.of(tool);
            return action(id, Scope.ALWAYS, its.icon(), key(its.letter()));
        }
        char letter = tool.places().get().letter();
        return letter == 0
                ? action(id, Scope.ALWAYS, null)
                : action(id, Scope.ALWAYS, null, key(KeyCode.valueOf(String.valueOf(letter))));
    }

    /** All actions, in display order. */
    public static List<ActionId> all() {
        return ALL;
    }

    public static ActionId showing(Overlay overlay) {
        return OVERLAYS.get(overlay);
    }

    public static ActionId switching(ViewSwitch of) {
        return SWITCHES.get(of);
    }

    public static ActionId comparing(MovementVariant variant) {
        return COMPARING.get(variant);
    }

    /** The action that selects the palette entry of a digit from 1 to 9. */
    public static ActionId choosingEntry(int digit) {
        return PALETTE.get(digit - 1);
    }

    /** The action that lets the brush carry the stored stamp of a digit from 1 to 9. */
    public static ActionId usingStamp(int digit) {
        return USE_STAMP.get(digit - 1);
    }

    /** The action that stores a stamp under a digit from 1 to 9. */
    public static ActionId storingStamp(int digit) {
        return STORE_STAMP.get(digit - 1);
    }

    public static ActionId choosing(ToolId tool) {
        return TOOLS.get(tool);
    }

    @Override
    public String id() {
        return id;
    }

    /** The key of the text about when it is enabled; there is none where that is obvious. */
    public String needsKey() {
        return "needs." + id;
    }

    @Override
    public Scope scope() {
        return scope;
    }

    public Optional<Ikon> icon() {
        return Optional.ofNullable(icon);
    }

    @Override
    public List<KeyCombination> defaultKeys() {
        return keys;
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

    /** The icon and the letter of a tool that places no objects. */
    private record ToolKey(Ikon icon, KeyCode letter) {
        private static final Map<ToolId, ToolKey> ALL = Map.ofEntries(
                Map.entry(ToolId.BRUSH, new ToolKey(MaterialDesignP.PENCIL_OUTLINE, KeyCode.B)),
                Map.entry(ToolId.LINE, new ToolKey(MaterialDesignV.VECTOR_LINE, KeyCode.L)),
                Map.entry(ToolId.RECTANGLE, new ToolKey(MaterialDesignR.RECTANGLE_OUTLINE, KeyCode.P)),
                Map.entry(ToolId.ELLIPSE, new ToolKey(MaterialDesignE.ELLIPSE_OUTLINE, KeyCode.O)),
                Map.entry(ToolId.FILL, new ToolKey(MaterialDesignF.FORMAT_COLOR_FILL, KeyCode.F)),
                Map.entry(ToolId.REPLACE, new ToolKey(MaterialDesignF.FIND_REPLACE, KeyCode.G)),
                Map.entry(ToolId.ERASER, new ToolKey(MaterialDesignE.ERASER, KeyCode.E)),
                Map.entry(ToolId.PICK, new ToolKey(MaterialDesignE.EYEDROPPER, KeyCode.I)),
                Map.entry(ToolId.SELECT, new ToolKey(MaterialDesignC.CURSOR_DEFAULT_OUTLINE, KeyCode.R)),
                Map.entry(ToolId.WAND, new ToolKey(MaterialDesignM.MAGIC_STAFF, KeyCode.W)),
                Map.entry(ToolId.SAME_KIND, new ToolKey(MaterialDesignS.SELECT_GROUP, KeyCode.S)),
                Map.entry(ToolId.HAND, new ToolKey(MaterialDesignH.HAND_BACK_RIGHT_OUTLINE, KeyCode.H)));

        /** That of a tool; null if it places objects. */
        static ToolKey of(ToolId tool) {
            return ALL.get(tool);
        }
    }
}
