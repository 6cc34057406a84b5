package leapsmith.editor.ui;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import javafx.scene.Scene;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.scene.ColorScheme;

/** The two themes of the window: our colors and spacing on top of AtlantaFX's Primer. */
public enum WindowTheme {
    LIGHT(ColorScheme.LIGHT),
    DARK(ColorScheme.DARK);

    private final ColorScheme colors;

    WindowTheme(ColorScheme colors) {
        this.colors = colors;
    }

    public static WindowTheme of(Scene scene) {
        return scene.getStylesheets().equals(DARK.stylesheets()) ? DARK : LIGHT;
    }

    public ColorScheme colors() {
        return colors;
    }

    /** The style of all controls, for {@code Application.setUserAgentStylesheet}. */
    public String userAgentStylesheet() {
        return resource(this == DARK ? "primer-dark.bss" : "primer-light.bss");
    }

    /**
     * Our style sheets for a scene: first the colors of this theme, each as {@code -ls-ROLE}, then the common rules.
     */
    public List<String> stylesheets() {
        StringBuilder css = new StringBuilder(".root {");
        for (ColorRole role : ColorRole.values()) {
            css.append("-ls-")
                    .append(KebabNames.nameOf(role))
                    .append(": ")
                    .append(UiColors.css(colors, role))
                    .append(';');
        }
        byte[] bytes = css.append('}').toString().getBytes(StandardCharsets.US_ASCII);
        return List.of("data:text/css;base64," + Base64.getEncoder().encodeToString(bytes), resource("leapsmith.bss"));
    }

    private static String resource(String name) {
        return WindowTheme.class.getResource(name).toExternalForm();
    }
}
