package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import leapsmith.levels.art.ArtStyle;
import leapsmith.levels.image.Themes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        description = "Draws a theme of a few colors: its pictures as PNG, and the file that levels name.",
        footer = {
            "",
            "Levels of the folder and those below wear it with \"theme\": \"NAME\". The",
            "pictures are free of rights (CC0) and can be painted over.",
            "",
            "Examples:",
            "  leapsmith theme new desert --colors e9c46a,f4a261,e76f51,264653",
            "  leapsmith theme new hills --like meadow --out themes"
        })
final class ThemeCommand extends CliCommand {
    private static final Pattern COLOR = Pattern.compile("#?[0-9a-fA-F]{6}");

    private enum Task {
        NEW
    }

    @Parameters(index = "0", paramLabel = "new", description = "Draws a new theme.")
    private Task task;

    @Parameters(index = "1", paramLabel = "NAME", description = "The name of the theme and of its files.")
    private String name;

    @Option(
            names = "--colors",
            paramLabel = "RRGGBB",
            split = ",",
            description = "Colors, separated by commas; the lightest is the sky, the darkest the outlines.")
    private List<String> colors = new ArrayList<>();

    @Option(names = "--like", paramLabel = "THEME", description = "A built-in theme, as it is.")
    private String like;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where the files go; by default here.")
    private Path folder = Path.of("");

    @Option(names = "--force", description = "Replace files that exist.")
    private boolean force;

    @Override
    public Integer call() throws IOException {
        if (colors.isEmpty() == (like == null)) {
            throw refused("a theme needs either --colors or --like");
        }
        ArtStyle style = like == null ? ArtStyle.ofColors(checkedName(), rgb()) : builtIn();
        Files.createDirectories(folder.toAbsolutePath());
        List<Path> files = Themes.write(style, folder, force);
        PrintWriter out = out();
        if (json) {
            ObjectNode answer = JsonText.object().put("theme", name);
            ArrayNode list = answer.putArray("files");
            files.forEach(file -> list.add(file.toString()));
            out.println(JsonText.of(answer));
        } else {
            files.forEach(out::println);
        }
        return ExitStatus.FINE;
    }

    private String checkedName() {
        if (!name.matches("[\\p{L}\\p{N}._-]+")) {
            throw refused("NAME has letters, digits, hyphens, underscores and dots, not \"" + name + "\"");
        }
        return name;
    }

    private ArtStyle builtIn() {
        if (!Themes.builtIn().contains(like)) {
            throw refused(
                    "there is no built-in theme \"" + like + "\"; choose from " + String.join(", ", Themes.builtIn()));
        }
        return Themes.style(like).named(checkedName());
    }

    private List<Integer> rgb() {
        return colors.stream()
                .map(color -> {
                    if (!COLOR.matcher(color.strip()).matches()) {
                        throw refused("a color has six hexadecimal digits, as e9c46a, not \"" + color + "\"");
                    }
                    return Integer.parseInt(color.strip().replace("#", ""), 16);
                })
                .toList();
    }
}
