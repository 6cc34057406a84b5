package mygame;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.world.InputScript;

/** Plays a level by all rules of the editor, with the buttons of a replay, and prints what happens. */
public final class KeysAndDoors {
    private KeysAndDoors() {}

    public static void main(String[] args) throws IOException {
        Level level = LevelFormat.read(Path.of(args[0]));
        InputScript keys = InputScript.of(
                ReplayFormat.read(Path.of(args[1])).in(level).run().inputs());
        PlaySession session = new PlaySession(level, Optional.empty(), KeysAndDoors::happened);
        while (session.status().state() != PlayState.GOAL_REACHED && session.tick() < keys.ticks()) {
            session.step(keys.at(session.tick()));
            // Draw here: capture session.world() in a Frame. session.activeObjects() are taken, on or open.
        }
        System.out.println("end: " + session.status().state().text() + " "
                + session.status().goal());
    }

    private static void happened(long tick, PlayEvent event, String object, String other) {
        switch (event) {
            case PICKED_UP, CHECKPOINT, GOAL_REACHED -> System.out.println(tick + ": " + event.text() + " " + other);
            case SIGNAL_ON, SIGNAL_OFF ->
                System.out.println(tick + ": " + event.text() + " " + other + " by " + object);
            default -> {}
        }
    }
}
