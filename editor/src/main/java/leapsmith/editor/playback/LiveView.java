package leapsmith.editor.playback;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;

/** The part of the inspector for the running level. */
public final class LiveView extends VBox {
    private final Texts texts;
    private final LiveModel model;
    private final VBox picked = section();
    private final VBox timing = section();
    private final Label timingCaption = Nodes.styled(new Label(), "caption");
    private final Label timingTotal = Nodes.styled(new Label(), "number");
    private final List<Bar> bars = new ArrayList<>();

    /** The row of one phase. */
    private record Bar(Region bar, StackPane room, Label millis) {}

    public LiveView(Texts texts, LiveModel model, ObservableBooleanValue developer) {
        this.texts = texts;
        this.model = model;
        VBox dials = section();
        dials.getChildren().add(caption("live.player"));
        model.dials().forEach(dial -> dials.getChildren().add(dialRow(dial)));
        Nodes.showWhile(dials, model.hasPlayer);

        timing.getStyleClass().add("timing");
        timing.getChildren().add(spread(timingCaption, timingTotal));

        Nodes.showWhile(timing, developer);

        getStyleClass().add("inspector-content");
        getChildren().addAll(dials, picked, timing);
        model.pickedProperty().subscribe(value -> showPicked());
        model.timingProperty().subscribe(value -> showTiming());
    }

    private void showPicked() {
        LiveModel.Picked now = model.pickedProperty().get();
        picked.getChildren().clear();
        if (now == null) {
            Label hint = quiet("live.pick");
            hint.setWrapText(true);
            picked.getChildren().add(hint);
            return;
        }
        Label caption = caption(now.captionKey(), now.captionArguments().toArray());
        picked.getChildren().add(caption);
        caption.getStyleClass().add(now.pair() ? "pair-caption" : "body-caption");
        picked.setOpacity(now.current() ? 1 : 0.6);
        for (LiveModel.Row row : now.rows()) {
            Label value = Nodes.styled(new Label(row.text()), "number");
            picked.getChildren().add(spread(quiet("live." + row.key()), value));
        }
    }

    private void showTiming() {
        LiveModel.Timing now = model.timingProperty().get();
        if (now == null) {
            timingCaption.setText(texts.get("live.timing"));
            timingTotal.setText("");
            return;
        }
        while (bars.size() < now.shares().size()) {
            addBar(now.shares().get(bars.size()));
        }
        timingCaption.setText(texts.get("live.tick", now.tick()));
        timingTotal.setText(millis(now.millis()));
        double most =
                now.shares().stream().mapToDouble(LiveModel.Share::millis).max().orElse(0);
        for (int i = 0; i < now.shares().size(); i++) {
            Bar bar = bars.get(i);
            double millis = now.shares().get(i).millis();
            double share = most > 0 ? millis / most : 0;
            bar.bar().maxWidthProperty().unbind();
            bar.bar().maxWidthProperty().bind(bar.room().widthProperty().multiply(share));
            bar.millis().setText(millis(millis));
        }
    }

    private void addBar(LiveModel.Share share) {
        Region bar = Nodes.styled(new Region(), "phase-bar");
        StackPane room = new StackPane(bar);
        room.setAlignment(Pos.CENTER_LEFT);
        room.setMinWidth(0);
        room.setPrefWidth(0);
        HBox.setHgrow(room, Priority.ALWAYS);
        Label millis = Nodes.styled(new Label(), "number");
        millis.setMinWidth(68);
        millis.setAlignment(Pos.CENTER_RIGHT);
        HBox row = Nodes.styled(
                new HBox(label(texts.getOr("phase." + share.key(), share.label())), room, millis),
                "inspector-row",
                "bar-row");
        bars.add(new Bar(bar, room, millis));
        timing.getChildren().add(row);
    }

    private HBox dialRow(LiveModel.Dial dial) {
        String name = texts.get("property." + dial.key());
        Slider slider = new Slider(dial.min(), dial.max(), dial.value().get());
        slider.setId("dial-" + dial.key());
        slider.setAccessibleText(name);
        slider.setBlockIncrement(1);
        slider.valueProperty().bindBidirectional(dial.value());
        slider.setMinWidth(40);
        HBox.setHgrow(slider, Priority.ALWAYS);
        Label value = Nodes.styled(new Label(), "number");
        value.setMinWidth(68);
        value.setAlignment(Pos.CENTER_RIGHT);
        Runnable show =
                () -> value.setText(texts.numbers().format(dial.value().get(), 0) + " " + texts.get(dial.unitKey()));
        dial.value().subscribe(changed -> show.run());
        HBox row = Nodes.styled(new HBox(label(name), slider, value), "inspector-row");
        Tooltips.help(row, texts.get("property." + dial.key() + ".help"));
        return row;
    }

    private Label quiet(String key) {
        return label(texts.get(key));
    }

    private static Label label(String text) {
        return Nodes.styled(new Label(text), "row-label");
    }

    private Label caption(String key, Object... arguments) {
        Label label = Nodes.styled(new Label(texts.get(key, arguments)), "caption");
        label.setWrapText(true);
        return label;
    }

    private static VBox section() {
        return Nodes.styled(new VBox(), "inspector-section", "live");
    }

    private static HBox spread(Node left, Node right) {
        Region between = Nodes.spring();
        return Nodes.styled(new HBox(left, between, right), "inspector-row");
    }

    private String millis(double millis) {
        return texts.numbers().format(millis, 3) + " ms";
    }
}
