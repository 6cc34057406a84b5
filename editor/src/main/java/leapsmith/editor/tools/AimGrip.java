package leapsmith.editor.tools;

import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Property;

/** A handle in the direction of an object's aim, which changes that direction. */
record AimGrip(ToolContext context, LevelObject object, Property<Double> aim) implements Grip {
    /** Minimum distance from the edge of the object, in screen px. */
    private static final double GAP_SCREEN_PX = 28;

    @Override
    public Preview.HandleSpot spot() {
        double angle = Math.toRadians(object.get(aim));
        double reach = Math.hypot(object.width(), object.height()) / 2 + context.screenPx(GAP_SCREEN_PX);
        return new Preview.HandleSpot(
                Preview.HandleForm.AIM,
                object.middleX() + Math.cos(angle) * reach,
                object.middleY() + Math.sin(angle) * reach);
    }

    @Override
    public PointerShape pointer() {
        return PointerShape.MOVE;
    }

    @Override
    public Message status() {
        return Message.of("status.aim", object.get(aim));
    }

    @Override
    public ObjectDrag drag(Gesture press) {
        return new AimDrag(context, press, object, aim);
    }
}
