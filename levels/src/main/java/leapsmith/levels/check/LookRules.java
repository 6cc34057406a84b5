package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileType;

/**
 * Compares what the pictures of a theme show with what the shapes of tiles are: a tile that looks solid and isn't, or the
 * other way round, something deadly that decoration hides, and decoration of another theme. The opaque pixels of the skin of each kind are compared with
 * its shape, so the cost depends on the legend, the decoration near deadly zones, and only for what is found on the tiles.
 */
final class LookRules {
    /** From this alpha on a pixel counts as opaque, so that water and glass don't. */
    private static final int OPAQUE = 224;

    /** How much of a solid part has to be covered; fences, grids and round corners are fine. */
    private static final double SOLID_COVERED = 0.35;

    /** How much of an empty part may be covered; ladders, plants and signs are fine. */
    private static final double EMPTY_COVERED = 0.85;

    /** How much of something deadly may be hidden. */
    private static final double DEADLY_COVERED = 0.6;

    /** Part of a tile at its top in which a one-way has to be seen. */
    private static final double PLANK = 0.5;

    /** Pieces of more tiles are scenery, whose form says nothing of their tile. */
    private static final int MAX_SIZE = 4;

    /** Points in a row and column at which a deadly zone is looked at. */
    private static final int SAMPLES = 12;

    private final Level level;
    private final Look look;
    private final Report report;
    private int[] pixels = new int[0];

    LookRules(Level level, Look look, Report report) {
        this.level = level;
        this.look = look;
        this.report = report;
    }

    void check() {
        for (int value = 0; value < level.legend().size(); value++) {
            TileKind kind = level.legend().kindOf(value);
            List<Skin> skins = look.skins(kind);
            if (!skins.isEmpty()) {
                check(value, kind, skins);
            }
        }
        for (LevelObject zone : level.objects(ZoneType.TYPE)) {
            if (zone.behavior().equals(ZoneType.DEADLY) && zone.width() > 0 && zone.height() > 0) {
                checkHidden(zone);
            }
        }
        level.looks().layers().forEach(this::checkInTheme);
    }

    /** Reports what a layer was made of in another theme, and this one lacks. */
    private void checkInTheme(Decoration layer) {
        if (!layer.pieces().isEmpty() && !look.theme().sheets().containsKey(layer.sheet())) {
            report.report(Finding.of(Severity.WARNING, "sheet-missing", layer.sheet(), layer.id()));
        }
        layer.decals().stream()
                .map(Decal::piece)
                .filter(piece -> !look.theme().pieces().containsKey(piece))
                .distinct()
                .forEach(piece -> report.report(Finding.of(Severity.WARNING, "piece-missing", piece, layer.id())));
    }

    private void check(int value, TileKind kind, List<Skin> skins) {
        boolean looksEmpty = false;
        boolean looksSolid = false;
        for (Skin skin : skins) {
            if (skin.size().column() > MAX_SIZE || skin.size().row() > MAX_SIZE) {
                continue;
            }
            // Within a form and alone; what is between them looks similar.
            for (int neighbors : new int[] {Layout.ALL, 0}) {
                int mask = skin.layout().relevant(neighbors);
                looksEmpty |= covered(skin, mask, kind.shape(), true) < SOLID_COVERED;
                looksSolid |= covered(skin, mask, kind.shape(), false) > EMPTY_COVERED;
            }
        }
        if (looksEmpty || looksSolid) {
            String rule = looksEmpty ? "looks-empty" : "looks-solid";
            Finding finding = looksEmpty
                    ? Finding.of(Severity.HINT, "looks-empty", kind.name())
                    : Finding.of(Severity.HINT, "looks-solid", kind.name());
            if (!level.checks().isOff(rule)) {
                reportFirst(value, finding);
            }
        }
    }

    private void reportFirst(int value, Finding finding) {
        boolean[] wanted = new boolean[Limits.MAX_SYMBOLS];
        wanted[value] = true;
        level.tiles()
                .find(level.tiles().region(), wanted)
                .ifPresent(tile -> report.report(finding, tile.column(), tile.row()));
    }

    /**
     * The share of the solid or of the empty part of a tile that is covered by opaque pixels.
     *
     * @return as if all were right if there is no such part
     */
    private double covered(Skin skin, int mask, TileType shape, boolean isSolid) {
        Sheet sheet = look.sheets().get(skin.sheet());
        int width = sheet.tileWidth() * skin.size().column();
        int height = sheet.tileHeight() * skin.size().row();
        if (pixels.length < width * height) {
            pixels = new int[width * height];
        }
        sheet.compose(skin, mask, 0, true, pixels);
        int count = 0;
        int opaque = 0;
        for (int y = 0; y < sheet.tileHeight(); y++) {
            for (int x = 0; x < sheet.tileWidth(); x++) {
                double down = (y + 0.5) / sheet.tileHeight();
                double across = (x + 0.5) / sheet.tileWidth();
                if (isPart(shape, across, down, isSolid)) {
                    int sourceX = x - skin.offset().column();
                    int sourceY = y - skin.offset().row();
                    boolean isInside = sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height;
                    opaque += isInside && pixels[sourceY * width + sourceX] >>> 24 >= OPAQUE ? 1 : 0;
                    count++;
                }
            }
        }
        return count == 0 ? isSolid ? 1 : 0 : (double) opaque / count;
    }

    /** Whether a place in a tile, 0 to 1 across and down, is in the part that should look solid, or in the other. */
    private static boolean isPart(TileType shape, double across, double down, boolean solid) {
        if (shape == TileType.ONE_WAY) {
            // Below its surface it may look as it likes.
            return solid && down < PLANK;
        }
        Slope slope = shape.slope();
        if (slope == null) {
            return (shape == TileType.BLOCK) == solid;
        }
        double share = slope.thickRight() ? across : 1 - across;
        double height = (slope.thinHalves() + (slope.thickHalves() - slope.thinHalves()) * share) / 2;
        double depth = slope.ceiling() ? height - down : down - (1 - height);
        if (slope.oneWay()) {
            return solid && depth >= 0 && depth < PLANK;
        }
        return depth >= 0 == solid;
    }

    /** Reports a deadly zone that decoration in front of it hides. */
    private void checkHidden(LevelObject zone) {
        for (Decoration layer : level.looks().layers()) {
            if (layer.depth() == Depth.FRONT
                    && layer.opacity() * 255 >= OPAQUE
                    && layer.parallaxX() == 1
                    && layer.parallaxY() == 1
                    && hidden(zone, layer) > DEADLY_COVERED) {
                report.report(Finding.of(Severity.WARNING, "hides-deadly", zone.id(), layer.id()), zone);
                return;
            }
        }
    }

    private double hidden(LevelObject zone, Decoration layer) {
        int hidden = 0;
        for (int i = 0; i < SAMPLES * SAMPLES; i++) {
            double x = zone.x() + (i % SAMPLES + 0.5) / SAMPLES * zone.width() - layer.offsetX();
            double y = zone.y() + (i / SAMPLES + 0.5) / SAMPLES * zone.height() - layer.offsetY();
            hidden += isHiddenByPiece(layer, x, y) || isHiddenByDecal(layer, x, y) ? 1 : 0;
        }
        return (double) hidden / (SAMPLES * SAMPLES);
    }

    /** Whether a tile of the layer is opaque at a place; larger ones reach up and to the right from their cell. */
    private boolean isHiddenByPiece(Decoration layer, double x, double y) {
        Sheet sheet = look.sheets().get(layer.sheet());
        if (sheet == null || layer.pieces().isEmpty()) {
            return false;
        }
        int side = level.tileSize();
        double unit = (double) look.theme().tileSize() / side;
        int column = (int) Math.floor(x / side);
        int row = (int) Math.floor(y / side);
        int beyondX = Math.min(MAX_SIZE, (int) Math.ceil(sheet.tileWidth() / unit / side));
        int beyondY = Math.min(MAX_SIZE, (int) Math.ceil(sheet.tileHeight() / unit / side));
        for (int r = row; r < row + beyondY; r++) {
            for (int c = column - beyondX + 1; c <= column; c++) {
                int piece = layer.pieces().at(c, r);
                if (piece != 0) {
                    int pixelX = (int) Math.floor((x - (double) c * side) * unit);
                    int pixelY = (int) Math.floor((y - (r + 1.0) * side) * unit) + sheet.tileHeight();
                    if (isOpaque(sheet, piece, pixelX, pixelY)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isOpaque(Sheet sheet, int piece, int x, int y) {
        if (x < 0 || y < 0 || x >= sheet.tileWidth() || y >= sheet.tileHeight()) {
            return false;
        }
        int flips = PieceGrid.flipsOf(piece);
        int fromX = (flips & PieceGrid.FLIP_X) != 0 ? sheet.tileWidth() - 1 - x : x;
        int fromY = (flips & PieceGrid.FLIP_Y) != 0 ? sheet.tileHeight() - 1 - y : y;
        boolean isTransposed = (flips & PieceGrid.TRANSPOSE) != 0 && sheet.tileWidth() == sheet.tileHeight();
        int[] pixel = new int[1];
        sheet.copy(
                sheet.cell(PieceGrid.tileOf(piece)),
                isTransposed ? fromY : fromX,
                isTransposed ? fromX : fromY,
                1,
                1,
                pixel,
                0,
                1);
        return pixel[0] >>> 24 >= OPAQUE;
    }

    /** Whether a free picture that isn't turned is opaque at a place. */
    private boolean isHiddenByDecal(Decoration layer, double x, double y) {
        for (Decal decal : layer.decals()) {
            Piece piece = look.theme().pieces().get(decal.piece());
            Sheet image = piece == null ? null : look.images().get(piece.image());
            if (image != null && decal.rotation() == 0 && isOpaque(decal, piece, image, x, y)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOpaque(Decal decal, Piece piece, Sheet image, double x, double y) {
        List<Integer> part = piece.part().isEmpty() ? List.of(0, 0, image.width(), image.height()) : piece.part();
        double unit = (double) level.tileSize() / look.theme().tileSize();
        double width = decal.width() > 0 ? decal.width() : part.get(2) * unit;
        double height = decal.height() > 0 ? decal.height() : part.get(3) * unit;
        double across = (x - decal.x()) / width;
        double down = (y - decal.y()) / height;
        if (across < 0 || across >= 1 || down < 0 || down >= 1) {
            return false;
        }
        double fromX = (decal.flips() & PieceGrid.FLIP_X) != 0 ? 1 - across : across;
        double fromY = (decal.flips() & PieceGrid.FLIP_Y) != 0 ? 1 - down : down;
        int column = part.get(0) + (int) Math.min(part.get(2) - 1, fromX * part.get(2));
        int row = part.get(1) + (int) Math.min(part.get(3) - 1, fromY * part.get(3));
        boolean isInside = column < image.width() && row < image.height();
        return isInside && image.argb()[row * image.width() + column] >>> 24 >= OPAQUE;
    }
}
