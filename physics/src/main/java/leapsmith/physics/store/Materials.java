package leapsmith.physics.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.Material;

/**
 * The table of a world's materials, and what bodies found of them at the end of the last step: {@link BodyStore#materials} holds
 * for each body
 *
 * <pre>
 *   bits 0..7     the material of the ground that supports the middle of its feet; 0 for none
 *   bits 8..15    the material of the tile that holds its middle; 0 for none
 *   bit  16       its head is inside a tile in which players swim
 *   bits 17..19   if the ground is slippery: 4 plus its slope downhill to the right, -2 (1:2), -1 (1:1), 1 or 2
 *   bit  20       it climbs
 * </pre>
 */
public final class Materials {
    /** The largest number of materials besides the plain one. */
    public static final int MAX = 255;

    private static final int INDEX = 0xFF;
    private static final int MEDIUM_SHIFT = 8;
    private static final int HEAD_IN = 1 << 16;
    private static final int SLOPE_SHIFT = 17;
    private static final int SLOPE_BITS = 7;
    private static final int SLOPE_BIAS = 4;
    private static final int CLIMBS = 1 << 20;

    private final int ticksPerSecond;
    private QuantizedMaterial[] table = new QuantizedMaterial[1];
    /** Those of index 1, 2 and so on; replaced when one is set. */
    private List<Material> list = List.of();

    /**
     * Creates the table.
     *
     * @param materials those of index 1, 2 and so on
     * @throws IllegalArgumentException if there are more than {@link #MAX}
     */
    public Materials(List<Material> materials, int ticksPerSecond) {
        this.ticksPerSecond = ticksPerSecond;
        table[0] = new QuantizedMaterial(Material.PLAIN, ticksPerSecond);
        replaceAll(materials);
    }

    /**
     * Replaces the whole table.
     *
     * @param materials those of index 1, 2 and so on
     * @throws IllegalArgumentException if there are more than {@link #MAX}
     */
    public void replaceAll(List<Material> materials) {
        if (materials.size() > MAX) {
            throw new IllegalArgumentException("materials are more than " + MAX);
        }
        list = List.copyOf(materials);
        table = Arrays.copyOf(table, 1 + list.size());
        for (int index = 1; index < table.length; index++) {
            table[index] = new QuantizedMaterial(list.get(index - 1), ticksPerSecond);
        }
    }

    /**
     * Sets a material.
     *
     * @param index that of one that nothing has any more, or the next one
     */
    public void set(int index, Material material) {
        List<Material> changed = new ArrayList<>(list);
        if (index > changed.size()) {
            changed.add(material);
        } else {
            changed.set(index - 1, material);
        }
        list = List.copyOf(changed);
        table = Arrays.copyOf(table, 1 + list.size());
        table[index] = new QuantizedMaterial(material, ticksPerSecond);
    }

    /** The index of a material; 0 for the plain one, and -1 if it isn't in the table. */
    public int indexOf(Material material) {
        int index = list.indexOf(material);
        return material.isPlain() ? 0 : index < 0 ? -1 : 1 + index;
    }

    /** Those of index 1, 2 and so on; immutable. */
    public List<Material> list() {
        return list;
    }

    /** The number of materials, with the plain one. */
    public int count() {
        return table.length;
    }

    /** A material; the plain one for 0. */
    public QuantizedMaterial get(int index) {
        return table[index];
    }

    /** The index of the ground's material. */
    public static int groundIndex(int packed) {
        return packed & INDEX;
    }

    /** The index of the material around the middle. */
    public static int mediumIndex(int packed) {
        return packed >> MEDIUM_SHIFT & INDEX;
    }

    public QuantizedMaterial ground(int packed) {
        return table[groundIndex(packed)];
    }

    public QuantizedMaterial medium(int packed) {
        return table[mediumIndex(packed)];
    }

    /** Whether what a body is in changes how it falls. */
    public boolean actsOnFalls(int packed) {
        QuantizedMaterial medium = table[mediumIndex(packed)];
        return medium.gravity != QuantizedMaterial.ONE || medium.isFluid();
    }

    /** Whether the head is inside a tile in which players swim. */
    public static boolean isHeadIn(int packed) {
        return (packed & HEAD_IN) != 0;
    }

    /** Whether it climbed. */
    public static boolean climbs(int packed) {
        return (packed & CLIMBS) != 0;
    }

    /** The slope of slippery ground: 1 or -1 for 1:1, 2 or -2 for 1:2, positive if it descends to the right; 0 for none. */
    public static int slope(int packed) {
        int biased = packed >> SLOPE_SHIFT & SLOPE_BITS;
        return biased == 0 ? 0 : biased - SLOPE_BIAS;
    }

    /** A number times a factor in 4096ths, rounded toward 0. */
    public static int scaled(int number, int factor) {
        return (int) ((long) number * factor / QuantizedMaterial.ONE);
    }

    /** What a body found, with other indices of the same materials. */
    public static int renumbered(int packed, int[] indices) {
        int others = packed & ~(INDEX | INDEX << MEDIUM_SHIFT);
        return others | indices[groundIndex(packed)] | indices[mediumIndex(packed)] << MEDIUM_SHIFT;
    }

    /** What a body found. */
    public static int packed(int ground, int medium, boolean headIn, int slope, boolean climbs) {
        return ground
                | medium << MEDIUM_SHIFT
                | (headIn ? HEAD_IN : 0)
                | (slope == 0 ? 0 : slope + SLOPE_BIAS) << SLOPE_SHIFT
                | (climbs ? CLIMBS : 0);
    }

    /** Which of two materials counts where both are equally near: the calmer one, and none if they are opposite. */
    public int calmer(int a, int b) {
        if (a == b || table[a].isOpposite(table[b])) {
            return a == b ? a : 0;
        }
        boolean second = table[b].isCalmerThan(table[a]);
        // Of equal ones the lower index, so that the order of the two doesn't matter.
        return second || b < a && !table[a].isCalmerThan(table[b]) ? b : a;
    }

    /** A hash of what a body found, by the numbers of the materials and not their indices. */
    long hashOf(int packed) {
        return new StateHash()
                .add(table[groundIndex(packed)].hash)
                .add(table[mediumIndex(packed)].hash)
                .add(packed >> SLOPE_SHIFT - 1)
                .value();
    }
}
