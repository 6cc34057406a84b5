package leapsmith.levels.raster;

import java.util.List;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.physics.body.Shape;

/** The characters that are placed in the level, while nothing runs. */
final class CharacterLayer implements Layer {
    private final Figure figure;

    CharacterLayer(Figure figure) {
        this.figure = figure;
    }

    @Override
    public void draw(Scene scene, View view, Pen pen) {
        if (scene.frame() != null) {
            return;
        }
        figure.use(scene.look());
        Camera camera = view.camera();
        List<PlacedCharacter> characters = scene.level().characters();
        // By index: an iterator would be an allocation a frame.
        for (int i = 0; i < characters.size(); i++) {
            PlacedCharacter character = characters.get(i);
            int left = camera.edgeX(character.x());
            int top = camera.edgeY(character.y());
            int right = Math.max(left + 1, camera.edgeX(character.x() + character.width()));
            int bottom = Math.max(top + 1, camera.edgeY(character.y() + character.height()));
            if (pen.sees(left, top, right, bottom)) {
                figure.draw(
                        formOf(character.kind()),
                        shapeOf(character),
                        left,
                        top,
                        right,
                        bottom,
                        character.facingLeft(),
                        Pen.OPAQUE);
            }
        }
    }

    /** As it is simulated. */
    private static Shape shapeOf(PlacedCharacter character) {
        boolean square = character.width() == character.height();
        return character.shape() == Shape.CIRCLE && !square ? Shape.BOX : character.shape();
    }

    private static Figure.Form formOf(String kind) {
        return switch (kind) {
            case PlacedCharacter.PLAYER -> Figure.Form.PLAYER;
            case PlacedCharacter.PATROL -> Figure.Form.PATROL;
            default -> Figure.Form.IDLE;
        };
    }
}
