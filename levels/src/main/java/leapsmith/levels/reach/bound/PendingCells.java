package leapsmith.levels.reach.bound;

/** Cells of each row from which a flight starts: those from which it was followed already, and the others. */
final class PendingCells {
    private final CellGrid grid;
    private final WorkLimit work;
    private final CellSet[] open;
    private final CellSet[] done;
    private int firstOpen;

    PendingCells(CellGrid grid, int rows, WorkLimit work) {
        this.grid = grid;
        this.work = work;
        // From the row above the level on.
        open = new CellSet[rows + 1];
        done = new CellSet[rows + 1];
        firstOpen = open.length;
    }

    void add(int row, CellSet cells) {
        int index = Math.max(-1, row) + 1;
        if (done[index] != null && done[index].hasAll(cells)) {
            return;
        }
        if (open[index] == null) {
            work.keep(2 * CellSet.wordsFor(grid.count));
            open[index] = new CellSet(grid.count);
            done[index] = new CellSet(grid.count);
        }
        open[index].add(cells);
        open[index].remove(done[index]);
        firstOpen = Math.min(firstOpen, index);
    }

    /**
     * Takes the cells of a row that were not taken before.
     *
     * @return the row; rows.length if there is none
     */
    int take(CellSet into) {
        into.clear();
        while (firstOpen < open.length && (open[firstOpen] == null || open[firstOpen].isEmpty())) {
            firstOpen++;
        }
        if (firstOpen < open.length) {
            into.set(open[firstOpen]);
            done[firstOpen].add(into);
            open[firstOpen].clear();
        }
        return firstOpen - 1;
    }
}
