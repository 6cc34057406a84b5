package leapsmith.levels.convert;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;

/** Collects rules in the order in which they have to be tried: what is special before what is solid. */
final class GuessedRules {
    static final Outcome BLOCK = new Outcome.Tiles(TileType.BLOCK);
    static final Outcome ONE_WAY = new Outcome.Tiles(TileType.ONE_WAY);
    static final Outcome EMPTY = new Outcome.Tiles(TileType.EMPTY);
    static final Outcome PLAYER = new Outcome.Placed(CharacterType.TYPE, CharacterType.PLAYER);
    static final Outcome PATROL = new Outcome.Placed(CharacterType.TYPE, CharacterType.PATROL);
    static final Outcome GOAL = new Outcome.Placed(ZoneType.TYPE, ZoneType.GOAL);
    static final Outcome ONE_WAY_PLATFORM = new Outcome.Placed(PlatformType.TYPE, PlatformType.ONE_WAY);
    static final Outcome MOVING = new Outcome.Placed(PlatformType.TYPE, PlatformType.SOLID);

    private final List<GuessedRule> special = new ArrayList<>();
    private final List<GuessedRule> solid = new ArrayList<>();

    /** Adds a rule with its reason: the name and the arguments of a finding. */
    void add(Selector selector, Outcome outcome, String reason, Object... arguments) {
        GuessedRule guessed =
                new GuessedRule(new ImportRule(selector, outcome), Finding.of(Severity.HINT, reason, arguments));
        (outcome.equals(BLOCK) ? solid : special).add(guessed);
    }

    boolean hasSolid() {
        return !solid.isEmpty();
    }

    List<GuessedRule> all() {
        List<GuessedRule> all = new ArrayList<>(special);
        all.addAll(solid);
        return all;
    }
}
