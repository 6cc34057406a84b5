package leapsmith.editor.ui;

import javafx.scene.control.Button;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** A small button with an icon, named for tooltip and screen reader. */
public final class IconButton extends Button {
    public IconButton(String id, Ikon icon, String name) {
        super(null, FontIcon.of(icon));
        getStyleClass().setAll("button", "icon-button");
        setId(id);
        setAccessibleText(name);
        Tooltips.on(this, name);
    }

    public IconButton(String id, Ikon icon, String name, Runnable action) {
        this(id, icon, name);
        setOnAction(event -> action.run());
    }
}
