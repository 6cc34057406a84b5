package leapsmith.levels.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.raster.Picture;

/**
 * Free pictures of a level as tile objects. Their pictures are in tilesets, one for those of a similar size, at the bottom
 * left of tiles that are as large as the largest one.
 */
final class LoosePictures {
    /** Sides of objects whose pictures are left out, in pixels. */
    private static final int MAX_SIDE = 1024;

    private static final int MAX_COLUMNS = 16;

    private final Look look;
    private final BakedTiles drawn;
    private final int tileSize;
    private final List<Pixels> pictures = new ArrayList<>();
    private final Map<Pixels, Integer> numbers = new HashMap<>();
    private int tooLarge;

    /** With what draws objects. */
    LoosePictures(Look look, BakedTiles drawn, int tileSize) {
        this.look = look;
        this.drawn = drawn;
        this.tileSize = tileSize;
    }

    /** How many objects were too large for a picture. */
    int tooLarge() {
        return tooLarge;
    }

    /** A free picture of decoration; empty if its picture is missing. The cell is a number until {@link #finish}. */
    Optional<ExternalObject> of(Decal decal) {
        return look.picture(decal.piece()).map(picture -> of(decal, picture));
    }

    private ExternalObject of(Decal decal, Sheet picture) {
        double unit = (double) tileSize / look.theme().tileSize();
        int turn = ((decal.flips() & PieceGrid.FLIP_X) != 0 ? Cells.FLIPPED_X : 0)
                | ((decal.flips() & PieceGrid.FLIP_Y) != 0 ? Cells.FLIPPED_Y : 0);
        return object(
                decal.piece(),
                number(Pixels.ofPremultiplied(picture.width(), picture.height(), picture.argb())) + 1 | turn,
                decal.x(),
                decal.y(),
                decal.width() > 0 ? decal.width() : picture.width() * unit,
                decal.height() > 0 ? decal.height() : picture.height() * unit,
                decal.rotation());
    }

    /** The picture of an object before play; empty if it has none. The cell is a number until {@link #finish}. */
    Optional<ExternalObject> of(LevelObject object) {
        if (Math.max(object.width(), object.height()) > MAX_SIDE) {
            tooLarge++;
            return Optional.empty();
        }
        // In a level of its own with room for a picture that is larger than the object.
        int reach = 8 * tileSize;
        int columns = (int) Math.ceil((object.width() + 2 * reach) / tileSize) + 1;
        int rows = (int) Math.ceil((object.height() + 2 * reach) / tileSize) + 1;
        double shiftX = Math.floor(object.x()) - reach;
        double shiftY = Math.floor(object.y()) - reach;
        LevelObject moved = object.withPosition(object.x() - shiftX, object.y() - shiftY);
        Level only = Level.empty("", columns, rows, tileSize)
                .withObjects(ObjectLists.NONE.with(object.type(), List.of(moved)));
        int width = columns * tileSize;
        int height = rows * tileSize;
        Pixels all = drawn.draw(only, 0, 0, width, height);
        int left = width;
        int right = 0;
        int top = height;
        int bottom = 0;
        for (int i = 0; i < width * height; i++) {
            if (all.argb()[i] != 0) {
                left = Math.min(left, i % width);
                right = Math.max(right, i % width + 1);
                top = Math.min(top, i / width);
                bottom = Math.max(bottom, i / width + 1);
            }
        }
        if (left >= right) {
            return Optional.empty();
        }
        int number = number(all.part(left, top, right - left, bottom - top));
        return Optional.of(
                object(object.kind(), number + 1, shiftX + left, shiftY + top, right - left, bottom - top, 0));
    }

    private int number(Pixels picture) {
        return numbers.computeIfAbsent(picture, key -> {
            pictures.add(key);
            return pictures.size() - 1;
        });
    }

    private static ExternalObject object(
            String name, int cell, double x, double y, double width, double height, double rotation) {
        return new ExternalObject(
                "",
                name,
                "",
                ExternalObject.Shape.TILE,
                x,
                y,
                width,
                height,
                rotation,
                x + width / 2,
                y + height / 2,
                List.of(),
                cell,
                true,
                RawMembers.EMPTY);
    }

    /**
     * A picture with a grid of pictures.
     *
     * @param side a side that none exceeds, as its name
     * @param width of a tile
     * @param height of a tile
     */
    record Grid(int side, int width, int height, int columns, int count, Picture picture) {}

    /**
     * Makes the tilesets.
     *
     * @param tilesets makes a tileset of a grid
     * @return by the number of a picture, its tileset and the id of its tile
     */
    Map<Integer, Placed> place(Function<Grid, ExternalTileset> tilesets) {
        Map<Integer, List<Integer>> groups = new TreeMap<>();
        for (int i = 0; i < pictures.size(); i++) {
            int side = Math.max(pictures.get(i).width(), pictures.get(i).height());
            int power = side < 2 ? 1 : 2 * Integer.highestOneBit(side - 1);
            groups.computeIfAbsent(power, key -> new ArrayList<>()).add(i);
        }
        Map<Integer, Placed> placed = new HashMap<>();
        groups.forEach((side, members) -> {
            int width = members.stream()
                    .mapToInt(it -> pictures.get(it).width())
                    .max()
                    .orElseThrow();
            int height = members.stream()
                    .mapToInt(it -> pictures.get(it).height())
                    .max()
                    .orElseThrow();
            int columns = Math.min(MAX_COLUMNS, members.size());
            int rows = (members.size() + columns - 1) / columns;
            Picture all = Pixels.clear(columns * width, rows * height);
            for (int i = 0; i < members.size(); i++) {
                Pixels each = pictures.get(members.get(i));
                each.copyTo(all, i % columns * width, (i / columns + 1) * height - each.height());
            }
            ExternalTileset made = tilesets.apply(new Grid(side, width, height, columns, members.size(), all));
            for (int i = 0; i < members.size(); i++) {
                placed.put(members.get(i), new Placed(made, made.firstId() + i));
            }
        });
        return placed;
    }

    /** Where a picture is. */
    record Placed(ExternalTileset tileset, int id) {}

    /** An object with the tile of its picture, which may be larger than the picture. */
    ExternalObject finish(ExternalObject object, Map<Integer, Placed> placed) {
        int number = Cells.idOf(object.cell()) - 1;
        Pixels picture = pictures.get(number);
        ExternalTileset tileset = placed.get(number).tileset;
        double freeX = (tileset.tileWidth() - picture.width()) * object.width() / picture.width();
        double freeY = (tileset.tileHeight() - picture.height()) * object.height() / picture.height();
        boolean isX = (object.cell() & Cells.FLIPPED_X) != 0;
        boolean isY = (object.cell() & Cells.FLIPPED_Y) != 0;
        return new ExternalObject(
                object.id(),
                object.name(),
                object.className(),
                object.shape(),
                isX ? object.x() - freeX : object.x(),
                isY ? object.y() : object.y() - freeY,
                object.width() + freeX,
                object.height() + freeY,
                object.rotation(),
                object.pivotX(),
                object.pivotY(),
                List.of(),
                placed.get(number).id | Cells.turnOf(object.cell()),
                true,
                RawMembers.EMPTY);
    }
}
