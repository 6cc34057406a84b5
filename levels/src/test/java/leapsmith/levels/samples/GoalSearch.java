package leapsmith.levels.samples;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.build.LevelWorld;
import leapsmith.levels.build.WorldBuilder;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.physics.body.Button;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/**
 * Looks for an input script that takes the player to a goal, by trying every button for a few ticks from every place
 * reached so far; the fewest such choices are found first. Other characters don't stop a player, so they are left out.
 */
final class GoalSearch {
    private static final int TICKS = 6;
    private static final int PLACE_PX = 6;
    private static final int MAX_NODES = 200_000;

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
    private final List<Node> nodes = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    private GoalSearch(Level level) {
        LevelWorld built = WorldBuilder.build(level);
        world = built.world();
        player = built.player().orElseThrow();
    }

    /** A state that was reached, and how. */
    private record Node(Snapshot state, int parent, int choice) {}

    /** A script that reaches a goal, if one is found. */
    static Optional<String> script(Level level) {
        List<PlacedCharacter> players =
                level.characters().stream().filter(PlacedCharacter::isPlayer).toList();
        return new GoalSearch(level.withCharacters(players)).search();
    }

    private Optional<String> search() {
        nodes.add(new Node(world.snapshot(), -1, 0));
        for (int i = 0; i < nodes.size() && nodes.size() < MAX_NODES; i++) {
            for (int choice = 0; choice < CHOICES.size(); choice++) {
                world.restore(nodes.get(i).state);
                if (reachesGoal(CHOICES.get(choice))) {
                    nodes.add(new Node(null, i, choice));
                    return Optional.of(scriptTo(nodes.size() - 1));
                }
                if (player.isAlive() && seen.add(place(choice))) {
                    nodes.add(new Node(world.snapshot(), i, choice));
                }
            }
        }
        return Optional.empty();
    }

    private boolean reachesGoal(Inputs inputs) {
        for (int tick = 0; tick < TICKS; tick++) {
            world.step(inputs);
            for (int i = 0; i < world.events().count(); i++) {
                if (world.events().type(i) == EventType.SENSOR_BEGIN) {
                    return true;
                }
            }
        }
        return false;
    }

    private String place(int choice) {
        return Math.floor(player.x() / PLACE_PX)
                + " "
                + Math.floor(player.y() / PLACE_PX)
                + " "
                + Math.floor(player.vy() / 120)
                + player.onGround()
                + NAMES.get(choice).contains("jump");
    }

    private String scriptTo(int last) {
        List<String> steps = new ArrayList<>();
        int held = -1;
        int ticks = 0;
        for (int i = last; i > 0; i = nodes.get(i).parent) {
            if (nodes.get(i).choice != held && held >= 0) {
                steps.add(0, NAMES.get(held) + "*" + ticks);
                ticks = 0;
            }
            held = nodes.get(i).choice;
            ticks += TICKS;
        }
        steps.add(0, NAMES.get(held) + "*" + ticks);
        return String.join(",", steps);
    }
}
