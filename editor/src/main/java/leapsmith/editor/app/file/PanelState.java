package leapsmith.editor.app.file;

import java.util.Set;
import leapsmith.levels.scene.Overlay;

/**
 * What the window shows, so that the next start shows the same.
 *
 * @param sideTab the id of the chosen tab of the side panel
 * @param panelsHidden whether only the canvas is shown
 * @param plot whether the motion graph is shown
 * @param developer whether the internals of the simulation can be shown
 * @param rulers whether the rulers are shown
 * @param legendFolded whether the legend is collapsed
 * @param follow whether the view follows the player
 * @param previousTrail whether the previous trail is shown
 * @param playedTrail whether the trail as it was played is shown
 * @param overlays the enabled overlays
 */
public record PanelState(
        String sideTab,
        boolean panelsHidden,
        boolean plot,
        boolean developer,
        boolean rulers,
        boolean legendFolded,
        boolean follow,
        boolean previousTrail,
        boolean playedTrail,
        Set<Overlay> overlays) {
    /** The panels of the first start. */
    public static final PanelState DEFAULT = new PanelState(
            "", false, false, false, true, false, true, true, false, Set.of(Overlay.GRID, Overlay.TRAIL));

    public PanelState {
        overlays = Set.copyOf(overlays);
    }
}
