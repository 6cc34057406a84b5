package leapsmith.editor.app;

import java.util.Locale;

/** The layout of a small window also holds with the longer words of German. */
class NarrowGermanWindowTest extends NarrowWindowTest {
    @Override
    Locale language() {
        return Locale.GERMAN;
    }
}
