package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.Zone;
import leapsmith.physics.tile.TileType;

/** Rules of the level as a whole: that somebody can play it, and to some end. */
final class LevelRules {
    private final Level level;
    private final Report report;

    LevelRules(Level level, Report report) {
        this.level = level;
        this.report = report;
    }

    void check() {
        List<PlacedCharacter> players =
                level.characters().stream().filter(PlacedCharacter::isPlayer).toList();
        if (players.isEmpty()) {
            report.add(
                    Severity.ERROR, "no-player", "The level has no player. Place a character of the kind \"player\".");
        }
        for (int i = 1; i < players.size(); i++) {
            report.add(
                    Severity.WARNING,
                    "several-players",
                    "\"" + players.get(i).id() + "\" is a player as \""
                            + players.get(0).id()
                            + "\" is, and the same keys move both. Leave one, or give the others another kind.",
                    players.get(i));
        }
        List<Zone> goals = level.zones().stream().filter(Zone::isGoal).toList();
        if (goals.isEmpty()) {
            report.add(
                    Severity.HINT,
                    "no-goal",
                    "The level has no goal, so it can't be finished. Place a zone of the kind \"goal\".");
        }
        for (PlacedCharacter player : players) {
            checkPlayer(player, goals);
        }
        int ticks = level.physics().ticksPerSecond();
        if (ticks != 30 && ticks != 60 && ticks != 120) {
            report.add(
                    Severity.HINT,
                    "tick-rate",
                    "The level runs at " + ticks + " ticks a second. Jumps are made for 60; 30 and 120 are usual too.");
        }
    }

    private void checkPlayer(PlacedCharacter player, List<Zone> goals) {
        for (Zone goal : goals) {
            if (Boxes.overlap(player, goal)) {
                report.add(
                        Severity.HINT,
                        "player-in-goal",
                        "\"" + player.id() + "\" starts in the goal \"" + goal.id()
                                + "\", so the level is finished at once. Move one of them.",
                        player);
            }
        }
        for (Platform platform : level.platforms()) {
            if (!platform.isOneWay() && Boxes.overlap(player, platform)) {
                report.add(
                        Severity.WARNING,
                        "player-in-platform",
                        "\"" + player.id() + "\" starts in the solid platform \"" + platform.id()
                                + "\". Move one of them.",
                        player);
            }
        }
        if (level.physics().borders().bottomOpen() && !hasGroundBelow(player)) {
            report.add(
                    Severity.HINT,
                    "player-falls-out",
                    "Below \"" + player.id()
                            + "\" is nothing but the open bottom of the level. Put ground there, or close the bottom.",
                    player);
        }
    }

    private boolean hasGroundBelow(PlacedCharacter player) {
        for (Platform platform : level.platforms()) {
            boolean below = platform.y() + platform.height() > player.y();
            if (below && player.x() < platform.x() + platform.width() && platform.x() < player.x() + player.width()) {
                return true;
            }
        }
        // As high as the player: what it starts in counts as well, as a wall it will be pushed out of.
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
