package leapsmith.levels.fuzz;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.TestLevels;
import leapsmith.levels.json.SpriteFormat.SpriteFile;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.physics.tile.TileType;

/** Draws whatever a theme or sprite says, with small pictures. */
final class DrawnThemes {
    private static final int SIDE = 40;
    private static final double[] SCALES = {0.3, 1, 40};

    private DrawnThemes() {}

    private static Sheet picture(Cell tile, int margin, int spacing) {
        int[] argb = new int[SIDE * SIDE];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = i * 0x01010203;
        }
        return Sheet.of(SIDE, SIDE, argb, tile.column(), tile.row(), margin, spacing);
    }

    static void draw(Theme theme) {
        Map<String, Sheet> sheets = new HashMap<>();
        Cell side = new Cell(theme.tileSize(), theme.tileSize());
        theme.sheets()
                .forEach((name, file) ->
                        sheets.put(name, picture(file.tileSize().orElse(side), file.margin(), file.spacing())));
        Map<String, Sheet> images = new HashMap<>();
        theme.backgrounds().forEach(it -> images.put(it.image(), picture(Cell.ONE, 0, 0)));
        theme.pieces().values().forEach(it -> images.put(it.image(), picture(Cell.ONE, 0, 0)));
        draw(new Look(theme, sheets, Map.of(), images));
    }

    static void draw(SpriteFile file) {
        boolean fits =
                file.frames().stream().allMatch(it -> it.x() + it.width() <= SIDE && it.y() + it.height() <= SIDE);
        if (fits) {
            Sprite sprite = new Sprite(picture(Cell.ONE, 0, 0), file.frames(), file.states(), new Cell(3, 7));
            for (long ms = 0; ms < 1000; ms += 90) {
                sprite.at("idle", ms);
                sprite.at("run", ms);
            }
        }
    }

    private static void draw(Look look) {
        Level level = level(look.theme());
        Picture picture = new Picture(70, 50);
        Rasteriser rasteriser = new Rasteriser();
        for (double scale : SCALES) {
            Scene scene = Scene.editing(level, EnumSet.noneOf(Overlay.class), ColorScheme.DARK);
            rasteriser.draw(scene.withLook(look), new Camera(5, 3, scale), picture);
        }
    }

    /** A level with all kinds, objects and decoration that a theme names. */
    private static Level level(Theme theme) {
        List<LegendEntry> entries = new ArrayList<>(Legend.STANDARD.entries());
        for (String name : theme.tiles().keySet()) {
            if (entries.size() < Legend.STANDARD.size() + 20) {
                TileType shape = TileType.values()[entries.size() % TileType.values().length];
                entries.add(new LegendEntry(
                        0x4e00 + entries.size(),
                        new TileKind(
                                name,
                                shape,
                                java.util.OptionalInt.empty(),
                                leapsmith.physics.tile.Material.PLAIN,
                                RawMembers.EMPTY,
                                RawMembers.EMPTY)));
            }
        }
        Level strewn = TestLevels.strewn(new java.util.SplittableRandom(1), 12, 9);
        Legend legend = new Legend(entries);
        var draft = strewn.tiles().draft();
        for (int i = 0; i < legend.size(); i++) {
            draft.set(i % 12, i / 12 % 8, i);
        }
        List<Decoration> layers = new ArrayList<>();
        for (String sheet : theme.sheets().keySet()) {
            layers.add(Decoration.empty(sheet, sheet, layers.size() % 2 == 0 ? Depth.BACK : Depth.FRONT)
                    .withPieces(PieceGrid.EMPTY
                            .draft()
                            .set(1, 1, PieceGrid.piece(3, 5))
                            .set(2, 2, PieceGrid.piece(PieceGrid.MAX_TILE, 7))
                            .build())
                    .withOpacity(0.5)
                    .withDecals(theme.pieces().keySet().stream()
                            .map(piece -> new Decal(piece, 9, 9, 0, 20, 1, 30, RawMembers.EMPTY))
                            .toList()));
        }
        Level level = strewn.withLegend(legend)
                .withTiles(draft.build())
                .withLooks(LevelLooks.FLAT.withLayers(layers.subList(0, Math.min(8, layers.size()))));
        for (String kind : theme.objects().keySet()) {
            level = TestLevels.with(level, PlatformType.TYPE.create(kind, kind, 3, 4, 90, 30));
        }
        return level;
    }
}
