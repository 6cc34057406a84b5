package leapsmith.levels;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/** Levels with tile kinds that do something. */
public final class TestKinds {
    private static final List<TileKind> OWN = List.of(
            own(
                    "quick crumble",
                    TileType.BLOCK,
                    Material.builder().crumbleSeconds(0.1).returnSeconds(0.3)),
            own("brick", TileType.BLOCK, Material.builder().breaking(Material.Breaking.HEAD)),
            own("updraught", TileType.EMPTY, Material.builder().gravity(-0.5).maxFallSpeed(300)),
            own("gem", TileType.EMPTY, Material.builder().breaking(Material.Breaking.TOUCH)),
            own("quick", TileType.BLOCK, Material.builder().speed(1.5).jump(1.2)),
            own("slow", TileType.BLOCK, Material.builder().speed(0.4).jump(0.6))
                    .withWhen(List.of(SignalCondition.of("!never").orElseThrow())),
            own("weak spring", TileType.BLOCK, Material.builder().launch(250)),
            own("current", TileType.EMPTY, Material.builder().belt(-70)),
            own("heavy air", TileType.EMPTY, Material.builder().gravity(2.5).jump(1.4)),
            own("icy slope", TileType.SLOPE_RIGHT, Material.builder().grip(0.1)),
            own("lava", TileType.BLOCK, Material.builder().deadly(EnumSet.allOf(TileSide.class))));

    private TestKinds() {}

    private static TileKind own(String name, TileType shape, Material.Builder material) {
        return TileKind.of(name, shape, 0).withMaterial(material.build());
    }

    /** The level with the standard kinds and some others in its legend, which no tile has yet. */
    public static Level named(Level level) {
        Legend legend = level.legend();
        for (StandardKind standard : StandardKind.values()) {
            legend = legend.plus(
                    new LegendEntry(Legend.freeSymbol(legend.entries(), standard.symbol()), standard.kind()));
        }
        for (TileType gate : List.of(TileType.GATE_LEFT, TileType.GATE_RIGHT, TileType.GATE_DOWN)) {
            if (legend.indexOf(gate) < 0) {
                legend = legend.plus(new LegendEntry(Legend.freeSymbol(legend.entries(), 'g'), TileKind.of(gate)));
            }
        }
        for (TileKind kind : OWN) {
            legend = legend.plus(new LegendEntry(Legend.freeSymbol(legend.entries(), 'A'), kind));
        }
        return level.withLegend(legend);
    }

    /** The level with patches of kinds by which the states of a player stay few and the tiles stay as they are. */
    public static Level simplyPainted(SplittableRandom random, Level level, int count) {
        Level named = named(level);
        Legend legend = level.legend();
        for (LegendEntry entry : named.legend().entries()) {
            Material material = entry.kind().material();
            boolean isSimple = material.grip() == 1
                    && material.gravity() == 1
                    && material.crumbleSeconds() == 0
                    && material.breaking() == Material.Breaking.NEVER
                    && material.launch() < 500;
            if (isSimple && legend.indexOfSymbol(entry.symbol()) < 0) {
                legend = legend.plus(entry);
            }
        }
        return painted(random, level, level.withLegend(legend), count);
    }

    /** The level with patches of any of these kinds; a patch replaces tiles of its shape, and often others. */
    public static Level painted(SplittableRandom random, Level level) {
        return painted(random, level, 2 + level.columns() * level.rows() / 60);
    }

    /** The level with a number of such patches. */
    public static Level painted(SplittableRandom random, Level level, int count) {
        return painted(random, level, named(level), count);
    }

    /** The level with a number of patches of the kinds that another version of it has besides. */
    private static Level painted(SplittableRandom random, Level level, Level named, int count) {
        Legend legend = named.legend();
        TileDraft tiles = named.tiles().draft();
        for (int patches = count; patches > 0; patches--) {
            int value = level.legend().size()
                    + random.nextInt(legend.size() - level.legend().size());
            boolean anywhere = random.nextInt(3) == 0;
            int left = random.nextInt(level.columns());
            int top = random.nextInt(level.rows());
            int right = Math.min(level.columns(), left + 1 + random.nextInt(6));
            int bottom = Math.min(level.rows(), top + 1 + random.nextInt(4));
            for (int row = top; row < bottom; row++) {
                for (int column = left; column < right; column++) {
                    boolean isLikeIt = legend.typeOf(tiles.at(column, row)) == legend.typeOf(value);
                    if (anywhere || isLikeIt) {
                        tiles.set(column, row, value);
                    }
                }
            }
        }
        return named.withTiles(tiles.build());
    }
}
