package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.PlacedPicture;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Animation;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.physics.fixed.PortableMath;

/** The pictures of a map under the names that a theme gives them, as far as they are used. */
final class ThemePictures {
    private final ExternalMap map;
    private final int tileSize;
    private final Findings findings;
    private final Map<String, SheetFile> sheets = new LinkedHashMap<>();
    private final Map<ExternalTileset, String> sheetOf = new IdentityHashMap<>();
    private final Map<String, Piece> pieces = new LinkedHashMap<>();
    private final Map<Piece, String> pieceNames = new HashMap<>();
    private final Map<String, ObjectLook> objects = new LinkedHashMap<>();
    private final Map<String, List<Skin>> skins = new LinkedHashMap<>();

    /**
     * No pictures.
     *
     * @param tileSize side of a tile of the level in the pictures
     */
    ThemePictures(ExternalMap map, int tileSize, Findings findings) {
        this.map = map;
        this.tileSize = tileSize;
        this.findings = findings;
    }

    /** Gives a kind of tiles a skin; false if it has another one. */
    boolean addSkin(String kind, Skin skin) {
        return skins.putIfAbsent(kind, List.of(skin)) == null;
    }

    boolean isEmpty() {
        return sheets.isEmpty() && pieces.isEmpty();
    }

    /** A theme with the pictures that were used so far. It hides tiles and objects, because decoration shows them. */
    Theme theme(List<Background> backgrounds) {
        return new Theme(
                map.name(),
                tileSize,
                map.background(),
                sheets,
                skins,
                Rest.HIDDEN,
                List.of(),
                objects,
                pieces,
                backgrounds,
                RawMembers.EMPTY);
    }

    /**
     * Gives the kinds of moving objects the pictures that all of their objects have in the map, as they take them along.
     *
     * @return the objects of the map that are shown by their kinds
     */
    Set<ExternalObject> kindsWithPictures(Map<ExternalObject, LevelObject> placed, ObjectLists level) {
        Map<String, List<ExternalObject>> byKind = new LinkedHashMap<>();
        placed.forEach((object, made) -> {
            boolean isMoving = made.type() == CharacterType.TYPE || made.type() == PlatformType.TYPE;
            boolean hasPicture = object.cell() != 0 || !object.pictures().isEmpty();
            if (isMoving && hasPicture && object.visible()) {
                byKind.computeIfAbsent(made.kind(), kind -> new ArrayList<>()).add(object);
            }
        });
        Set<ExternalObject> shown = new HashSet<>();
        byKind.forEach((kind, items) -> {
            long all = level.stream().filter(it -> it.kind().equals(kind)).count();
            Optional<Skin> skin = all == items.size() ? commonSkin(items) : Optional.empty();
            if (skin.isPresent()) {
                objects.put(kind, new ObjectLook("", Optional.empty(), Optional.empty(), skin, RawMembers.EMPTY));
                shown.addAll(items);
            }
        });
        return shown;
    }

    /** The picture that objects have in common; empty if they differ, or if one is turned or scaled. */
    private Optional<Skin> commonSkin(List<ExternalObject> items) {
        ExternalObject first = items.get(0);
        if (first.cell() != 0) {
            return items.stream().allMatch(it -> it.cell() == first.cell() && isAsInTileset(it))
                    ? skin(first.cell()).map(it -> it.with(it.sheet(), offset(first.cell())))
                    : Optional.empty();
        }
        TileImages.Area area = first.pictures().get(0).area();
        boolean isSame = items.stream().allMatch(it -> isStanding(it, area));
        int width = (int) area.width();
        int height = (int) area.height();
        if (!isSame || area.x() % width != 0 || area.y() % height != 0 || sheets.size() >= Theme.MAX_PICTURES) {
            return Optional.empty();
        }
        return Optional.of(skinOfOwnSheet(area, new Cell(area.x() / width, area.y() / height)));
    }

    /** Whether an object shows an area in its own size, and in the middle of its bottom edge. */
    private static boolean isStanding(ExternalObject object, TileImages.Area area) {
        if (object.pictures().size() != 1
                || !object.pictures().get(0).area().equals(area)
                || object.rotation() != 0
                || area.isWhole()) {
            return false;
        }
        PlacedPicture picture = object.pictures().get(0);
        return picture.width() == area.width()
                && picture.height() == area.height()
                && picture.x() * 2 + picture.width() == object.x() * 2 + object.width()
                && picture.y() + picture.height() == object.y() + object.height();
    }

    /** Whether an object shows its tile neither turned nor scaled. */
    private Cell offset(int cell) {
        Point offset = map.tilesetOf(cell).orElseThrow().images().offset();
        return new Cell((int) PortableMath.rint(offset.x()), (int) PortableMath.rint(offset.y()));
    }

    private boolean isAsInTileset(ExternalObject object) {
        Optional<ExternalTileset.Size> size =
                map.tilesetOf(object.cell()).map(tileset -> tileset.sizeOf(Cells.idOf(object.cell())));
        return object.rotation() == 0
                && Cells.turnOf(object.cell()) == 0
                && size.isPresent()
                && size.get().width() == object.width()
                && size.get().height() == object.height();
    }

    private Optional<Skin> skin(int cell) {
        ExternalTileset tileset = map.tilesetOf(cell).orElseThrow();
        int number = Cells.idOf(cell) - tileset.firstId();
        TileImages.Area own = tileset.images().own().get(number);
        if (own != null && own.isWhole() && own.width() >= 1 && sheets.size() < Theme.MAX_PICTURES) {
            return Optional.of(skinOfOwnSheet(own, Cell.ZERO));
        }
        if (own != null) {
            return Optional.empty();
        }
        int tile = tileOnSheet(tileset, number);
        boolean isKnown = tile >= 0 && columns(tileset) > 0;
        Optional<String> sheet = isKnown ? sheet(tileset) : Optional.empty();
        if (sheet.isEmpty()) {
            return Optional.empty();
        }
        int columns = columns(tileset);
        return Optional.of(
                skin(sheet.get(), new Cell(tile % columns, tile / columns), Layout.SINGLE, List.of(), List.of()));
    }

    /** A picture of a new sheet, whose tiles have the size of the picture. */
    private Skin skinOfOwnSheet(TileImages.Area area, Cell at) {
        String name = unique(stem(area.path()), sheets.keySet());
        Cell size = new Cell((int) area.width(), (int) area.height());
        sheets.put(name, new SheetFile(area.path(), Optional.of(size), 0, 0, Map.of(), RawMembers.EMPTY));
        return skin(name, at, Layout.SINGLE, List.of(), List.of());
    }

    /** A skin whose pieces stay as they are in the sheet. */
    static Skin skin(String sheet, Cell at, Layout layout, List<Integer> order, List<String> joins) {
        return new Skin(
                sheet,
                at,
                layout,
                order,
                Optional.empty(),
                joins,
                1,
                100,
                Optional.empty(),
                Cell.ONE,
                Cell.ZERO,
                1,
                RawMembers.EMPTY);
    }

    /** The name of the sheet of a tileset; empty if it has none, or if there is no room for another one. */
    Optional<String> sheet(ExternalTileset tileset) {
        String known = sheetOf.get(tileset);
        Optional<TileImages.Sheet> image =
                tileset.images().sheet().filter(it -> !it.path().isEmpty());
        if (known != null || image.isEmpty() || sheets.size() >= Theme.MAX_PICTURES) {
            return Optional.ofNullable(known);
        }
        String name = unique(tileset.name().isBlank() ? stem(image.get().path()) : tileset.name(), sheets.keySet());
        Cell size = new Cell(tileset.tileWidth(), tileset.tileHeight());
        boolean isStandard = size.equals(new Cell(tileSize, tileSize));
        sheets.put(
                name,
                new SheetFile(
                        image.get().path(),
                        isStandard ? Optional.empty() : Optional.of(size),
                        image.get().margin(),
                        image.get().spacing(),
                        animations(tileset),
                        RawMembers.EMPTY));
        sheetOf.put(tileset, name);
        return Optional.of(name);
    }

    private Map<Integer, Animation> animations(ExternalTileset tileset) {
        Map<Integer, Animation> animations = new HashMap<>();
        tileset.images().animations().forEach((tile, frames) -> {
            List<Integer> tiles =
                    frames.stream().map(it -> tileOnSheet(tileset, it.tile())).toList();
            int at = tileOnSheet(tileset, tile);
            if (at >= 0 && tiles.stream().allMatch(it -> it >= 0 && it <= PieceGrid.MAX_TILE)) {
                animations.put(
                        at,
                        new Animation(
                                tiles, frames.stream().map(TileImages.Frame::ms).toList()));
            }
        });
        return animations;
    }

    /** The number of a tile counted through the whole tiles of its picture; -1 if it isn't one of them. */
    static int tileOnSheet(ExternalTileset tileset, int number) {
        TileImages.Sheet sheet = tileset.images().sheet().orElse(null);
        if (sheet == null || tileset.images().own().containsKey(number) || tileset.tileWidth() < 1) {
            return -1;
        }
        int columns = columns(tileset);
        int theirs = sheet.columns() > 0 ? sheet.columns() : columns;
        if (theirs == 0) {
            // As many as the image has room for, which is how tiles of a sheet are counted.
            return number;
        }
        return number % theirs >= columns ? -1 : number / theirs * columns + number % theirs;
    }

    /** The whole tiles in a row of the image of a tileset; 0 if neither they nor the width of the image are known. */
    static int columns(ExternalTileset tileset) {
        TileImages.Sheet sheet = tileset.images().sheet().orElseThrow();
        return sheet.width() == 0
                ? sheet.columns()
                : Sheet.columns(sheet.width(), tileset.tileWidth(), sheet.margin(), sheet.spacing());
    }

    /** The name of the free picture of a tile; empty if it has none. */
    Optional<String> piece(int cell) {
        Optional<ExternalTileset> found = map.tilesetOf(cell);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        ExternalTileset tileset = found.get();
        int number = Cells.idOf(cell) - tileset.firstId();
        List<TileImages.Frame> frames = tileset.images().animations().getOrDefault(number, List.of());
        if (!frames.isEmpty()) {
            findings.count(Severity.HINT, "animation-lost", 1);
            number = frames.get(0).tile();
        }
        TileImages.Area own = tileset.images().own().get(number);
        TileImages.Sheet sheet = tileset.images().sheet().orElse(null);
        if (own != null && !own.path().isEmpty()) {
            return Optional.of(piece(own));
        }
        if (sheet == null || sheet.path().isEmpty()) {
            return Optional.empty();
        }
        int theirs = sheet.columns() > 0 ? sheet.columns() : columns(tileset);
        if (theirs == 0) {
            return Optional.empty();
        }
        List<Integer> part = List.of(
                sheet.margin() + number % theirs * (tileset.tileWidth() + sheet.spacing()),
                sheet.margin() + number / theirs * (tileset.tileHeight() + sheet.spacing()),
                tileset.tileWidth(),
                tileset.tileHeight());
        return Optional.of(pieceName(new Piece(sheet.path(), part, RawMembers.EMPTY), tileset.name() + " " + number));
    }

    String piece(TileImages.Area area) {
        List<Integer> part =
                area.isWhole() ? List.of() : List.of(area.x(), area.y(), (int) area.width(), (int) area.height());
        return pieceName(new Piece(area.path(), part, RawMembers.EMPTY), stem(area.path()));
    }

    /** The name of a whole image as a free picture. */
    String piece(String path) {
        return pieceName(new Piece(path, List.of(), RawMembers.EMPTY), stem(path));
    }

    private String pieceName(Piece piece, String wanted) {
        String known = pieceNames.get(piece);
        if (known == null) {
            known = unique(wanted, pieces.keySet());
            pieceNames.put(piece, known);
            pieces.put(known, piece);
        }
        return known;
    }

    private static String stem(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    static String unique(String wanted, Set<String> taken) {
        String name = wanted;
        for (int number = 2; taken.contains(name); number++) {
            name = wanted + " " + number;
        }
        return name;
    }
}
