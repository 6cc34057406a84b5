package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;

/**
 * Draws scenes, layer by layer, at the resolution of the picture. The cost is that of the picture and of what it shows,
 * not of the level; once it has drawn a scene, drawing another like it allocates nothing.
 *
 * <p>It keeps arrays from one picture to the next, so a rasteriser belongs to one thread at a time.
 */
public final class Rasteriser {
    private final Pen pen = new Pen();
    private final View view = new View();
    private final Tags tags = new Tags(pen);
    private final Layer[] layers;

    public Rasteriser() {
        CreatureShape creature = new CreatureShape(pen);
        SlabShape slab = new SlabShape(pen);
        BulletShape bullet = new BulletShape(pen);
        ObjectPen objects = new ObjectPen(pen, tags, creature, slab, bullet);
        // From the bottom up. Tags come last; those of cells keep their corner, those of pairs look for free places.
        this.layers = List.of(
                        new BackdropLayer(),
                        new TileLayer(),
                        new ObjectLayer(objects, true),
                        new CellLayer(),
                        new FanLayer(),
                        new ObjectLayer(objects, false),
                        new BodyLayer(creature, slab),
                        new BulletLayer(bullet),
                        new ContactLayer(),
                        new SpeedLayer(),
                        new TrailLayer(tags),
                        new HitLayer(),
                        new CellTagLayer(tags),
                        new PairLayer(tags))
                .toArray(Layer[]::new);
    }

    /**
     * Draws a scene over the whole of a picture.
     *
     * @param scene what to draw; it must not change meanwhile
     * @param camera where to look
     * @param into every pixel of it is written
     */
    public void draw(Scene scene, Camera camera, Picture into) {
        pen.drawOn(into);
        view.show(scene, camera, into.width(), into.height());
        tags.begin(scene, view);
        for (Layer layer : layers) {
            layer.draw(scene, view, pen);
        }
    }
}
