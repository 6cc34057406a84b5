package leapsmith.levels.model;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/** The tile kinds that every level can use by their name, without describing them. */
public enum StandardKind {
    /** Slippery: a walker stops after half a second. */
    ICE('-', TileType.BLOCK, 0x9fd8ee, Material.builder().grip(0.2)),
    /** Slows walking and lowers jumps. */
    MUD('m', TileType.BLOCK, 0x7a5a3c, Material.builder().speed(0.5).jump(0.7)),
    /** Conveyor belt to the right. */
    BELT('>', TileType.BLOCK, 0x8c8f99, Material.builder().belt(60)),
    /** Conveyor belt to the left. */
    BELT_LEFT('<', TileType.BLOCK, 0x8c8f99, Material.builder().belt(-60)),
    /** Launches to one and a half times the height of a jump. */
    SPRING('s', TileType.BLOCK, 0xe05a5a, Material.builder().launch(630)),
    /** Launches to more than five times the height of a jump. */
    STRONG_SPRING('S', TileType.BLOCK, 0xc02f6b, Material.builder().launch(1010)),
    /** Is climbed, and carries at its top. */
    LADDER('H', TileType.ONE_WAY, 0xb5803c, Material.builder().climb(80)),
    /** Is climbed, and carries nobody. */
    VINE('|', TileType.EMPTY, 0x4f9a4a, Material.builder().climb(80)),
    /** Is swum in. */
    WATER(
            '~',
            TileType.EMPTY,
            0x3f86d6,
            Material.builder()
                    .gravity(0.3)
                    .maxFallSpeed(120)
                    .speed(0.5)
                    .jump(0.55)
                    .swims(true)),
    /** Spikes that point up. */
    SPIKES('^', TileType.EMPTY, 0xb9bec9, spikes(TileSide.TOP)),
    /** Spikes that point down. */
    SPIKES_DOWN('v', TileType.EMPTY, 0xb9bec9, spikes(TileSide.BOTTOM)),
    /** Spikes that point to the left. */
    SPIKES_LEFT('{', TileType.EMPTY, 0xb9bec9, spikes(TileSide.LEFT)),
    /** Spikes that point to the right. */
    SPIKES_RIGHT('}', TileType.EMPTY, 0xb9bec9, spikes(TileSide.RIGHT)),
    /** Disappears under a player, and returns. */
    CRUMBLE(
            ':',
            TileType.BLOCK,
            0xa98f6a,
            Material.builder().crumbleSeconds(0.5).returnSeconds(2));

    private final int symbol;
    private final TileKind kind;

    StandardKind(int symbol, TileType shape, int color, Material.Builder material) {
        this.symbol = symbol;
        kind = new TileKind(
                KebabNames.nameOf(this),
                shape,
                OptionalInt.of(color),
                material.build(),
                RawMembers.EMPTY,
                RawMembers.EMPTY);
    }

    private static Material.Builder spikes(TileSide side) {
        return Material.builder().deadly(Set.of(side));
    }

    /** {@return the kind} */
    public TileKind kind() {
        return kind;
    }

    /** {@return the symbol that it gets in files unless that is taken} */
    public int symbol() {
        return symbol;
    }

    /**
     * {@return the standard kind of exactly this name}
     *
     * @param name a name in files, such as {@code ice}
     */
    public static Optional<StandardKind> ofName(String name) {
        return KebabNames.valueOf(StandardKind.class, name);
    }

    /**
     * {@return whether a kind is a standard one, unchanged, so that its name says all of it}
     *
     * @param kind any kind of tiles
     */
    public static boolean isStandard(TileKind kind) {
        return ofName(kind.name())
                .filter(standard -> standard.kind.equals(kind))
                .isPresent();
    }

    /**
     * {@return the standard kind that a kind is, or of which a level has changed something else than name and shape}
     *
     * @param kind any kind of tiles
     */
    public static Optional<StandardKind> like(TileKind kind) {
        return ofName(kind.name())
                .filter(standard -> standard.kind.shape() == kind.shape()
                        && !kind.material().isPlain());
    }

    /** {@return all names for a message, in quotes} */
    public static String all() {
        return KebabNames.all(StandardKind.class);
    }
}
