package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.Map;
import leapsmith.levels.model.MovementNumbers;
import leapsmith.physics.body.Movement;

/** Numbers of movement that go together, chosen by a name. Whether ledges are grabbed is a choice of its own. */
final class MovementPreset {
    /** What numbers are called that are of no preset. */
    static final String CUSTOM = "custom";

    private static final String CLASSIC = "classic";
    private static final String MODERN = "modern";
    private static final Map<String, Movement> BY_NAME = Map.of(CLASSIC, Movement.CLASSIC, MODERN, Movement.MODERN);

    /** Custom is no choice: it is what a preset becomes when one of its numbers is changed. */
    static final FieldType CHOICE = new FieldType.Choice(List.of(CLASSIC, MODERN), "preset.");

    private MovementPreset() {}

    static String nameOf(MovementNumbers movement) {
        Movement numbers = movement.toMovement().withGrabsLedges(false);
        return BY_NAME.entrySet().stream()
                .filter(it -> it.getValue().equals(numbers))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(CUSTOM);
    }

    static MovementNumbers apply(String name, MovementNumbers movement) {
        Movement numbers = BY_NAME.get(name).withGrabsLedges(movement.grabsLedges());
        return new MovementNumbers(numbers, movement.extras());
    }
}
