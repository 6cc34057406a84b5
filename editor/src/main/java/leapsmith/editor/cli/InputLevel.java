package leapsmith.editor.cli;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/**
 * A level of a file that a command reads.
 *
 * @param name that of the map, or that of the file without its extension
 * @param map what the level was made of; empty for the program's own format
 * @param guessed the rules by which it was made, if they were guessed
 * @param findings what the level can't hold of the map
 */
record InputLevel(
        String name, Level level, Optional<ExternalMap> map, List<GuessedRule> guessed, List<Finding> findings) {
    InputLevel {
        guessed = List.copyOf(guessed);
        findings = List.copyOf(findings);
    }
}
