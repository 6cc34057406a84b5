package leapsmith.editor.tools;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.LevelPart;

/**
 * The selected tool of a document with what it paints or places, and the gestures that go to it or to another tool of
 * the {@link ToolSet}. A gesture goes to one tool from press to release, even if another tool or key is chosen in
 * between.
 */
public final class ToolBox {
    final ToolContext context;
    private final SelectionActions selectionActions;
    private final ToolSet tools;
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

    public ToolBox(LevelDocument document) {
        this(document, new ToolOptions());
    }

    public ToolBox(LevelDocument document, ToolOptions options) {
        context = new ToolContext(document, options);
        selectionActions = new SelectionActions(document);
        tools = new ToolSet(context, this::choose, this::carry);
        active = tools.get(chosen);
        optionChanges = options.addListener(this::notifyListeners);
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
        context.decals().ifPresent(pictures -> setLayerBrush(pictures.tiles(), context.stamp));
        if (tool.has(ToolId.Trait.PAINTS)) {
            lastTileTool = tool;
        }
        notifyListeners();
    }

    /**
     * Selects a tool, as its key and button do. If it is selected already and its shape can be an outline, it switches
     * between outline and filled.
     */
    public void chooseOrSwitch(ToolId tool) {
        if (tool.equals(chosen)
                && tool.has(ToolId.Trait.OUTLINE)
                && context.decals().isEmpty()) {
            options().toggle(ToolOption.OUTLINE);
        }
        choose(tool);
    }

    public Palette palette() {
        return context.palette.palette();
    }

    public PaletteEntry chosenEntry() {
        return chosen.places().<PaletteEntry>map(context.palette::object).orElseGet(context.palette::tile);
    }

    /** Selects an entry, and if the current tool can't use it, a tool that can: for tiles the one that painted last. */
    public void choose(PaletteEntry entry) {
        context.palette.choose(entry);
        setLayerBrush(null, null);
        if (entry instanceof PaletteEntry.OfObject object) {
            chosen = ToolId.placing(object.type());
        } else if (!chosen.has(ToolId.Trait.PAINTS)) {
            chosen = lastTileTool;
        }
        notifyListeners();
    }

    /** Selects the entry with a digit key, or the next one with it if one is selected. Returns false if there is none. */
    public boolean chooseDigit(int digit) {
        List<PaletteEntry> entries = palette().byDigit(digit);
        if (entries.isEmpty()) {
            return false;
        }
        choose(entries.get((entries.indexOf(chosenEntry()) + 1) % entries.size()));
        return true;
    }

    public SelectMode selectMode() {
        return context.selectMode;
    }

    public void setSelectMode(SelectMode mode) {
        context.selectMode = Objects.requireNonNull(mode);
        notifyListeners();
    }

    public Optional<LevelPart> stamp() {
        return context.stamp();
    }

    /** Chooses the Brush and lets it carry a part, until a palette entry is chosen or {@link #dropStamp} is called. */
    void carry(LevelPart part) {
        context.stamp = part;
        choose(ToolId.BRUSH);
    }

    /**
     * Lets the Brush paint the chosen tile again, or the pointer change free pictures instead of placing one. Returns false
     * if it carries no part and places none.
     */
    public boolean dropStamp() {
        boolean places = context.decals().flatMap(DecalBrush::piece).isPresent();
        boolean carried = places || stamp().isPresent();
        context.stamp = null;
        if (places) {
            context.layerBrush = context.decals().get().withoutPiece();
        }
        notifyListeners();
        return carried;
    }

    /**
     * Has the tools paint into a layer of decoration instead of tiles, or the pointer place free pictures there, until a
     * tool is chosen.
     */
    public void decorate(LayerBrush brush) {
        setLayerBrush(Objects.requireNonNull(brush), null);
        if (brush instanceof DecorationPaint && !chosen.has(ToolId.Trait.PAINTS)) {
            chosen = lastTileTool;
        }
        notifyListeners();
    }

    /** Has the tools paint tiles. */
    public void paintTiles() {
        setLayerBrush(null, null);
        notifyListeners();
    }

    private void setLayerBrush(LayerBrush brush, LevelPart stamp) {
        context.layerBrush = brush;
        context.stamp = stamp;
        if (context.decals().isEmpty() && context.document.selection().decal().isPresent()) {
            // Nothing would show which one is selected.
            context.document.select(Selection.NONE);
        }
    }

    /** How far to the right of its place the view shows the layer of decoration in which the tool works, in level px. */
    public double layerShiftX() {
        return layer().map(it ->
                        it.shiftX(context.camera.middleX(), context.level().widthPx()))
                .orElse(0.0);
    }

    /** As {@link #layerShiftX()}, downward. */
    public double layerShiftY() {
        return layer().map(it ->
                        it.shiftY(context.camera.middleY(), context.level().heightPx()))
                .orElse(0.0);
    }

    /** The layer of decoration in which the active tool works; a stamp is of tiles. */
    private Optional<Decoration> layer() {
        ToolId tool = active.id();
        boolean paints = tool.has(ToolId.Trait.PAINTS) || tool.equals(ToolId.ERASER) || tool == DecalTool.ID;
        return layerBrush()
                .filter(brush -> paints && context.stamp == null)
                .flatMap(brush -> context.level().looks().layer(brush.layer()));
    }

    /** A gesture as the active tool sees it: at places in its layer. */
    private Gesture inLayer(Gesture at) {
        return layer().isEmpty()
                ? at
                : new Gesture(
                        at.x() - layerShiftX(),
                        at.y() - layerShiftY(),
                        at.button(),
                        at.shift(),
                        at.control(),
                        at.clicks());
    }

    /** What the pointer paints or places in a layer of decoration, if it does. */
    public Optional<LayerBrush> layerBrush() {
        return Optional.ofNullable(context.layerBrush);
    }

    /** Whether arrow keys move what is selected. */
    public boolean worksOnSelection() {
        return context.decals().isPresent() || chosen.worksOnSelection();
    }

    public ToolOptions options() {
        return context.options;
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

    public void setCamera(CameraHand camera) {
        context.camera = Objects.requireNonNull(camera);
    }

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
            guarded(() -> active.press(inLayer(at)));
        }
    }

    /** The pointer moved with the button held. */
    public void drag(Gesture at) {
        if (inGesture) {
            guarded(() -> active.drag(inLayer(at)));
        }
    }

    public void release(Gesture at) {
        if (inGesture) {
            guarded(() -> active.release(inLayer(at)));
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
            context.document.cancelStroke();
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
            activate(tools.resting(chosen));
            active.leave();
        } else {
            activate(toolFor(pointer));
            active.hover(inLayer(pointer));
        }
    }

    private void activate(Tool tool) {
        if (tool != active) {
            active.leave();
            active = tool;
        }
    }

    private Tool toolFor(Gesture at) {
        return tools.receiving(at, chosen, playing, handHeld);
    }
}
