package leapsmith.physics.laws.oracle;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/**
 * Everything that can stop a body, as a plain list: a box for each Block and for each one-way, and a box that extends
 * far beyond all coordinates for each closed side of the level.
 */
public record Obstacles(List<Box> blocks, List<Box> oneWays) {
    private static final long SUB_PIXELS = 4096;
    private static final long FAR = 1L << 40;

    /** The tiles and closed sides of a level. */
    public static Obstacles of(Tiles tiles, int tileSizePx, Borders borders) {
        long size = tileSizePx * SUB_PIXELS;
        List<Box> blocks = new ArrayList<>();
        List<Box> oneWays = new ArrayList<>();
        long width = tiles.columns() * size;
        long height = tiles.rows() * size;
        if (!borders.leftOpen()) {
            blocks.add(new Box(-FAR, -FAR, FAR, 2 * FAR));
        }
        if (!borders.rightOpen()) {
            blocks.add(new Box(width, -FAR, FAR, 2 * FAR));
        }
        if (!borders.topOpen()) {
            blocks.add(new Box(-FAR, -FAR, 2 * FAR, FAR));
        }
        if (!borders.bottomOpen()) {
            blocks.add(new Box(-FAR, height, 2 * FAR, FAR));
        }
        tiles.forEach((column, row, type) -> {
            Box box = new Box(column * size, row * size, size, size);
            if (type == TileType.BLOCK) {
                blocks.add(box);
            } else if (type == TileType.ONE_WAY) {
                oneWays.add(box);
            }
        });
        return new Obstacles(blocks, oneWays);
    }

    /** Whether a box overlaps a Block or a closed side, touching not included. */
    public boolean isInsideBlock(Box box) {
        return blocks.stream().anyMatch(box::isInside);
    }
}
