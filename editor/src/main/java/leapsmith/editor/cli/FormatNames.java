package leapsmith.editor.cli;

import java.util.Iterator;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The formats by their ids or extensions, with or without the dot: {@code ldtk}, {@code .tmx}. */
final class FormatNames implements ITypeConverter<FileFormat>, Iterable<String> {
    @Override
    public FileFormat convert(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String extension = lower.startsWith(".") ? lower : "." + lower;
        return LevelFiles.FORMATS.stream()
                .filter(format ->
                        format.id().equals(lower) || format.extensions().contains(extension))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "there is no format \"" + name + "\"; choose from " + all(format -> true)));
    }

    static String all(Predicate<FileFormat> wanted) {
        return LevelFiles.FORMATS.stream().filter(wanted).map(FileFormat::id).collect(Collectors.joining(", "));
    }

    /** The formats that can be written. */
    static final class Written implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return LevelFiles.FORMATS.stream()
                    .filter(FileFormat::canWrite)
                    .map(FileFormat::id)
                    .iterator();
        }
    }

    @Override
    public Iterator<String> iterator() {
        return LevelFiles.FORMATS.stream().map(FileFormat::id).iterator();
    }
}
