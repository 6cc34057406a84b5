package leapsmith.levels.check;

import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileRegion;

/** Rules of each emitter, and of what all of them come to. */
final class EmitterRules {
    private static final Set<String> KINDS = Set.of(Emitter.DEADLY, Emitter.HARMLESS);
    private static final long MANY_BULLETS = 100_000;

    private final Level level;
    private final Report report;
    private final boolean[] blocks;

    /** @param blocks which values of tiles are blocks */
    EmitterRules(Level level, Report report, boolean[] blocks) {
        this.level = level;
        this.report = report;
        this.blocks = blocks;
    }

    void check(Emitter emitter) {
        if (!KINDS.contains(emitter.kind())) {
            report.add(
                    Severity.WARNING,
                    "unknown-emitter-kind",
                    "The emitter \"" + emitter.id() + "\" is of the kind \"" + emitter.kind()
                            + "\", which isn't known, so it is harmless. Known are deadly and harmless.",
                    emitter);
        }
        double x = emitter.middleX();
        double y = emitter.middleY();
        if (x < 0 || y < 0 || x > level.widthPx() || y > level.heightPx()) {
            report.add(
                    Severity.WARNING,
                    "emitter-outside",
                    "The middle of the emitter \"" + emitter.id()
                            + "\" is outside of the level, where its bullets are gone at once. Move it inside.",
                    emitter);
            return;
        }
        double side = emitter.numbers().get(EmitterKey.BULLET_SIZE);
        TileRegion tiles = level.tilesUnder(x - side / 2, y - side / 2, side, side);
        Optional<TileRegion> block = level.tiles().find(tiles, blocks);
        if (block.isPresent()) {
            report.add(
                    Severity.WARNING,
                    "emitter-in-wall",
                    "The bullets of the emitter \"" + emitter.id()
                            + "\" start in a block, where they are gone at once. Move it, or clear the tiles.",
                    emitter,
                    block.get().column(),
                    block.get().row());
        }
    }

    /** How many bullets there may be at once. */
    void checkAll() {
        double bullets = 0;
        for (Emitter emitter : level.emitters()) {
            double volleys = Math.ceil(
                    emitter.numbers().get(EmitterKey.LIFE) / emitter.numbers().get(EmitterKey.INTERVAL));
            bullets += volleys * emitter.numbers().get(EmitterKey.COUNT);
        }
        if (bullets > MANY_BULLETS) {
            report.add(
                    Severity.HINT,
                    "many-bullets",
                    "The emitters may have " + Math.round(bullets)
                            + " bullets in the air at once. If play gets slow, give them a shorter life.");
        }
    }
}
