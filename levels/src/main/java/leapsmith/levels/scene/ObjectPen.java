package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.FigurePen;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.PortableMath;

/** Draws the figures of objects, one object at a time, in its box in the picture. Allocates nothing. */
final class ObjectPen implements FigurePen {
    private final Pen pen;
    private final CreatureShape creature;
    private final SlabShape slab;
    private final SlabPathShape slabPath;
    private final AreaShape area;
    private final BulletShape bullet;
    private final MuzzleShape muzzle;

    private ColorScheme colors = ColorScheme.DARK;
    private View view;
    private LevelObject object;
    private int left;
    private int top;
    private int right;
    private int bottom;

    ObjectPen(Pen pen, Tags tags, CreatureShape creature, SlabShape slab, BulletShape bullet) {
        this.pen = pen;
        this.creature = creature;
        this.slab = slab;
        this.bullet = bullet;
        slabPath = new SlabPathShape(pen, slab);
        area = new AreaShape(pen, tags);
        muzzle = new MuzzleShape(pen, bullet);
    }

    void use(ColorScheme wanted, View newView) {
        colors = wanted;
        view = newView;
        creature.use(wanted);
        slab.use(wanted, newView);
        bullet.use(wanted);
    }

    /** Selects the object to draw; false if no part of its box is in the picture. */
    boolean turnTo(LevelObject next) {
        object = next;
        Camera camera = view.camera();
        left = camera.edgeX(next.x());
        top = camera.edgeY(next.y());
        right = Math.max(left + 1, camera.edgeX(next.x() + next.width()));
        bottom = Math.max(top + 1, camera.edgeY(next.y() + next.height()));
        return pen.sees(left, top, right, bottom);
    }

    @Override
    public int color(ColorRole role) {
        return colors.color(role);
    }

    @Override
    public double scale() {
        return view.camera().scale();
    }

    @Override
    public void box(double x, double y, double width, double height, int color, int weight) {
        pen.box(edgeX(x), edgeY(y), edgeX(x + width), edgeY(y + height), color, weight);
    }

    @Override
    public void roundBox(double x, double y, double width, double height, double radius, int color, int weight) {
        int radiusPx = (int) PortableMath.round(radius * scale());
        pen.roundBox(edgeX(x), edgeY(y), edgeX(x + width), edgeY(y + height), radiusPx, color, weight);
    }

    @Override
    public void disc(double x, double y, double radius, int color, int weight) {
        pen.disc(screenX(x), screenY(y), radius * scale(), color, weight);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double thickness, int color, int weight) {
        double thicknessPx = Math.max(1, thickness * scale());
        pen.line(screenX(x1), screenY(y1), screenX(x2), screenY(y2), thicknessPx, color, weight);
    }

    @Override
    public void area(String word, boolean flag, int color) {
        area.draw(word, flag, left, top, right, bottom, color, view);
    }

    @Override
    public void creature(ColorRole form, Shape shape, boolean facesLeft) {
        creature.draw(form, shape, left, top, right, bottom, facesLeft, Pen.OPAQUE);
    }

    @Override
    public void slab(boolean oneWay) {
        slab.draw(oneWay, left, top, right, bottom);
    }

    @Override
    public void slabPath(List<PathStop> stops, boolean loop, boolean oneWay) {
        slabPath.draw(object, stops, loop, oneWay, colors, view);
    }

    @Override
    public void muzzle(boolean deadly, double bulletSize) {
        muzzle.draw(deadly, bulletSize, left, top, right, bottom, colors, view);
    }

    @Override
    public void rays(double direction, double spread, int count) {
        muzzle.drawRays(object, direction, spread, count, colors, view);
    }

    private int edgeX(double x) {
        return view.camera().edgeX(object.x() + x);
    }

    private int edgeY(double y) {
        return view.camera().edgeY(object.y() + y);
    }

    private double screenX(double x) {
        return view.camera().toScreenX(object.x() + x);
    }

    private double screenY(double y) {
        return view.camera().toScreenY(object.y() + y);
    }
}
