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
        findings.warn("ldtk-missing-cells", layer, level, listed, expected);
    }

    void outsideCells(int count) {
        findings.warn("ldtk-outside-cells", layer, level, count);
    }

    void unknownTiles(int count) {
        findings.warn("ldtk-unknown-tiles", layer, level, count);
    }
}
