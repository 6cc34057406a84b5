package leapsmith.editor.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;

/**
 * The maps of a file, and what rules make of them. It is immutable, so that background threads can use it.
 *
 * @param files where the images of the maps are
 * @param guesser the rules that a map suggests, in the order in which they are tried
 */
public record MapProject(
        ExternalProject project,
        RelatedFiles files,
        Function<ExternalMap, List<GuessedRule>> guesser,
        ColorScheme colors) {
    /** Width of the picture of a level, as a multiple of that of a thumbnail. */
    static final int PICTURE_SCALE = 2;

    public MapProject {
        if (project.maps().isEmpty()) {
            throw new IllegalArgumentException("a project without maps");
        }
    }

    /** Suggested rules, and what they make of the first map. */
    public record Suggestion(List<GuessedRule> rules, ImportPreview preview) {}

    /** The rules that these maps suggest, and what they make of the first one. */
    public Suggestion suggest(List<ExternalMap> maps) {
        List<GuessedRule> rules = new ArrayList<>();
        maps.forEach(map -> merge(guesser.apply(map), rules));
        ImportProfile profile =
                new ImportProfile(rules.stream().map(GuessedRule::rule).toList());
        return new Suggestion(List.copyOf(rules), preview(maps.get(0), profile));
    }

    /** Adds the rules that are missing, each after the one that precedes it in its own list. */
    private static void merge(List<GuessedRule> added, List<GuessedRule> into) {
        int next = 0;
        for (GuessedRule guessed : added) {
            int known = indexOf(guessed, into);
            if (known < 0) {
                into.add(next, guessed);
                known = next;
            }
            next = Math.max(next, known + 1);
        }
    }

    private static int indexOf(GuessedRule guessed, List<GuessedRule> rules) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).rule().equals(guessed.rule())) {
                return i;
            }
        }
        return -1;
    }

    ImportPreview preview(ExternalMap map, ImportProfile profile) {
        ImportedLevel imported = LevelImport.of(map, profile);
        return ImportPreview.of(map, imported, Thumbnails.draw(imported.level(), colors, PICTURE_SCALE));
    }

    /**
     * What the rules make of a map.
     *
     * @param imported the level; empty if none can be made
     * @param picture of the level; empty if there is none
     * @param failure why no level can be made, otherwise empty
     */
    record ImportPreview(ExternalMap map, Optional<ImportedLevel> imported, Optional<Picture> picture, String failure) {
        static ImportPreview of(ExternalMap map, ImportedLevel imported, Picture picture) {
            return new ImportPreview(map, Optional.of(imported), Optional.of(picture), "");
        }

        static ImportPreview failed(ExternalMap map, Throwable cause) {
            String reason = cause.getMessage() == null ? cause.toString() : cause.getMessage();
            return new ImportPreview(map, Optional.empty(), Optional.empty(), reason);
        }
    }
}
