package leapsmith.editor.inspector;

import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.KebabNames;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** A button with the icon of a property's type, which opens a menu of types. */
final class FreeTypeButton extends MenuButton {
    private static final Map<FreeType, Ikon> ICONS = Map.of(
            FreeType.NUMBER, MaterialDesignN.NUMERIC,
            FreeType.TEXT, MaterialDesignF.FORMAT_TEXT,
            FreeType.FLAG, MaterialDesignC.CHECKBOX_MARKED_OUTLINE,
            FreeType.COLOR, MaterialDesignP.PALETTE_OUTLINE,
            FreeType.JSON, MaterialDesignC.CODE_JSON);

    private final Texts texts;
    private final String nameKey;
    private final Tooltip tooltip = new Tooltip();

    /**
     * @param nameKey the text key of its name, with a place for the type
     * @param choose receives the chosen type
     */
    FreeTypeButton(Texts texts, String nameKey, Consumer<FreeType> choose) {
        this.texts = texts;
        this.nameKey = nameKey;
        getStyleClass().addAll("icon-button", "type-button");
        setTooltip(tooltip);
        for (FreeType type : FreeType.CHOICES) {
            MenuItem item = new MenuItem(text(type), FontIcon.of(ICONS.get(type)));
            item.setId("type-" + KebabNames.nameOf(type));
            item.setOnAction(event -> choose.accept(type));
            getItems().add(item);
        }
    }

    /** Shows a type; null for several types. */
    void show(FreeType type) {
        setGraphic(FontIcon.of(type == null ? MaterialDesignH.HELP : ICONS.get(type)));
        String name = texts.get(nameKey, type == null ? texts.get("inspector.mixed") : text(type));
        setAccessibleText(name);
        tooltip.setText(name);
    }

    private String text(FreeType type) {
        return texts.get("propertyType." + KebabNames.nameOf(type));
    }
}
