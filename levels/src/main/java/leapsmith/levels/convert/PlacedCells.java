package leapsmith.levels.convert;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.ObjectType;

/** Makes objects of cells: one of each cell, or of each rectangle of cells if the type is an area. */
final class PlacedCells {
    private final LevelFrame frame;
    private final List<ImportRule> rules;
    private final ObjectPlacer placer;
    private Map<Run, Integer> open = new HashMap<>();

    private record Run(int from, int to, int rule) {}

    PlacedCells(LevelFrame frame, List<ImportRule> rules, ObjectPlacer placer) {
        this.frame = frame;
        this.rules = rules;
        this.placer = placer;
    }

    /** Takes the placed cells of the next row. */
    void take(int row, TileRow tiles) {
        Map<Run, Integer> begun = new HashMap<>();
        for (int column = 0; column < tiles.columns(); column++) {
            if (tiles.value(column) != CellPlan.PLACED) {
                continue;
            }
            int rule = tiles.rule(column);
            boolean isArea = isArea(((Outcome.Placed) rules.get(rule).outcome()).type());
            int from = column;
            while (isArea
                    && column + 1 < tiles.columns()
                    && tiles.value(column + 1) == CellPlan.PLACED
                    && tiles.rule(column + 1) == rule) {
                column++;
            }
            Run run = new Run(from, column + 1, rule);
            if (isArea) {
                Integer firstRow = open.remove(run);
                begun.put(run, firstRow == null ? row : firstRow);
            } else {
                place(run, row, row + 1);
            }
        }
        finish(row);
        open = begun;
    }

    /** Places what ends before a row; after the last row, what is left. */
    void finish(int row) {
        open.entrySet().stream()
                .sorted((a, b) -> Integer.compare(a.getKey().from, b.getKey().from))
                .forEach(rectangle -> place(rectangle.getKey(), rectangle.getValue(), row));
        open = new HashMap<>();
    }

    private static boolean isArea(ObjectType type) {
        return type.placement() == ObjectType.Placement.AREA || type.placement() == ObjectType.Placement.SLAB;
    }

    private void place(Run run, int fromRow, int toRow) {
        Outcome.Placed placed = (Outcome.Placed) rules.get(run.rule).outcome();
        double size = frame.tileSize();
        double width = (run.to - run.from) * size;
        double height = (toRow - fromRow) * size;
        double x = run.from * size;
        double y = fromRow * size;
        if (placed.type().placement() == ObjectType.Placement.STANDING) {
            double standing = frame.scale().width(placed.type());
            x += (width - standing) / 2;
            width = standing;
            y += height - frame.scale().height(placed.type());
            height = frame.scale().height(placed.type());
        }
        placer.add(placer.within(frame.scale().create(placed.type(), "", placed.kind()), x, y, width, height));
    }
}
