package leapsmith.editor.app.file;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.editor.view.canvas.FrameSize;
import leapsmith.levels.scene.Overlay;

/**
 * What the window shows, so that the next start shows the same.
 *
 * @param sideTab the id of the chosen tab of the side panel
 * @param sideWidth the width of the side panel in logical pixels, at most {@link #MAX_WIDTH}; 0 for the least one
 * @param flags all flags that are set
 * @param frameSize the size of the camera frame, even if it is hidden
 * @param overlays the enabled overlays
 */
public record PanelState(
        String sideTab, double sideWidth, Set<PanelFlag> flags, FrameSize frameSize, Set<Overlay> overlays) {
    static final double MAX_WIDTH = 4_096;

    /** The panels of the first start. */
    public static final PanelState DEFAULT = new PanelState(
            "",
            0,
            Arrays.stream(PanelFlag.values()).filter(PanelFlag::standard).collect(Collectors.toSet()),
            FrameSize.PRESETS.get(0),
            Set.of(Overlay.GRID, Overlay.TRAIL));

    /** Clamps the width to its range. */
    public PanelState {
        sideWidth = Math.max(0, Math.min(MAX_WIDTH, sideWidth));
        flags = Set.copyOf(flags);
        overlays = Set.copyOf(overlays);
    }

    /** Whether a flag is set. */
    public boolean has(PanelFlag flag) {
        return flags.contains(flag);
    }
}
