package leapsmith.physics.laws.scene;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/** The materials of all scenes, and tiles that have them: pools, sheets of ice, ladders, and single tiles. */
public final class RandomMaterials {
    /** The table of every scene's world. Each that isn't symmetric is followed by its mirror image. */
    public static final List<Material> TABLE = List.of(
            Material.builder().grip(0.2).build(),
            Material.builder().grip(0.05).speed(1.5).build(),
            Material.builder().speed(0.5).jump(0.7).build(),
            Material.builder().belt(60).build(),
            Material.builder().belt(-60).build(),
            Material.builder().belt(35).grip(0.3).build(),
            Material.builder().belt(-35).grip(0.3).build(),
            Material.builder().launch(630).build(),
            Material.builder().launch(200).grip(0.5).build(),
            Material.builder().climb(80).build(),
            Material.builder().climb(400).build(),
            Material.builder()
                    .gravity(0.3)
                    .maxFallSpeed(120)
                    .speed(0.5)
                    .jump(0.55)
                    .swims(true)
                    .build(),
            Material.builder().gravity(-0.5).maxFallSpeed(200).build(),
            Material.builder().gravity(0).build(),
            Material.builder().deadly(EnumSet.allOf(TileSide.class)).build(),
            Material.builder().deadly(Set.of(TileSide.TOP)).build(),
            Material.builder().deadly(Set.of(TileSide.LEFT)).build(),
            Material.builder().deadly(Set.of(TileSide.RIGHT)).build(),
            Material.builder().crumbleSeconds(0.05).returnSeconds(0.1).build(),
            Material.builder().crumbleSeconds(0.2).build(),
            Material.builder()
                    .breaking(Material.Breaking.HEAD)
                    .returnSeconds(0.1)
                    .build(),
            Material.builder().breaking(Material.Breaking.TOUCH).build());

    private RandomMaterials() {}

    /** The mirror image of a material. */
    static int mirrored(int material) {
        return switch (material) {
            case 4, 6, 17 -> material + 1;
            case 5, 7, 18 -> material - 1;
            default -> material;
        };
    }

    static int any(SplittableRandom random) {
        return 1 + random.nextInt(TABLE.size());
    }

    /** Tiles with materials, and some gates. */
    static Tiles drawn(SplittableRandom random, Tiles tiles, boolean oneWays) {
        Tiles drawn = tiles;
        if (oneWays && random.nextInt(2) == 0) {
            double density = 0.15 * random.nextDouble();
            drawn = drawn.mapped((c, r) ->
                    tiles.at(c, r) == TileType.EMPTY && random.nextDouble() < density ? gate(random) : tiles.at(c, r));
        }
        int[][] materials = new int[tiles.columns()][tiles.rows()];
        for (int patches = random.nextInt(5); patches > 0; patches--) {
            fillPatch(random, materials);
        }
        double single = random.nextInt(2) * 0.3 * random.nextDouble();
        drawn = drawn.withMaterials((c, r) -> random.nextDouble() < single ? any(random) : materials[c][r]);
        return oneWays ? withLadder(random, drawn) : drawn;
    }

    private static void fillPatch(SplittableRandom random, int[][] materials) {
        int material = any(random);
        int left = random.nextInt(materials.length);
        int top = random.nextInt(materials[0].length);
        int right = left + 1 + random.nextInt(materials.length);
        int bottom = top + 1 + random.nextInt(materials[0].length);
        for (int c = left; c < Math.min(right, materials.length); c++) {
            for (int r = top; r < Math.min(bottom, materials[0].length); r++) {
                materials[c][r] = material;
            }
        }
    }

    private static Tiles withLadder(SplittableRandom random, Tiles tiles) {
        int column = random.nextInt(tiles.columns());
        int top = random.nextInt(tiles.rows());
        int bottom = top + random.nextInt(tiles.rows());
        Tiles drawn = tiles;
        for (int row = top; row < Math.min(bottom, tiles.rows()); row++) {
            drawn = drawn.with(column, row, TileType.ONE_WAY, 10);
        }
        return drawn;
    }

    static TileType gate(SplittableRandom random) {
        return List.of(TileType.GATE_LEFT, TileType.GATE_RIGHT, TileType.GATE_DOWN)
                .get(random.nextInt(3));
    }
}
