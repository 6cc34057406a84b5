package leapsmith.levels.scene;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.TileType;

/**
 * Draws scenes, layer by layer, at the resolution of the picture. The cost depends on the picture and what it shows,
 * not on the level. After the first scene, drawing a similar one allocates nothing.
 *
 * <p>It reuses arrays between pictures, so a rasteriser must be used by one thread at a time.
 */
public final class Rasteriser {
    /** The name of kinds that aren't there, for which there is no skin; no author can write it. */
    private static final String GONE = "\u0000";

    private final Pen pen = new Pen();
    private final View view = new View();
    private final Tags tags = new Tags(pen);
    private final Layer[] layers;
    private final PaleTiles pale = new PaleTiles();

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
        CharacterPainter creature = new CharacterPainter(pen);
        PlatformPainter slab = new PlatformPainter(pen);
        BulletPainter bullet = new BulletPainter(pen);
        ObjectSkinPainter skins = new ObjectSkinPainter(pen);
        ObjectLayer.ObjectPen objects = new ObjectLayer.ObjectPen(pen, tags, creature, slab, bullet, skins);
        PieceCache decoration = new PieceCache();
        // From back to front. Tags come last: cell tags have fixed corners, pair tags look for free places.
        this.layers = List.of(
                        new StillLayers(decoration),
                        new ObjectLayer(objects, true),
                        new WithHalos(new CellLayer()),
                        new WithHalos(new ReachLayer()),
                        new WithHalos(new FanLayer()),
                        new ObjectLayer(objects, false),
                        new WithHalos(new ReachLayer.Platforms()),
                        new BodyLayer(creature, slab, skins),
                        bullet,
                        new FrontLayers(decoration),
                        new WithHalos(new OutlineLayer()),
                        new WithHalos(new ContactLayer()),
                        new WithHalos(new BodyLayer.Speeds()),
                        new NoteLayer(tags),
                        new TrailLayer(tags),
                        new VerdictLayer(),
                        new BulletPainter.Hits(),
                        new CellLayer.Labels(tags),
                        new PairLayer(tags, decimalSeparator))
                .toArray(Layer[]::new);
    }

    /** Keeps labels out of these areas of the next pictures, because something else is shown over them. */
    public void keepLabelsOut(List<Area> areas) {
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
        Scene shown = pale.shown(scene);
        view.show(shown, camera, into.width(), into.height());
        tags.begin(shown, view);
        for (Layer layer : layers) {
            layer.draw(shown, view, pen);
        }
    }

    /** Whether a kind is shown in place of another one that isn't there. */
    static boolean isGone(TileKind kind) {
        return kind.name().equals(GONE);
    }

    /**
     * Draws tiles that depend on signals and aren't there as pale as empty kinds with a color. The legend stays the same object
     * while nothing changes, because what is kept of the last picture depends on it.
     */
    private static final class PaleTiles {
        private Legend legend;
        private ObjectLists objects;
        private Set<String> active;
        private ColorScheme colors;
        private Legend shown;

        Scene shown(Scene scene) {
            Level level = scene.level();
            boolean isKnown = level.legend() == legend
                    && (shown == legend
                            || level.objects() == objects && scene.active().equals(active) && scene.colors() == colors);
            if (!isKnown) {
                legend = level.legend();
                objects = level.objects();
                active = scene.active();
                colors = scene.colors();
                shown = withoutGone(level);
            }
            return shown == legend ? scene : scene.withLevel(level.withLegend(shown));
        }

        /** The legend with other kinds in place of those that aren't there; the same if no kind depends on signals. */
        private Legend withoutGone(Level level) {
            Legend changed = legend;
            boolean depends = false;
            BitSet gone = ObjectSignals.goneValues(level, active::contains);
            for (int value = 0; value < legend.size(); value++) {
                LegendEntry entry = legend.entries().get(value);
                depends |= !entry.kind().when().isEmpty();
                if (gone.get(value)) {
                    int color = KindTable.fillOf(entry.kind(), colors) & 0xffffff;
                    changed = changed.with(value, entry.withKind(TileKind.of(GONE, TileType.EMPTY, color)));
                }
            }
            return depends && changed == legend ? new Legend(legend.entries()) : changed;
        }
    }

    /** One layer of a picture. Layers are drawn in a fixed order, each over the ones before. */
    interface Layer {
        void draw(Scene scene, View view, Pen pen);
    }

    /** What is below the objects, kept while nothing in it changes if it has pictures. */
    private static final class StillLayers implements Layer {
        private final BackdropLayer backdrop = new BackdropLayer();
        private final DecorationPainter moving;
        private final ScrolledPixels inPlace;
        private final KeptPixels kept = new KeptPixels();

        StillLayers(PieceCache pieces) {
            moving = new DecorationPainter(Depth.BACK, false, pieces);
            inPlace = new ScrolledPixels(Depth.BACK, pieces);
        }

        @Override
        public void draw(Scene scene, View view, Pen pen) {
            if (scene.look() == null || !ScrolledPixels.fits(pen)) {
                inPlace.forget();
                drawAtOnce(scene, view, pen);
                return;
            }
            int before = inPlace.version();
            if (!inPlace.update(scene, view, pen)) {
                drawAtOnce(scene, view, pen);
                return;
            }
            boolean moves = moving.draws(scene);
            LevelLooks looks = moves ? scene.level().looks() : null;
            long millis = moves ? scene.millis() : 0;
            if (kept.restore(scene, view, pen, inPlace.version(), looks, millis)) {
                return;
            }
            // A stroke costs only what it paints on.
            if (!moves
                    && inPlace.isOnlyPainted(before)
                    && kept.restore(scene, view, pen, before, null, 0)
                    && backdrop.redraw(scene, view, pen, inPlace.painted())) {
                int[] part = inPlace.painted();
                inPlace.layOver(pen, part[0], part[1], part[2], part[3]);
                kept.keepPart(pen, inPlace.version(), part);
                return;
            }
            backdrop.draw(scene, view, pen);
            moving.draw(scene, view, pen);
            inPlace.layOver(pen);
            kept.keep(scene, view, pen, inPlace.version(), looks, millis);
        }

        private void drawAtOnce(Scene scene, View view, Pen pen) {
            backdrop.draw(scene, view, pen);
            moving.draw(scene, view, pen);
            inPlace.drawOn(scene, view, pen);
        }
    }

    /** Decoration in front of the objects. */
    private static final class FrontLayers implements Layer {
        private final ScrolledPixels inPlace;
        private final DecorationPainter moving;

        FrontLayers(PieceCache pieces) {
            inPlace = new ScrolledPixels(Depth.FRONT, pieces);
            moving = new DecorationPainter(Depth.FRONT, false, pieces);
        }

        @Override
        public void draw(Scene scene, View view, Pen pen) {
            if (!inPlace.draws(scene) || !ScrolledPixels.fits(pen)) {
                inPlace.forget();
                inPlace.drawOn(scene, view, pen);
            } else if (inPlace.update(scene, view, pen)) {
                inPlace.layOver(pen);
            } else {
                inPlace.drawOn(scene, view, pen);
            }
            moving.draw(scene, view, pen);
        }
    }

    /** Draws an overlay with halos in the color of the canvas where it is above pictures. */
    private record WithHalos(Layer overlay) implements Layer {
        @Override
        public void draw(Scene scene, View view, Pen pen) {
            if (scene.look() != null) {
                drawHalos(scene, view, pen);
                overlay.draw(scene, view, pen);
                pen.drawHalos(0, 0);
            }
            overlay.draw(scene, view, pen);
        }
    }

    /** Has the pen draw halos in a picture with a look. */
    static void drawHalos(Scene scene, View view, Pen pen) {
        pen.drawHalos(view.wholePoints(1), scene.colors().color(ColorRole.CANVAS));
    }

    /**
     * A rectangle of a picture in px.
     *
     * @param left the first column
     * @param top the first row
     * @param right the first column after it
     * @param bottom the first row after it
     */
    public record Area(int left, int top, int right, int bottom) {
        boolean overlaps(int otherLeft, int otherTop, int otherRight, int otherBottom) {
            return otherLeft < right && otherRight > left && otherTop < bottom && otherBottom > top;
        }
    }
}
