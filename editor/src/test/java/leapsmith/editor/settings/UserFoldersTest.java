package leapsmith.editor.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFoldersTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getRoot();
    private static final Path HOME = ROOT.resolve("home").resolve("ann");

    @Test
    void linuxUsesTheDefaultsOfTheDesktopSpecification() {
        assertEquals(
                new UserFolders(
                        HOME.resolve(".config/leapsmith"),
                        HOME.resolve(".local/state/leapsmith"),
                        HOME.resolve(".cache/leapsmith"),
                        HOME.resolve(".local/state/leapsmith/logs")),
                UserFolders.of("Linux", Map.of(), HOME));
    }

    @Test
    void linuxUsesTheVariablesOfTheDesktopSpecification() {
        Map<String, String> environment = Map.of(
                "XDG_CONFIG_HOME", ROOT.resolve("c").toString(),
                "XDG_STATE_HOME", ROOT.resolve("s").toString(),
                "XDG_CACHE_HOME", ROOT.resolve("k").toString());
        assertEquals(
                new UserFolders(
                        ROOT.resolve("c/leapsmith"),
                        ROOT.resolve("s/leapsmith"),
                        ROOT.resolve("k/leapsmith"),
                        ROOT.resolve("s/leapsmith/logs")),
                UserFolders.of("Linux", environment, HOME));
    }

    @Test
    void onWindowsOnlySettingsAreInTheRoamingFolder() {
        Map<String, String> environment = Map.of(
                "APPDATA", ROOT.resolve("Roaming").toString(),
                "LOCALAPPDATA", ROOT.resolve("Local").toString(),
                "XDG_CONFIG_HOME", ROOT.resolve("c").toString());
        assertEquals(
                new UserFolders(
                        ROOT.resolve("Roaming/Leapsmith"),
                        ROOT.resolve("Local/Leapsmith"),
                        ROOT.resolve("Local/Leapsmith/Cache"),
                        ROOT.resolve("Local/Leapsmith/Logs")),
                UserFolders.of("Windows 11", environment, HOME));
        assertEquals(
                HOME.resolve("AppData/Roaming/Leapsmith"),
                UserFolders.of("Windows 11", Map.of(), HOME).settings());
        assertEquals(
                HOME.resolve("AppData/Local/Leapsmith"),
                UserFolders.of("Windows 11", Map.of(), HOME).state());
    }

    @Test
    void macUsesFoldersInTheLibrary() {
        assertEquals(
                new UserFolders(
                        HOME.resolve("Library/Application Support/Leapsmith"),
                        HOME.resolve("Library/Application Support/Leapsmith"),
                        HOME.resolve("Library/Caches/Leapsmith"),
                        HOME.resolve("Library/Logs/Leapsmith")),
                UserFolders.of("Mac OS X", Map.of("XDG_CONFIG_HOME", ROOT.toString()), HOME));
    }

    @Test
    void aVariableWithoutAnAbsolutePathCountsAsNotSet() {
        for (String value : new String[] {"", "relative/path", "\0"}) {
            assertEquals(
                    HOME.resolve(".config/leapsmith"),
                    UserFolders.of("Linux", Map.of("XDG_CONFIG_HOME", value), HOME)
                            .settings());
        }
    }
}
