package leapsmith.levels.definitions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.Severity;

/**
 * The own kinds of all maps of a file, for a folder in which levels are made of them.
 *
 * @param file the kinds file of the folder: what it has already, and the kinds of the maps
 * @param isChanged whether the folder doesn't have exactly this file yet
 * @param byClass the kinds by the names of their classes in the other editor
 * @param findings what a kinds file can't hold
 */
public record ProjectKinds(KindsFile file, boolean isChanged, Map<String, OwnKind> byClass, List<Finding> findings) {
    /** The kinds of maps without any. */
    public static final ProjectKinds NONE = new ProjectKinds(KindsFile.empty(), false, Map.of(), List.of());

    /** Copies the collections. */
    public ProjectKinds {
        byClass = Map.copyOf(byClass);
        findings = List.copyOf(findings);
    }

    /**
     * Reads the kinds of the maps of a file. A kind that the folder has already stays as it is there.
     *
     * @param maps a file with maps
     * @param root the folder outside of which no other file is read; if empty, that of the file's project
     * @param rules what an import makes of the maps
     * @param folder the folder of the levels, which need not exist
     * @return the kinds
     * @throws LevelFormatException if a file can't be read, or isn't valid
     */
    public static ProjectKinds of(Path maps, Optional<Path> root, ImportProfile rules, Path folder)
            throws LevelFormatException {
        Definitions read = DefinitionFiles.ofMaps(maps, root);
        if (read.isEmpty()) {
            return NONE;
        }
        Path file = folder.resolve(KindsFile.NAME);
        KindsFile known = Files.exists(file) ? InputFile.read(file, KindsFile::read) : KindsFile.empty();
        KindsFile added = read.by(rules).kinds();
        Map<String, ObjectDefinition> objects = new LinkedHashMap<>(added.objects());
        // The theme of a level has its pictures.
        List<Finding> findings = new ArrayList<>(read.findings().stream()
                .filter(finding -> !finding.rule().equals("definition-pictures"))
                .toList());
        known.objects().forEach((name, definition) -> {
            ObjectDefinition other = objects.put(name, definition);
            if (other != null && !other.equals(definition)) {
                findings.add(Finding.of(Severity.HINT, "definition-kept", name));
            }
        });
        Map<String, List<String>> choices = new LinkedHashMap<>(added.choices());
        choices.putAll(known.choices());
        KindsFile all = new KindsFile(
                known.tiles(), choices, objects, added.unknownKeys().withAll(known.unknownKeys()));
        if (all.problem().isPresent()) {
            throw new LevelFormatException(
                    file.toString(), FilePlace.NONE, all.problem().get());
        }
        return new ProjectKinds(all, !all.equals(known), new Definitions(all, List.of()).byClass(), findings);
    }
}
