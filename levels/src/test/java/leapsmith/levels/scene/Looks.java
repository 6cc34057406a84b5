package leapsmith.levels.scene;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;

/** Looks for tests: the built-in ones, and small ones whose pictures are in memory. */
final class Looks {
    private Looks() {}

    static List<String> names() {
        return Themes.builtIn();
    }

    static Look builtIn(String name) {
        return Themes.load(name, java.util.Optional.empty()).look().orElseThrow();
    }

    /** A look without backgrounds, whose place depends on the view. */
    static Look withoutBackgrounds(Look look) {
        return look.withTheme(look.theme().withBackgrounds(List.of()));
    }

    /**
     * A look of the members of a theme file.
     *
     * @param members besides format and version
     * @param pictures by path; each is the picture of a sheet, a background or a piece
     */
    static Look of(String members, Map<String, Sheet> pictures) {
        return of(members, pictures, Map.of());
    }

    static Look of(String members, Map<String, Sheet> pictures, Map<String, Sprite> sprites) {
        Theme theme = theme(members);
        Map<String, Sheet> sheets = new HashMap<>();
        theme.sheets().forEach((name, file) -> {
            Sheet picture = pictures.get(file.image());
            if (picture != null) {
                Cell tile = file.tileSize().orElse(new Cell(theme.tileSize(), theme.tileSize()));
                sheets.put(
                        name,
                        new Sheet(
                                picture.width(),
                                picture.height(),
                                picture.argb(),
                                tile.column(),
                                tile.row(),
                                file.margin(),
                                file.spacing()));
            }
        });
        return new Look(theme, sheets, sprites, pictures);
    }

    private static Theme theme(String members) {
        String text = "{ \"format\": \"leapsmith-theme\", \"version\": 1, " + members + " }";
        try {
            return ThemeFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "theme");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A picture of random pixels, some of them transparent and some partly so. */
    static Sheet noise(int width, int height, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] straight = new int[width * height];
        for (int i = 0; i < straight.length; i++) {
            int alpha = random.nextInt(4) == 0 ? random.nextInt(256) : 255;
            straight[i] = alpha << 24 | random.nextInt(1 << 24);
        }
        return Sheet.of(width, height, straight, width, height, 0, 0);
    }

    /** A picture of random opaque pixels. */
    static Sheet opaque(int width, int height, long seed) {
        int[] argb = noise(width, height, seed).argb();
        for (int i = 0; i < argb.length; i++) {
            argb[i] |= 0xff000000;
        }
        return new Sheet(width, height, argb, width, height, 0, 0);
    }

    /** A picture of one color. */
    static Sheet plain(int width, int height, int color) {
        int[] argb = new int[width * height];
        java.util.Arrays.fill(argb, 0xff000000 | color);
        return new Sheet(width, height, argb, width, height, 0, 0);
    }
}
