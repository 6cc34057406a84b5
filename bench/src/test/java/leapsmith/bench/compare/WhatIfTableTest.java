package leapsmith.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import org.junit.jupiter.api.Test;

class WhatIfTableTest {
    @Test
    void allSampleLevelsAreMeasured() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "samples"))) {
            Set<String> samples = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(LevelFormat.EXTENSION))
                    .map(name -> name.substring(0, name.length() - LevelFormat.EXTENSION.length()))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(samples, new TreeSet<>(WhatIfTable.SAMPLES));
        }
    }
}
