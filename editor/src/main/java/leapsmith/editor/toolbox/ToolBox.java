package leapsmith.editor.toolbox;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.editor.object.PlaceTool;
import leapsmith.editor.object.SelectTool;
import leapsmith.editor.object.SelectionActions;
import leapsmith.editor.paint.BrushTool;
import leapsmith.editor.paint.EllipseTool;
import leapsmith.editor.paint.FillTool;
import leapsmith.editor.paint.KindSelectTool;
import leapsmith.editor.paint.LineTool;
import leapsmith.editor.paint.PickTool;
import leapsmith.editor.paint.RandomBrushTool;
import leapsmith.editor.paint.RectangleTool;
import leapsmith.editor.paint.ReplaceTool;
import leapsmith.editor.paint.StampTool;
import leapsmith.editor.paint.TilePaint;
import leapsmith.editor.palette.Palette;
import leapsmith.editor.palette.PaletteEntry;
import leapsmith.editor.tool.CameraHand;
import leapsmith.editor.tool.Gesture;
import leapsmith.editor.tool.GestureKey;
import leapsmith.editor.tool.HandTool;
import leapsmith.editor.tool.PointerButton;
import leapsmith.editor.tool.Preview;
import leapsmith.editor.tool.SelectMode;
import leapsmith.editor.tool.Tool;
import leapsmith.editor.tool.ToolContext;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.tool.ToolOption;
import leapsmith.editor.tool.ToolOptions;
import leapsmith.levels.model.LevelPart;
import leapsmith.physics.tile.TileType;

/**
 * All tools of a document: the selected one, and the one that receives a gesture, which can depend on its button and
 * keys.
 *
 * <pre>
 * left        the chosen tool, or what the brush carries
 *   Ctrl      pick, but for tools that select, and Hand
 *   Shift     with Brush and Eraser, a line; on a click from the last painted point
 *   both      a rectangle, with tools that paint or erase
 * right       tiles: the tool erases; objects: deletes
 * middle      hand
 * hand held   hand; ignored while playing: the key is the game's
 * </pre>
 *
 * <p>Play changes none of this, unless {@link ToolOption#DEMO_MOUSE} does.
 *
 * <p>A gesture goes to one tool from press to release, even if another tool or key is chosen in between.
 */
public final class ToolBox {
    private final ToolContext context;
    private final SelectionActions selectionActions;
    private final Map<ToolId, Tool> tools = new HashMap<>();
    private final Tool stamping;
    private final Tool randomBrush;
    private final Tool continuedLine;
    private final Tool erasingLine;
    private final Tool erasingRectangle;
    private final Tool demoRight;
    private final Tool demoMiddle;
    private final Subscription optionChanges;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    private ToolId chosen = ToolId.BRUSH;
    private ToolId lastTileTool = ToolId.BRUSH;
    private boolean playing;
    private boolean handHeld;
    private Tool active;
    private boolean inGesture;
    /** The hovering pointer; null if it is outside the view. */
    private Gesture pointer;

    /** Tools with default options. */
    public ToolBox(LevelDocument document) {
        this(document, new ToolOptions());
    }

    public ToolBox(LevelDocument document, ToolOptions options) {
        context = new ToolContext(document, options);
        selectionActions = new SelectionActions(document);
        put(new BrushTool(ToolId.BRUSH, context, TilePaint.CHOSEN));
        put(new LineTool(context, TilePaint.CHOSEN, false));
        put(new RectangleTool(context, TilePaint.CHOSEN));
        put(new EllipseTool(context, TilePaint.CHOSEN));
        put(new FillTool(context, TilePaint.CHOSEN));
        put(new ReplaceTool(context, TilePaint.CHOSEN));
        put(new BrushTool(ToolId.ERASER, context, TilePaint.EMPTY));
        put(new PickTool(context, this::choose, this::carry));
        put(new SelectTool(context));
        put(new KindSelectTool(ToolId.WAND, context));
        put(new KindSelectTool(ToolId.SAME_KIND, context));
        document.level().objects().types().all().forEach(type -> put(new PlaceTool(type, context)));
        put(new HandTool(context));
        stamping = new StampTool(context);
        randomBrush = new RandomBrushTool(context);
        continuedLine = new LineTool(context, TilePaint.CHOSEN, true);
        erasingLine = new LineTool(context, TilePaint.EMPTY, true);
        erasingRectangle = new RectangleTool(context, TilePaint.EMPTY);
        demoRight = new BrushTool(ToolId.BRUSH, context, TilePaint.orEmpty(TileType.BLOCK));
        demoMiddle = new BrushTool(ToolId.BRUSH, context, TilePaint.orEmpty(TileType.ONE_WAY));
        active = tools.get(chosen);
        optionChanges = options.addListener(this::notifyListeners);
    }

    private void put(Tool tool) {
        tools.put(tool.id(), tool);
    }

    public ToolContext context() {
        return context;
    }

    /** The actions of keys and menus on the selected objects. */
    public SelectionActions selectionActions() {
        return selectionActions;
    }

    // ---- what is chosen

    /** The selected tool, which may not be the one that receives a gesture. */
    public ToolId chosenTool() {
        return chosen;
    }

    public void choose(ToolId tool) {
        chosen = Objects.requireNonNull(tool);
        if (tool.paintsTiles()) {
            lastTileTool = tool;
        }
        notifyListeners();
    }

    /**
     * Selects a tool, as its key and button do. If it is selected already and its shape can be an outline, it switches
     * between outline and filled.
     */
    public void chooseOrSwitch(ToolId tool) {
        if (tool.equals(chosen) && tool.hasOutline()) {
            options().toggle(ToolOption.OUTLINE);
        }
        choose(tool);
    }

    /** The palette. */
    public Palette palette() {
        return context.palette().palette();
    }

    /** The palette entry that the selected tool would place or paint. */
    public PaletteEntry chosenEntry() {
        return chosen.places()
                .<PaletteEntry>map(type ->
                        new PaletteEntry.OfObject(type, context.palette().kind(type)))
                .orElseGet(context.palette()::tile);
    }

    /** Selects an entry, and if the current tool can't use it, a tool that can: for tiles the one that painted last. */
    public void choose(PaletteEntry entry) {
        context.palette().choose(entry);
        context.setStamp(null);
        if (entry instanceof PaletteEntry.OfObject object) {
            chosen = ToolId.placing(object.type());
        } else if (!chosen.paintsTiles()) {
            chosen = lastTileTool;
        }
        notifyListeners();
    }

    /** Selects the entry with a digit key. Returns false if there is none. */
    public boolean chooseDigit(int digit) {
        Optional<PaletteEntry> entry = palette().byDigit(digit);
        entry.ifPresent(this::choose);
        return entry.isPresent();
    }

    /** What the Select tool selects. */
    public SelectMode selectMode() {
        return context.selectMode();
    }

    public void setSelectMode(SelectMode mode) {
        context.setSelectMode(mode);
        notifyListeners();
    }

    /** The part that the Brush carries, if any. */
    public Optional<LevelPart> stamp() {
        return context.stamp();
    }

    /** Chooses the Brush and lets it carry a part, until a palette entry is chosen or {@link #dropStamp} is called. */
    public void carry(LevelPart part) {
        context.setStamp(part);
        choose(ToolId.BRUSH);
    }

    /** Lets the Brush paint the chosen tile again. Returns false if it carries no part. */
    public boolean dropStamp() {
        boolean carried = stamp().isPresent();
        context.setStamp(null);
        notifyListeners();
        return carried;
    }

    public ToolOptions options() {
        return context.options();
    }

    public boolean isPlaying() {
        return playing;
    }

    /** Sets whether the level is played, so that the game has the hand key, and the demo mouse works. */
    public void setPlaying(boolean newPlaying) {
        playing = newPlaying;
        notifyListeners();
    }

    /** Whether the key is held that switches to the hand temporarily. */
    public void setHandHeld(boolean held) {
        if (held != handHeld) {
            handHeld = held;
            notifyListeners();
        }
    }

    /** The view that shows the level. */
    public void setCamera(CameraHand camera) {
        context.setCamera(camera);
    }

    /** Stops listening to the options. */
    public void dispose() {
        optionChanges.unsubscribe();
    }

    /** The listener is called after the tool, entry or an option changed, or play started or ended. */
    public Subscription addListener(Runnable listener) {
        listeners.add(Objects.requireNonNull(listener));
        return () -> listeners.remove(listener);
    }

    private void notifyListeners() {
        refreshPointer();
        listeners.forEach(Runnable::run);
    }

    // ---- gestures

    /** The pointer moved with no button held. */
    public void hover(Gesture at) {
        pointer = at;
        refreshPointer();
    }

    /** A button was pressed. Other buttons are ignored during a gesture. */
    public void press(Gesture at) {
        if (!inGesture) {
            activate(toolFor(at));
            inGesture = true;
            guarded(() -> active.press(at));
        }
    }

    /** The pointer moved with the button held. */
    public void drag(Gesture at) {
        if (inGesture) {
            guarded(() -> active.drag(at));
        }
    }

    /** The button of the gesture was released. */
    public void release(Gesture at) {
        if (inGesture) {
            guarded(() -> active.release(at));
            inGesture = false;
            hover(new Gesture(at.x(), at.y(), PointerButton.NONE, at.shift(), at.control(), 0));
        }
    }

    /** Cancels the current gesture. Returns false if there is none. */
    public boolean cancel() {
        if (!inGesture) {
            return false;
        }
        inGesture = false;
        active.cancel();
        refreshPointer();
        return true;
    }

    /** The pointer left the view of the level. */
    public void leave() {
        pointer = null;
        refreshPointer();
    }

    /** The pointer over the view of the level. */
    Optional<Gesture> pointer() {
        return Optional.ofNullable(pointer);
    }

    public boolean isInGesture() {
        return inGesture;
    }

    /** The tool of the current gesture, or the one that a press now would use. */
    public ToolId activeTool() {
        return active.id();
    }

    /** The preview of the active tool. */
    public Preview preview() {
        return active.preview();
    }

    private void guarded(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException | Error failure) {
            abandonGesture(failure);
            throw failure;
        }
    }

    /** Restores what was there before a gesture that has failed, as far as that can be done. */
    private void abandonGesture(Throwable failure) {
        inGesture = false;
        try {
            active.cancel();
        } catch (RuntimeException | Error second) {
            failure.addSuppressed(second);
        }
        try {
            context.document().cancelStroke();
        } catch (RuntimeException | Error second) {
            failure.addSuppressed(second);
        }
    }

    /** Passes the pointer to the tool that the next press would use. */
    private void refreshPointer() {
        if (inGesture) {
            return;
        }
        if (pointer == null) {
            activate(tools.get(chosen));
            active.leave();
        } else {
            activate(toolFor(pointer));
            active.hover(pointer);
        }
    }

    private void activate(Tool tool) {
        if (tool != active) {
            active.leave();
            active = tool;
        }
    }

    private Tool toolFor(Gesture at) {
        boolean demo = playing && options().get(ToolOption.DEMO_MOUSE);
        if (demo && at.button() == PointerButton.RIGHT) {
            return demoRight;
        }
        if (demo && at.button() == PointerButton.MIDDLE) {
            return demoMiddle;
        }
        if (at.button() == PointerButton.MIDDLE || !playing && handHeld) {
            return tools.get(ToolId.HAND);
        }
        boolean erases = chosen.equals(ToolId.ERASER);
        if (at.has(GestureKey.RECTANGLE) && (erases || chosen.paintsTiles())) {
            return erases ? erasingRectangle : tools.get(ToolId.RECTANGLE);
        }
        if (at.has(GestureKey.PICK) && !chosen.selects() && !chosen.equals(ToolId.HAND)) {
            return tools.get(ToolId.PICK);
        }
        if (at.has(GestureKey.LINE) && (erases || chosen.equals(ToolId.BRUSH))) {
            return erases ? erasingLine : continuedLine;
        }
        if (chosen.equals(ToolId.BRUSH) && stamp().isPresent() && at.button() != PointerButton.RIGHT) {
            return options().get(ToolOption.RANDOM) && !stamp().get().tiles().isEmpty() ? randomBrush : stamping;
        }
        return tools.get(chosen);
    }
}
