package leapsmith.editor.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.application.Platform;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;

/** What the parts of one canvas share: what is shown, how, where, and the request to draw it again. */
final class CanvasContext {
    final LevelDocument document;
    final ToolBox tools;
    final CanvasSettings settings;
    final Texts texts;
    final ViewportModel viewport = new ViewportModel();
    final List<CanvasLayer> layers = new ArrayList<>();
    final RunningPlay play;
    final CanvasPointer pointer;
    /** The pictures of the level's theme; null for none. */
    Look look;

    /** The layers of decoration that aren't shown. */
    private Set<String> hiddenLayers = Set.of();

    /** The last level without them, and what it was made of. */
    private Level withoutHidden;

    private Level withHidden;
    private boolean isStale = true;

    CanvasContext(LevelDocument document, ToolBox tools, CanvasSettings settings, Texts texts) {
        this.document = document;
        this.tools = tools;
        this.settings = settings;
        this.texts = texts;
        play = new RunningPlay(this);
        pointer = new CanvasPointer(this);
        layers.add(play);
    }

    Level level() {
        return document.level();
    }

    /** The level as it is drawn: without hidden objects, except in play, where they act. */
    Level shownLevel() {
        return play.isOn() ? document.level() : withoutHiddenLayers(document.visibleLevel());
    }

    /** The look in which the level is drawn; null for flat shapes. */
    Look shownLook() {
        return settings.shows(ViewSwitch.LOOKS) ? look : null;
    }

    void hideLayers(Set<String> ids) {
        hiddenLayers = Set.copyOf(ids);
        withHidden = null;
        redraw();
    }

    /** A level without the layers of decoration that aren't shown. */
    Level withoutHiddenLayers(Level level) {
        if (hiddenLayers.isEmpty()) {
            return level;
        }
        if (level != withHidden) {
            withHidden = level;
            withoutHidden = level.withLooks(level.looks()
                    .withLayers(level.looks().layers().stream()
                            .filter(layer -> !hiddenLayers.contains(layer.id()))
                            .toList()));
        }
        return withoutHidden;
    }

    /** Requests a drawing at the next pulse. */
    void redraw() {
        isStale = true;
        Platform.requestNextPulse();
    }

    /** Whether a drawing was requested since the last call. */
    boolean takeRequest() {
        boolean was = isStale;
        isStale = false;
        return was;
    }
}
