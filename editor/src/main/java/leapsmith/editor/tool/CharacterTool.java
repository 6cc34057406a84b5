package leapsmith.editor.tool;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;

/**
 * Places characters with their feet on the bottom edge of the tile under the pointer, in its middle. A press on a
 * character selects and drags it. A level has one player, so placing the player where there is one moves that one, with
 * its size and numbers, as one step. The right button deletes characters.
 */
final class CharacterTool extends ObjectTool {

    CharacterTool(ToolContext context) {
        super(ToolId.CHARACTER, context);
    }

    @Override
    ObjectDrag dragFromStart() {
        if (start().button() == PointerButton.RIGHT) {
            return new EraseDrag(context(), this::characterUnder);
        }
        Optional<LevelObject> character = characterUnder(start());
        if (character.isPresent()) {
            return moveFromStart(character.get());
        }
        String step = playerToMove().isPresent() ? StepNames.MOVE_PLAYER : StepNames.PLACE_CHARACTER;
        return placedAt(start()).map(it -> new PlaceDrag(context(), step, it)).orElse(null);
    }

    @Override
    Preview hoverPreview() {
        if (characterUnder(at()).isPresent()) {
            return Preview.none(PointerShape.MOVE, Status.of("status.object.drag"));
        }
        Status status = Status.of(playerToMove().isPresent() ? "status.character.move" : "status.character");
        return placedAt(at())
                .map(it -> Preview.ofGhosts(List.of(it), PointerShape.CROSSHAIR, status))
                .orElse(Preview.none(PointerShape.FORBIDDEN, status));
    }

    private Optional<LevelObject> characterUnder(Gesture place) {
        return under(place, level().characters());
    }

    private Optional<PlacedCharacter> playerToMove() {
        return kind().equals(PlacedCharacter.PLAYER) ? level().player() : Optional.empty();
    }

    private String kind() {
        return context().palette().character().kind();
    }

    /** The character as a press there would place it; empty outside of the level. */
    private Optional<LevelObject> placedAt(Gesture place) {
        int column = level().columnAt(place.x());
        int row = level().rowAt(place.y());
        if (!level().tiles().contains(column, row)) {
            return Optional.empty();
        }
        PlacedCharacter character =
                playerToMove().orElseGet(() -> PlacedCharacter.of(level().freeId(kind()), kind(), 0, 0));
        return Optional.of(Snap.inTile(level(), character, column, row));
    }
}
