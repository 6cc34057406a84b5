package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/** The words with which authors of maps say what something is. */
final class Vocabulary {
    /** What a name says. */
    enum Meaning {
        /** Solid, without any doubt. */
        SOLID,
        /** A material, or a part of a landscape, which is solid unless something else is named more clearly. */
        MATERIAL,
        /** Solid in some engines and one-way in others. */
        PLATFORM,
        ONE_WAY,
        MOVING_PLATFORM,
        PLAYER,
        ENEMY,
        GOAL,
        /** Kills the player who touches it. */
        DEADLY,
        /** Decoration, or something that characters pass. */
        PASSABLE;

        /** Whether it is solid, unless something else is named more clearly. */
        boolean isSolid() {
            return this == SOLID || this == MATERIAL;
        }

        /** Whether characters pass it as a tile. */
        boolean isPassable() {
            return this == PASSABLE || this == DEADLY;
        }
    }

    private static final List<String> ONE_WAY_PARTS =
            List.of("oneway", "jumpthr", "semisolid", "passthr", "dropthr", "onesided");
    private static final Set<String> SOLID = Set.of(
            "collision", "collide", "collidable", "collider", "solid", "blocking", "blocked", "obstacle", "impassable");
    private static final Set<String> MATERIAL =
            Set.of("ground wall terrain floor dirt stone rock brick block earth ceiling concrete barrier".split(" "));
    private static final Set<String> MOVING = Set.of("moving", "mover", "lift", "elevator");
    private static final Set<String> ENEMY = Set.of("enemy", "enemie", "mob", "monster", "badguy", "foe");
    private static final Set<String> PLAYER = Set.of("player", "hero", "protagonist", "playerstart", "playerspawn");
    private static final Set<String> START =
            Set.of("spawn", "start", "spawnpoint", "startpoint", "spawner", "startposition");
    private static final Set<String> PLACE = Set.of("point", "position", "pos", "location", "character", "p", "the");
    private static final Set<String> GOAL = Set.of("goal", "exit", "finish", "levelend", "endlevel");
    private static final Set<String> GOAL_PLACE =
            Set.of("trigger", "zone", "point", "door", "level", "area", "line", "flag", "the");
    private static final Set<String> DEADLY = Set.of(
            "spike lava acid hazard death kill killer deadly lethal deathzone killzone deadzone dead".split(" "));
    private static final Set<String> DEADLY_PLACE =
            Set.of("trigger zone area box plane floor pit field player instant the".split(" "));
    private static final Set<String> PASSABLE =
            Set.of(("ladder rope vine water lava acid spike hazard death kill trap coin item collectible"
                            + " collectable pickup gem bomb decoration deco decor background bg parallax sky foreground fg"
                            + " shadow effect overlay trigger zone door light cloudscape backdrop shading")
                    .split(" "));

    /** The words for tile kinds; a name of these and {@link #KIND_PLACE} alone says that tiles are of that kind. */
    private static final Map<StandardKind, Set<String>> KINDS = new EnumMap<>(Map.of(
            StandardKind.ICE, Set.of("ice", "icy", "slippery", "frozen"),
            StandardKind.MUD, Set.of("mud", "muddy", "swamp", "quicksand", "sticky"),
            StandardKind.BELT, Set.of("belt", "conveyor", "conveyer", "treadmill"),
            StandardKind.SPRING, Set.of("spring springboard trampoline bouncy bouncer bounce jumppad".split(" ")),
            StandardKind.LADDER, Set.of("ladder", "climb", "climbable"),
            StandardKind.VINE, Set.of("vine", "rope"),
            StandardKind.WATER, Set.of("water", "underwater", "swim", "swimmable", "swimming", "liquid"),
            StandardKind.SPIKES, Set.of("spike", "thorn"),
            StandardKind.CRUMBLE, Set.of("crumble", "crumbling", "collapsing")));

    private static final Set<String> KIND_PLACE =
            Set.of(("tile block zone area surface top bottom middle center body end part floor ground platform pad wall"
                            + " solid the")
                    .split(" "));

    /** Kills however it is touched: most maps don't say to which side spikes point. */
    private static final TileKind HAZARD = TileKind.of("hazard", TileType.EMPTY, 0xe2583e)
            .withMaterial(
                    Material.builder().deadly(EnumSet.allOf(TileSide.class)).build());

    /** Properties whose text says what something is. */
    private static final Set<String> NAMING_KEYS = Set.of("class", "type", "kind", "name", "tag", "category");

    private static final Set<String> NO = Set.of("false", "no", "none", "0", "", "null");

    private Vocabulary() {}

    /** What a name says; empty if it has no known word. */
    static Optional<Meaning> meaningOf(String name) {
        List<String> words = words(name);
        String joined = String.join("", words);
        if (ONE_WAY_PARTS.stream().anyMatch(joined::contains) || words.equals(List.of("cloud"))) {
            return Optional.of(Meaning.ONE_WAY);
        }
        if (has(words, MOVING)) {
            return Optional.of(Meaning.MOVING_PLATFORM);
        }
        if (has(words, ENEMY) || ENEMY.contains(joined)) {
            return Optional.of(Meaning.ENEMY);
        }
        if (isMadeOf(words, PLAYER, START, PLACE) && (has(words, PLAYER) || has(words, START))) {
            return Optional.of(Meaning.PLAYER);
        }
        if (isMadeOf(words, GOAL, GOAL_PLACE, Set.of()) && has(words, GOAL)) {
            return Optional.of(Meaning.GOAL);
        }
        if (isMadeOf(words, DEADLY, DEADLY_PLACE, Set.of()) && has(words, DEADLY)) {
            return Optional.of(Meaning.DEADLY);
        }
        if (has(words, PASSABLE) || joined.endsWith("deco")) {
            return Optional.of(Meaning.PASSABLE);
        }
        if (has(words, SOLID)) {
            return Optional.of(Meaning.SOLID);
        }
        if (words.contains("platform")) {
            return Optional.of(Meaning.PLATFORM);
        }
        return has(words, MATERIAL) ? Optional.of(Meaning.MATERIAL) : Optional.empty();
    }

    /**
     * The tile kind that a name says, with the shape, material and color that its tiles have: a standard kind, or one that
     * kills however it is touched; empty if it says none.
     */
    static Optional<TileKind> kindOf(String name) {
        Optional<StandardKind> exact = Arrays.stream(StandardKind.values())
                .filter(standard -> letters(standard.kind().name()).equals(letters(name)))
                .findFirst();
        if (exact.isPresent()) {
            return exact.map(StandardKind::kind);
        }
        List<String> words = words(name);
        String joined = String.join("", words);
        for (Map.Entry<StandardKind, Set<String>> known : KINDS.entrySet()) {
            boolean isNamed = has(words, known.getValue()) || known.getValue().contains(joined);
            List<String> others = words.stream()
                    .filter(word -> !known.getValue().contains(word) && !KIND_PLACE.contains(word))
                    .toList();
            if (isNamed && others.isEmpty()) {
                return Optional.of(
                        known.getKey() == StandardKind.SPIKES
                                ? HAZARD
                                : known.getKey().kind());
            }
            if (isNamed && others.size() == 1) {
                Optional<TileKind> variety = varietyOf(known.getKey(), others.get(0));
                if (variety.isPresent()) {
                    return variety;
                }
            }
        }
        return meaningOf(name).filter(meaning -> meaning == Meaning.DEADLY).map(meaning -> HAZARD);
    }

    /** The variety of a standard kind that a further word says, as the direction of spikes. */
    private static Optional<TileKind> varietyOf(StandardKind kind, String word) {
        if (word.equals("up") && kind == StandardKind.SPIKES || word.equals("right") && kind == StandardKind.BELT) {
            return Optional.of(kind.kind());
        }
        boolean isStrong = kind == StandardKind.SPRING && (word.equals("strong") || word.equals("super"));
        return isStrong
                ? Optional.of(StandardKind.STRONG_SPRING.kind())
                : StandardKind.ofName(kind.kind().name() + "-" + word).map(StandardKind::kind);
    }

    /** The tile kind that a property says, by its value if its name only says that it is one. */
    static Optional<TileKind> kindOf(String key, String json) {
        if (NAMING_KEYS.contains(key.toLowerCase(Locale.ROOT))) {
            return kindOf(NamePattern.shown(json));
        }
        return json.equals("true") ? kindOf(key) : Optional.empty();
    }

    /** A name without case, spaces and hyphens, to compare it with another. */
    static String letters(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
    }

    /** What a property says: by its name, or by its value if its name only says that it is one. */
    static Optional<Meaning> meaningOf(String key, String json) {
        String value = NamePattern.shown(json);
        if (NO.contains(value.toLowerCase(Locale.ROOT))) {
            return Optional.empty();
        }
        if (NAMING_KEYS.contains(key.toLowerCase(Locale.ROOT))) {
            return meaningOf(value);
        }
        Optional<Meaning> ofKey = meaningOf(key)
                .filter(meaning -> meaning.isSolid()
                        || meaning == Meaning.ONE_WAY
                        || meaning.isPassable() && value.equals("true"));
        Optional<Meaning> ofValue = meaningOf(value).filter(meaning -> meaning == Meaning.ONE_WAY);
        return ofKey.isPresent() && ofValue.isPresent() ? ofValue : ofKey;
    }

    /** A property as a selector names it. */
    static String selectorOf(String key, String json) {
        return key + "=" + NamePattern.shown(json);
    }

    /** The first property that says something; empty if none does. */
    static Optional<Meaning> meaningOf(RawMembers properties) {
        return properties.asMap().entrySet().stream()
                .flatMap(property -> meaningOf(property.getKey(), property.getValue()).stream())
                .findFirst();
    }

    private static boolean has(List<String> words, Set<String> some) {
        return words.stream().anyMatch(some::contains);
    }

    private static boolean isMadeOf(List<String> words, Set<String> a, Set<String> b, Set<String> c) {
        return !words.isEmpty()
                && words.stream().allMatch(word -> a.contains(word) || b.contains(word) || c.contains(word));
    }

    /** The words of a name in lower case, without numbers and without the s of the plural. */
    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        String spaced = name.length() > 200 ? "" : name.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2");
        for (String part : spaced.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")) {
            boolean isPlural = part.length() > 3 && part.endsWith("s") && !part.endsWith("ss");
            if (!part.isEmpty()) {
                words.add(isPlural ? part.substring(0, part.length() - 1) : part);
            }
        }
        return words;
    }
}
