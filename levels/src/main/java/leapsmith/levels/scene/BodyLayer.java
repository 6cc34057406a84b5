package leapsmith.levels.scene;

import java.util.Arrays;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.raster.Pen;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;

/**
 * The bodies of the running world: platforms, and over them characters, half transparent while they collide. Standing
 * on a platform doesn't count, or riders of a lift would be pale. Sensors are drawn as zones.
 */
final class BodyLayer implements Rasteriser.Layer {
    private static final int IN_COLLISION = Pen.OPAQUE / 2;

    private final CharacterPainter creature;
    private final PlatformPainter slab;
    private final ObjectSkinPainter skins;
    /** By body index: which bodies are platforms, and which overlap something; valid only if there are any. */
    private boolean[] platforms = new boolean[0];

    private boolean[] overlapping = new boolean[0];

    BodyLayer(CharacterPainter creature, PlatformPainter slab, ObjectSkinPainter skins) {
        this.creature = creature;
        this.slab = slab;
        this.skins = skins;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        Frame frame = scene.frame();
        if (frame == null) {
            return;
        }
        slab.use(scene.colors(), view);
        creature.use(scene.colors());
        skins.use(scene, view);
        for (int i = 0; i < frame.bodyCount(); i++) {
            if (isPlatform(frame, i)) {
                drawBody(scene, i, false, view, pen);
            }
        }
        findOverlaps(frame);
        for (int i = 0; i < frame.bodyCount(); i++) {
            if (!frame.sensor(i) && !isPlatform(frame, i)) {
                drawBody(scene, i, overlapping[frame.bodyIndex(i)], view, pen);
            }
        }
    }

    /** A body that carries others and has no controller is a platform, not a character. */
    private static boolean isPlatform(Frame frame, int i) {
        return frame.control(i) == Control.NONE
                && (frame.kinematic(i) || frame.solidity(i) != Solidity.NONE || isDoor(frame, i));
    }

    private static boolean isDoor(Frame frame, int i) {
        return frame.tag(i) == PlatformType.DOOR_TAG;
    }

    /** Marks the bodies that overlap a character; touching doesn't count. */
    private void findOverlaps(Frame frame) {
        int most = 0;
        for (int i = 0; i < frame.bodyCount(); i++) {
            most = Math.max(most, frame.bodyIndex(i));
        }
        for (int i = 0; i < frame.pairCount(); i++) {
            most = Math.max(most, frame.pairB(i));
        }
        if (platforms.length <= most) {
            platforms = new boolean[most + 1 + most / 2];
            overlapping = new boolean[platforms.length];
        }
        Arrays.fill(platforms, 0, most + 1, false);
        Arrays.fill(overlapping, 0, most + 1, false);
        for (int i = 0; i < frame.bodyCount(); i++) {
            platforms[frame.bodyIndex(i)] = isPlatform(frame, i);
        }
        for (int i = 0; i < frame.pairCount(); i++) {
            int a = frame.pairA(i);
            int b = frame.pairB(i);
            boolean overlaps = !PairLayer.touches(frame, i);
            overlapping[a] |= overlaps && !platforms[b];
            overlapping[b] |= overlaps && !platforms[a];
        }
    }

    private void drawBody(Scene scene, int i, boolean collides, View view, Pen pen) {
        Frame frame = scene.frame();
        Camera camera = view.camera();
        int left = camera.edgeX(frame.x(i));
        int top = camera.edgeY(frame.y(i));
        int right = Math.max(left + 1, camera.edgeX(frame.x(i) + frame.width(i)));
        int bottom = Math.max(top + 1, camera.edgeY(frame.y(i) + frame.height(i)));
        OwnKind own = scene.ownKinds().get(frame.bodyIndex(i));
        String kind = skins.turnTo(own, kindOf(frame, i));
        if (frame.shape(i) == Shape.BOX && skins.has(kind)) {
            double x = frame.x(i);
            double y = frame.y(i);
            if (isDoor(frame, i)) {
                boolean isOpen = frame.solidity(i) == Solidity.NONE;
                skins.drawDoor(isOpen, x, y, frame.width(i), frame.height(i), Pen.OPAQUE);
                return;
            }
            String state = ObjectSkinPainter.state(frame.state(i), frame.vy(i), frame.isSwimming(i));
            int weight = collides ? IN_COLLISION : Pen.OPAQUE;
            skins.draw(
                    kind,
                    state,
                    frame.facingLeft(i) ? PieceGrid.FLIP_X : 0,
                    x,
                    y,
                    frame.width(i),
                    frame.height(i),
                    weight);
            return;
        }
        if (!pen.sees(left, top, right, bottom)) {
            return;
        }
        slab.tint(own);
        creature.tint(own);
        if (isDoor(frame, i)) {
            slab.drawDoor(frame.solidity(i) == Solidity.NONE, left, top, right, bottom);
        } else if (isPlatform(frame, i)) {
            slab.draw(frame.solidity(i) == Solidity.TOP, left, top, right, bottom);
        } else {
            int weight = collides ? IN_COLLISION : Pen.OPAQUE;
            ColorRole form = formOf(frame.control(i));
            creature.draw(form, frame.shape(i), left, top, right, bottom, frame.facingLeft(i), weight);
        }
    }

    /** The kind of objects that a body stands for, as themes name it. */
    private static String kindOf(Frame frame, int i) {
        if (isDoor(frame, i)) {
            return ObjectSkinPainter.DOOR;
        }
        if (isPlatform(frame, i)) {
            return frame.solidity(i) == Solidity.TOP ? "oneway" : "solid";
        }
        return switch (frame.control(i)) {
            case PLAYER -> "player";
            case PATROL -> "patrol";
            case NONE -> "idle";
        };
    }

    private static ColorRole formOf(Control control) {
        return switch (control) {
            case PLAYER -> ColorRole.PLAYER;
            case PATROL -> ColorRole.PATROL;
            case NONE -> ColorRole.IDLE;
        };
    }

    /**
     * The velocity of each moving body: an arrow from its center to its position a tenth of a second later. Bullets have
     * one too if there are few.
     */
    static final class Speeds implements Rasteriser.Layer {
        /** With more bullets than this in view, arrows would hide them. */
        static final int MAX_BULLETS = 100;

        private static final double SECONDS = 0.1;

        @Override
        public void draw(Scene scene, View view, Pen pen) {
            Frame frame = scene.frame();
            if (frame == null || !scene.shows(Overlay.SPEEDS)) {
                return;
            }
            int color = scene.colors().color(ColorRole.SPEED);
            for (int i = 0; i < frame.bodyCount(); i++) {
                double x = frame.x(i) + frame.width(i) / 2;
                double y = frame.y(i) + frame.height(i) / 2;
                drawSpeed(x, y, frame.vx(i), frame.vy(i), view, color, pen);
            }
            FrameBullets bullets = frame.bullets();
            for (int i = 0; i < bullets.count() && bullets.count() <= MAX_BULLETS; i++) {
                double x = bullets.x(i) + bullets.width(i) / 2;
                double y = bullets.y(i) + bullets.height(i) / 2;
                drawSpeed(x, y, bullets.vx(i), bullets.vy(i), view, color, pen);
            }
        }

        private void drawSpeed(double x, double y, double vx, double vy, View view, int color, Pen pen) {
            Camera camera = view.camera();
            double dx = vx * SECONDS * camera.scale();
            double dy = vy * SECONDS * camera.scale();
            if (PortableMath.hypot(dx, dy) >= view.points(2)) {
                Arrow.draw(camera.toScreenX(x), camera.toScreenY(y), dx, dy, view, color, pen);
            }
        }
    }
}
