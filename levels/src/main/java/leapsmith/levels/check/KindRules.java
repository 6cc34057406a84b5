package leapsmith.levels.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;

/** Rules for the tile kinds of a level. Without a kind of its own or a spring, none of them looks at the tiles. */
final class KindRules {
    /** A spring is blocked if less than this part of the height to which it launches is free. */
    private static final double MIN_FREE_PART = 0.5;

    private final Level level;
    private final Legend legend;
    private final Report report;

    KindRules(Level level, Report report) {
        this.level = level;
        this.report = report;
        legend = level.legend();
    }

    void check() {
        List<TileKind> own = legend.entries().stream()
                .map(LegendEntry::kind)
                .filter(KindRules::isOwn)
                .toList();
        checkBases(own);
        own.forEach(this::checkNumbers);
        own.forEach(this::checkSwitched);
        if (!own.isEmpty()) {
            checkUse();
        }
        for (int value = 0; value < legend.size(); value++) {
            if (legend.kindOf(value).material().launch() > 0 && level.physics().gravity() > 0) {
                checkSprings(value);
            }
        }
    }

    /** Whether the author of the level described a kind. */
    private static boolean isOwn(TileKind kind) {
        return !kind.isPlain() && !StandardKind.isStandard(kind);
    }

    /** Reports kinds that are based on one that isn't known: once if the kinds file can't be read, or else each. */
    private void checkBases(List<TileKind> own) {
        Set<String> problems = new HashSet<>();
        for (TileKind kind : own) {
            TileKind.Base base = kind.base().orElse(null);
            if (base == null || base.kind().isPresent()) {
                continue;
            }
            if (base.problem().isEmpty()) {
                report.report(Finding.of(Severity.WARNING, "kind-unknown", kind.name(), base.name())
                        .fixedBy(Fix.of("own-kind", (now, nearX, nearY) -> replaced(now, kind, kind.withoutBase()))));
            } else if (problems.add(base.problem())) {
                report.report(Finding.of(Severity.WARNING, "kinds-file", base.problem()));
            }
        }
    }

    /** Reports numbers that do nothing in tiles of the kind's shape. */
    private void checkNumbers(TileKind kind) {
        List<MaterialProperty<?>> idle = idle(kind);
        if (!idle.isEmpty()) {
            String keys =
                    idle.stream().map(MaterialProperty::fileKey).distinct().collect(Collectors.joining(", "));
            report.report(Finding.of(Severity.HINT, "kind-without-effect", kind.name(), keys, FileWord.of(kind.shape()))
                    .fixedBy(Fix.of("remove-numbers", (now, nearX, nearY) -> replaced(now, kind, withoutIdle(kind)))));
        }
    }

    /** Reports a kind that would crumble or break if it didn't depend on signals. */
    private void checkSwitched(TileKind kind) {
        if (!kind.material().equals(kind.activeMaterial())) {
            report.report(Finding.of(Severity.HINT, "kind-signal-breaks", kind.name())
                    .fixedBy(Fix.of(
                            "remove-numbers",
                            (now, nearX, nearY) -> replaced(now, kind, kind.withMaterial(kind.activeMaterial())))));
        }
    }

    private static List<MaterialProperty<?>> idle(TileKind kind) {
        Material material = kind.material();
        TileType shape = kind.shape();
        boolean isDeadly = MaterialProperty.DEADLY.stream().anyMatch(side -> side.acts(shape, material));
        return MaterialProperty.ALL.stream()
                .filter(number -> number.isSet(material) && !number.acts(shape, material))
                // A one-way that is deadly from all sides is meant to be deadly from above.
                .filter(number -> !(isDeadly && MaterialProperty.DEADLY.contains(number)))
                .toList();
    }

    private static TileKind withoutIdle(TileKind kind) {
        Material material = kind.material();
        for (MaterialProperty<?> number : idle(kind)) {
            material = number.removedFrom(material);
        }
        return kind.withMaterial(material);
    }

    private static Level replaced(Level level, TileKind kind, TileKind by) {
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            if (legend.kindOf(value).equals(kind)) {
                return level.withLegend(
                        legend.with(value, legend.entries().get(value).withKind(by)));
            }
        }
        return level;
    }

    /** Reports each kind of the author that no tile has. */
    private void checkUse() {
        for (int value = 0; value < legend.size(); value++) {
            TileKind kind = legend.kindOf(value);
            if (isOwn(kind) && !isUsed(level, value)) {
                report.report(Finding.of(Severity.HINT, "kind-unused", kind.name())
                        .fixedBy(Fix.of("remove-kind", (now, nearX, nearY) -> without(now, kind))));
            }
        }
    }

    private static boolean isUsed(Level level, int value) {
        boolean[] wanted = new boolean[Limits.MAX_SYMBOLS];
        wanted[value] = true;
        return level.tiles().find(level.tiles().region(), wanted).isPresent();
    }

    private static Level without(Level level, TileKind kind) {
        Legend legend = level.legend();
        for (int value = 0; value < legend.size(); value++) {
            if (legend.kindOf(value).equals(kind) && !isUsed(level, value)) {
                int[] newValueOf = new int[Limits.MAX_SYMBOLS];
                for (int old = 0; old < newValueOf.length; old++) {
                    newValueOf[old] = old > value ? old - 1 : old;
                }
                return level.withTiles(level.tiles().mapped(newValueOf)).withLegend(legend.without(value));
            }
        }
        return level;
    }

    /**
     * Reports springs under a ceiling that takes half of their height or more: what they launch then rises hardly higher than
     * it jumps. A row of adjacent springs is one, and blocked if each of them is. A spring above which the player has no room
     * to stand is a wall.
     */
    private void checkSprings(int value) {
        TileKind kind = legend.kindOf(value);
        double launch = kind.material().launch();
        double rise = launch * launch / (2 * level.physics().gravity());
        double height = level.player().map(LevelObject::height).orElse(0.0);
        boolean[] stops = stops();
        TileSet springs = level.tiles().tilesWith(value);
        springs.forEachRun(springs.bounds(), (row, from, to) -> {
            double free = 0;
            for (int column = from; column < to && free < rise + height; column++) {
                free = Math.max(free, freeAbove(column, row, rise + height, stops));
            }
            if (free >= Math.max(height, 1) && free - height < MIN_FREE_PART * rise) {
                report.report(
                        Finding.of(
                                Severity.HINT,
                                "spring-blocked",
                                kind.name(),
                                PortableMath.round(rise),
                                PortableMath.round(free - height)),
                        from,
                        row);
            }
        });
    }

    /** The height above a tile up to the next ceiling, in px; at least {@code enough} if it is that high. */
    private double freeAbove(int column, int row, double enough, boolean[] stops) {
        int above = row - 1;
        int side = level.tileSize();
        while (above >= 0
                && (row - 1 - above) * (double) side < enough
                && !stops[level.tiles().at(column, above)]) {
            above--;
        }
        boolean leaves = above < 0 && level.physics().borders().topOpen();
        return leaves ? Double.POSITIVE_INFINITY : (row - 1 - above) * (double) side;
    }

    /** For each value whether its tiles stop what rises, and don't break when they are hit. */
    private boolean[] stops() {
        boolean[] stops = new boolean[Limits.MAX_SYMBOLS];
        for (int value = 0; value < legend.size(); value++) {
            TileType shape = legend.typeOf(value);
            boolean isSolid = shape != TileType.EMPTY && !shape.isOneWay() || shape == TileType.GATE_DOWN;
            stops[value] = isSolid && legend.kindOf(value).material().breaking() == Material.Breaking.NEVER;
        }
        return stops;
    }
}
