package leapsmith.levels.convert;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/**
 * A level made of a map.
 *
 * @param level with the name of the theme, if there is one
 * @param theme the pictures of the map, by paths relative to the file that was opened; empty if it has none
 * @param uses for each rule of the profile, in its order, how many cells and objects it decided
 * @param findings what the level can't hold, and what was changed to fit
 * @param sources what objects of the level were made of
 */
public record ImportedLevel(
        Level level, Optional<Theme> theme, List<RuleUse> uses, List<Finding> findings, List<Source> sources) {
    /**
     * An object of the map that became one of the level.
     *
     * @param objectId its id in the level
     * @param points the points that it has, in level pixels
     */
    public record Source(String objectId, ExternalObject object, List<Point> points) {}

    /** How often a rule decided. */
    public record RuleUse(long cells, int objects) {}

    public ImportedLevel {
        uses = List.copyOf(uses);
        findings = List.copyOf(findings);
        sources = List.copyOf(sources);
    }
}
