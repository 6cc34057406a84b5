package leapsmith.editor.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folders in which the program keeps files of its user: those that each platform intends for them. They may not
 * exist yet.
 *
 * <ul>
 *   <li>Linux and others: {@code leapsmith} in {@code XDG_CONFIG_HOME}, {@code XDG_STATE_HOME} and
 *       {@code XDG_CACHE_HOME}, by default {@code ~/.config}, {@code ~/.local/state} and {@code ~/.cache}; logs are
 *       state.
 *   <li>Windows: {@code Leapsmith} in {@code %APPDATA%} for settings, else in {@code %LOCALAPPDATA%}.
 *   <li>macOS: {@code Leapsmith} in {@code Application Support}, {@code Caches} and {@code Logs} of {@code ~/Library}.
 * </ul>
 *
 * A variable that is empty or not an absolute path counts as not set.
 *
 * @param settings choices of the user
 * @param state data to restore after a crash or a restart
 * @param cache data that can be computed again
 * @param logs log files
 */
public record UserFolders(Path settings, Path state, Path cache, Path logs) {
    private static final String UNIX_NAME = "leapsmith";
    private static final String NAME = "Leapsmith";

    public static UserFolders current(Map<String, String> environment) {
        return of(System.getProperty("os.name"), environment, Path.of(System.getProperty("user.home")));
    }

    /**
     * The folders on a platform.
     *
     * @param osName as the system property {@code os.name} has it
     */
    public static UserFolders of(String osName, Map<String, String> environment, Path home) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            Path roaming =
                    folder(environment, "APPDATA", home.resolve("AppData").resolve("Roaming"));
            Path local = folder(
                            environment, "LOCALAPPDATA", home.resolve("AppData").resolve("Local"))
                    .resolve(NAME);
            return new UserFolders(roaming.resolve(NAME), local, local.resolve("Cache"), local.resolve("Logs"));
        }
        if (os.startsWith("mac")) {
            Path library = home.resolve("Library");
            Path support = library.resolve("Application Support").resolve(NAME);
            return new UserFolders(
                    support,
                    support,
                    library.resolve("Caches").resolve(NAME),
                    library.resolve("Logs").resolve(NAME));
        }
        Path state = folder(
                        environment, "XDG_STATE_HOME", home.resolve(".local").resolve("state"))
                .resolve(UNIX_NAME);
        Path cache = folder(environment, "XDG_CACHE_HOME", home.resolve(".cache"));
        return new UserFolders(
                configuration(environment, home), state, cache.resolve(UNIX_NAME), state.resolve("logs"));
    }

    /** The folder of settings in earlier versions, on every platform. It is read if there are no settings yet. */
    public static Path formerSettings(Map<String, String> environment, Path home) {
        return configuration(environment, home);
    }

    private static Path configuration(Map<String, String> environment, Path home) {
        return folder(environment, "XDG_CONFIG_HOME", home.resolve(".config")).resolve(UNIX_NAME);
    }

    private static Path folder(Map<String, String> environment, String variable, Path standard) {
        try {
            Path configured = Path.of(environment.getOrDefault(variable, ""));
            return configured.isAbsolute() ? configured : standard;
        } catch (InvalidPathException e) {
            return standard;
        }
    }
}
