package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.HashLog;

/** Writes the document of a replay: known keys in their fixed order, and the unknown ones after them. */
final class ReplayWriter {
    /** The approximate length of a line of inputs, in characters. */
    private static final int LINE = 92;

    private final ReplayDocument replay;
    private final JsonGenerator out;

    private ReplayWriter(ReplayDocument replay, JsonGenerator out) {
        this.replay = replay;
        this.out = out;
    }

    static void write(ReplayDocument replay, OutputStream stream) throws IOException {
        try (JsonGenerator out = LevelWriter.FACTORY.createGenerator(stream, JsonEncoding.UTF8)) {
            out.setPrettyPrinter(new ReplayLayout());
            new ReplayWriter(replay, out).write();
        }
    }

    private void write() throws IOException {
        out.writeStartObject();
        out.writeStringField("format", ReplayReader.FORMAT);
        out.writeNumberField("version", version());
        out.writeStringField("name", replay.name());
        if (!replay.levelFile().isEmpty()) {
            out.writeStringField("level", replay.levelFile());
        }
        out.writeStringField("levelHash", replay.levelHash());
        if (version() > 1) {
            out.writeNumberField("simulation", replay.simulation());
        }
        out.writeNumberField("ticks", replay.run().length());
        if (replay.start().isPresent()) {
            writeStart(replay.start().get());
        }
        writeInputs(InputScript.of(replay.run().inputs()).steps());
        writeCommands(replay.run().edits());
        writeEnd(replay.end());
        writeHashes("hashes", replay.run().hashes());
        writeHashes("playerHashes", replay.playerHashes());
        for (Map.Entry<String, String> extra : replay.unknownKeys().asMap().entrySet()) {
            out.writeFieldName(extra.getKey());
            out.writeRawValue(KeptJson.laidOut(extra.getValue()));
        }
        out.writeEndObject();
        out.writeRaw('\n');
    }

    /** The lowest version that can represent the replay. */
    private int version() {
        // Version 1 has hashes without a colon and one simulation.
        if (replay.levelHash().indexOf(':') >= 0 || replay.simulation() != 1) {
            return 2;
        }
        EditLog<PlayCommand> commands = replay.run().edits();
        for (int i = 0; i < commands.count(); i++) {
            if (CommandWriter.needsVersion2(commands.edit(i))) {
                return 2;
            }
        }
        return 1;
    }

    private void writeStart(StartPoint start) throws IOException {
        out.writeObjectFieldStart("start");
        JsonNumbers.write(out, "x", start.x());
        JsonNumbers.write(out, "y", start.y());
        out.writeEndObject();
    }

    private void writeInputs(List<String> steps) throws IOException {
        out.writeArrayFieldStart("inputs");
        StringBuilder line = new StringBuilder();
        for (String step : steps) {
            if (line.length() > 0 && line.length() + step.length() >= LINE) {
                out.writeString(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? "," : "").append(step);
        }
        if (line.length() > 0) {
            out.writeString(line.toString());
        }
        out.writeEndArray();
    }

    private void writeCommands(EditLog<PlayCommand> commands) throws IOException {
        if (commands.count() == 0) {
            return;
        }
        out.writeArrayFieldStart("commands");
        CommandWriter writer = new CommandWriter(out);
        for (int i = 0; i < commands.count(); i++) {
            writer.write(commands.tick(i), commands.edit(i));
        }
        out.writeEndArray();
    }

    private void writeEnd(ReplayRun.End end) throws IOException {
        out.writeObjectFieldStart("end");
        out.writeStringField("outcome", end.outcome().text());
        if (end.outcome() == PlayState.GOAL_REACHED) {
            out.writeStringField("goal", end.goal());
        }
        out.writeNumberField("tick", end.tick());
        out.writeStringField("hash", hex(end.hash()));
        out.writeEndObject();
    }

    private void writeHashes(String key, HashLog hashes) throws IOException {
        if (hashes.count() == 0) {
            return;
        }
        out.writeObjectFieldStart(key);
        out.writeNumberField("every", hashes.every());
        out.writeArrayFieldStart("values");
        for (long hash : hashes.values()) {
            out.writeString(hex(hash));
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static String hex(long hash) {
        return HexFormat.of().toHexDigits(hash);
    }
}
