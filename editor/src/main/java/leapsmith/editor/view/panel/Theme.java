package leapsmith.editor.view.panel;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;

/** The two appearances of the window: AtlantaFX's Primer below, our colours and spacing above it. */
public enum Theme {
    LIGHT,
    DARK;

    /** The style of all controls, for {@code Application.setUserAgentStylesheet}. */
    public String userAgentStylesheet() {
        return this == DARK ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet();
    }

    /** Our style sheets, for a scene: first the colours of this theme, then what is common. */
    public List<String> stylesheets() {
        return List.of(resource(this == DARK ? "dark.css" : "light.css"), resource("leapsmith.css"));
    }

    private static String resource(String name) {
        return Theme.class.getResource(name).toExternalForm();
    }
}
