package leapsmith.levels.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.physics.world.Body;

/** What a playthrough came to, for programs and for people. */
final class PlayReport {
    private static final int EVENTS_FOR_PEOPLE = 20;

    private PlayReport() {}

    static ObjectNode json(Playthrough play) {
        ObjectNode json = JsonText.object()
                .put("ticks", play.world().tick())
                .put("stateHash", play.stateHash())
                .put("pairsFound", play.pairsFound())
                .put("pairsTested", play.pairsTested())
                .put("bodyCount", play.bodyCount())
                .put("millisPerTick", play.millisPerTick());
        ArrayNode bodies = json.putArray("bodies");
        for (PlacedCharacter character : play.level().characters()) {
            Optional<Body> found = play.bodyOf(character);
            if (found.isPresent()) {
                Body body = found.get();
                bodies.addObject()
                        .put("id", character.id())
                        .put("kind", character.kind())
                        .put("x", body.x())
                        .put("y", body.y())
                        .put("vx", body.vx())
                        .put("vy", body.vy())
                        .put("onGround", body.onGround());
            }
        }
        ArrayNode events = json.putArray("events");
        for (Playthrough.Event event : play.events()) {
            events.addObject()
                    .put("tick", event.tick())
                    .put("type", event.type())
                    .put("body", event.body())
                    .put("other", event.other());
        }
        return json.put("eventCount", play.eventCount());
    }

    static void print(Playthrough play, PrintWriter out) {
        double seconds = (double) play.world().tick() / play.world().ticksPerSecond();
        out.println(play.world().tick() + " ticks (" + JsonText.plain(Math.round(seconds * 100) / 100.0) + " s), "
                + JsonText.plain(play.millisPerTick()) + " ms a tick");
        out.println("state hash " + play.stateHash());
        out.println(play.bodyCount() + (play.bodyCount() == 1 ? " body, " : " bodies, ") + play.pairsFound()
                + " pairs found, " + play.pairsTested() + " tested");
        for (PlacedCharacter character : play.level().characters()) {
            String where = play.bodyOf(character)
                    .map(body -> "at " + JsonText.plain(body.x()) + ", " + JsonText.plain(body.y()) + " px, "
                            + JsonText.plain(body.vx()) + ", " + JsonText.plain(body.vy()) + " px/s, "
                            + (body.onGround() ? "on ground" : "in the air"))
                    .orElse("is gone");
            out.println("  " + FailureText.oneLine(character.id()) + " (" + FailureText.oneLine(character.kind()) + ") "
                    + where);
        }
        int shown = Math.min(EVENTS_FOR_PEOPLE, play.events().size());
        for (Playthrough.Event event : play.events().subList(0, shown)) {
            String other = event.other() == null ? "" : " " + event.other();
            out.println("tick " + event.tick() + ": " + event.type() + " " + FailureText.oneLine(event.body() + other));
        }
        if (play.eventCount() > shown) {
            out.println("and " + (play.eventCount() - shown) + " events more");
        }
    }
}
