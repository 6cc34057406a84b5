package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/** Rules for the level as a whole: it has a player and can be finished. */
final class LevelRules {
    /** More than the rounding of a position to sub-pixels, in px. */
    private static final double MARGIN = 1;

    private final Level level;
    private final Report report;
    private List<LevelObject> supports;

    LevelRules(Level level, Report report) {
        this.level = level;
        this.report = report;
    }

    void check() {
        List<LevelObject> players = having(Role.PLAYER);
        if (players.isEmpty()) {
            report.report(Finding.of(Severity.ERROR, "no-player").fixedBy(Placing.PLAYER));
        }
        for (int i = 1; i < players.size(); i++) {
            report.report(
                    Finding.of(
                                    Severity.WARNING,
                                    "several-players",
                                    players.get(0).id(),
                                    players.get(i).id())
                            .fixedBy(Fix.of(
                                    "make-patrol", players.get(i), (now, it) -> it.withKind(CharacterType.PATROL))),
                    players.get(i));
        }
        List<LevelObject> goals = having(Role.GOAL);
        if (goals.isEmpty()) {
            report.report(Finding.of(Severity.HINT, "no-goal").fixedBy(Fix.of("place-goal", Placing::goal)));
        }
        if (players.stream().allMatch(this::startsInFreeSpace)) {
            goals.forEach(this::checkRoom);
        }
        for (LevelObject player : players) {
            checkGoals(player, goals);
            checkSupports(player);
        }
        int ticks = level.physics().ticksPerSecond();
        if (ticks != 30 && ticks != 60 && ticks != 120) {
            report.report(Finding.of(Severity.HINT, "tick-rate", ticks)
                    .fixedBy(Fix.of(
                            "usual-ticks",
                            (now, nearX, nearY) -> now.withPhysics(now.physics().withTicksPerSecond(60)))));
        }
    }

    private List<LevelObject> having(Role role) {
        return level.objects().stream().filter(object -> object.is(role)).toList();
    }

    private void checkGoals(LevelObject player, List<LevelObject> goals) {
        for (LevelObject goal : goals) {
            if (OverlapRule.overlap(player, goal)) {
                report.report(Finding.of(Severity.HINT, "player-in-goal", player.id(), goal.id()), player);
            }
        }
    }

    /** Otherwise it is moved out of blocks at the start, and may touch what is inside them. */
    private boolean startsInFreeSpace(LevelObject player) {
        return player.x() >= 0
                && player.y() >= 0
                && player.x() + player.width() <= level.widthPx()
                && player.y() + player.height() <= level.heightPx()
                && report.blockIn(player.x(), player.y(), player.width(), player.height())
                        .isEmpty();
    }

    /** Reports a goal that lies in blocks on all sides. Touching its edge reaches it, so they must reach beyond it. */
    private void checkRoom(LevelObject goal) {
        TileRegion around = level.tilesUnder(
                goal.x() - MARGIN, goal.y() - MARGIN, goal.width() + 2 * MARGIN, goal.height() + 2 * MARGIN);
        TileRegion inside = around.intersect(level.tiles().region());
        if (!inside.isEmpty()
                && !reachesOut(around)
                && level.tiles().find(inside, others(level.legend())).isEmpty()) {
            report.report(
                    Finding.of(Severity.WARNING, "goal-in-blocks", goal.id()).fixedBy(Fix.moveToFreePlace(goal)), goal);
        }
    }

    /** Whether a region contains a place outside the level that bodies can reach. */
    private boolean reachesOut(TileRegion region) {
        Borders borders = level.physics().borders();
        return region.column() < 0 && borders.leftOpen()
                || region.endColumn() > level.columns() && borders.rightOpen()
                || region.row() < 0 && borders.topOpen()
                || region.endRow() > level.rows() && borders.bottomOpen();
    }

    /** Which tile values are not blocks. */
    private static boolean[] others(Legend legend) {
        boolean[] others = new boolean[Limits.MAX_SYMBOLS];
        for (int value = 0; value < legend.size(); value++) {
            others[value] = legend.typeOf(value) != TileType.BLOCK;
        }
        return others;
    }

    private void checkSupports(LevelObject player) {
        boolean hasGround = false;
        for (LevelObject support : supports()) {
            if (solidity(support) == Solidity.ALL && OverlapRule.overlap(player, support)) {
                report.report(
                        Finding.of(Severity.WARNING, "player-in-platform", player.id(), support.id())
                                .fixedBy(Fix.moveToFreePlace(player)),
                        player);
            }
            hasGround |= isBelow(support, player);
        }
        if (level.physics().borders().bottomOpen() && !hasGround && !hasTilesBelow(player)) {
            report.report(
                    Finding.of(Severity.HINT, "player-falls-out", player.id())
                            .fixedBy(Fix.of("close-bottom", (now, nearX, nearY) -> closedBelow(now))),
                    player);
        }
    }

    private static Level closedBelow(Level level) {
        Borders open = level.physics().borders();
        return level.withPhysics(
                level.physics().withBorders(new Borders(open.leftOpen(), open.rightOpen(), open.topOpen(), false)));
    }

    private List<LevelObject> supports() {
        if (supports == null) {
            supports = level.objects().types().all().stream()
                    .filter(ObjectType::canBePlatform)
                    .flatMap(type -> level.objects(type).stream())
                    .filter(object -> solidity(object) != Solidity.NONE)
                    .toList();
        }
        return supports;
    }

    private static Solidity solidity(LevelObject object) {
        return object.physics() instanceof ObjectPhysics.OfBody body
                ? body.def().solidity()
                : Solidity.NONE;
    }

    private static boolean isBelow(LevelObject support, LevelObject player) {
        return support.y() + support.height() > player.y()
                && player.x() < support.x() + support.width()
                && support.x() < player.x() + player.width();
    }

    private boolean hasTilesBelow(LevelObject player) {
        // Starts at the player's top: a block that the player starts in counts too, because the player is moved out of
        // it.
        double room = Math.min(level.heightPx() - player.y(), Limits.MAX_SIDE_PX);
        TileRegion column = level.tilesUnder(player.x(), player.y(), player.width(), room);
        return level.tiles().find(column, ground(level.legend())).isPresent();
    }

    private static boolean[] ground(Legend legend) {
        boolean[] ground = new boolean[Limits.MAX_SYMBOLS];
        for (int value = 0; value < legend.size(); value++) {
            TileType type = legend.typeOf(value);
            ground[value] = type.isSlope() ? !type.slope().ceiling() : type != TileType.EMPTY;
        }
        return ground;
    }
}
