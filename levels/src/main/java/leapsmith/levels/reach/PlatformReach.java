package leapsmith.levels.reach;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.replay.InputLog;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Body;

/**
 * A moving platform that the player stands on, on the way to a goal.
 *
 * @param jumps the number of jumps on the way to it
 * @param run the run that ends with the first tick on it
 */
public record PlatformReach(String id, int jumps, PlayRecording run) {

    /** The platforms on the ways to the goals that were found, each with its shortest run. Plays these ways. */
    public static List<PlatformReach> of(ReachMap map) {
        Map<String, PlatformReach> found = new LinkedHashMap<>();
        if (!map.level().objects(PlatformType.TYPE).isEmpty()) {
            map.goals().stream().flatMap(goal -> goal.run().stream()).forEach(run -> addFrom(run, found));
        }
        return List.copyOf(found.values());
    }

    private static void addFrom(PlayRecording run, Map<String, PlatformReach> found) {
        PlaySession session = run.newSession();
        InputLog inputs = run.run().inputs();
        int jumps = 0;
        boolean stood = false;
        while (session.tick() < inputs.length() && session.player().isPresent()) {
            session.step(inputs.at(session.tick()));
            Optional<Body> player = session.player();
            if (player.isEmpty()) {
                return;
            }
            boolean stands = player.get().onGround();
            jumps += stood && !stands && player.get().vy() < 0 ? 1 : 0;
            stood = stands;
            if (stands) {
                Optional<String> platform = platformUnder(session, player.get(), run.level());
                if (platform.isPresent() && isSooner(session.tick(), found.get(platform.get()))) {
                    Recording<PlayCommand> part = run.run().slice(0, session.tick());
                    PlayRecording way = new PlayRecording(run.level(), run.start(), part);
                    found.put(platform.get(), new PlatformReach(platform.get(), jumps, way));
                }
            }
        }
    }

    private static boolean isSooner(long tick, PlatformReach known) {
        return known == null || tick < known.run.run().length();
    }

    private static Optional<String> platformUnder(PlaySession session, Body player, Level level) {
        return Optional.ofNullable(session.world().carrier(player))
                .map(carrier -> session.objectId(carrier.index()))
                .flatMap(level::object)
                .filter(object -> object.type() == PlatformType.TYPE)
                .map(LevelObject::id);
    }
}
