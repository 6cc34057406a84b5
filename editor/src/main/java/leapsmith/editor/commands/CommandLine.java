package leapsmith.editor.commands;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import leapsmith.editor.settings.UserCommand;
import leapsmith.levels.model.Message;

/**
 * What a command of the user starts: a program with its arguments, in a folder.
 *
 * <p>A placeholder is a word in braces, such as <code>{file}</code>. Placeholders are filled in after the arguments are
 * split into words, so a path with spaces stays one argument. Other braces, as in JSON, are kept.
 *
 * @param words the program, then its arguments
 * @param folder the working folder
 */
record CommandLine(List<String> words, Path folder) {
    private static final String FILE = "file";
    private static final String FOLDER = "folder";
    private static final String X = "x";
    private static final String Y = "y";
    private static final String NAME = "name";
    private static final List<String> NAMES = List.of(FILE, FOLDER, X, Y, NAME);
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([A-Za-z]+)}");
    private static final Pattern PLAIN_WORD = Pattern.compile("[^\\s\"'\\\\]+");
    private static final boolean IS_WINDOWS = System.getProperty("os.name").startsWith("Windows");

    CommandLine {
        words = List.copyOf(words);
    }

    /**
     * What the placeholders stand for.
     *
     * @param file the file of the level; empty if it has none
     * @param x of the player or the pointer, in level px
     * @param y of the player or the pointer, in level px
     * @param name of the level
     */
    record Values(Optional<Path> file, long x, long y, String name) {
        private String get(String placeholder) {
            Optional<Path> absolute = file.map(Path::toAbsolutePath);
            return switch (placeholder) {
                case FILE -> absolute.map(Path::toString).orElse("");
                case FOLDER -> absolute.map(Path::getParent).map(Path::toString).orElse("");
                case X -> Long.toString(x);
                case Y -> Long.toString(y);
                case NAME -> name;
                default -> throw new IllegalArgumentException("no placeholder {" + placeholder + "}");
            };
        }
    }

    /** All placeholders, with their braces. */
    static List<String> placeholders() {
        return NAMES.stream().map(name -> "{" + name + "}").toList();
    }

    /**
     * The command line of a command.
     *
     * @throws IllegalArgumentException if the command has a problem
     */
    static CommandLine of(UserCommand command, Values values) {
        problem(command).ifPresent(problem -> {
            throw new IllegalArgumentException(problem.toString());
        });
        Path home = Path.of(System.getProperty("user.home"));
        String folder = fill(command.folder().strip(), values);
        Path levelFolder =
                values.file().map(Path::toAbsolutePath).map(Path::getParent).orElse(home);
        Path working = folder.isEmpty() ? levelFolder : levelFolder.resolve(fromHome(folder, home));
        List<String> words = new ArrayList<>();
        String program = fromHome(fill(command.program().strip(), values), home);
        // A mere name is looked up by the system.
        words.add(hasFolder(program) ? working.resolve(program).toString() : program);
        split(command.arguments()).forEach(word -> words.add(fill(word, values)));
        return new CommandLine(words, working.normalize());
    }

    /** Whether a command needs the file of the level, so that it can't be started for a level without one. */
    static boolean needsFile(UserCommand command) {
        return Stream.of(command.program(), command.arguments(), command.folder())
                .flatMap(text -> PLACEHOLDER.matcher(text).results())
                .map(found -> found.group(1))
                .anyMatch(name -> name.equals(FILE) || name.equals(FOLDER));
    }

    // ---- problems

    /** What is wrong with a command; empty if it can be started. */
    static Optional<Message> problem(UserCommand command) {
        return programProblem(command.program())
                .or(() -> argumentsProblem(command.arguments()))
                .or(() -> folderProblem(command.folder()));
    }

    static Optional<Message> programProblem(String program) {
        return program.isBlank() ? Optional.of(Message.of("error.command.noProgram")) : pathProblem(program);
    }

    static Optional<Message> folderProblem(String folder) {
        return pathProblem(folder);
    }

    static Optional<Message> argumentsProblem(String arguments) {
        Optional<Message> unknown = unknownPlaceholder(arguments);
        return unknown.isPresent() || new Splitter(!IS_WINDOWS).accepts(arguments)
                ? unknown
                : Optional.of(Message.of("error.command.quote"));
    }

    private static Optional<Message> pathProblem(String path) {
        try {
            Path.of(path.strip());
            return unknownPlaceholder(path);
        } catch (InvalidPathException e) {
            return Optional.of(Message.of("error.path.reason", e.getInput(), e.getReason()));
        }
    }

    private static Optional<Message> unknownPlaceholder(String text) {
        return PLACEHOLDER
                .matcher(text)
                .results()
                .filter(found -> !NAMES.contains(found.group(1)))
                .map(MatchResult::group)
                .findFirst()
                .map(unknown -> Message.of("error.command.placeholder", unknown, String.join(", ", placeholders())));
    }

    // ---- words

    /** The words of arguments, whose quotes must be closed. */
    static List<String> split(String arguments) {
        Splitter splitter = new Splitter(!IS_WINDOWS);
        splitter.accepts(arguments);
        return splitter.words;
    }

    /**
     * Splits arguments at spaces, as a shell does without variables and patterns. Single quotes keep everything, double
     * quotes keep all but a backslash before a quote or another backslash. Elsewhere, a backslash keeps the next
     * character. On Windows, backslashes belong to paths and have no other meaning.
     */
    private static final class Splitter {
        private final boolean isEscaping;
        private final List<String> words = new ArrayList<>();

        Splitter(boolean isEscaping) {
            this.isEscaping = isEscaping;
        }

        /** Splits a line; whether its quotes are closed. */
        boolean accepts(String line) {
            StringBuilder word = new StringBuilder();
            boolean isWord = false;
            char quote = 0;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (isEscaping && c == '\\' && i + 1 < line.length() && escapes(quote, line.charAt(i + 1))) {
                    word.append(line.charAt(++i));
                    isWord = true;
                } else if (quote != 0) {
                    if (c == quote) {
                        quote = 0;
                    } else {
                        word.append(c);
                    }
                } else if (c == '"' || c == '\'') {
                    quote = c;
                    isWord = true;
                } else if (Character.isWhitespace(c)) {
                    if (isWord) {
                        words.add(word.toString());
                    }
                    word.setLength(0);
                    isWord = false;
                } else {
                    word.append(c);
                    isWord = true;
                }
            }
            if (isWord) {
                words.add(word.toString());
            }
            return quote == 0;
        }

        private static boolean escapes(char quote, char next) {
            return quote == 0 || quote == '"' && (next == '"' || next == '\\');
        }
    }

    private static String fill(String text, Values values) {
        return PLACEHOLDER.matcher(text).replaceAll(found -> Matcher.quoteReplacement(values.get(found.group(1))));
    }

    /** A path with the home folder in place of a leading tilde. */
    private static String fromHome(String path, Path home) {
        return path.equals("~") || path.startsWith("~/") || path.startsWith("~\\") ? home + path.substring(1) : path;
    }

    /** Whether a program is given by its path, not only by its name. */
    static boolean hasFolder(String program) {
        return program.contains("/") || IS_WINDOWS && program.contains("\\");
    }

    /** The words in one line, with quotes around those that need them. */
    @Override
    public String toString() {
        return words.stream()
                .map(word -> PLAIN_WORD.matcher(word).matches() ? word : "\"" + word + "\"")
                .collect(Collectors.joining(" "));
    }
}
