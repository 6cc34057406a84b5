package leapsmith.levels.whatif;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.replay.EditLog;

/**
 * Removes from a level what can't affect the path of its player: characters that nothing collides with, such as a crowd
 * of patrols, and emitters of harmless bullets. The path stays the same, to the bit, and takes a fraction of the time
 * to simulate. Only {@link leapsmith.levels.play.Trail#collides} may differ.
 */
public final class PlayerLevel {
    private final boolean copiesPlayer;
    private ObjectLists all = ObjectLists.NONE;
    private ObjectLists kept = ObjectLists.NONE;

    /** For one run in levels that change. */
    PlayerLevel(PlayRecording run) {
        this(copiesPlayer(run.run().edits()));
    }

    private PlayerLevel(boolean copiesPlayer) {
        this.copiesPlayer = copiesPlayer;
    }

    /**
     * A level without objects that can't affect its player, as long as the player isn't copied; the level itself if
     * there are none.
     */
    public static Level reduced(Level level) {
        return new PlayerLevel(false).of(level);
    }

    /** The level without objects that can't affect the player; the level itself if there are none. */
    Level of(Level level) {
        if (level.objects() != all) {
            all = level.objects();
            kept = keep(level);
        }
        return kept == all ? level : level.withObjects(kept);
    }

    private ObjectLists keep(Level level) {
        Optional<LevelObject> player = level.player();
        // A copy takes the lowest free index, so its order among the others depends on which bodies are gone.
        if (player.isEmpty() || copiesPlayer) {
            return all;
        }
        Map<String, Integer> uses = new HashMap<>();
        all.stream().forEach(object -> uses.merge(object.id(), 1, Integer::sum));
        boolean charactersStopBullets = all.stream().anyMatch(PlayerLevel::firesAtPlayers);
        ObjectLists result = all;
        boolean isAfterPlayer = false;
        for (ObjectType type : all.types().all()) {
            List<LevelObject> list = new ArrayList<>();
            for (LevelObject object : all.of(type)) {
                // A body before the player may leave a free index, which the player gets when it respawns. Of objects
                // with the same id, one hides the others.
                boolean canLeave = uses.get(object.id()) == 1
                        && (isHarmlessEmitter(object)
                                || isAfterPlayer && !charactersStopBullets && isPassedByAll(object));
                if (!canLeave) {
                    list.add(object);
                }
                isAfterPlayer |= object == player.get();
            }
            if (list.size() < all.of(type).size()) {
                result = result.with(type, list);
            }
        }
        return result;
    }

    private static boolean copiesPlayer(EditLog<PlayCommand> commands) {
        boolean[] copies = new boolean[1];
        commands.forEach((command, tick) -> copies[0] |= command instanceof CharacterCommand.ClonePlayer);
        return copies[0];
    }

    private static boolean firesAtPlayers(LevelObject object) {
        return object.physics() instanceof ObjectPhysics.OfEmitter && !isHarmlessEmitter(object);
    }

    private static boolean isHarmlessEmitter(LevelObject object) {
        return object.physics() instanceof ObjectPhysics.OfEmitter emitter
                && !emitter.def().bullet().filter().accepts(BodyCategories.PLAYERS);
    }

    /** Whether an object is a body that collides with no other body and that is not a player. */
    private static boolean isPassedByAll(LevelObject object) {
        if (!(object.physics() instanceof ObjectPhysics.OfBody body)) {
            return false;
        }
        BodyDef def = body.def();
        return def.control() != Control.PLAYER
                && !def.solidToBodies()
                && !def.sensor()
                && def.solidity() == Solidity.NONE
                && def.path() == null
                && def.filter().equals(BodyCategories.CHARACTERS);
    }
}
