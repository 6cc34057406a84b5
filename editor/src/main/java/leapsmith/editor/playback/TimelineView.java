package leapsmith.editor.playback;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.ui.Action;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.scene.ColorScheme;
import org.kordamp.ikonli.javafx.FontIcon;

/** The timeline with its title, buttons and a hint; it is always visible, so that the layout doesn't jump. */
public final class TimelineView extends VBox {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** The least width in px at which all parts of the head have space. */
    private static final double WIDE = 640;

    /** The least width in px with full spacing and with texts. */
    private static final double MEDIUM = 420;

    /** The share of the width that the place keeps beside the hint. */
    private static final double MAX_KEPT = 0.4;

    /** Texts of the place, the longest first. */
    private static final List<String> WIDE_PLACES =
            List.of("timeline.place", "timeline.place.short", "timeline.place.tick");

    private static final List<String> NARROW_PLACES = List.of("timeline.place.short");

    private static final double BYTES_A_MEGABYTE = 1 << 20;

    private final Texts texts;
    private final Actions actions;
    private final TimelineModel model;
    private final Label title = Nodes.styled(new Label(), "caption");
    private final Label place = Nodes.styled(new Label(), "number");
    private final Label hint = Nodes.styled(new Label(), "quiet");
    private final HBox head;

    public TimelineView(Texts texts, Actions actions, TimelineModel model, ObservableValue<ColorScheme> scheme) {
        this.texts = texts;
        this.actions = actions;
        this.model = model;
        setId("timeline");
        getStyleClass().add("timeline");
        title.setText(texts.get("timeline.title"));
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox buttons = Nodes.styled(
                new HBox(
                        button(ActionId.PLAY_BACKWARD),
                        button(ActionId.STEP_BACK),
                        button(ActionId.LOOP),
                        button(ActionId.TAKE_OVER),
                        button(ActionId.RESTORE_ABANDONED_RUN),
                        button(ActionId.PLOT)),
                "group");
        hint.setId("timeline-hint");
        Tooltips.wholeText(hint);
        place.setId("timeline-place");
        Tooltips.wholeText(place);
        place.minWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.min(place.prefWidth(-1), getWidth() * MAX_KEPT),
                        widthProperty(),
                        place.textProperty()));
        Region between = Nodes.spring();
        head = Nodes.styled(new HBox(title, buttons, hint, between, place), "timeline-head");
        head.setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        for (Label words : List.of(title, hint, place)) {
            words.managedProperty().bind(words.visibleProperty());
        }
        widthProperty().subscribe(width -> setNarrow(width.doubleValue()));
        TimelineBar bar = new TimelineBar(texts, model, scheme);
        bar.accessibleTextProperty().bind(Bindings.concat(texts.get("timeline.title"), " ", place.textProperty()));
        getChildren().addAll(head, new PlotView(texts, model, scheme), bar);
        model.timelineProperty().subscribe(now -> show());
        model.runningProperty().subscribe(now -> show());
        model.loopProperty().subscribe(now -> show());
        actions.keymapProperty().subscribe(now -> show());
    }

    private void setNarrow(double width) {
        pseudoClassStateChanged(NARROW, width < MEDIUM);
        title.setVisible(width >= WIDE);
        show();
    }

    private void show() {
        Timeline now = model.timeline();
        hint.setText(hintOf(now));
        place.setVisible(getWidth() >= MEDIUM / 2 && now != Timeline.NONE);
        // Without space for both, the hint gives way to the place.
        hint.setVisible(getWidth() >= WIDE || getWidth() >= MEDIUM / 2 && now == Timeline.NONE);
        if (now == Timeline.NONE) {
            place.setText("");
            return;
        }
        showPlace(now);
    }

    /** Shows as much of the place as fits beside the whole hint, at least its tick. */
    private void showPlace(Timeline now) {
        double width = getWidth() - snappedLeftInset() - snappedRightInset();
        for (String key : getWidth() < WIDE ? NARROW_PLACES : WIDE_PLACES) {
            place.setText(texts.get(
                    key,
                    now.tick(),
                    now.length(),
                    texts.numbers().minutes(PlayTime.of(now.tick(), now.ticksPerSecond())),
                    memory(now.bytes())));
            if (head.prefWidth(-1) <= width) {
                return;
            }
        }
    }

    private String memory(long bytes) {
        return bytes < BYTES_A_MEGABYTE / 10
                ? (bytes + 1023) / 1024 + " KB"
                : texts.numbers().format(bytes / BYTES_A_MEGABYTE, 1) + " MB";
    }

    private String hintOf(Timeline now) {
        if (now == Timeline.NONE) {
            return texts.get(
                    getWidth() < WIDE ? "timeline.hint.none.short" : "timeline.hint.none",
                    actions.keyText(ActionId.PLAY));
        }
        if (!model.runningProperty().get()) {
            return texts.get("timeline.hint.over");
        }
        if (!now.isWhole()) {
            return texts.get("timeline.hint.working", now.trail().length() * 100L / (now.length() + 1));
        }
        if (now.divergesAt() >= 0 && now.isInPast()) {
            return texts.get("timeline.hint.diverges", now.divergesAt());
        }
        return now.isInPast()
                ? texts.get("timeline.hint.past", actions.keyText(ActionId.PAUSE))
                : texts.get("timeline.hint.live", actions.keymapProperty().get().text(HeldKey.GAME_REWIND));
    }

    private StackPane button(ActionId id) {
        Action action = actions.get(id);
        Button button = new Button();
        button.getStyleClass().setAll("button", "icon-button", "small");
        button.setId("timeline-" + id.id().substring(id.id().lastIndexOf('.') + 1));
        id.icon().ifPresent(icon -> button.setGraphic(FontIcon.of(icon)));
        button.setAccessibleText(texts.get(id.textKey()));
        button.disableProperty().bind(Bindings.not(action.enabled()));
        button.setOnAction(event -> action.run());
        Tooltips.on(button, texts, actions, id);
        return Tooltips.around(button);
    }
}
