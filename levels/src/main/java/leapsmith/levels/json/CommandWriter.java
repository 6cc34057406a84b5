package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.MovementNumbers;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileFill;

/** Writes the commands of a run, each as an object with its tick. */
final class CommandWriter {
    private final JsonGenerator out;

    CommandWriter(JsonGenerator out) {
        this.out = out;
    }

    /**
     * Writes a command.
     *
     * @throws IllegalArgumentException if it is of a sort that files don't hold, or has a number beyond their limits
     */
    void write(long tick, PlayCommand command) throws IOException {
        out.writeStartObject();
        out.writeNumberField("tick", tick);
        if (command instanceof PlayCommand.FillTiles fill) {
            begin(CommandForm.FILL_TILES);
            writeFills(fill);
        } else if (command instanceof PlayCommand.PutObject put) {
            begin(formOf(put.object().sort()));
            out.writeFieldName(put.object().sort().word());
            new ObjectWriter(out).write(put.object());
        } else if (command instanceof PlayCommand.RemoveObject remove) {
            begin(CommandForm.REMOVE_OBJECT);
            out.writeStringField("id", remove.id());
        } else if (command instanceof PlayCommand.SetGravity set) {
            begin(CommandForm.SET_GRAVITY);
            JsonNumbers.write(out, "gravity", set.gravity());
        } else if (command instanceof PlayCommand.SetMaxFallSpeed set) {
            begin(CommandForm.SET_MAX_FALL_SPEED);
            JsonNumbers.write(out, "maxFallSpeed", set.maxFallSpeed());
        } else if (command instanceof PlayCommand.SetPartitionCell set) {
            begin(CommandForm.SET_PARTITION);
            out.writeNumberField("cellWidth", set.width());
            out.writeNumberField("cellHeight", set.height());
        } else {
            writeOfCharacters(command);
        }
        out.writeEndObject();
    }

    private void writeOfCharacters(PlayCommand command) throws IOException {
        if (command instanceof PlayCommand.SetMovement set) {
            begin(CommandForm.SET_MOVEMENT);
            out.writeStringField("id", set.id());
            new ObjectWriter(out).writeMovement(MovementNumbers.of(set.movement()));
        } else if (command instanceof PlayCommand.SetPlayerMovement set) {
            begin(CommandForm.SET_PLAYER_MOVEMENT);
            new ObjectWriter(out).writeMovement(MovementNumbers.of(set.movement()));
        } else if (command instanceof PlayCommand.ResizePlayer resize) {
            begin(CommandForm.RESIZE_PLAYER);
            JsonNumbers.write(out, "width", resize.width());
            JsonNumbers.write(out, "height", resize.height());
        } else if (command instanceof PlayCommand.MovePlayer move) {
            begin(CommandForm.MOVE_PLAYER);
            JsonNumbers.write(out, "x", move.x());
            JsonNumbers.write(out, "y", move.y());
        } else if (command instanceof PlayCommand.ClonePlayer) {
            begin(CommandForm.CLONE_PLAYER);
        } else if (command instanceof PlayCommand.RemoveClones) {
            begin(CommandForm.REMOVE_CLONES);
        } else if (command instanceof PlayCommand.RespawnPlayer) {
            begin(CommandForm.RESPAWN_PLAYER);
        } else {
            throw new IllegalArgumentException(
                    "a file holds no " + command.getClass().getSimpleName());
        }
    }

    private static CommandForm formOf(ObjectSort sort) {
        return switch (sort) {
            case CHARACTER -> CommandForm.PUT_CHARACTER;
            case ZONE -> CommandForm.PUT_ZONE;
            case PLATFORM -> CommandForm.PUT_PLATFORM;
            case EMITTER -> CommandForm.PUT_EMITTER;
        };
    }

    private void begin(CommandForm form) throws IOException {
        out.writeStringField("command", KebabNames.nameOf(form));
    }

    private void writeFills(PlayCommand.FillTiles command) throws IOException {
        out.writeArrayFieldStart("fills");
        for (TileFill fill : command.fills()) {
            TileRegion region = fill.region();
            out.writeStartObject();
            out.writeStringField("type", TileTypeNames.nameOf(fill.type()));
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
