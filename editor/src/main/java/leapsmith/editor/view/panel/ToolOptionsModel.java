package leapsmith.editor.view.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.tool.ToolOptions;

/** The options of the tools as observable properties. A change of a property changes the option. */
public final class ToolOptionsModel {
    private final ToolOptions options;
    private final List<Runnable> updates = new ArrayList<>();
    private final ReadOnlyIntegerWrapper brushSize = new ReadOnlyIntegerWrapper(this, "brushSize");
    private final BooleanProperty roundBrush;
    private final BooleanProperty random;
    private final BooleanProperty outline;
    private final BooleanProperty fillBelow;
    private final BooleanProperty snapToTiles;
    private final BooleanProperty demoMouse;

    /** A model of these options. It listens to them for as long as they exist. */
    public ToolOptionsModel(ToolOptions options) {
        this.options = options;
        updates.add(() -> brushSize.set(options.brushSize()));
        roundBrush = flag("roundBrush", options::isRoundBrush, options::setRoundBrush);
        random = flag("random", options::isRandom, options::setRandom);
        outline = flag("outline", options::isOutline, options::setOutline);
        fillBelow = flag("fillBelow", options::fillsBelow, options::setFillBelow);
        snapToTiles = flag("snapToTiles", options::snapsToTiles, options::setSnapToTiles);
        demoMouse = flag("demoMouse", options::isDemoMouse, options::setDemoMouse);
        update();
        options.addListener(this::update);
    }

    /** The options themselves. */
    public ToolOptions options() {
        return options;
    }

    /** The size of the brush in tiles. */
    public ReadOnlyIntegerProperty brushSizeProperty() {
        return brushSize.getReadOnlyProperty();
    }

    /** Makes the brush larger by some tiles, or smaller if negative. */
    public void growBrush(int tiles) {
        options.setBrushSize(options.brushSize() + tiles);
    }

    /** Whether the brush is a disc instead of a square. */
    public BooleanProperty roundBrushProperty() {
        return roundBrush;
    }

    /** Whether the brush paints random tiles of the part that it carries. */
    public BooleanProperty randomProperty() {
        return random;
    }

    /** Whether rectangles and ellipses are outlines. */
    public BooleanProperty outlineProperty() {
        return outline;
    }

    /** Whether blocks fill the room below ramps and hills. */
    public BooleanProperty fillBelowProperty() {
        return fillBelow;
    }

    /** Whether objects are moved and resized by whole tiles. */
    public BooleanProperty snapToTilesProperty() {
        return snapToTiles;
    }

    /** Whether the mouse paints as in the demo while playing. */
    public BooleanProperty demoMouseProperty() {
        return demoMouse;
    }

    private BooleanProperty flag(String name, BooleanSupplier get, Consumer<Boolean> set) {
        BooleanProperty flag = new SimpleBooleanProperty(this, name, get.getAsBoolean());
        flag.addListener((property, before, now) -> set.accept(now));
        updates.add(() -> flag.set(get.getAsBoolean()));
        return flag;
    }

    private void update() {
        updates.forEach(Runnable::run);
    }
}
