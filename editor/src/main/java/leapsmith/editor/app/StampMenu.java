package leapsmith.editor.app;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import leapsmith.editor.document.PutPart;
import leapsmith.editor.document.SelectionSize;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.StoredStamps;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ThumbnailView;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.scene.ColorScheme;

/** The menu of the stored stamps. Each one has its picture and size, which are updated when the menu opens. */
record StampMenu(Texts texts, StoredStamps stamps, Supplier<ColorScheme> colors) {
    private static final double PICTURE_SCALE = 0.3;

    /** Adds the items to a menu. */
    void fill(Menu menu, Function<ActionId, MenuItem> item) {
        for (int digit = 1; digit <= StoredStamps.LAST; digit++) {
            MenuItem use = item.apply(ActionId.usingStamp(digit));
            Shown shown = new Shown(use, digit);
            menu.getItems().add(use);
            menu.addEventHandler(Menu.ON_SHOWING, event -> shown.update());
        }
        Menu store = new Menu(texts.get("menu.stamps.store"));
        for (int digit = 1; digit <= StoredStamps.LAST; digit++) {
            store.getItems().add(item.apply(ActionId.storingStamp(digit)));
        }
        menu.getItems().addAll(new SeparatorMenuItem(), store);
    }

    /** What an item shows. */
    private final class Shown {
        private final MenuItem item;
        private final int digit;
        private final ThumbnailView picture = new ThumbnailView(PICTURE_SCALE);
        private LevelPart stamp;
        private ColorScheme scheme;

        Shown(MenuItem item, int digit) {
            this.item = item;
            this.digit = digit;
        }

        void update() {
            LevelPart now = stamps.slot(digit).get();
            if (now == null || now == stamp && Objects.equals(colors.get(), scheme)) {
                return;
            }
            stamp = now;
            scheme = colors.get();
            picture.show(Thumbnails.draw(level(stamp), scheme));
            item.setGraphic(picture);
            item.setText(texts.get(
                    "menu.stamps.held",
                    texts.get(ActionId.usingStamp(digit).textKey()),
                    texts.get(SelectionSize.of(stamp))));
        }
    }

    private static Level level(LevelPart stamp) {
        Level empty = Level.empty("", stamp.columns(), stamp.rows(), stamp.tileSize());
        return PutPart.into(empty, stamp, 0, 0).level();
    }
}
