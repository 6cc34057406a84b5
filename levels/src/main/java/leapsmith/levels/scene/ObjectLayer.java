package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Figure;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind.Role;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.raster.TextLine;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.fixed.PortableMath;

/**
 * The objects of the level, each drawn by the figure of its type. While a level runs, {@link BodyLayer} draws those
 * with moving bodies, and no plans are drawn.
 */
final class ObjectLayer implements Rasteriser.Layer {
    private final ObjectPen pen;
    private final boolean areas;

    ObjectLayer(ObjectPen pen, boolean areas) {
        this.pen = pen;
        this.areas = areas;
    }

    @Override
    public void draw(Scene scene, View view, Pen picture) {
        pen.use(scene, view);
        List<ObjectType> types = scene.level().objects().types().fromBelow();
        boolean running = scene.frame() != null;
        // Plans first, so that none hides an object. By index, because an iterator would allocate.
        for (int i = 0; i < types.size() && !running && !scene.isGame(); i++) {
            if (isHere(types.get(i))) {
                drawPlans(types.get(i), scene);
            }
        }
        for (int i = 0; i < types.size(); i++) {
            if (isHere(types.get(i)) && !(running && types.get(i).hasBody())) {
                drawObjects(types.get(i), scene);
            }
        }
    }

    private boolean isHere(ObjectType type) {
        return (type.depth() == ObjectType.Depth.AREA) == areas;
    }

    private void drawPlans(ObjectType type, Scene scene) {
        List<LevelObject> objects = scene.level().objects(type);
        for (int i = 0; i < objects.size(); i++) {
            pen.turnTo(objects.get(i));
            type.figure().drawPlan(objects.get(i), pen);
        }
    }

    private void drawObjects(ObjectType type, Scene scene) {
        List<LevelObject> objects = scene.level().objects(type);
        for (int i = 0; i < objects.size(); i++) {
            if (!pen.isTaken(objects.get(i)) && pen.turnTo(objects.get(i))) {
                type.figure().draw(objects.get(i), pen);
            }
        }
    }

    /** Draws the figures of objects, one object at a time, in its box in the picture. Allocates nothing. */
    static final class ObjectPen implements Figure.Pen {
        private static final int OPAQUE = 0xff000000;
        private static final int FILL = 72;
        /** The thickness of the frame of an area without a picture above those of others, in points. */
        private static final double FRAME = 1.5;
        /** Side of the flag's square, in tiles. */
        private static final double MAX_FLAG = 2;
        /** Length of rays beyond the plate, in tiles. */
        private static final double REACH = 1.25;

        private static final double RAY_LINE = 1.5;
        private static final int RAY_WEIGHT = 168;
        /** More rays than this would be a disc. */
        private static final int MAX_RAYS = 64;
        /** Picture px per tile below which rays would be blots. */
        private static final double MIN_TILE = 6;
        /** Picture px of a plate below which it is a plain box. */
        private static final int MIN_DETAIL = 7;

        private final Pen pen;
        private final Tags tags;
        private final TextLine text = new TextLine();
        private final CharacterPainter creature;
        private final PlatformPainter slab;
        private final BulletPainter bullet;
        private final ObjectSkinPainter skins;
        /** Whether the picture is that of a game, without marks that only an author needs. */
        private boolean isGame;
        /** Whether objects without pictures aren't drawn. */
        private boolean isHidden;
        /** Whether pictures may be behind what is drawn. */
        private boolean isOverPictures;

        private Scene scene;
        private ColorScheme colors = ColorScheme.DARK;
        private View view;
        private LevelObject object;
        private int left;
        private int top;
        private int right;
        private int bottom;

        ObjectPen(
                Pen pen,
                Tags tags,
                CharacterPainter creature,
                PlatformPainter slab,
                BulletPainter bullet,
                ObjectSkinPainter skins) {
            this.pen = pen;
            this.tags = tags;
            this.creature = creature;
            this.slab = slab;
            this.bullet = bullet;
            this.skins = skins;
        }

        void use(Scene scene, View newView) {
            this.scene = scene;
            colors = scene.colors();
            view = newView;
            isGame = scene.isGame() || scene.frame() != null && scene.look() != null;
            isHidden = scene.isGame() && scene.look() != null && scene.look().hidesRest();
            isOverPictures = scene.look() != null;
            creature.use(colors);
            slab.use(colors, newView);
            bullet.use(colors);
            skins.use(scene, newView);
        }

        /** Selects the object to draw; false if no part of its box is in the picture. */
        boolean turnTo(LevelObject next) {
            object = next;
            creature.tint(next.own().orElse(null));
            slab.tint(next.own().orElse(null));
            Camera camera = view.camera();
            left = camera.edgeX(next.x());
            top = camera.edgeY(next.y());
            right = Math.max(left + 1, camera.edgeX(next.x() + next.width()));
            bottom = Math.max(top + 1, camera.edgeY(next.y() + next.height()));
            return pen.sees(left, top, right, bottom);
        }

        @Override
        public int color(ColorRole role) {
            OwnKind own = object.own().orElse(null);
            boolean isTinted = own != null
                    && own.color().isPresent()
                    && role == own.behavior().color();
            return isTinted ? OPAQUE | own.color().getAsInt() : colors.color(role);
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

        /** What a switch or checkpoint is, as the name of a state of its sprite. */
        private String state() {
            boolean isOn = scene.active().contains(object.id());
            return isOn ? "on" : object.is(Role.SWITCH) ? "off" : Sprite.IDLE;
        }

        /** Whether the running level doesn't have the object any more. */
        boolean isTaken(LevelObject next) {
            return next.is(Role.ITEM) && scene.active().contains(next.id());
        }

        /**
         * Draws the object by the pictures of the look: those of its own kind, or of the kind as which it behaves. Returns false if
         * there are none.
         */
        private boolean drawSkin(String known, String state, boolean turnsLeft) {
            OwnKind own = object.own().orElse(null);
            String kind = skins.turnTo(own, known);
            if (!skins.has(kind)) {
                return false;
            }
            int flips = (turnsLeft ? PieceGrid.FLIP_X : 0) ^ (own == null ? 0 : turn(object));
            skins.draw(kind, state, flips, object.x(), object.y(), object.width(), object.height(), Pen.OPAQUE);
            return true;
        }

        /** How the fields of an own kind turn its pictures. */
        private static int turn(LevelObject object) {
            if (object.properties().flag(OwnKind.FLIP, false)) {
                return PieceGrid.FLIP_X;
            }
            return switch ((int) object.properties().number(OwnKind.ROTATION, 0)) {
                case 90 -> PieceGrid.TRANSPOSE | PieceGrid.FLIP_X;
                case 180 -> PieceGrid.FLIP_X | PieceGrid.FLIP_Y;
                case 270 -> PieceGrid.TRANSPOSE | PieceGrid.FLIP_Y;
                default -> 0;
            };
        }

        @Override
        public void area(String word, boolean flag, int color) {
            if (drawSkin(object.behavior(), state(), false)) {
                if (!isGame) {
                    int line = view.hairline();
                    pen.dashedFrame(left, top, right, bottom, line, view.wholePoints(4), view.wholePoints(3), color);
                }
                return;
            }
            if (isGame) {
                return;
            }
            int side = Math.min(right - left, bottom - top);
            pen.box(left, top, right, bottom, color, side < 4 ? Pen.OPAQUE : FILL);
            if (side >= view.wholePoints(8)) {
                int line = isOverPictures ? view.wholePoints(FRAME) : view.hairline();
                if (isOverPictures) {
                    // Between the dashes, so that the frame is seen above any picture.
                    pen.frame(left, top, right, bottom, line, colors.color(ColorRole.CANVAS), Pen.OPAQUE);
                }
                pen.dashedFrame(left, top, right, bottom, line, view.wholePoints(4), view.wholePoints(3), color);
            }
            text.clear().add(word);
            boolean hasWord = tags.fits(text, right - left, bottom - top);
            if (hasWord) {
                tags.word(text, left, top, right, color);
            }
            if (flag && side >= view.wholePoints(12)) {
                drawFlag(hasWord ? top + tags.lineHeight() : top, view.wholeLength(MAX_FLAG * view.tileSize()), color);
            }
        }

        @Override
        public void creature(ColorRole form, Shape shape, boolean facesLeft) {
            if ((shape != Shape.BOX || !drawSkin(object.behavior(), Sprite.IDLE, facesLeft)) && !isHidden) {
                creature.draw(form, shape, left, top, right, bottom, facesLeft, Pen.OPAQUE);
            }
        }

        @Override
        public void slab(boolean oneWay) {
            if (!drawSkin(oneWay ? "oneway" : "solid", Sprite.IDLE, false) && !isHidden) {
                slab.draw(oneWay, left, top, right, bottom);
            }
        }

        @Override
        public void door() {
            skins.turnTo(object.own().orElse(null), ObjectSkinPainter.DOOR);
            if (skins.has(ObjectSkinPainter.DOOR)) {
                skins.drawDoor(false, object.x(), object.y(), object.width(), object.height(), Pen.OPAQUE);
            } else if (!isHidden) {
                slab.drawDoor(false, left, top, right, bottom);
            }
        }

        @Override
        public void slabPath(List<PathStop> stops, boolean loop, boolean oneWay) {
            slab.drawPath(object, stops, loop, oneWay, view);
        }

        @Override
        public void muzzle(boolean deadly, double bulletSize) {
            if (isHidden) {
                return;
            }
            int side = Math.min(right - left, bottom - top);
            int color = colors.color(ColorRole.BULLET);
            if (side < MIN_DETAIL) {
                pen.box(left, top, right, bottom, color);
                return;
            }
            int rim = Math.max(1, Math.min(view.wholeLength(1), side / 8));
            int radius = side / 4;
            pen.roundBox(left, top, right, bottom, radius, color);
            int ground = colors.color(ColorRole.TAG);
            pen.roundBox(left + rim, top + rim, right - rim, bottom - rim, Math.max(0, radius - rim), ground);
            // The bullet in its size, but not so large that it hides the plate, nor too small to show its kind.
            int room = side - 4 * rim;
            int size = Math.min(room, Math.max(side * 3 / 8, view.wholeLength(bulletSize)));
            bullet.draw(deadly, (left + right - size) / 2, (top + bottom - size) / 2, size, size);
        }

        @Override
        public void rays(double direction, double spread, int count) {
            if (view.tilePx() < MIN_TILE) {
                return;
            }
            Camera camera = view.camera();
            double x = camera.toScreenX(object.middleX());
            double y = camera.toScreenY(object.middleY());
            double inner = PortableMath.hypot(object.width(), object.height()) / 2 * camera.scale();
            double outer = inner + REACH * view.tilePx();
            if (!pen.sees((int) (x - outer), (int) (y - outer), (int) (x + outer) + 1, (int) (y + outer) + 1)) {
                return;
            }
            int color = colors.color(ColorRole.BULLET);
            int rays = Math.min(count, MAX_RAYS);
            for (int i = 0; i < rays; i++) {
                double angle = PortableMath.toRadians(direction + turn(i, rays, spread));
                double dx = PortableMath.cos(angle);
                double dy = PortableMath.sin(angle);
                pen.line(x, y, x + dx * outer, y + dy * outer, view.points(RAY_LINE), color, RAY_WEIGHT);
                if (rays == 1) {
                    Arrow.head(x + dx * outer, y + dy * outer, dx, dy, view, color, pen);
                }
            }
        }

        private void drawFlag(int room, int most, int color) {
            int side = Math.min(most, Math.min(right - left, bottom - room));
            int pole = Math.max(1, side / 12);
            int cloth = Math.max(4, side * 3 / 8);
            int x = (left + right - cloth) / 2;
            int foot = room + (bottom - room + side) / 2 - side / 8;
            int head = foot - side * 3 / 4;
            pen.box(x, head, x + pole, foot, color);
            for (int row = 0; row < cloth; row++) {
                int reach = cloth - Math.abs(2 * row - cloth + 1);
                pen.box(x + pole, head + row, x + pole + reach, head + row + 1, color);
            }
        }

        /** The angle of a bullet, as {@link EmitterDef#bulletOf} computes it. */
        private static double turn(int i, int count, double spread) {
            if (count == 1) {
                return 0;
            }
            return spread == 360 ? 360.0 * i / count : spread * i / (count - 1) - spread / 2;
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
}
