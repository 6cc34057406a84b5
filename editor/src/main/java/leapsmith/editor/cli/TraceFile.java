package leapsmith.editor.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.TrailCsv;
import leapsmith.physics.world.Body;

/** A table of comma-separated values: position and velocity of each character after each tick, in px and px/s. */
final class TraceFile {
    private final BufferedWriter out;

    /** Writes the header of a table. */
    TraceFile(OutputStream file) throws IOException {
        out = new BufferedWriter(new OutputStreamWriter(file, StandardCharsets.UTF_8));
        out.write("tick,id,x,y,vx,vy,onGround\n");
    }

    /** Adds a line for each character that still exists. */
    void add(Playthrough play) throws IOException {
        List<LevelObject> characters = play.level().objects(CharacterType.TYPE);
        for (int i = 0; i < characters.size(); i++) {
            Optional<Body> found = play.bodyOf(i);
            if (found.isPresent()) {
                Body body = found.get();
                out.write(play.world().tick() + ","
                        + TrailCsv.field(characters.get(i).id()) + "," + JsonText.plain(body.x())
                        + ","
                        + JsonText.plain(body.y()) + "," + JsonText.plain(body.vx()) + ","
                        + JsonText.plain(body.vy()) + "," + body.onGround() + "\n");
            }
        }
    }

    /** Flushes all lines to the stream. */
    void flush() throws IOException {
        out.flush();
    }
}
