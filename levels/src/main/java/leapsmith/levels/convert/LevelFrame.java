package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.Findings;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.physics.fixed.PortableMath;

/**
 * Where a level lies in its map. Positions in pixels of the map become positions in the level by moving the origin, and
 * by stretching if cells of the map can't become square tiles otherwise.
 *
 * @param origin the level's top-left corner in pixels of the map
 * @param stretch pixels of the level for one of the map, in both directions
 * @param tileSize side of a tile in pixels of the level
 * @param columns columns of the level
 * @param rows rows of the level
 */
record LevelFrame(Point origin, Point stretch, int tileSize, int columns, int rows) {
    /** What fits standard values to the tiles. */
    StandardScale scale() {
        return new StandardScale(tileSize);
    }

    double x(double mapX) {
        return (mapX - origin.x()) * stretch.x();
    }

    double y(double mapY) {
        return (mapY - origin.y()) * stretch.y();
    }

    /** The left edge of the level in its world, in pixels, for that of cell (0, 0) of the map. */
    double worldX(double mapX) {
        return (mapX + origin.x()) * stretch.x();
    }

    double worldY(double mapY) {
        return (mapY + origin.y()) * stretch.y();
    }

    Point toLevel(Point point, double offsetX, double offsetY) {
        return new Point(x(point.x() + offsetX), y(point.y() + offsetY));
    }

    /** A distance in pixels of the map in tiles. */
    double tilesX(double mapPx) {
        return mapPx * stretch.x() / tileSize;
    }

    double tilesY(double mapPx) {
        return mapPx * stretch.y() / tileSize;
    }

    /**
     * Fits the standard sizes, speeds and accelerations to the tiles of a map. They are made for tiles of 16 px; with larger
     * tiles a player would neither fill a passage nor jump onto the next tile.
     */
    record StandardScale(int tileSize) {
        /** How many times as large as the standard ones the tiles are. */
        double factor() {
            return (double) tileSize / Level.STANDARD_TILE_SIZE;
        }

        /** The standard width of objects of a type, in whole pixels. */
        double width(ObjectType type) {
            return wholePixels(type.defaultWidth());
        }

        /** The standard height of objects of a type, in whole pixels. */
        double height(ObjectType type) {
            return wholePixels(type.defaultHeight());
        }

        private double wholePixels(double standard) {
            return Math.max(1, PortableMath.rint(standard * factor()));
        }

        /** The physics numbers of a level that has none of its own. */
        PhysicsNumbers physics(PhysicsNumbers standard) {
            return standard.withGravity(Math.min(Limits.MAX_GRAVITY, standard.gravity() * factor()))
                    .withMaxFallSpeed(Math.min(Limits.MAX_SPEED, standard.maxFallSpeed() * factor()));
        }

        /** A new object with its standard values. */
        LevelObject create(ObjectType type, String id, String kind) {
            LevelObject object = type.create(id, kind, 0, 0);
            for (Property<Double> property : distances(object)) {
                ValueType.Number range = (ValueType.Number) property.type();
                double scaled = Math.min(range.most(), Math.max(range.least(), object.get(property) * factor()));
                object = object.with(property, range.whole() ? PortableMath.rint(scaled) : scaled);
            }
            return object;
        }

        /** The numbers in pixels that matter for its kind. */
        @SuppressWarnings("unchecked")
        private static List<Property<Double>> distances(LevelObject object) {
            List<Property<Double>> found = new ArrayList<>();
            for (PropertyGroup group : object.type().groups()) {
                for (Property<?> property : group.properties()) {
                    if (property.isShownFor(object)
                            && property.type() instanceof ValueType.Number number
                            && isDistance(number.unit())) {
                        found.add((Property<Double>) property);
                    }
                }
            }
            return found;
        }

        private static boolean isDistance(Unit unit) {
            return unit == Unit.PX || unit == Unit.PX_PER_SECOND || unit == Unit.PX_PER_SECOND_SQUARED;
        }
    }

    /** Decides the tile size of a level and where it lies in its map. */
    static final class FramePlan {
        /** Into how many tiles a cell may be split. */
        static final int MAX_PARTS = 64;

        private final ExternalMap map;
        private final List<ExternalLayer> layers;
        private final Findings findings;
        private double left = Double.MAX_VALUE;
        private double top = Double.MAX_VALUE;
        private double right = -Double.MAX_VALUE;
        private double bottom = -Double.MAX_VALUE;

        private FramePlan(ExternalMap map, List<ExternalLayer> layers, Findings findings) {
            this.map = map;
            this.layers = layers;
            this.findings = findings;
        }

        /**
         * The place of a level.
         *
         * @param layers those whose cells become tiles
         */
        static LevelFrame of(ExternalMap map, List<ExternalLayer> layers, Findings findings) {
            return new FramePlan(map, layers, findings).frame();
        }

        /** The size of a layer's cells in pixels; empty for a layer without cells. */
        static int[] cellSize(ExternalLayer layer) {
            if (layer instanceof ExternalLayer.Tiles tiles) {
                return new int[] {Math.max(1, tiles.cellWidth()), Math.max(1, tiles.cellHeight())};
            }
            ExternalLayer.Values values = (ExternalLayer.Values) layer;
            return new int[] {Math.max(1, values.cellWidth()), Math.max(1, values.cellHeight())};
        }

        private LevelFrame frame() {
            measure();
            int width = layers.isEmpty() ? map.tileWidth() : cellSize(layers.get(0))[0];
            int height = layers.isEmpty() ? map.tileHeight() : cellSize(layers.get(0))[1];
            int common = gcd(width, height);
            long largest = (long) width * height;
            for (ExternalLayer layer : layers) {
                int[] size = cellSize(layer);
                common = gcd(common, gcd(size[0], size[1]));
                largest = Math.max(largest, (long) size[0] * size[1]);
            }
            if (common == width && common == height && common <= Limits.MAX_TILE_SIZE) {
                return frame(common, 1, 1);
            }
            boolean fits = largest / common / common <= MAX_PARTS
                    && (right - left) / common * ((bottom - top) / common) <= Limits.MAX_TILES
                    && common <= Limits.MAX_TILE_SIZE;
            if (fits) {
                findings.warn("import-split-cells", width, height, common);
                return frame(common, 1, 1);
            }
            int side = Math.min(width, Limits.MAX_TILE_SIZE);
            findings.warn("import-stretched", width, height, side);
            return frame(side, (double) side / width, (double) side / height);
        }

        private static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        private void measure() {
            if (!map.bounds().isEmpty()) {
                include(map.bounds(), map.tileWidth(), map.tileHeight(), 0, 0);
            }
            for (ExternalLayer layer : layers) {
                TileRegion bounds = ExternalLayer.usedCells(CellHistogram.cellsOf(layer));
                int[] size = cellSize(layer);
                if (!bounds.isEmpty()) {
                    include(
                            bounds,
                            size[0],
                            size[1],
                            layer.info().offsetX(),
                            layer.info().offsetY());
                }
            }
            if (left > right) {
                map.layers().stream()
                        .filter(ExternalLayer.Items.class::isInstance)
                        .flatMap(layer -> ((ExternalLayer.Items) layer).items().stream())
                        .forEach(this::include);
            }
            if (left > right) {
                include(new TileRegion(0, 0, 1, 1), map.tileWidth(), map.tileHeight(), 0, 0);
            }
        }

        private void include(TileRegion cells, int width, int height, double offsetX, double offsetY) {
            left = Math.min(left, (double) cells.column() * width + offsetX);
            top = Math.min(top, (double) cells.row() * height + offsetY);
            right = Math.max(right, (double) cells.endColumn() * width + offsetX);
            bottom = Math.max(bottom, (double) cells.endRow() * height + offsetY);
        }

        private void include(ExternalObject object) {
            for (Point point : Outline.of(object)) {
                if (Math.abs(point.x()) <= Limits.MAX_SIDE_PX && Math.abs(point.y()) <= Limits.MAX_SIDE_PX) {
                    left = Math.min(left, point.x());
                    top = Math.min(top, point.y());
                    right = Math.max(right, point.x());
                    bottom = Math.max(bottom, point.y());
                }
            }
        }

        private LevelFrame frame(int tileSize, double scaleX, double scaleY) {
            double cellWidth = tileSize / scaleX;
            double cellHeight = tileSize / scaleY;
            double originX = origin(left, right, cellWidth, tileSize);
            double originY = origin(top, bottom, cellHeight, tileSize);
            long columns = tiles(right - originX, cellWidth);
            long rows = tiles(bottom - originY, cellHeight);
            if (columns * rows > Limits.MAX_TILES) {
                // A map far from the origin: what lies before it is left out.
                originX = Math.floor(left / cellWidth) * cellWidth;
                originY = Math.floor(top / cellHeight) * cellHeight;
                columns = tiles(right - originX, cellWidth);
                rows = tiles(bottom - originY, cellHeight);
            }
            if (originX != 0 || originY != 0) {
                findings.warn("import-moved", PortableMath.round(originX), PortableMath.round(originY));
            }
            long most = Limits.MAX_SIDE_PX / tileSize;
            long usedColumns = Math.min(columns, most);
            long usedRows = Math.min(Math.min(rows, most), Limits.MAX_TILES / usedColumns);
            if (usedColumns < columns || usedRows < rows) {
                findings.warn("import-cropped", columns, rows, usedColumns, usedRows);
            }
            return new LevelFrame(
                    new Point(originX, originY), new Point(scaleX, scaleY), tileSize, (int) usedColumns, (int)
                            usedRows);
        }

        private static double origin(double from, double to, double cell, int tileSize) {
            boolean isNear = to * tileSize / cell <= Limits.MAX_SIDE_PX;
            return from < 0 || !isNear ? Math.floor(from / cell) * cell : 0;
        }

        private static long tiles(double length, double cell) {
            return Math.max(1, (long) Math.ceil(length / cell - 1e-9));
        }
    }
}
