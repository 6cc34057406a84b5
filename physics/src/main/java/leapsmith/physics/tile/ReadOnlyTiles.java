package leapsmith.physics.tile;

import java.util.List;

/** A read-only view of a map, which can't be cast back to it. */
record ReadOnlyTiles(TileMap map) implements TileView {
    @Override
    public int columns() {
        return map.columns();
    }

    @Override
    public int rows() {
        return map.rows();
    }

    @Override
    public int tileSize() {
        return map.tileSize();
    }

    @Override
    public Borders borders() {
        return map.borders();
    }

    @Override
    public TileType tileAt(int column, int row) {
        return map.tileAt(column, row);
    }

    @Override
    public boolean isObstacle(int column, int row) {
        return map.isObstacle(column, row);
    }

    @Override
    public boolean isGround(int column, int row) {
        return map.isGround(column, row);
    }

    @Override
    public boolean isOneWay(int column, int row) {
        return map.isOneWay(column, row);
    }

    @Override
    public boolean isEmpty(int column, int row) {
        return map.isEmpty(column, row);
    }

    @Override
    public boolean isSolid(int column, int row) {
        return map.isSolid(column, row);
    }

    @Override
    public boolean hasSlopes() {
        return map.hasSlopes();
    }

    @Override
    public int materialAt(int column, int row) {
        return map.materialAt(column, row);
    }

    @Override
    public boolean hasMaterials() {
        return map.hasMaterials();
    }

    @Override
    public List<TileRectangle> blocksIn(TileRectangle region) {
        return map.blocksIn(region);
    }
}
