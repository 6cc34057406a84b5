package leapsmith.levels.samples;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/**
 * Searches for an input script that takes the player to a goal. It tries every button for a few ticks from every state
 * reached so far, the most promising first. If platforms and bullets move, the same place at another time is another
 * state. A long path is searched from landing to landing. Other characters don't block a player, so they are left out.
 */
final class GoalSearch {
    private static final int TICKS = 6;
    private static final int PLACE_PX = 6;
    /** Ticks after which all platforms and bullets of a sample repeat their motion. */
    private static final int ROUND = 480;

    private static final int MOMENT = 12;
    private static final int MAX_NODES = 600_000;

    private static final List<String> NAMES =
            List.of("none", "left", "right", "jump", "left+jump", "right+jump", "down");
    private static final List<Inputs> CHOICES = List.of(
            Inputs.NONE,
            Inputs.of(Button.LEFT),
            Inputs.of(Button.RIGHT),
            Inputs.of(Button.JUMP),
            Inputs.of(Button.LEFT, Button.JUMP),
            Inputs.of(Button.RIGHT, Button.JUMP),
            Inputs.of(Button.DOWN));

    private final World world;
    private final Body player;
    private final boolean moves;
    private final PriorityQueue<Node> open = new PriorityQueue<>();
    private final Set<Long> seen = new HashSet<>();
    private long nodes;
    private Target target;

    private GoalSearch(Level level) {
        LevelWorld built = WorldBuilder.build(level);
        world = built.world();
        player = built.player().orElseThrow();
        moves = !level.objects(PlatformType.TYPE).isEmpty()
                || !level.objects(EmitterType.TYPE).isEmpty();
    }

    /** A target in px: the goal, or a place to stand on the path there. */
    record Target(double x, double y, boolean isGoal) {
        static Target landing(double x, double y) {
            return new Target(x, y, false);
        }

        private boolean isReachedBy(Body player) {
            return player.onGround()
                    && Math.abs(player.x() + player.width() / 2 - x) < PLACE_PX
                    && Math.abs(player.y() + player.height() - y) < PLACE_PX;
        }
    }

    /** A reached state and its inputs, ordered by the minimum total time, then by discovery. */
    private record Node(Snapshot state, Node parent, int choice, double ticks, long number)
            implements Comparable<Node> {
        @Override
        public int compareTo(Node other) {
            int byTicks = Double.compare(ticks, other.ticks);
            return byTicks != 0 ? byTicks : Long.compare(number, other.number);
        }
    }

    /** A script that reaches the goal through these landings, if one is found. */
    static Optional<String> script(Level level, List<Target> landings) {
        List<LevelObject> players = level.objects(CharacterType.TYPE).stream()
                .filter(object -> object.is(ObjectKind.Role.PLAYER))
                .toList();
        LevelObject goal = level.objects(ZoneType.TYPE).get(0);
        List<Target> targets = new ArrayList<>(landings);
        targets.add(new Target(goal.x(), goal.y(), true));
        return new GoalSearch(level.withObjects(CharacterType.TYPE, players)).search(targets);
    }

    private Optional<String> search(List<Target> targets) {
        Node at = new Node(world.snapshot(), null, 0, 0, 0);
        for (Target next : targets) {
            target = next;
            at = search(at);
            if (at == null) {
                return Optional.empty();
            }
        }
        return Optional.of(scriptTo(at));
    }

    private Node search(Node from) {
        open.clear();
        seen.clear();
        open.add(from);
        for (nodes = 0; !open.isEmpty() && nodes < MAX_NODES; ) {
            Node node = open.poll();
            for (int choice = 0; choice < CHOICES.size(); choice++) {
                world.restore(node.state);
                boolean reached = reaches(CHOICES.get(choice));
                if (reached || player.isAlive() && seen.add(place(choice))) {
                    Node next = new Node(world.snapshot(), node, choice, world.tick() + ticksLeft(), ++nodes);
                    if (reached) {
                        return next;
                    }
                    open.add(next);
                }
            }
        }
        return null;
    }

    /** Steps the state and drops it if the player dies. Returns whether it reached the target. */
    private boolean reaches(Inputs inputs) {
        for (int tick = 0; tick < TICKS && player.isAlive(); tick++) {
            world.step(inputs);
            for (int i = 0; i < world.events().count(); i++) {
                EventType type = world.events().type(i);
                if (type == EventType.SENSOR_BEGIN && target.isGoal) {
                    return true;
                } else if (type == EventType.BULLET_HIT_BODY && world.events().body(i) == player.index()) {
                    world.despawn(player);
                    return false;
                }
            }
        }
        return player.isAlive() && !target.isGoal && target.isReachedBy(player);
    }

    /** A lower bound of the remaining ticks without moving platforms: from the width or the height of the distance. */
    private double ticksLeft() {
        double across = Math.abs(target.x - player.x()) / player.movement().walkSpeed();
        double up = Math.abs(target.y - player.y()) / player.movement().jumpSpeed();
        return Math.max(across, up) * world.ticksPerSecond();
    }

    private long place(int choice) {
        long place = (long) Math.floor(player.x() / PLACE_PX) & 0xFFFF;
        place = place << 16 | (long) Math.floor(player.y() / PLACE_PX) & 0xFFFF;
        place = place << 8 | (long) Math.floor(player.vy() / 120) & 0xFF;
        place = place << 8 | (moves ? world.tick() % ROUND / MOMENT : 0);
        return place << 2 | (player.onGround() ? 2 : 0) | (NAMES.get(choice).contains("jump") ? 1 : 0);
    }

    private static String scriptTo(Node last) {
        List<String> steps = new ArrayList<>();
        int held = -1;
        int ticks = 0;
        for (Node node = last; node.parent != null; node = node.parent) {
            if (node.choice != held && held >= 0) {
                steps.add(0, NAMES.get(held) + "*" + ticks);
                ticks = 0;
            }
            held = node.choice;
            ticks += TICKS;
        }
        steps.add(0, NAMES.get(held) + "*" + ticks);
        return String.join(",", steps);
    }
}
