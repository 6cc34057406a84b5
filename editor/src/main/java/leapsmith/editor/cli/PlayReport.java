package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.PlayTime;
import leapsmith.physics.world.Body;

/** The outcome of a playthrough, as JSON and as text: the same every time, without times. */
final class PlayReport {
    private static final int LINES_FOR_PEOPLE = 20;

    private PlayReport() {}

    static ObjectNode json(Playthrough play) {
        ObjectNode json = JsonText.object()
                .put("ticks", play.world().tick())
                .put("stateHash", play.stateHash())
                .put("pairsFound", play.pairsFound())
                .put("pairsTested", play.pairsTested())
                .put("bodyCount", play.bodyCount());
        ArrayNode bodies = json.putArray("bodies");
        List<LevelObject> characters = play.level.objects(CharacterType.TYPE);
        for (int i = 0; i < characters.size(); i++) {
            Optional<Body> found = play.bodyOf(i);
            if (found.isPresent()) {
                Body body = found.get();
                bodies.addObject()
                        .put("id", characters.get(i).id())
                        .put("kind", characters.get(i).kind())
                        .put("x", body.x())
                        .put("y", body.y())
                        .put("vx", body.vx())
                        .put("vy", body.vy())
                        .put("onGround", body.onGround());
            }
        }
        ArrayNode events = json.putArray("events");
        for (Playthrough.Event event : play.events) {
            events.addObject()
                    .put("tick", event.tick())
                    .put("type", event.type())
                    .put("body", event.body())
                    .put("other", event.other());
        }
        return json.put("eventCount", play.eventCount());
    }

    static void print(Playthrough play, PrintWriter out) {
        long ticks = play.world().tick();
        PlayTime time = PlayTime.of(ticks, play.world().ticksPerSecond());
        out.println(ticks + (ticks == 1 ? " tick (" : " ticks (") + time.seconds() + " s)");
        out.println("state hash " + play.stateHash());
        out.println(play.bodyCount() + (play.bodyCount() == 1 ? " body, " : " bodies, ") + play.pairsFound()
                + " pairs found, " + play.pairsTested() + " tested");
        printBodies(play, out);
        printEvents(play, out);
    }

    private static void printBodies(Playthrough play, PrintWriter out) {
        List<LevelObject> characters = play.level.objects(CharacterType.TYPE);
        int shown = Math.min(LINES_FOR_PEOPLE, characters.size());
        for (int i = 0; i < shown; i++) {
            LevelObject character = characters.get(i);
            String where = play.bodyOf(i).map(PlayReport::place).orElse("is gone");
            out.println("  " + FailureText.oneLine(character.id() + " (" + character.kind() + ") ") + " " + where);
        }
        if (characters.size() > shown) {
            out.println("  and " + (characters.size() - shown) + " more characters");
        }
    }

    private static String place(Body body) {
        return "at " + JsonText.rounded(body.x()) + ", " + JsonText.rounded(body.y()) + " px, "
                + JsonText.rounded(body.vx()) + ", " + JsonText.rounded(body.vy()) + " px/s, "
                + (body.onGround() ? "on ground" : "in the air");
    }

    private static void printEvents(Playthrough play, PrintWriter out) {
        int shown = Math.min(LINES_FOR_PEOPLE, play.events.size());
        for (Playthrough.Event event : play.events.subList(0, shown)) {
            String body = event.body() == null ? "" : " " + event.body();
            String other = event.other() == null ? "" : " " + event.other();
            out.println("tick " + event.tick() + ": " + FailureText.oneLine(event.type() + body + other));
        }
        if (play.eventCount() > shown) {
            out.println("and " + (play.eventCount() - shown) + " more events");
        }
    }
}
