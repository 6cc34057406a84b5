package leapsmith.levels.art;

import java.util.ArrayList;
import java.util.List;

/**
 * The hero, a young smith with a hammer on the back, and the creatures that walk patrols.
 *
 * <p>A frame is put together of a head, a body, and limbs of two bones, and gets its outline last. All face right.
 */
final class CharacterArt {
    static final int WIDTH = 48;
    static final int HEIGHT = 44;

    /** A frame of a state that is shown for a time in milliseconds. */
    record Frame(String state, int ms, Drawing drawing) {}

    /** Where a limb bends and where it ends, from where it begins. */
    private record Limb(int bendX, int bendY, int endX, int endY) {}

    private static final Limb[] STRIDE = {
        new Limb(4, 4, 7, 9),
        new Limb(4, 6, 4, 11),
        new Limb(2, 6, -1, 11),
        new Limb(0, 6, -5, 10),
        new Limb(-2, 6, -8, 7),
        new Limb(1, 6, -6, 4),
        new Limb(4, 4, 0, 7),
        new Limb(5, 3, 5, 8)
    };

    private static final Limb[] SWING = {
        new Limb(-3, 4, -6, 6),
        new Limb(-3, 4, -5, 7),
        new Limb(-2, 4, -2, 8),
        new Limb(0, 4, 3, 7),
        new Limb(1, 4, 6, 4),
        new Limb(1, 4, 6, 5),
        new Limb(0, 4, 3, 7),
        new Limb(-2, 4, -3, 8)
    };

    private static final int[] BOB = {0, 1, 0, -1, 0, 1, 0, -1};

    private final ArtStyle style;

    CharacterArt(ArtStyle style) {
        this.style = style;
    }

    /** One pose of the hero; the hip is where the legs begin. */
    private final class Pose {
        int hipX = 23;
        int hipY = 30;
        int lean;
        Limb nearLeg = new Limb(0, 5, -1, 10);
        Limb farLeg = new Limb(2, 5, 3, 10);
        Limb nearArm = new Limb(-1, 4, 0, 8);
        Limb farArm = new Limb(1, 4, 2, 7);
        /** Where the ends of the headband fly, from the head. */
        int[] tail = {-3, 1, -5, 4};

        boolean eyesClosed;
        boolean behind;

        Drawing draw() {
            Drawing d = new Drawing(WIDTH, HEIGHT);
            int shoulderX = hipX + lean;
            int shoulderY = hipY - 8;
            int headX = hipX + lean * 2 - 6;
            int headY = hipY - 24;
            arm(d, shoulderX + 4, shoulderY, farArm, 'B', 'A', 'G');
            leg(d, hipX + 2, hipY, farLeg, true, 'm', 'n');
            if (!behind) {
                hammer(d, shoulderX - 2, shoulderY);
            }
            headband(d, headX, headY + 6);
            leg(d, hipX - 1, hipY, nearLeg, false, 'n', 'o');
            body(d, shoulderX, shoulderY);
            if (behind) {
                hammer(d, shoulderX + 6, shoulderY + 6);
            }
            d.draw(head(), headX, headY);
            arm(d, shoulderX - 2, shoulderY, nearArm, 'C', 'B', 'H');
            return d.outline(style.outline);
        }

        private void headband(Drawing d, int x, int y) {
            d.line(x, y, x + tail[0], y + tail[1], 2, style.color('S'));
            d.line(x + tail[0], y + tail[1], x + tail[2], y + tail[3], 2, style.color('R'));
        }

        private void hammer(Drawing d, int x, int y) {
            d.line(x + 4, y + 8, x - 6, y - 2, 2, style.color('n'));
            d.draw(HandDrawn.picture(style, "hammer"), x - 12, y - 7);
        }

        private Drawing head() {
            if (behind) {
                return HandDrawn.picture(style, "hero-head-behind");
            }
            Drawing head = HandDrawn.picture(style, "hero-head");
            if (eyesClosed) {
                for (int x = 8; x <= 12; x += 4) {
                    head.set(x, 8, style.color('I'))
                            .set(x, 10, style.color('I'))
                            .set(x - 1, 9, style.outline);
                }
            }
            return head;
        }

        private void body(Drawing d, int x, int y) {
            Drawing body =
                    behind ? HandDrawn.picture(style, "hero-body-behind") : HandDrawn.picture(style, "hero-body");
            d.draw(body, x - 5, y - 1);
        }

        private void arm(Drawing d, int x, int y, Limb limb, char sleeve, char shade, char hand) {
            limb(d, x, y, limb, style.color(shade), 3);
            limb(d, x, y - 1, limb, style.color(sleeve), 2);
            d.fill(x + limb.endX - 1, y + limb.endY - 1, 3, 3, style.color(hand));
            d.set(x + limb.endX - 1, y + limb.endY + 1, style.color('G'));
        }
    }

    private void leg(Drawing d, int x, int y, Limb limb, boolean far, char boot, char shine) {
        int cloth = far ? Ramp.mix(style.color('q'), style.color('r'), 0.4) : style.color('r');
        limb(d, x, y, limb, cloth, 4);
        if (!far) {
            limb(d, x - 1, y, limb, Ramp.mix(cloth, style.color('s'), 0.35), 1);
        }
        int footX = x + limb.endX;
        int footY = y + limb.endY;
        boolean raised = limb.endX < -4 && limb.endY < 10;
        if (raised) {
            d.fill(footX - 2, footY - 1, 3, 5, style.color(boot)).fill(footX - 3, footY + 1, 1, 3, style.color('m'));
            d.set(footX, footY - 1, style.color(shine));
        } else {
            d.fill(footX - 2, footY - 1, 4, 4, style.color(boot)).fill(footX + 2, footY + 1, 2, 2, style.color(boot));
            d.fill(footX, footY, 2, 1, style.color(shine)).fill(footX - 2, footY + 2, 6, 1, style.color('m'));
            d.set(footX + 3, footY + 1, style.color(shine));
        }
    }

    private static void limb(Drawing d, int x, int y, Limb limb, int color, int thickness) {
        d.line(x, y, x + limb.bendX, y + limb.bendY, thickness, color);
        d.line(x + limb.bendX, y + limb.bendY, x + limb.endX, y + limb.endY, thickness, color);
    }

    /** All frames of the hero, state by state. */
    List<Frame> hero() {
        List<Frame> frames = new ArrayList<>();
        idle(frames);
        for (int i = 0; i < 8; i++) {
            Pose p = new Pose();
            p.hipY += BOB[i] - 1;
            p.lean = 1;
            p.nearLeg = STRIDE[i];
            p.farLeg = STRIDE[(i + 4) % 8];
            p.nearArm = SWING[i];
            p.farArm = SWING[(i + 4) % 8];
            p.tail = new int[] {-4, BOB[(i + 2) % 8], -8, BOB[(i + 4) % 8] + (i % 4 == 1 ? 0 : 1)};
            frames.add(new Frame("run", 70, p.draw()));
        }
        air(frames);
        climbAndSwim(frames);
        dead(frames);
        return frames;
    }

    private void idle(List<Frame> frames) {
        int[] sink = {0, 0, 1, 1};
        int[] ms = {360, 140, 300, 160};
        for (int i = 0; i < 4; i++) {
            Pose p = new Pose();
            p.hipY += sink[i];
            p.nearLeg = new Limb(-1, 5, -1, 10 - sink[i]);
            p.farLeg = new Limb(2, 5, 3, 10 - sink[i]);
            p.nearArm = new Limb(-2, 4, -1, 8);
            p.tail = new int[] {-3, 1 + sink[i], -4 - i % 2, 5 + sink[(i + 3) % 4]};
            p.eyesClosed = i == 1;
            frames.add(new Frame("idle", ms[i], p.draw()));
        }
    }

    private void air(List<Frame> frames) {
        for (int i = 0; i < 2; i++) {
            Pose p = new Pose();
            p.hipY -= 1;
            p.lean = 1;
            p.nearLeg = i == 0 ? new Limb(-1, 5, -4, 9) : new Limb(-1, 5, -5, 9);
            p.farLeg = i == 0 ? new Limb(5, 2, 5, 7) : new Limb(5, 3, 4, 8);
            p.nearArm = i == 0 ? new Limb(-4, 2, -6, 5) : new Limb(-4, 2, -7, 4);
            p.farArm = new Limb(4, -1, 6, -6 + i);
            p.tail = new int[] {-3, 2, -5, 6 + i};
            frames.add(new Frame("jump", 120, p.draw()));
        }
        for (int i = 0; i < 2; i++) {
            Pose p = new Pose();
            p.nearLeg = i == 0 ? new Limb(-1, 4, -4, 8) : new Limb(0, 4, -3, 9);
            p.farLeg = i == 0 ? new Limb(4, 4, 4, 9) : new Limb(4, 4, 5, 8);
            p.nearArm = i == 0 ? new Limb(-5, -1, -7, -5) : new Limb(-5, 0, -8, -3);
            p.farArm = i == 0 ? new Limb(4, -1, 7, -4) : new Limb(4, -2, 6, -6);
            p.tail = new int[] {-3, -2, -4 - i, -6};
            frames.add(new Frame("fall", 110, p.draw()));
        }
    }

    private void climbAndSwim(List<Frame> frames) {
        int[] reach = {0, 2, 0, -2};
        for (int i = 0; i < 4; i++) {
            Pose p = new Pose();
            p.behind = true;
            p.hipX = 24;
            p.hipY += i % 2 - 1;
            int r = reach[i];
            p.nearLeg = new Limb(-2, 4, -2, 8 + r);
            p.farLeg = new Limb(2, 4, 2, 8 - r);
            p.nearArm = new Limb(-5, -2, -6, -8 - r * 2);
            p.farArm = new Limb(5, -2, 6, -8 + r * 2);
            p.tail = new int[] {3, 3, 4, 6};
            frames.add(new Frame("climb", 110, p.draw()));
        }
        Limb[] stroke = {new Limb(4, 0, 8, -2), new Limb(4, 2, 8, 3), new Limb(0, 4, 1, 8), new Limb(2, 2, 5, 1)};
        for (int i = 0; i < 4; i++) {
            Pose p = new Pose();
            p.lean = 2;
            p.hipX = 22;
            p.hipY -= i % 2;
            int kick = i == 0 || i == 3 ? 0 : 2;
            p.nearLeg = new Limb(-3, 4, -7, 9 - kick);
            p.farLeg = new Limb(-1, 5, -4, 7 + kick);
            p.nearArm = stroke[i];
            p.farArm = stroke[(i + 3) % 4];
            p.tail = new int[] {-4, i % 2, -8, 1 - i % 2};
            frames.add(new Frame("swim", 140, p.draw()));
        }
    }

    private void dead(List<Frame> frames) {
        Pose hit = new Pose();
        hit.eyesClosed = true;
        hit.lean = -1;
        hit.hipX = 24;
        hit.nearArm = new Limb(3, -2, 6, -5);
        hit.farArm = new Limb(4, -2, 6, -4);
        hit.nearLeg = new Limb(2, 4, 3, 10);
        hit.farLeg = new Limb(4, 3, 6, 9);
        hit.tail = new int[] {-2, -3, -2, -6};
        frames.add(new Frame("dead", 110, hit.draw()));
        Pose sit = new Pose();
        sit.eyesClosed = true;
        sit.lean = -1;
        sit.hipY = 38;
        sit.nearLeg = new Limb(4, 0, 9, 2);
        sit.farLeg = new Limb(5, -2, 10, 2);
        sit.nearArm = new Limb(-2, 3, -4, 8);
        sit.farArm = new Limb(3, 2, 6, 3);
        frames.add(new Frame("dead", 130, sit.draw()));
        Pose lie = new Pose();
        lie.eyesClosed = true;
        lie.tail = new int[] {-2, -2, -2, -5};
        lie.nearArm = new Limb(-2, 2, -2, 6);
        Drawing turned = lie.draw().turned().mirrored();
        // The back of the hero, which was left, is at the bottom now.
        Drawing flat = new Drawing(WIDTH, HEIGHT);
        int lowest = 0;
        Drawing down = turned.flipped();
        for (int y = 0; y < down.height(); y++) {
            for (int x = 0; x < down.width(); x++) {
                lowest = down.isEmpty(x, y) ? lowest : y;
            }
        }
        flat.draw(down, 2, HEIGHT - 1 - lowest);
        frames.add(new Frame("dead", 1000, flat));
    }

    /** A creature that walks, and stands between. */
    List<Frame> patrol() {
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            frames.add(new Frame("run", 130, creature(i, true)));
        }
        for (int i = 0; i < 2; i++) {
            frames.add(new Frame("idle", 400, creature(i * 2, false)));
        }
        return frames;
    }

    private Drawing creature(int step, boolean walks) {
        Drawing creature = switch (style.material) {
            case SOIL -> mushroom(step, walks);
            case ROCK -> golem(step, walks);
            case BRICK -> guard(step, walks);
        };
        return creature.outline(style.outline);
    }

    private Drawing golem(int step, boolean walks) {
        Drawing d = new Drawing(WIDTH, HEIGHT);
        int bob = walks ? -(step % 2) : step / 2;
        int swing = walks ? new int[] {3, 0, -3, 0}[step] : 0;
        block(d, 25 - swing, 36 - (walks && step == 3 ? 2 : 0), 6, 7, "srqq");
        d.ellipse(28 - swing, 24 + bob, 6, 11, style.color('q')).ellipse(28 - swing, 24 + bob, 5, 8, style.color('r'));
        block(d, 17 + swing, 36 - (walks && step == 1 ? 2 : 0), 6, 7, "tsrq");
        d.draw(HandDrawn.picture(style, "golem-body"), 16, 23 + bob);
        d.draw(HandDrawn.picture(style, "golem-head"), 16, 11 + bob);
        d.ellipse(12 + swing, 23 + bob, 7, 7, style.color('s')).ellipse(12 + swing, 23 + bob, 6, 5, style.color('t'));
        d.ellipse(12 + swing, 29 + bob, 7, 8, style.color('r')).ellipse(12 + swing, 29 + bob, 6, 6, style.color('s'));
        return d;
    }

    /** A block with light from the upper left, of four shades. */
    private void block(Drawing d, int x, int y, int w, int h, String shades) {
        d.fill(x, y, w, h, style.color(shades.charAt(1))).fill(x + w - 2, y, 2, h, style.color(shades.charAt(2)));
        d.fill(x, y, 1, h - 1, style.color(shades.charAt(0))).fill(x, y + h - 1, w, 1, style.color(shades.charAt(3)));
    }

    private Drawing guard(int step, boolean walks) {
        Drawing d = new Drawing(WIDTH, HEIGHT);
        int bob = walks ? -(step % 2) : step / 2;
        Limb[] near = {new Limb(3, 4, 4, 9), new Limb(1, 5, 0, 8), new Limb(-1, 5, -5, 9), new Limb(1, 5, 0, 9)};
        Limb stand = new Limb(0, 4, -1, 9);
        int hip = 31;
        leg(d, 25, hip, walks ? near[(step + 2) % 4] : new Limb(1, 4, 1, 9), true, 'q', 'r');
        leg(d, 21, hip, walks ? near[step] : stand, false, 'r', 't');
        d.draw(HandDrawn.picture(style, "guard-body"), 18, 21 + bob);
        d.draw(HandDrawn.picture(style, "guard-head"), 15, 8 + bob);
        int spear = 33 + (walks ? step % 2 : 0);
        d.fill(spear, 12 + bob, 2, 30, style.color('n')).fill(spear, 12 + bob, 1, 30, style.color('p'));
        d.draw(Drawing.of(style, "..u..", ".tus.", ".tus.", "ttusr", ".tsr.", ".NMM."), spear - 2, 6 + bob);
        limb(d, 20, 24 + bob, new Limb(4, 5, spear - 21, 4), style.color('r'), 4);
        limb(d, 20, 23 + bob, new Limb(4, 5, spear - 21, 4), style.color('t'), 2);
        d.fill(spear - 1, 26 + bob, 4, 4, style.color('s')).fill(spear - 1, 26 + bob, 3, 1, style.color('u'));
        return d;
    }

    private Drawing mushroom(int step, boolean walks) {
        Drawing d = new Drawing(WIDTH, HEIGHT);
        int[] bobs = {0, -1, 0, -1};
        int bob = walks ? bobs[step] : step / 2;
        int[] near = {4, 0, -4, 0};
        int nearX = walks ? near[step] : -2;
        int farX = walks ? -near[step] : 2;
        foot(d, 23 + farX, 40 - (walks && step == 3 ? 3 : 0), 'm', 'n');
        Drawing body = HandDrawn.picture(style, "mushroom-body");
        d.draw(body, 18, 24 + bob);
        foot(d, 23 + nearX, 40 - (walks && step == 1 ? 3 : 0), 'n', 'o');
        Drawing cap = HandDrawn.picture(style, "mushroom-cap");
        d.draw(cap, 13, 10 + bob);
        return d;
    }

    private void foot(Drawing d, int x, int y, char boot, char shine) {
        d.fill(x - 2, y, 6, 3, style.color(boot)).fill(x - 1, y - 1, 4, 1, style.color(boot));
        d.fill(x + 1, y, 2, 1, style.color(shine)).fill(x - 2, y + 2, 6, 1, style.color('m'));
    }
}
