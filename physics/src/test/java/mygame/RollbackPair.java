package mygame;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Checkpoint;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/**
 * Two peers of a networked game. Each steps at once with its own buttons and a guess of the other's, and steps again from
 * the first wrong guess when the right buttons arrive, some ticks later.
 */
public final class RollbackPair {
    private static final int TICKS = 600;
    private static final int MOST_TICKS_LATE = 8;

    /** The buttons of a player in a tick, as they are sent. */
    private record Message(int tick, int buttons) {}

    private final World world = World.builder(40, 12)
            .tiles((column, row) -> row == 11 || row == 8 && column % 9 < 3 ? TileType.BLOCK : TileType.EMPTY)
            .build();
    private final Checkpoint[] states = new Checkpoint[MOST_TICKS_LATE + 1];
    private final int[][] buttons = new int[2][TICKS + MOST_TICKS_LATE];
    private final int own;
    /** How many ticks of the other player's buttons are known. */
    private int known;

    private int rollbacks;

    private RollbackPair(int own) {
        this.own = own;
        for (int i = 0; i < states.length; i++) {
            states[i] = new Checkpoint();
        }
        for (int player = 0; player < 2; player++) {
            world.spawn(BodyDef.character(100 + 60 * player, 130)
                    .control(Control.PLAYER)
                    .channel(player)
                    .solidToBodies(true));
        }
    }

    public static void main(String[] args) {
        RollbackPair[] peers = {new RollbackPair(0), new RollbackPair(1)};
        SplittableRandom random = new SplittableRandom(1);
        List<Queue<Message>> network = List.of(new ArrayDeque<>(), new ArrayDeque<>());
        for (int tick = 0; tick < TICKS; tick++) {
            for (int player = 0; player < 2; player++) {
                peers[player].tick(tick, buttonsOf(player, tick));
                network.get(player).add(new Message(tick, buttonsOf(player, tick)));
            }
            for (int player = 0; player < 2; player++) {
                int inTransit = random.nextInt(MOST_TICKS_LATE);
                while (network.get(player).size() > inTransit) {
                    peers[1 - player].receive(network.get(player).remove());
                }
            }
        }
        for (int player = 0; player < 2; player++) {
            while (!network.get(player).isEmpty()) {
                peers[1 - player].receive(network.get(player).remove());
            }
        }
        System.out.println(peers[0].rollbacks + " and " + peers[1].rollbacks + " rollbacks");
        System.out.println("the same at the end: " + (peers[0].world.hash() == peers[1].world.hash()));
    }

    private void tick(int tick, int ownButtons) {
        buttons[own][tick] = ownButtons;
        step(tick);
    }

    /** Takes the buttons of the other player, in the order of ticks, and corrects what followed from a wrong guess. */
    private void receive(Message message) {
        int now = (int) world.tick();
        boolean guessed = message.tick >= now || buttons[1 - own][message.tick] == message.buttons;
        buttons[1 - own][message.tick] = message.buttons;
        known = message.tick + 1;
        if (!guessed) {
            rollbacks++;
            world.restore(states[message.tick % states.length]);
            for (int tick = message.tick; tick < now; tick++) {
                step(tick);
            }
        }
    }

    private void step(int tick) {
        if (tick >= known) {
            // The other player probably still presses what was pressed last.
            buttons[1 - own][tick] = known == 0 ? 0 : buttons[1 - own][known - 1];
        }
        world.save(states[tick % states.length]);
        world.step(Inputs.NONE.with(0, buttons[0][tick]).with(1, buttons[1][tick]));
    }

    private static int buttonsOf(int player, int tick) {
        int walk = (tick / (30 + 17 * player) + player) % 2 == 0 ? Button.RIGHT.bit() : Button.LEFT.bit();
        return walk | (tick % (41 + 8 * player) < 12 ? Button.JUMP.bit() : 0);
    }
}
