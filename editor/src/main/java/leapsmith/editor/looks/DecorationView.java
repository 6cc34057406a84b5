package leapsmith.editor.looks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import leapsmith.editor.looks.DecorationModel.Row;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** The panel of decoration: the layers from front to back, the values of the chosen one, and its sheet to paint with. */
public final class DecorationView extends VBox {
    private static final double WIDTH = 272;
    private static final double LIST_HEIGHT = 150;
    private static final double MAX_PARALLAX = 10;
    private static final double PICTURE_SIDE = 40;

    private final Texts texts;
    private final DecorationModel model;
    private final ListView<Row> list;
    private final SheetPicker picker;
    private final TextField name = new TextField();
    private final ComboBox<String> sheet = new ComboBox<>();
    private final NumberBox parallaxX;
    private final NumberBox parallaxY;
    private final NumberBox opacity;
    private final GridPane fields = new GridPane();
    /** The free pictures of the theme as buttons. */
    private final FlowPane pictures = new FlowPane(4, 4);

    private final VBox picturesPart;
    private final EmptyNote note;
    private final List<Button> ofLayer;
    private final Subscription subscriptions;
    private Map<String, Sheet> shownPictures = Map.of();
    private boolean following;

    /**
     * A panel for the layers of a level.
     *
     * @param shown whether the panel is visible
     */
    public DecorationView(Texts texts, DecorationModel model, LevelLook look, ObservableBooleanValue shown) {
        this.texts = texts;
        this.model = model;
        setId("decoration");
        getStyleClass().add("tile-kinds");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        list = new ListView<>(model.rows());
        list.setId("decoration-layers");
        list.setAccessibleText(texts.get("decoration.layers"));
        list.setCellFactory(it -> new Cell());
        list.setMinHeight(LIST_HEIGHT);
        list.setPrefHeight(LIST_HEIGHT);
        list.getSelectionModel().selectedItemProperty().addListener((it, before, row) -> {
            if (row != null && !following) {
                model.choose(row.id());
            }
        });
        model.rows().addListener((ListChangeListener<Row>) change -> follow());
        Button front =
                button("decoration.add-front", MaterialDesignA.ARRANGE_BRING_TO_FRONT, () -> model.add(Depth.FRONT));
        Button back = button("decoration.add-back", MaterialDesignA.ARRANGE_SEND_TO_BACK, () -> model.add(Depth.BACK));
        Button up = button("decoration.up", MaterialDesignA.ARROW_UP, () -> model.move(true));
        Button down = button("decoration.down", MaterialDesignA.ARROW_DOWN, () -> model.move(false));
        Button delete = button("decoration.delete", MaterialDesignD.DELETE_OUTLINE, model::remove);
        ofLayer = List.of(up, down, delete);
        Label caption = Nodes.styled(new Label(texts.get("decoration.caption")), "caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        HBox heading = Nodes.styled(new HBox(caption, front, back, up, down, delete), "panel-heading");
        picker = new SheetPicker("decoration-picture", model::choose);
        ScrollPane scroll = new ScrollPane(picker);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        note = new EmptyNote(texts.get("decoration.tiles.note"));
        note.setId("decoration-note");
        parallaxX = number(
                "decoration-parallax-x",
                -MAX_PARALLAX,
                MAX_PARALLAX,
                0.1,
                (layer, x) -> layer.withParallax(x, layer.parallaxY()));
        parallaxY = number(
                "decoration-parallax-y",
                -MAX_PARALLAX,
                MAX_PARALLAX,
                0.1,
                (layer, y) -> layer.withParallax(layer.parallaxX(), y));
        opacity = number("decoration-opacity", 0, 100, 5, (layer, percent) -> layer.withOpacity(percent / 100));
        fillFields();
        Label picturesCaption = Nodes.styled(new Label(texts.get("decoration.pictures")), "caption");
        picturesPart = Nodes.styled(new VBox(4, picturesCaption, pictures), "decoration-fields");
        picturesPart.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(heading, list, fields, note, scroll, picturesPart);
        Nodes.showWhile(scroll, picker.visibleProperty());
        Nodes.showWhile(this, shown);
        subscriptions = Subscription.combine(
                model.chosenProperty().subscribe(id -> follow()),
                model.blockProperty().subscribe(it -> follow()),
                model.pictureProperty().subscribe(this::markPicture),
                look.loadedProperty().subscribe(loaded -> follow()),
                shown.subscribe(model::setShown));
        follow();
    }

    public void dispose() {
        subscriptions.unsubscribe();
    }

    private Button button(String key, Ikon icon, Runnable action) {
        return new IconButton(key.replace('.', '-'), icon, texts.get(key), action);
    }

    private void fillFields() {
        fields.getStyleClass().add("decoration-fields");
        fields.setHgap(8);
        fields.setVgap(6);
        sheet.setMaxWidth(Double.MAX_VALUE);
        sheet.setId("decoration-sheet");
        name.setId("decoration-name");
        name.setOnAction(event -> commitName());
        Nodes.whenLeft(name, this::commitName);
        sheet.valueProperty().addListener((it, before, now) -> {
            if (now != null && !following) {
                model.change(layer -> layer.named(layer.id(), now));
                model.choose(new DecorationModel.Block(0, 0, 1, 1));
                follow();
            }
        });
        row(0, "decoration.name", name);
        row(1, "decoration.sheet", sheet);
        row(2, "decoration.parallax-x", parallaxX);
        row(3, "decoration.parallax-y", parallaxY);
        row(4, "decoration.opacity", opacity);
    }

    private interface Change {
        Decoration with(Decoration layer, double value);
    }

    private NumberBox number(String id, double least, double most, double step, Change change) {
        return new NumberBox(texts, id, least, most, step, value -> change(layer -> change.with(layer, value)));
    }

    private void row(int row, String key, Node control) {
        Label label = new Label(texts.get(key));
        label.setLabelFor(control);
        control.setAccessibleText(texts.get(key));
        GridPane.setHgrow(control, Priority.ALWAYS);
        fields.addRow(row, label, control);
    }

    private void change(UnaryOperator<Decoration> with) {
        if (!following) {
            model.change(with);
        }
    }

    private void commitName() {
        if (!following && model.layer().isPresent() && !model.rename(name.getText())) {
            name.setText(model.chosenProperty().get());
        }
    }

    /** Shows the chosen layer. */
    private void follow() {
        if (following) {
            return;
        }
        following = true;
        model.rows().stream()
                .filter(row -> row.id().equals(model.chosenProperty().get()))
                .findFirst()
                .ifPresent(row -> list.getSelectionModel().select(row));
        boolean hasLayer = model.layer().isPresent();
        Nodes.show(fields, hasLayer);
        ofLayer.forEach(button -> button.setDisable(!hasLayer));
        model.layer().ifPresent(layer -> {
            name.setText(layer.id());
            sheet.getItems().setAll(model.sheets());
            sheet.setValue(layer.sheet());
            parallaxX.show(layer.parallaxX());
            parallaxY.show(layer.parallaxY());
            opacity.show(layer.opacity() * 100);
        });
        boolean hasSheet = model.sheet().isPresent();
        note.setText(texts.get(
                hasSheet ? "decoration.clear.note" : hasLayer ? "decoration.sheet.note" : "decoration.tiles.note"));
        Map<String, Sheet> free = hasLayer ? model.pictures() : Map.of();
        Nodes.show(note, !hasSheet && free.isEmpty() || model.isPartClear());
        picker.show(model.sheet().orElse(null));
        picker.mark(model.blockProperty().get());
        showPictures(free);
        following = false;
    }

    private void showPictures(Map<String, Sheet> shown) {
        Nodes.show(picturesPart, !shown.isEmpty());
        if (shown.equals(shownPictures)) {
            return;
        }
        shownPictures = shown;
        pictures.getChildren().clear();
        if (!shown.isEmpty()) {
            ToggleButton change = picture(DecorationModel.ANY_PICTURE, texts.get("decoration.pictures.change"));
            change.setGraphic(FontIcon.of(MaterialDesignC.CURSOR_DEFAULT_OUTLINE));
        }
        shown.forEach((name, it) -> picture(name, name).setGraphic(SheetPicker.thumbnail(it, PICTURE_SIDE)));
        markPicture(model.pictureProperty().get());
    }

    private ToggleButton picture(String name, String text) {
        ToggleButton button = new ToggleButton();
        button.getStyleClass().setAll("toggle-button", "decoration-piece");
        button.setId("decoration-piece-" + name);
        button.setUserData(name);
        button.setAccessibleText(text);
        Tooltips.on(button, text);
        button.setOnAction(event -> model.choosePicture(name));
        pictures.getChildren().add(button);
        return button;
    }

    private void markPicture(Optional<String> chosen) {
        for (Node button : pictures.getChildren()) {
            ((ToggleButton) button).setSelected(chosen.equals(Optional.of(button.getUserData())));
        }
        picker.setOpacity(chosen.isPresent() ? 0.5 : 1);
    }

    /** A layer with its switches. */
    private final class Cell extends ItemCell<Row> {
        private final Label label = new Label();
        private final ToggleButton hide =
                toggle("decoration.hide", MaterialDesignE.EYE_OUTLINE, MaterialDesignE.EYE_OFF_OUTLINE);
        private final ToggleButton lock =
                toggle("decoration.lock", MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE, MaterialDesignL.LOCK_OUTLINE);
        private final HBox line;

        Cell() {
            label.setMaxWidth(Double.MAX_VALUE);
            label.setGraphic(FontIcon.of(MaterialDesignF.FLOWER_OUTLINE));
            HBox.setHgrow(label, Priority.ALWAYS);
            line = new HBox(4, label, hide, lock);
            line.setAlignment(Pos.CENTER_LEFT);
            hide.setOnAction(event -> model.setHidden(getItem().id(), hide.isSelected()));
            lock.setOnAction(event -> model.setLocked(getItem().id(), lock.isSelected()));
        }

        private ToggleButton toggle(String key, Ikon off, Ikon on) {
            ToggleButton button = new ToggleButton(null, FontIcon.of(off));
            button.getStyleClass().setAll("toggle-button", "icon-button");
            button.setAccessibleText(texts.get(key));
            Tooltips.on(button, texts.get(key));
            button.selectedProperty().subscribe(is -> button.setGraphic(FontIcon.of(is ? on : off)));
            return button;
        }

        @Override
        protected void show(Row row) {
            label.setText(row.isTiles() ? texts.get("decoration.tiles") : row.id());
            label.getGraphic().setVisible(!row.isTiles());
            hide.setVisible(!row.isTiles());
            lock.setVisible(!row.isTiles());
            hide.setSelected(row.isHidden());
            lock.setSelected(row.isLocked());
            setGraphic(line);
        }
    }
}
