package leapsmith.levels.scene;

import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;

/** The bullets of the running world. Bullets of one size have the same size in pixels everywhere. */
final class BulletLayer implements Layer {
    private final BulletShape shape;

    BulletLayer(BulletShape shape) {
        this.shape = shape;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null) {
            return;
        }
        shape.use(scene.colors());
        Camera camera = view.camera();
        FrameBullets bullets = frame.bullets();
        for (int i = 0; i < bullets.count(); i++) {
            shape.draw(
                    (bullets.mask(i) & BodyCategories.PLAYER) != 0,
                    camera.edgeX(bullets.x(i)),
                    camera.edgeY(bullets.y(i)),
                    view.wholeLength(bullets.width(i)),
                    view.wholeLength(bullets.height(i)));
        }
    }
}
