package mygame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.InvalidBytesException;
import leapsmith.physics.world.World;

/** Saves a game with its score to a file, and continues it in a world that is built anew. */
public final class SaveGame {
    private static final long HERO = 1;

    private final World world = World.builder(40, 8)
            .tiles((column, row) -> row == 7 ? TileType.BLOCK : TileType.EMPTY)
            .build();
    private int score;

    private SaveGame() {
        world.spawn(BodyDef.character(20, 72).control(Control.PLAYER).tag(HERO));
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("game", ".save");
        SaveGame game = new SaveGame();
        game.play(100);
        game.save(file);
        game.play(50);

        SaveGame again = new SaveGame();
        System.out.println("loaded: " + again.load(file) + ", score " + again.score);
        again.play(50);
        System.out.println("the same: " + (again.world.hash() == game.world.hash()) + ", hero at "
                + again.hero().x());

        byte[] bytes = Files.readAllBytes(file);
        bytes[100]++;
        Files.write(file, bytes);
        System.out.println("loaded: " + again.load(file) + ", score " + again.score);
        Files.delete(file);
    }

    private void save(Path file) throws IOException {
        byte[] state = world.snapshot().toBytes();
        Files.write(
                file,
                ByteBuffer.allocate(4 + state.length).putInt(score).put(state).array());
    }

    /** Returns false and changes nothing if the file is damaged, or of another version or world. */
    private boolean load(Path file) throws IOException {
        ByteBuffer saved = ByteBuffer.wrap(Files.readAllBytes(file));
        if (saved.remaining() < 4) {
            return false;
        }
        int savedScore = saved.getInt();
        byte[] state = new byte[saved.remaining()];
        saved.get(state);
        try {
            world.restore(world.readSnapshot(state));
        } catch (InvalidBytesException e) {
            System.out.println(e.getMessage());
            return false;
        }
        score = savedScore;
        return true;
    }

    /** Handles are of one run of the game; the tag finds the body again. */
    private Body hero() {
        for (Body body : world.bodies()) {
            if (body.tag() == HERO) {
                return body;
            }
        }
        throw new IllegalStateException("no hero");
    }

    private void play(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            world.step(world.tick() % 50 < 20 ? Inputs.of(Button.RIGHT, Button.JUMP) : Inputs.NONE);
            score += hero().onGround() ? 0 : 1;
        }
    }
}
