package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.play.CommandField;
import leapsmith.levels.play.CommandField.Type;
import leapsmith.levels.play.CommandType;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileFill;
import leapsmith.physics.body.Movement;

/** Writes the commands of a run by their descriptions, each as an object with its tick. */
final class CommandWriter {
    private final JsonGenerator out;
    private final ObjectWriter objects;

    CommandWriter(JsonGenerator out) {
        this.out = out;
        this.objects = new ObjectWriter(out, ObjectWriter.Style.FILE);
    }

    /**
     * Writes a command.
     *
     * @throws IllegalArgumentException if files can't hold such a command, or a number is beyond their limits
     */
    void write(long tick, PlayCommand command) throws IOException {
        if (command.type() == null) {
            throw new IllegalArgumentException(
                    "a file holds no " + command.getClass().getSimpleName());
        }
        out.writeStartObject();
        out.writeNumberField("tick", tick);
        out.writeStringField("command", command.type().name());
        writeFields(command.type(), command);
        out.writeEndObject();
    }

    /** Whether a command has a value under a key that programs of version 1 do not know. */
    static boolean needsVersion2(PlayCommand command) {
        return command.type() != null && needsVersion2(command.type(), command);
    }

    @SuppressWarnings("unchecked")
    private static <C extends PlayCommand> boolean needsVersion2(CommandType<C> type, PlayCommand command) {
        return type.fields().stream().anyMatch(field -> {
            Object value = field.get().apply((C) command);
            return value instanceof LevelObject object && ObjectWriter.needsVersion2(object)
                    || value instanceof Movement movement && ObjectWriter.needsVersion2(character(movement))
                    || value instanceof List<?> fills && fills.stream().anyMatch(CommandWriter::hasKind);
        });
    }

    @SuppressWarnings("unchecked")
    private <C extends PlayCommand> void writeFields(CommandType<C> type, PlayCommand command) throws IOException {
        for (CommandField<C, ?> field : type.fields()) {
            writeField(field, (C) command);
        }
    }

    private <C extends PlayCommand, T> void writeField(CommandField<C, T> field, C command) throws IOException {
        T value = field.get().apply(command);
        if (field.type() instanceof Type.OfNumber number) {
            PropertyWriter.write(
                    field.key(), number.number(), number.number().require((Double) value, field.key()), out);
        } else if (field.type() instanceof Type.OfId) {
            out.writeStringField(field.key(), (String) value);
        } else if (field.type() instanceof Type.OfMovement) {
            objects.writeGroup(character((Movement) value), CharacterType.MOVEMENT);
        } else if (field.type() instanceof Type.OfObject) {
            out.writeFieldName(field.key());
            objects.write((LevelObject) value);
        } else if (field.type() instanceof Type.OfFills) {
            writeFills(field.key(), (List<?>) value);
        } else {
            throw new AssertionError("sealed: " + field.type());
        }
    }

    private static boolean hasKind(Object fill) {
        return !((TileFill) fill).kind().isEmpty();
    }

    private static LevelObject character(Movement movement) {
        return CharacterType.withMovement(CharacterType.TYPE.create("", CharacterType.PLAYER, 0, 0), movement);
    }

    private void writeFills(String key, List<?> fills) throws IOException {
        out.writeArrayFieldStart(key);
        for (Object each : fills) {
            TileFill fill = (TileFill) each;
            TileRegion region = fill.region();
            out.writeStartObject();
            out.writeStringField("type", TileTypeNames.nameOf(fill.type()));
            if (!fill.kind().isEmpty()) {
                out.writeStringField("kind", fill.kind());
            }
            out.writeNumberField("column", region.column());
            out.writeNumberField("row", region.row());
            if (region.columns() != 1) {
                out.writeNumberField("columns", region.columns());
            }
            if (region.rows() != 1) {
                out.writeNumberField("rows", region.rows());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
