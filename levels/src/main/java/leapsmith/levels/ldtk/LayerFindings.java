package leapsmith.levels.ldtk;

import leapsmith.levels.external.Findings;

/** What could not be read of the cells of a layer. */
final class LayerFindings {
    private final Findings findings;
    private final String layer;
    private final String level;

    /** For a layer and its level, by their names. */
    LayerFindings(Findings findings, String layer, String level) {
        this.findings = findings;
        this.layer = layer;
        this.level = level;
    }

    void missingCells(long listed, long expected) {
        findings.warn(
                "ldtk-missing-cells",
                "Layer {0} of level {1} has {2,choice,0#no cells|1#1 cell|1<{2} cells} instead of {3}. The missing ones are empty.",
                layer,
                level,
                listed,
                expected);
    }

    void outsideCells(int count) {
        findings.warn(
                "ldtk-outside-cells",
                "Layer {0} of level {1} has {2,choice,1#1 cell|1<{2} cells} outside of its size. {2,choice,1#It was|1<They were} left out.",
                layer,
                level,
                count);
    }

    void unknownTiles(int count) {
        findings.warn(
                "ldtk-unknown-tiles",
                "Layer {0} of level {1} has {2,choice,1#1 tile|1<{2} tiles} that no tileset contains. {2,choice,1#It was|1<They were} left out.",
                layer,
                level,
                count);
    }
}
