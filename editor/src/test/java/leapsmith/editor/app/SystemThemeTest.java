package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.ui.WindowTheme;
import org.junit.jupiter.api.Test;

class SystemThemeTest {
    private static final Optional<WindowTheme> DARK = Optional.of(WindowTheme.DARK);
    private static final Optional<WindowTheme> LIGHT = Optional.of(WindowTheme.LIGHT);

    @Test
    void thePortalAnswersWithANumber() {
        assertEquals(DARK, SystemTheme.ofPortal("(<<uint32 1>>,)\n"));
        assertEquals(LIGHT, SystemTheme.ofPortal("(<<uint32 2>>,)\n"));
        assertEquals(LIGHT, SystemTheme.ofPortal("(<<uint32 0>>,)\n"));
        assertEquals(Optional.empty(), SystemTheme.ofPortal("Error: no such name"));
    }

    @Test
    void gnomeAnswersWithAWord() {
        assertEquals(DARK, SystemTheme.ofGnome("'prefer-dark'\n"));
        assertEquals(LIGHT, SystemTheme.ofGnome("'default'\n"));
        assertEquals(Optional.empty(), SystemTheme.ofGnome("No such key\n"));
    }

    @Test
    void windowsAnswersWithItsRegistry() {
        String key = "\r\nHKEY_CURRENT_USER\\Software\\Themes\\Personalize\r\n";
        assertEquals(DARK, SystemTheme.ofRegistry(key + "    AppsUseLightTheme    REG_DWORD    0x0\r\n"));
        assertEquals(LIGHT, SystemTheme.ofRegistry(key + "    AppsUseLightTheme    REG_DWORD    0x1\r\n"));
        assertEquals(Optional.empty(), SystemTheme.ofRegistry("ERROR: The system was unable to find the key."));
    }

    @Test
    void macOsAnswersOnlyIfTheThemeIsDark() {
        assertEquals(DARK, SystemTheme.ofDefaults("Dark\n"));
        assertEquals(Optional.empty(), SystemTheme.ofDefaults(""));
    }

    @Test
    void everyPlatformHasASource() {
        for (String os : List.of("Linux", "Windows 11", "Mac OS X", "FreeBSD")) {
            assertFalse(SystemTheme.sources(os).isEmpty(), os);
        }
    }

    @Test
    void aMissingCommandIsSkippedAndTheDefaultIsLight() {
        SystemTheme.Source missing = new SystemTheme.Source(List.of("no-such-command-here"), out -> DARK);
        SystemTheme.Source silent = new SystemTheme.Source(java(), out -> Optional.empty());
        assertEquals(WindowTheme.LIGHT, SystemTheme.read(List.of(missing, silent)));
    }

    private static List<String> java() {
        return List.of(System.getProperty("java.home") + "/bin/java", "-version");
    }
}
