package leapsmith.levels.raster;

import leapsmith.physics.body.Control;
import leapsmith.physics.world.Frame;

/** The bodies of the running world, half transparent while they are in collision. Sensors are drawn as zones. */
final class BodyLayer implements Layer {
    private static final int IN_COLLISION = Pen.OPAQUE / 2;

    private final Figure figure;

    BodyLayer(Figure figure) {
        this.figure = figure;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null) {
            return;
        }
        figure.use(scene.look());
        Camera camera = view.camera();
        for (int i = 0; i < frame.bodyCount(); i++) {
            if (frame.sensor(i)) {
                continue;
            }
            int left = camera.edgeX(frame.x(i));
            int top = camera.edgeY(frame.y(i));
            int right = Math.max(left + 1, camera.edgeX(frame.x(i) + frame.width(i)));
            int bottom = Math.max(top + 1, camera.edgeY(frame.y(i) + frame.height(i)));
            if (pen.sees(left, top, right, bottom)) {
                int weight = frame.inCollision(i) ? IN_COLLISION : Pen.OPAQUE;
                figure.draw(formOf(frame.control(i)), left, top, right, bottom, frame.facingLeft(i), weight);
            }
        }
    }

    private static Figure.Form formOf(Control control) {
        return switch (control) {
            case PLAYER -> Figure.Form.PLAYER;
            case PATROL -> Figure.Form.PATROL;
            case NONE -> Figure.Form.IDLE;
        };
    }
}
