package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.ExternalTileset.Joint;
import leapsmith.levels.external.ExternalTileset.Terrain;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;

/**
 * The pieces of a kind with {@link Layout#CORNER}, which lie between four tiles: cells of a layer that is half a tile up and
 * to the left, and the terrain that joins them at their corners, so that a brush continues it. Pieces at the right and lower
 * edge of a level would be outside of such a layer.
 */
final class CornerLayer {
    private static final int SIDE = 4;
    private static final int PIECES = SIDE * SIDE;

    /** By bit of the number of a piece, the corner of the piece as a direction of a terrain. */
    private static final int[] DIRECTIONS = {2, 8, 32, 128};

    private final Level level;
    private final TileKind kind;
    private final int value;
    private final Skin skin;
    private final Sheet sheet;
    private final int tileSize;

    CornerLayer(Level level, Look look, int value) {
        this.level = level;
        this.value = value;
        kind = level.legend().kindOf(value);
        skin = look.skins(kind).get(0);
        sheet = look.sheets().get(skin.sheet());
        tileSize = level.tileSize();
    }

    /** The values of the tiles of a level that can have such a layer. */
    static Set<Integer> values(Level level, Look look) {
        long[] counts = level.tiles().counts();
        Set<Integer> values = new HashSet<>();
        for (int value = 0; value < level.legend().size() && level.tileSize() % 2 == 0; value++) {
            List<Skin> skins = look.skins(level.legend().kindOf(value));
            boolean isCorner = counts[value] > 0
                    && isCorner(skins)
                    && skins.get(0).size().equals(Cell.ONE)
                    && skins.get(0).offset().equals(Cell.ZERO);
            if (isCorner && !joinsOthers(level, look, value, counts)) {
                values.add(value);
            }
        }
        return values;
    }

    /** The values of tiles whose pieces lie between the tiles. */
    static Set<Integer> values(Legend legend, Look look) {
        Set<Integer> values = new HashSet<>();
        for (int value = 0; value < legend.size(); value++) {
            if (isCorner(look.skins(legend.kindOf(value)))) {
                values.add(value);
            }
        }
        return values;
    }

    private static boolean isCorner(List<Skin> skins) {
        return !skins.isEmpty() && skins.get(0).layout() == Layout.CORNER;
    }

    /** Whether tiles of other kinds continue the form: a terrain knows only its own. */
    private static boolean joinsOthers(Level level, Look look, int value, long[] counts) {
        Legend legend = level.legend();
        Skin skin = look.skins(legend.kindOf(value)).get(0);
        for (int other = 0; other < legend.size(); other++) {
            if (other != value && counts[other] > 0 && look.joins(skin, legend.kindOf(value), legend.kindOf(other))) {
                return true;
            }
        }
        return false;
    }

    /** A look in which some kinds can't be seen. */
    static Look without(Look look, Legend legend, Set<Integer> values) {
        if (values.isEmpty()) {
            return look;
        }
        int side = look.theme().tileSize();
        String name = "";
        Theme theme = look.theme();
        Map<String, Sheet> sheets = new HashMap<>(look.sheets());
        sheets.put(name, new Sheet(side, side, new int[side * side], side, side, 0, 0));
        Skin clear = new Skin(
                name,
                Cell.ZERO,
                Layout.SINGLE,
                List.of(),
                Optional.empty(),
                List.of(),
                1,
                100,
                Optional.empty(),
                Cell.ONE,
                Cell.ZERO,
                1,
                RawMembers.EMPTY);
        for (int value : values) {
            theme = theme.withTiles(legend.kindOf(value).name(), List.of(clear));
        }
        return new Look(theme, sheets, look.sprites(), look.images());
    }

    String name() {
        return kind.name();
    }

    /** The cells, where the first tile of the set has an id. */
    CellArray cells(int firstId) {
        CellArray cells = new CellArray(level.tiles().region());
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                int piece = filled(column, row - 1)
                        + 2 * filled(column, row)
                        + 4 * filled(column - 1, row)
                        + 8 * filled(column - 1, row - 1);
                if (piece > 0) {
                    cells.set(column, row, firstId + piece);
                }
            }
        }
        return cells;
    }

    private int filled(int column, int row) {
        boolean isFilled = level.tiles().contains(column, row)
                ? level.tiles().at(column, row) == value
                : skin.joins().contains("#edge");
        return isFilled ? 1 : 0;
    }

    /** How many tiles the set has. */
    int size() {
        return PIECES * skin.frames();
    }

    int columns() {
        return SIDE;
    }

    /** The pieces of each frame, below those of the one before. */
    Picture picture() {
        Picture picture = Pixels.clear(SIDE * tileSize, SIDE * skin.frames() * tileSize);
        int[] pixels = new int[sheet.tileWidth() * sheet.tileHeight()];
        for (int i = 0; i < size(); i++) {
            Cell cell = sheet.cell(skin, i % PIECES, i / PIECES);
            sheet.copy(cell, 0, 0, sheet.tileWidth(), sheet.tileHeight(), pixels, 0, sheet.tileWidth());
            if (i % PIECES > 0) {
                Pixels.ofPremultiplied(sheet.tileWidth(), sheet.tileHeight(), pixels.clone())
                        .scaled((double) tileSize / sheet.tileWidth())
                        .copyTo(picture, i % SIDE * tileSize, i / SIDE * tileSize);
            }
        }
        return picture;
    }

    Map<Integer, List<TileImages.Frame>> animations() {
        Map<Integer, List<TileImages.Frame>> animations = new HashMap<>();
        for (int piece = 1; piece < PIECES && skin.frames() > 1; piece++) {
            List<TileImages.Frame> frames = new ArrayList<>();
            for (int frame = 0; frame < skin.frames(); frame++) {
                frames.add(new TileImages.Frame(frame * PIECES + piece, skin.ms()));
            }
            animations.put(piece, frames);
        }
        return animations;
    }

    Terrain terrain() {
        Map<Integer, Integer> masks = new HashMap<>();
        for (int piece = 1; piece < PIECES; piece++) {
            int mask = 0;
            for (int bit = 0; bit < DIRECTIONS.length; bit++) {
                mask |= (piece & 1 << bit) != 0 ? DIRECTIONS[bit] : 0;
            }
            masks.put(piece, mask);
        }
        return new Terrain(kind.name(), Joint.CORNER, ColorScheme.DARK.fillOf(kind) & 0xffffff, masks);
    }
}
