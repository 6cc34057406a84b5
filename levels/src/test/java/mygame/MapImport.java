package mygame;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** Reads a map of Tiled or LDtk, and prints what levels guessed rules make of it. */
public final class MapImport {
    private MapImport() {}

    public static void main(String[] args) throws IOException {
        FileContent content = LevelFiles.open(Path.of(args[0]), Optional.empty());
        if (content instanceof FileContent.OfProject opened) {
            ExternalProject project = opened.project();
            project.findings().forEach(finding -> System.out.println("not read: " + finding.message()));
            for (ExternalMap map : project.maps()) {
                ImportProfile rules = RuleGuesser.profile(map);
                ImportedLevel imported = LevelImport.of(map, rules);
                imported.findings().forEach(finding -> System.out.println("changed: " + finding.message()));
                print(imported.level());
            }
        } else if (content instanceof FileContent.OfLevel opened) {
            print(opened.level());
        }
    }

    private static void print(Level level) {
        System.out.println(level.name() + ": " + level.columns() + " x " + level.rows() + " tiles, "
                + level.objects().stream().count() + " objects");
    }
}
