package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The colors and the material of a theme: what makes a meadow of the same shapes as a castle. */
public final class ArtStyle {
    /** What the ground is made of, which decides how it is drawn. */
    enum Material {
        SOIL,
        ROCK,
        BRICK
    }

    /** The letters of the palette, five for each ramp from dark to light, in the order of {@link #ramps}. */
    private static final String LETTERS = "abcdefghijlmnopqrstuABCDEFGHIJLMNOPQRSTUVWXYZ0123456789";

    private static final ColorRamp WOOD = ColorRamp.of(0x3d2438, 0x6b3d3f, 0x9c5f45, 0xc98a54, 0xebbd78);
    private static final ColorRamp METAL = ColorRamp.of(0x2f2c4a, 0x56597c, 0x8a93ad, 0xbfcbd6, 0xf2f6ee);
    private static final ColorRamp CLOTH = ColorRamp.of(0x232757, 0x2e4a94, 0x3f7fd0, 0x68b8ee, 0xb4ecf6);
    private static final ColorRamp SKIN = ColorRamp.of(0x6b2f45, 0xb0604f, 0xe39c6e, 0xf8c793, 0xffe7bd);
    private static final ColorRamp GOLD = ColorRamp.of(0x6b3434, 0xb5652b, 0xf0a42e, 0xffd75a, 0xfff6bf);
    private static final ColorRamp RED = ColorRamp.of(0x56193f, 0x9c2142, 0xe0403f, 0xf97d4f, 0xffc38a);
    private static final ColorRamp GEM = ColorRamp.of(0x47245f, 0x8a3a94, 0xd35fb5, 0xf79cc8, 0xffe0ea);

    final String name;
    final Material material;
    final ColorRamp top;
    final ColorRamp body;
    final ColorRamp water;
    final ColorRamp leaf;
    /** The line around characters and objects: dark, but not black. */
    final int outline;
    /** The sky from its top to the horizon. */
    final ColorRamp sky;
    /** The color of what is far away. */
    final int haze;

    /** How much paler than usual backgrounds are, from 0 to 1. */
    final double paleness;

    private final List<ColorRamp> ramps;

    private ArtStyle(
            String name,
            Material material,
            ColorRamp top,
            ColorRamp body,
            ColorRamp leaf,
            ColorRamp water,
            ColorRamp sky,
            int haze,
            int outline,
            double paleness) {
        this.name = name;
        this.material = material;
        this.top = top;
        this.body = body;
        this.leaf = leaf;
        this.water = water;
        this.sky = sky;
        this.haze = 0xff000000 | haze;
        this.outline = 0xff000000 | outline;
        this.paleness = paleness;
        ramps = List.of(top, body, WOOD, METAL, CLOTH, SKIN, GOLD, RED, water, GEM, leaf);
    }

    /** Grass on brown soil, below a light sky with hills. */
    public static ArtStyle meadow() {
        return new ArtStyle(
                "meadow",
                Material.SOIL,
                ColorRamp.of(0x1c4a4c, 0x23784f, 0x4cab4c, 0x9ddb56, 0xe8f584),
                ColorRamp.of(0x36203c, 0x5a3349, 0x86504b, 0xb47550, 0xe2ac69),
                ColorRamp.of(0x1c4a4c, 0x2a7550, 0x56a850, 0x98d25c, 0xdff08a),
                ColorRamp.of(0x2b4b9a, 0x3778c4, 0x4fa8e0, 0x8fdcf2, 0xe2fbf5),
                ColorRamp.of(0x6fb7e6, 0x86c8ec, 0xa2d8f0, 0xc2e7f1, 0xe3f4ea),
                0xb9dde6,
                0x2a1b38,
                0);
    }

    /** Rock with a light rim, in a dim cave. */
    public static ArtStyle cave() {
        return new ArtStyle(
                "cave",
                Material.ROCK,
                ColorRamp.of(0x2a2a52, 0x4b5580, 0x7f93b3, 0xb9d0d8, 0xeefbea),
                ColorRamp.of(0x16142b, 0x26233f, 0x3a3658, 0x56527a, 0x7d7ca3),
                ColorRamp.of(0x173a52, 0x1f6a73, 0x2fa58f, 0x6fdcae, 0xcffbd0),
                ColorRamp.of(0x1f2f6b, 0x2a569c, 0x3a8fc6, 0x6fd0e3, 0xd5fbf2),
                ColorRamp.of(0x242d4e, 0x2b3a5f, 0x35486f, 0x425b7f, 0x52708f),
                0x4a6688,
                0x120f24,
                0);
    }

    /** Cut stone, before an evening sky with towers. */
    public static ArtStyle castle() {
        return new ArtStyle(
                "castle",
                Material.BRICK,
                ColorRamp.of(0x453a5c, 0x75688a, 0xa99fb0, 0xd8d0cb, 0xfdf5de),
                ColorRamp.of(0x261c3a, 0x3a2d50, 0x4f4066, 0x6d5c81, 0x94829b),
                ColorRamp.of(0x21443f, 0x35683f, 0x5f9146, 0x9dbb57, 0xdbe08a),
                ColorRamp.of(0x2c3a7d, 0x3d66ad, 0x5a98cf, 0x93cfe4, 0xe0f6ee),
                ColorRamp.of(0x8576ad, 0xa986b5, 0xcf9bb3, 0xeeb7a8, 0xfbd8ac),
                0xd9aab4,
                0x21152f,
                0);
    }

    /** The same style for a theme of another name. */
    public ArtStyle named(String newName) {
        return new ArtStyle(newName, material, top, body, leaf, water, sky, haze, outline, paleness);
    }

    /**
     * A style of a few colors as 0xRRGGBB, in any order. The lightest becomes the sky and the darkest the outlines; of the
     * others the most vivid becomes the top of the ground, and the next one its body. What is missing is derived.
     *
     * @param name of the theme and of its files: letters, digits, hyphens, underscores and dots
     * @throws IllegalArgumentException if there is no color, or the name has other characters
     */
    public static ArtStyle ofColors(String name, List<Integer> colors) {
        if (colors.isEmpty()) {
            throw new IllegalArgumentException("no color");
        }
        if (!name.matches("[\\p{L}\\p{N}._-]+")) {
            throw new IllegalArgumentException("not a name for files: " + name);
        }
        List<Integer> left = new ArrayList<>(colors);
        left.sort(Comparator.comparingDouble(ColorRamp::luminance));
        int dark = left.size() > 2 ? left.remove(0) : ColorRamp.scale(left.get(0), 0.3);
        int light = left.size() > 1 ? left.remove(left.size() - 1) : ColorRamp.mix(left.get(0), 0xffffff, 0.6);
        light = brighter(light, 214);
        left.sort(Comparator.comparingInt(ColorRamp::saturation).reversed());
        int top = brighter(left.remove(0), 118);
        int body = left.isEmpty() ? ColorRamp.mix(top, dark, 0.6) : left.remove(0);
        int line = ColorRamp.scale(dark, Math.min(1, 34 / Math.max(1, ColorRamp.luminance(dark))));
        int hazy = ColorRamp.mix(light, 0xdfe8f0, 0.3);
        ColorRamp sky = ColorRamp.of(
                ColorRamp.mix(ColorRamp.mix(light, body, 0.38), 0xffffff, 0.12),
                ColorRamp.mix(ColorRamp.mix(light, body, 0.26), 0xffffff, 0.12),
                ColorRamp.mix(ColorRamp.mix(light, body, 0.15), 0xffffff, 0.15),
                ColorRamp.mix(ColorRamp.mix(light, body, 0.06), 0xffffff, 0.2),
                ColorRamp.mix(light, 0xffffff, 0.35));
        return new ArtStyle(
                name,
                Material.SOIL,
                ColorRamp.around(top),
                ColorRamp.of(
                        ColorRamp.mix(line, body, 0.1),
                        ColorRamp.mix(line, body, 0.38),
                        ColorRamp.mix(line, body, 0.62),
                        ColorRamp.mix(body, top, 0.12),
                        ColorRamp.mix(body, light, 0.45)),
                ColorRamp.around(top),
                ColorRamp.of(0x2b4b9a, 0x3778c4, 0x4fa8e0, 0x8fdcf2, 0xe2fbf5),
                sky,
                ColorRamp.mix(hazy, body, 0.2),
                line,
                0.4);
    }

    /** A color that is mixed with white until it has at least a brightness from 0 to 255. */
    private static int brighter(int color, int luminance) {
        double now = ColorRamp.luminance(color);
        return now >= luminance ? color : ColorRamp.mix(color, 0xffffff, (luminance - now) / (255 - now));
    }

    /** What planks are made of: wood, or stone where little grows. */
    ColorRamp plank() {
        return material == Material.BRICK ? top : WOOD;
    }

    /** What moving platforms are made of. */
    ColorRamp platform() {
        return material == Material.SOIL ? WOOD : METAL;
    }

    ColorRamp wood() {
        return WOOD;
    }

    ColorRamp metal() {
        return METAL;
    }

    /** The color of a letter of hand-drawn pictures: a dot is empty, k the outline, w nearly white. */
    int color(char letter) {
        if (letter == '.') {
            return 0;
        }
        if (letter == 'k') {
            return outline;
        }
        if (letter == 'w') {
            return 0xfffffbef;
        }
        int index = LETTERS.indexOf(letter);
        if (index < 0) {
            throw new IllegalArgumentException("no color " + letter);
        }
        return ramps.get(index / 5).get(index % 5);
    }
}
