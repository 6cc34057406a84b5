package mygame;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Replay;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/** Records a game with a hash per second, goes back in time, and runs the recording again in another world. */
public final class RecordedGame {
    private RecordedGame() {}

    public static void main(String[] args) {
        World world = emptyWorld();
        Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world, Recorder.KEYFRAME_BYTES, 60);
        Body hero = world.spawn(BodyDef.character(20, 72).control(Control.PLAYER));
        for (int tick = 0; tick < 300; tick++) {
            if (tick == 200) {
                world.setTile(15, 6, TileType.BLOCK);
            }
            world.step(tick % 50 < 20 ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.NONE);
        }
        System.out.println("at the end: " + hero.x());
        recorder.seek(150);
        System.out.println("in the middle: " + hero.x());
        recorder.seek(recorder.length());
        System.out.println("at the end again: " + hero.x());

        boolean same =
                Replay.of(emptyWorld(), recorder.recording()).firstDivergence().isEmpty();
        System.out.println(same ? "the replay is the same" : "the replay is not the same");
    }

    private static World emptyWorld() {
        return World.builder(40, 8)
                .tiles((column, row) -> row == 7 ? TileType.BLOCK : TileType.EMPTY)
                .build();
    }
}
