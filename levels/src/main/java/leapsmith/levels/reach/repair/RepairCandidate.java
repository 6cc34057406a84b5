package leapsmith.levels.reach.repair;

/**
 * A change of a level that may make a goal reachable.
 *
 * @param change the change
 * @param place where it is; candidates of the same place are variants of each other
 * @param cost how unnatural it is
 * @param detour how far it is from where a change is probably needed
 */
record RepairCandidate(RepairChange change, Place place, int cost, int detour) {
    /** The side of the squares of tiles that count as one place. */
    private static final int SQUARE = 6;

    /**
     * A place, or an object.
     *
     * @param what the kind of change, or the id of the object
     * @param column column of a square; 0 for an object
     * @param row row of a square; 0 for an object
     */
    record Place(Object what, int column, int row) {
        static Place ofTile(Repair.Kind kind, double column, double row) {
            return new Place(kind, (int) column / SQUARE, (int) row / SQUARE);
        }

        static Place ofObject(String id) {
            return new Place(id, 0, 0);
        }
    }

    /** The smaller, the earlier it is tried. */
    int rank() {
        return cost + detour;
    }
}
