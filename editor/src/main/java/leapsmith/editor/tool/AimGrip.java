package leapsmith.editor.tool;

import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;

/** Turns an emitter: it lies where the middle of a volley goes. */
record AimGrip(ToolContext context, Emitter emitter) implements Grip {
    /** How far it is from the edge of the emitter's plate at least, in px of the screen. */
    private static final double GAP_SCREEN_PX = 28;

    @Override
    public Preview.HandleSpot spot() {
        double angle = Math.toRadians(emitter.numbers().get(EmitterKey.DIRECTION));
        double reach = Math.hypot(emitter.width(), emitter.height()) / 2 + context.screenPx(GAP_SCREEN_PX);
        return new Preview.HandleSpot(
                Preview.HandleForm.AIM,
                emitter.middleX() + Math.cos(angle) * reach,
                emitter.middleY() + Math.sin(angle) * reach);
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Status status() {
        return Status.of("status.aim", emitter.numbers().get(EmitterKey.DIRECTION));
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        return new AimDrag(context, press, emitter);
    }
}
