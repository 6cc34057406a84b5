package leapsmith.physics.laws.scene;

import leapsmith.physics.tile.Borders;

/**
 * The numbers of a scene.
 *
 * @param tileSize px
 * @param gravity sub-pixels per tick squared
 * @param maxFall sub-pixels per tick
 * @param cellWidth width of a partition cell in tiles
 * @param cellHeight height of a partition cell in tiles
 */
public record Setting(
        int tileSize, Borders borders, int ticksPerSecond, int gravity, int maxFall, int cellWidth, int cellHeight) {

    public Setting withCell(int width, int height) {
        return new Setting(tileSize, borders, ticksPerSecond, gravity, maxFall, width, height);
    }

    public Setting withBorders(Borders newBorders) {
        return new Setting(tileSize, newBorders, ticksPerSecond, gravity, maxFall, cellWidth, cellHeight);
    }

    public Setting withTicksPerSecond(int rate) {
        return new Setting(tileSize, borders, rate, gravity, maxFall, cellWidth, cellHeight);
    }

    public Setting withTileSize(int px) {
        return new Setting(px, borders, ticksPerSecond, gravity, maxFall, cellWidth, cellHeight);
    }
}
