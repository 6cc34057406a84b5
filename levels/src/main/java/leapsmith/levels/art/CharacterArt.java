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

    private final ArtStyle style;

    CharacterArt(ArtStyle style) {
        this.style = style;
    }

    /** One pose of the hero; the hip is where the legs begin. */
    private final class Pose {
        private final int hipX;
        private final int hipY;
        private final int lean;
        private final Limb nearLeg;
        private final Limb farLeg;
        private final Limb nearArm;
        private final Limb farArm;
        /** Where the ends of the headband fly, from the head. */
        private final Limb tail;

        private final boolean eyesClosed;
        private final boolean behind;

        /** A pose of some numbers, in the order of the fields. */
        Pose(int[] row, boolean eyesClosed, boolean behind) {
            hipX = row[0];
            hipY = row[1];
            lean = row[2];
            nearLeg = limbOf(row, 3);
            farLeg = limbOf(row, 7);
            nearArm = limbOf(row, 11);
            farArm = limbOf(row, 15);
            tail = limbOf(row, 19);
            this.eyesClosed = eyesClosed;
            this.behind = behind;
        }

        private static Limb limbOf(int[] row, int at) {
            return new Limb(row[at], row[at + 1], row[at + 2], row[at + 3]);
        }

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
            d.line(x, y, x + tail.bendX, y + tail.bendY, 2, style.color('S'));
            d.line(x + tail.bendX, y + tail.bendY, x + tail.endX, y + tail.endY, 2, style.color('R'));
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
        int cloth = far ? ColorRamp.mix(style.color('q'), style.color('r'), 0.4) : style.color('r');
        limb(d, x, y, limb, cloth, 4);
        if (!far) {
            limb(d, x - 1, y, limb, ColorRamp.mix(cloth, style.color('s'), 0.35), 1);
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

    /**
     * All frames of the hero, state by state. Each has a row with its state, its time, the numbers of its pose, and words for
     * what else is special.
     */
    List<Frame> hero() {
        List<Frame> frames = new ArrayList<>();
        for (String row : HandDrawn.rows("hero-poses")) {
            List<String> words = List.of(row.split(" +"));
            int[] numbers =
                    words.stream().skip(2).limit(23).mapToInt(Integer::parseInt).toArray();
            Drawing drawing = new Pose(numbers, words.contains("closed"), words.contains("behind")).draw();
            frames.add(new Frame(
                    words.get(0), Integer.parseInt(words.get(1)), words.contains("lying") ? lying(drawing) : drawing));
        }
        return frames;
    }

    /** The hero on its back, at the bottom of the frame. */
    private static Drawing lying(Drawing upright) {
        Drawing down = upright.turned().mirrored().flipped();
        int lowest = 0;
        for (int y = 0; y < down.height(); y++) {
            for (int x = 0; x < down.width(); x++) {
                lowest = down.isEmpty(x, y) ? lowest : y;
            }
        }
        return new Drawing(WIDTH, HEIGHT).draw(down, 2, HEIGHT - 1 - lowest);
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
