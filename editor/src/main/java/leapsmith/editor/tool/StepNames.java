package leapsmith.editor.tool;

/** The text keys of the steps that tools make. */
final class StepNames {
    static final String BRUSH = "edit.brush";
    static final String ERASE = "edit.erase";
    static final String LINE = "edit.line";
    static final String RECTANGLE = "edit.rectangle";
    static final String FILL = "edit.fill";
    static final String PLACE_CHARACTER = "edit.placeCharacter";
    static final String MOVE_PLAYER = "edit.movePlayer";
    static final String PLACE_PLATFORM = "edit.placePlatform";
    static final String PLACE_EMITTER = "edit.placeEmitter";
    static final String PLACE_ZONE = "edit.placeZone";
    static final String MOVE = "edit.move";
    static final String NUDGE = "edit.nudge";
    static final String RESIZE = "edit.resize";
    static final String AIM = "edit.aim";
    static final String DELETE = "edit.delete";
    static final String DUPLICATE = "edit.duplicate";

    private StepNames() {}
}
