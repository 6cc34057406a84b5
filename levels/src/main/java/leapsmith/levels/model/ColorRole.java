package leapsmith.levels.model;

/**
 * The colors of pictures and of the window, each by its role, with its value in dark and in light pictures as {@code
 * 0xAARRGGBB}, opaque unless noted. A role has the same color everywhere: canvas, legend, palette, inspector, window.
 */
public enum ColorRole {
    /** The area outside the level, quieter than the canvas. */
    OUTSIDE(0xff12151c, 0xffeef0f4),
    /** The line around the level. */
    BORDER(0xff303848, 0xffc3c9d4),
    /** Empty tiles. */
    CANVAS(0xff171b24, 0xfffafbfd),
    /** Lines between tiles. */
    GRID(0xff1f2531, 0xffe9ecf2),
    /** Fill of a Block. */
    BLOCK(0xff5a6780, 0xff7f8ca4),
    /** Top edge of a Block with nothing solid on it. */
    BLOCK_EDGE(0xffa9b8d6, 0xff3f4b63),
    /** Plank and arrows of a OneWay. */
    ONE_WAY(0xffe0a458, 0xffb7791f),
    /** The player's character. */
    PLAYER(0xff4cc9f0, 0xff0077b6),
    /** A patrol. */
    PATROL(0xfff28482, 0xffc8553d),
    /** An idle character. */
    IDLE(0xff8f9bb0, 0xff667085),
    /** Eye of any character. */
    EYE(0xff12151c, 0xffffffff),
    /** Fill of a solid platform, and rivets of all. */
    PLATFORM(0xff6f63a8, 0xff8b7fc0),
    /** Top edge of a solid platform, and the paths of all. */
    PLATFORM_EDGE(0xffc4baf2, 0xff4a3d85),
    /** Rim of a bullet, and its emitter. */
    BULLET(0xffe879f9, 0xffa21caf),
    /** Core of a bullet. */
    BULLET_CORE(0xfffdf0ff, 0xff4a0458),
    /** A zone that ends the level. */
    GOAL(0xff7bd88f, 0xff2b9348),
    /** A zone that kills. */
    DEADLY(0xffff6b6b, 0xffc92a2a),
    /** A zone where the player goes on after a death. */
    CHECKPOINT(0xff5ad1c8, 0xff0f7f77),
    /** A zone that launches the player. */
    SPRING(0xffff9e6d, 0xffc2570c),
    /** What the player takes, such as coins and keys. */
    ITEM(0xffffd34d, 0xff9a7400),
    /** A switch, and the arrows between what sets signals and what needs them. */
    SIGNAL(0xffe08cff, 0xff8a2bb8),
    /** A zone that leads to another place. */
    PORTAL(0xff8f9dff, 0xff4150c4),
    /** A zone of any other kind. */
    ZONE(0xff8f9bb0, 0xff667085),
    /** Cells of the partition. */
    CELL(0xffffd166, 0xff94780a),
    /** Overlapping bodies. */
    PAIR(0xffff5d8f, 0xffd6246e),
    /** Touched tiles and touching sides. */
    CONTACT(0xff06d6a0, 0xff087f5b),
    /** The trail of an earlier run. */
    GHOST(0xff9d8cff, 0xff6741d9),
    /** The trail of a run as it was recorded, before the level was edited. */
    PLAYED(0xff8aa1a8, 0xff5c737a),
    /** The trail of a kept run. */
    KEPT(0xffb08968, 0xff7f5539),
    /** The paths of possible jumps. */
    FAN(0xffc6e377, 0xff557a00),
    /** Ground that the player reaches without a jump, and goals that it reaches. */
    REACH(0xff78a6ff, 0xff3f6ef5),
    /** Ground that takes many jumps. */
    REACH_FAR(0xff5b4be6, 0xff1b2a8a),
    /** Ground that the player doesn't reach, and goals to which no way was found. */
    UNREACHED(0xffff8a3d, 0xffc2410c),
    /** The true shapes of tiles and bodies. */
    OUTLINE(0xffffffff, 0xff000000),
    /** Speeds of bodies. */
    SPEED(0xff5aa9ff, 0xff1769d2),
    /** Background of a tag, under text in one of the colors above. */
    TAG(0xff1b2029, 0xffffffff),
    /** Outline of a tag. */
    TAG_LINE(0xff303848, 0xffd5d9e2),
    /** Selected or focused items, and previews of what will be placed. */
    ACCENT(0xff5aa9ff, 0xff1769d2),
    /** Previews of what will be removed, and problems. */
    WARNING(0xffffb454, 0xffb25e00),
    /** Background of panels. */
    PANEL(0xff1b2029, 0xffffffff),
    /** Lines between panels. */
    LINE(0xff303848, 0xffd5d9e2),
    /** Text. */
    TEXT(0xffe6eaf2, 0xff1e2430),
    /** Secondary text. */
    MUTED(0xff8f9bb0, 0xff5d677a),
    /** Background of the window, behind its panels. */
    WINDOW(0xff12151c, 0xfff3f4f7),
    /** Raised elements of a panel, such as fields. */
    RAISED(0xff222834, 0xffeef0f4),
    /** The element under the pointer. */
    HOVER(0xff2b3342, 0xffe4e7ee),
    /** Background of selected items. */
    ACCENT_SOFT(0xff22354f, 0xffdbe7f8),
    /** Text on the accent. */
    ON_ACCENT(0xff0b1524, 0xffffffff),
    /** Errors. */
    DANGER(0xffff7b72, 0xffc0262d),
    /** The overlay behind a modal dialog; the only color that is not opaque. */
    VEIL(0x9906080c, 0x591e2430);

    private final int dark;
    private final int light;

    ColorRole(int dark, int light) {
        this.dark = dark;
        this.light = light;
    }

    /** {@return its color in a dark picture} */
    public int dark() {
        return dark;
    }

    /** {@return its color in a light picture} */
    public int light() {
        return light;
    }
}
