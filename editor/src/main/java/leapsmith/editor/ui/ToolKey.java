package leapsmith.editor.ui;

import java.util.Map;
import javafx.scene.input.KeyCode;
import leapsmith.editor.tools.ToolId;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/** The icon and the letter of a tool that places no objects. */
record ToolKey(Ikon icon, KeyCode letter) {
    private static final Map<ToolId, ToolKey> ALL = Map.ofEntries(
            Map.entry(ToolId.BRUSH, new ToolKey(MaterialDesignP.PENCIL_OUTLINE, KeyCode.B)),
            Map.entry(ToolId.LINE, new ToolKey(MaterialDesignV.VECTOR_LINE, KeyCode.L)),
            Map.entry(ToolId.RECTANGLE, new ToolKey(MaterialDesignR.RECTANGLE_OUTLINE, KeyCode.P)),
            Map.entry(ToolId.ELLIPSE, new ToolKey(MaterialDesignE.ELLIPSE_OUTLINE, KeyCode.O)),
            Map.entry(ToolId.FILL, new ToolKey(MaterialDesignF.FORMAT_COLOR_FILL, KeyCode.F)),
            Map.entry(ToolId.REPLACE, new ToolKey(MaterialDesignF.FIND_REPLACE, KeyCode.G)),
            Map.entry(ToolId.ERASER, new ToolKey(MaterialDesignE.ERASER, KeyCode.E)),
            Map.entry(ToolId.PICK, new ToolKey(MaterialDesignE.EYEDROPPER, KeyCode.I)),
            Map.entry(ToolId.SELECT, new ToolKey(MaterialDesignC.CURSOR_DEFAULT_OUTLINE, KeyCode.R)),
            Map.entry(ToolId.WAND, new ToolKey(MaterialDesignM.MAGIC_STAFF, KeyCode.W)),
            Map.entry(ToolId.SAME_KIND, new ToolKey(MaterialDesignS.SELECT_GROUP, KeyCode.S)),
            Map.entry(ToolId.HAND, new ToolKey(MaterialDesignH.HAND_BACK_RIGHT_OUTLINE, KeyCode.H)));

    /** That of a tool; null if it places objects. */
    static ToolKey of(ToolId tool) {
        return ALL.get(tool);
    }
}
