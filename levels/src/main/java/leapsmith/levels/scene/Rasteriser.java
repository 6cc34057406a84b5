package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;

/**
 * Draws scenes, layer by layer, at the resolution of the picture. The cost depends on the picture and what it shows,
 * not on the level. After the first scene, drawing a similar one allocates nothing.
 *
 * <p>It reuses arrays between pictures, so a rasteriser must be used by one thread at a time.
 */
public final class Rasteriser {
    private final Pen pen = new Pen();
    private final View view = new View();
    private final Tags tags = new Tags(pen);
    private final Layer[] layers;

    /** Starts with empty caches, and writes numbers with a decimal point. */
    public Rasteriser() {
        this('.');
    }

    /**
     * Starts with empty caches.
     *
     * @param decimalSeparator what numbers have before their decimals, a point or a comma
     */
    public Rasteriser(char decimalSeparator) {
        CreatureShape creature = new CreatureShape(pen);
        SlabShape slab = new SlabShape(pen);
        BulletShape bullet = new BulletShape(pen);
        ObjectPen objects = new ObjectPen(pen, tags, creature, slab, bullet);
        // From back to front. Tags come last: cell tags have fixed corners, pair tags look for free places.
        this.layers = List.of(
                        new BackdropLayer(),
                        new TileLayer(),
                        new ObjectLayer(objects, true),
                        new CellLayer(),
                        new ReachLayer(),
                        new FanLayer(),
                        new ObjectLayer(objects, false),
                        new PlatformReachLayer(),
                        new BodyLayer(creature, slab),
                        new BulletLayer(bullet),
                        new ContactLayer(),
                        new SpeedLayer(),
                        new TrailLayer(tags),
                        new VerdictLayer(),
                        new HitLayer(),
                        new CellTagLayer(tags),
                        new PairLayer(tags, decimalSeparator))
                .toArray(Layer[]::new);
    }

    /**
     * Keeps labels out of these areas of the next pictures, because something else is shown over them.
     *
     * @param areas in pixels of the picture
     */
    public void keepLabelsOut(List<PictureArea> areas) {
        tags.keepOut(areas);
    }

    /**
     * Draws a scene over the whole of a picture.
     *
     * @param scene what to draw; it must not change during the call
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
