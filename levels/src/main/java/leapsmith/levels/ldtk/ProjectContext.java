package leapsmith.levels.ldtk;

import leapsmith.levels.external.Findings;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;

/** What the readers of all levels of a project share: its definitions, its findings, and how much it may contain. */
final class ProjectContext {
    /** The cells of all layers; a project of a thousand usual levels has a tenth of it. */
    private static final long MAX_CELLS = 4L * Limits.MAX_TILES;

    private static final int MAX_LAYERS = 1 << 16;

    /** A level of ours becomes up to two entities for each object. */
    private static final int MAX_ENTITIES = 2 * Limits.MAX_OBJECTS;

    final ProjectDefinitions definitions = new ProjectDefinitions();
    final Findings findings = new Findings();
    /** The grid of levels without a layer of cells, in pixels. */
    int gridSize = 16;

    private long cells;
    private int layers;
    private int entities;

    /** Counts the cells of a layer before there is memory for them. */
    void countCells(JsonInput in, long count) throws LevelFormatException {
        cells += count;
        if (count > Limits.MAX_TILES) {
            throw in.wrong(
                    Message.of("file.layer-of-at-most-0-cells", Limits.MAX_TILES),
                    Message.of("file.count-of-cells", count));
        }
        if (cells > MAX_CELLS) {
            throw in.tooMany("file.at-most-0-cells-in-all-layers", MAX_CELLS);
        }
    }

    void countLayer(JsonInput in) throws LevelFormatException {
        if (++layers > MAX_LAYERS) {
            throw in.tooMany("file.at-most-0-layers-in-all-levels", MAX_LAYERS);
        }
    }

    void countEntity(JsonInput in) throws LevelFormatException {
        if (++entities > MAX_ENTITIES) {
            throw in.tooMany("file.at-most-0-entities-in-all-levels", MAX_ENTITIES);
        }
    }
}
