package leapsmith.editor.imports;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.physics.tile.TileType;

/** What a rule may make of cells and objects, for a list to choose from. */
final class OutcomeChoices {
    private OutcomeChoices() {}

    /** The usual ones first: tiles, then objects of each type, then slopes one by one. */
    static List<Outcome> all() {
        List<Outcome> choices = new ArrayList<>();
        choices.add(new Outcome.Tiles(TileType.BLOCK));
        choices.add(new Outcome.Tiles(TileType.ONE_WAY));
        choices.add(new Outcome.TilesByShape());
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            for (ObjectKind kind : type.kinds()) {
                choices.add(new Outcome.Placed(type, kind.name()));
            }
        }
        choices.add(new Outcome.Nothing());
        for (TileType shape : TileType.values()) {
            if (shape.isSlope()) {
                choices.add(new Outcome.Tiles(shape));
            }
        }
        return choices;
    }

    /** The choices with one more, such as a zone of the map's own kind, if it is not among them. */
    static List<Outcome> with(Outcome outcome) {
        List<Outcome> choices = all();
        if (!choices.contains(outcome)) {
            choices.add(0, outcome);
        }
        return choices;
    }

    /** An outcome in words. */
    static String text(Texts texts, Outcome outcome) {
        if (outcome instanceof Outcome.Tiles tiles) {
            return texts.get("tile." + KebabNames.nameOf(tiles.shape()));
        }
        if (outcome instanceof Outcome.Placed placed) {
            String type = placed.type().name();
            return texts.getOr(
                    "object." + type + "." + placed.kind(),
                    texts.get("import.outcome.kind", texts.get("type." + type), placed.kind()));
        }
        if (outcome instanceof Outcome.TilesByShape) {
            return texts.get("import.outcome.byShape");
        }
        return texts.get(outcome instanceof Outcome.Original ? "import.outcome.original" : "import.outcome.nothing");
    }
}
