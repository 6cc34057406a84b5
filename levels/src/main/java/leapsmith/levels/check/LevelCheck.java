package leapsmith.levels.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectRule;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;

/**
 * Checks a level for problems. It reads only the objects and the tiles near them, so its cost does not depend on the
 * size of the level; only if the level has tile kinds of its own or springs are these searched for.
 *
 * <p>Rules for one type of objects are declared by the {@link leapsmith.levels.model.ObjectType}; rules for the level
 * as a whole are in this package.
 */
public final class LevelCheck {
    private LevelCheck() {}

    /** {@return the problems of a level, the most severe first; at most a thousand per rule} */
    public static List<Problem> check(Level level) {
        return check(level, Optional.empty(), List.of());
    }

    /**
     * {@return the problems of a level and of its theme, as above}
     *
     * @param look the pictures of the theme; empty if it has none
     * @param ofTheme what was found when the theme was read
     */
    public static List<Problem> check(Level level, Optional<Look> look, List<Finding> ofTheme) {
        Report report = new Report(level);
        ofTheme.forEach(report::report);
        look.ifPresent(it -> new LookRules(level, it, report).check());
        new LevelRules(level, report).check();
        new NameRules(level, report).check();
        new KindRules(level, report).check();
        new ObjectRules(level, report).check();
        new SignalRules(level, report).check();
        new OwnKindRules(level, report).check();
        new OverlapRule(level, report).check();
        return report.sorted();
    }

    /** Checks the names of free properties and of tile kinds, for which files allow more than the editor. */
    private static final class NameRules {
        private final Level level;
        private final Report report;

        NameRules(Level level, Report report) {
            this.level = level;
            this.report = report;
        }

        void check() {
            oddName(level.properties()).ifPresent(report::report);
            Set<String> names = new HashSet<>();
            level.legend().entries().forEach(entry -> {
                TileKind kind = entry.kind();
                oddName(kind.properties()).ifPresent(report::report);
                if (!kind.isPlain() && !names.add(kind.name())) {
                    report.report(Finding.of(Severity.HINT, "tile-kind-name", kind.name()));
                }
            });
            level.objects().stream()
                    .filter(object -> !object.properties().isEmpty())
                    .forEach(this::check);
        }

        private void check(LevelObject object) {
            oddName(object.properties()).ifPresent(finding -> report.report(finding, object));
        }

        /** What to report of the first property without a proper name, if there is one. */
        private static Optional<Finding> oddName(RawMembers properties) {
            return properties.asMap().keySet().stream()
                    .filter(name -> !FreeValue.isName(name))
                    .findFirst()
                    .map(name -> Finding.of(
                            Severity.HINT,
                            "property-name",
                            name.length() > Limits.MAX_PROPERTY_NAME
                                    ? name.substring(0, Limits.MAX_PROPERTY_NAME) + "…"
                                    : name,
                            Limits.MAX_PROPERTY_NAME));
        }
    }

    /** Rules for the level as a whole: it has a player and can be finished. */
    private static final class LevelRules {
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
                checkChannel(players.get(i), players.subList(0, i));
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
                                (now, nearX, nearY) ->
                                        now.withPhysics(now.physics().withTicksPerSecond(60)))));
            }
        }

        /** Reports a player that is controlled by the same buttons as one before it. */
        private void checkChannel(LevelObject player, List<LevelObject> before) {
            before.stream()
                    .filter(other -> channel(other) == channel(player))
                    .findFirst()
                    .ifPresent(other -> report.report(
                            Finding.of(Severity.WARNING, "several-players", other.id(), player.id())
                                    .fixedBy(Fix.of(
                                            "make-patrol", player, (now, it) -> it.withKind(CharacterType.PATROL))),
                            player));
        }

        /** The input channel of a player, which may be of a type of its own. */
        private static int channel(LevelObject player) {
            return player.physics() instanceof ObjectPhysics.OfBody body
                    ? body.def().channel()
                    : 0;
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
                        Finding.of(Severity.WARNING, "goal-in-blocks", goal.id())
                                .fixedBy(Fix.moveToFreePlace(goal)),
                        goal);
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
            // Starts at the player's top: a block that the player starts in counts too, because the player is moved out
            // of
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

    /** Rules for each object: those for all types, and those that its type declares. */
    private static final class ObjectRules {
        private static final Fix NEW_IDS = Fix.of("new-ids", (level, nearX, nearY) -> withNewIds(level));

        private final Level level;
        private final Report report;
        private final Set<String> ids = new HashSet<>();

        ObjectRules(Level level, Report report) {
            this.level = level;
            this.report = report;
        }

        void check() {
            for (ObjectType type : level.objects().types().all()) {
                List<LevelObject> objects = level.objects(type);
                Map<String, List<LevelObject>> ofUnknownKind = new LinkedHashMap<>();
                for (LevelObject object : objects) {
                    checkId(object);
                    checkSize(object);
                    if (type.findKind(object.behavior()).isEmpty()
                            && object.own().isEmpty()) {
                        ofUnknownKind
                                .computeIfAbsent(object.kind(), kind -> new ArrayList<>())
                                .add(object);
                    }
                    for (ObjectRule rule : type.rules()) {
                        rule.check(object, report);
                    }
                }
                for (BiConsumer<List<LevelObject>, ObjectRule.Context> rule : type.listRules()) {
                    rule.accept(objects, report);
                }
                ofUnknownKind.values().forEach(this::reportKind);
            }
        }

        private void checkId(LevelObject object) {
            if (object.id().isEmpty()) {
                report.report(
                        Finding.of(Severity.WARNING, "empty-id", FileWord.of(object.type(), object.kind()))
                                .fixedBy(NEW_IDS),
                        object);
            } else if (!ids.add(object.id())) {
                report.report(
                        Finding.of(Severity.WARNING, "duplicate-id", object.id())
                                .fixedBy(NEW_IDS),
                        object);
            }
        }

        private void checkSize(LevelObject object) {
            if (!object.type().allowsZeroSize() && !OverlapRule.hasArea(object)) {
                report.report(
                        Finding.of(
                                        Severity.WARNING,
                                        "zero-size",
                                        object.id(),
                                        PortableMath.round(object.width()),
                                        PortableMath.round(object.height()))
                                .fixedBy(Fix.of("usual-size", object, ObjectRules::withUsualSize)),
                        object);
            }
        }

        /** Reports a kind once, at the first of the objects that have it. */
        private void reportKind(List<LevelObject> objects) {
            LevelObject first = objects.get(0);
            ObjectType type = first.type();
            ObjectType.UnknownKind unknown = type.unknownKind();
            Finding finding = Finding.of(unknown.severity(), unknown.rule())
                    .withText(Message.of(
                            "problem.unknown-kind",
                            first.id(),
                            first.kind(),
                            known(type),
                            FileWord.of(type),
                            new FileWord(unknown.consequence(), "consequence." + unknown.rule()),
                            objects.size() - 1));
            String known = unknown.kind().name();
            // A kind of zones that only the game knows is kept.
            boolean canFix = type.findKind(known).isPresent();
            report.report(canFix ? finding.fixedBy(withKind(known, first)) : finding, first);
        }

        /** Sets a kind of all objects of the type and kind of an object. */
        private static Fix withKind(String kind, LevelObject like) {
            return Fix.of(
                    "known-kind",
                    (level, nearX, nearY) -> level.withObjects(level.objects()
                            .mapped(it -> it.type() == like.type() && it.kind().equals(like.kind())
                                    ? it.withKind(kind)
                                    : it)));
        }

        private static List<FileWord> known(ObjectType type) {
            return type.kinds().stream()
                    .map(kind -> FileWord.of(type, kind.name()))
                    .toList();
        }

        /** Gives an id to each object that has none, or that of an earlier object. */
        private static Level withNewIds(Level level) {
            Set<String> used = new HashSet<>();
            level.objects().stream().forEach(object -> used.add(object.id()));
            Set<String> seen = new HashSet<>();
            return level.withObjects(level.objects().mapped(object -> {
                if (!object.id().isEmpty() && seen.add(object.id())) {
                    return object;
                }
                int number = 2;
                while (used.contains(object.kind() + "-" + number)) {
                    number++;
                }
                String id = object.kind() + "-" + number;
                used.add(id);
                seen.add(id);
                return object.withId(id);
            }));
        }

        private static LevelObject withUsualSize(Level level, LevelObject object) {
            LevelObject usual = object.type().create(object.id(), object.kind(), object.x(), object.y());
            return object.withBox(object.x(), object.y(), usual.width(), usual.height());
        }
    }
}
