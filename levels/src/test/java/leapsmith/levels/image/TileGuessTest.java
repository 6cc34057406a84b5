package leapsmith.levels.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import org.junit.jupiter.api.Test;

class TileGuessTest {
    private static ImageFile picture(Sheet sheet) {
        return new ImageFile(sheet.width(), sheet.height(), sheet.argb());
    }

    /** The same pixels as tiles of another size, with pixels between them. */
    private static ImageFile divided(Sheet sheet, int times, int margin, int spacing, int color) {
        int step = 16 * times + spacing;
        int columns = sheet.width() / 16;
        int rows = sheet.height() / 16;
        int width = 2 * margin + columns * step - spacing;
        int height = 2 * margin + rows * step - spacing;
        int[] argb = new int[width * height];
        Arrays.fill(argb, color);
        for (int y = 0; y < sheet.height() * times; y++) {
            for (int x = 0; x < sheet.width() * times; x++) {
                int toX = margin + x / (16 * times) * step + x % (16 * times);
                int toY = margin + y / (16 * times) * step + y % (16 * times);
                argb[toY * width + toX] = sheet.argb()[y / times * sheet.width() + x / times];
            }
        }
        return new ImageFile(width, height, argb);
    }

    @Test
    void tilesOfDrawnSheetsAreFoundInEverySizeAndSpacing() {
        for (String theme : Themes.builtIn()) {
            Look look = Themes.load(theme, Optional.empty()).look().orElseThrow();
            for (Map.Entry<String, Sheet> entry : look.sheets().entrySet()) {
                Sheet sheet = entry.getValue();
                if (sheet.tileWidth() != 16 || sheet.tileHeight() != 16) {
                    continue;
                }
                String name = theme + " " + entry.getKey();
                assertEquals(Optional.of(new TileGuess(16, 0, 0)), TileGuess.of(picture(sheet), 16), name);
                assertEquals(Optional.of(new TileGuess(16, 0, 0)), TileGuess.of(picture(sheet), 24), name);
                for (int times : new int[] {1, 2, 3}) {
                    ImageFile plain = divided(sheet, times, 0, 0, 0);
                    assertEquals(Optional.of(new TileGuess(16 * times, 0, 0)), TileGuess.of(plain, 24), name);
                    for (int margin : new int[] {0, 1}) {
                        ImageFile spaced = divided(sheet, times, margin, 1, 0);
                        assertEquals(Optional.of(new TileGuess(16 * times, margin, 1)), TileGuess.of(spaced, 16), name);
                    }
                    ImageFile colored = divided(sheet, times, 2, 2, 0xffff00ff);
                    assertEquals(Optional.of(new TileGuess(16 * times, 2, 2)), TileGuess.of(colored, 16), name);
                }
            }
        }
    }

    @Test
    void aPictureThatTellsNothingHasTheTilesOfTheLevelIfTheyFit() {
        ImageFile plain = new ImageFile(96, 48, new int[96 * 48]);
        assertEquals(Optional.of(new TileGuess(24, 0, 0)), TileGuess.of(plain, 24));
        assertEquals(Optional.of(new TileGuess(16, 0, 0)), TileGuess.of(plain, 32));
        ImageFile odd = new ImageFile(97, 41, new int[97 * 41]);
        assertEquals(Optional.empty(), TileGuess.of(odd, 16));
    }

    @Test
    void everyPictureHasAnAnswer() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            int width = random.nextInt(1, 80);
            int height = random.nextInt(1, 80);
            int[] argb = random.ints((long) width * height).toArray();
            Optional<TileGuess> guess = TileGuess.of(new ImageFile(width, height, argb), random.nextInt(1, 64));
            assertTrue(guess.isEmpty() || guess.get().side() > 0);
        }
    }
}
