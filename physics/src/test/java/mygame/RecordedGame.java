package mygame;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.replay.RecordedWorld;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.replay.Replay;
import leapsmith.physics.replay.WorldEdit;
import leapsmith.physics.replay.WorldReplayable;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/** Records a game with a hash each second, goes back in time, and runs the recording again in another world. */
public final class RecordedGame {
    private RecordedGame() {}

    public static void main(String[] args) {
        RecordedWorld game = new RecordedWorld(emptyWorld(), Recorder.KEYFRAME_BYTES, 60);
        Body hero = game.spawn(BodyDef.character(20, 72).control(Control.PLAYER));
        for (int tick = 0; tick < 300; tick++) {
            if (tick == 200) {
                game.setTile(15, 6, TileType.BLOCK);
            }
            game.step(tick % 50 < 20 ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.NONE);
        }
        System.out.println("at the end: " + hero.x());
        game.recorder().seek(150);
        System.out.println("in the middle: " + hero.x());
        game.recorder().seek(game.recorder().length());
        System.out.println("at the end again: " + hero.x());

        Recording<WorldEdit> recording = game.recorder().recording();
        Replay<WorldEdit, Snapshot> replay = new Replay<>(new WorldReplayable(emptyWorld()), recording);
        System.out.println(
                replay.firstDivergence().isEmpty() ? "the replay is the same" : "the replay is not the same");
    }

    private static World emptyWorld() {
        return World.builder(40, 8)
                .tiles((column, row) -> row == 7 ? TileType.BLOCK : TileType.EMPTY)
                .build();
    }
}
