package leapsmith.editor.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.collections.FXCollections;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import leapsmith.editor.problems.ProblemText;
import leapsmith.editor.ui.ChoiceText;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.convert.ImportRule;
import leapsmith.levels.convert.ImportedLevel.RuleUse;
import leapsmith.levels.convert.Outcome;
import leapsmith.levels.convert.Selector;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.physics.tile.TileType;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/** The controls of a rule: what it is for, what that becomes, its place among the rules, and how much it decides. */
final class RuleRow extends VBox {
    private final Texts texts;
    private final ImportModel model;
    private final int index;
    private final ComboBox<Selector.By> by;
    private final ComboBox<String> text;
    private final ComboBox<String> layer;
    private final ComboBox<Outcome> outcome;
    private final HBox layerPart;
    private final Label remark = Nodes.styled(new Label(), "quiet");
    private final IconButton tiles;
    private final IconButton up;
    private final IconButton down;
    private ImportModel.RuleLine line;
    /** Whether the row itself changes its controls. */
    private boolean filling;

    /** @param askTiles shows tiles to choose from; returns whether the choice is to be used */
    RuleRow(Texts texts, ImportModel model, int index, Predicate<TilePickerModel> askTiles) {
        this.texts = texts;
        this.model = model;
        this.index = index;
        getStyleClass().add("import-rule");
        by = choice("by", List.of(Selector.By.values()), it -> texts.get("import.by." + key(it)));
        text = editable("text");
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        layer = editable("layer");
        layer.getItems().setAll(model.names(Selector.By.LAYER));
        layer.setPromptText(texts.get("import.layer.all"));
        outcome = choice("outcome", OutcomeChoices.all(), it -> OutcomeChoices.text(texts, it));
        Label becomes = new Label("→");
        becomes.setAccessibleText(texts.get("import.rule.becomes"));
        becomes.setMinWidth(USE_PREF_SIZE);
        up = button("up", MaterialDesignA.ARROW_UP, () -> model.moveUp(index));
        down = button("down", MaterialDesignA.ARROW_DOWN, () -> model.moveDown(index));
        IconButton remove = button("remove", MaterialDesignC.CLOSE, () -> model.remove(index));
        tiles = button("tiles", MaterialDesignV.VIEW_GRID_OUTLINE, () -> {
            TilePickerModel picker = model.tilePicker(clean(text.getEditor().getText()));
            if (askTiles.test(picker)) {
                text.setValue(picker.text());
            }
        });
        tiles.managedProperty().bind(tiles.visibleProperty());
        HBox first = Nodes.styled(
                new HBox(by, text, tiles, becomes, outcome, new HBox(up, down, remove)), "import-rule-line");
        Label in = new Label(texts.get("import.layer"));
        in.setLabelFor(layer);
        in.setMinWidth(USE_PREF_SIZE);
        layerPart = Nodes.styled(new HBox(in, layer), "import-rule-line");
        Tooltips.wholeText(remark);
        HBox second = Nodes.styled(new HBox(remark, Nodes.spring(), layerPart), "import-rule-line");
        getChildren().addAll(first, second);
    }

    private static String key(Selector.By by) {
        return by.name().toLowerCase(Locale.ROOT);
    }

    void focusName() {
        text.requestFocus();
    }

    /** Shows a rule. Controls that show the same already are left alone, because they may have the focus. */
    void show(ImportModel.RuleLine shown, int count) {
        filling = true;
        up.setDisable(index == 0);
        down.setDisable(index == count - 1);
        if (line == null || !line.rule().equals(shown.rule())) {
            Selector selector = shown.rule().selector();
            by.setValue(selector.by());
            tiles.setVisible(selector.by() == Selector.By.TILE_ID);
            text.setItems(FXCollections.observableArrayList(model.names(selector.by())));
            text.setValue(selector.text());
            layer.setValue(selector.layer());
            outcome.getItems().setAll(OutcomeChoices.with(shown.rule().outcome()));
            outcome.setValue(shown.rule().outcome());
            boolean isForLayers = isForLayers(selector.by());
            Nodes.show(layerPart, !isForLayers);
        }
        line = shown;
        remark.setText(remark(shown));
        setAccessibleText(remark.getText());
        filling = false;
    }

    private static boolean isForLayers(Selector.By by) {
        return by == Selector.By.LAYER || by == Selector.By.LAYER_CLASS || by == Selector.By.LAYER_PROPERTY;
    }

    /** The reason, which counts what the rule is for; without one, or if other rules leave nothing, what it decides. */
    private String remark(ImportModel.RuleLine shown) {
        boolean decides =
                shown.use().filter(use -> use.cells() + use.objects() == 0).isEmpty();
        if (shown.reason().isPresent() && decides) {
            return ProblemText.of(texts, shown.reason().get());
        }
        return shown.use().map(this::amount).orElse("");
    }

    private String amount(RuleUse use) {
        List<String> parts = new ArrayList<>();
        if (use.cells() > 0) {
            parts.add(texts.get("import.use.tiles", use.cells()));
        }
        if (use.objects() > 0) {
            parts.add(texts.get("import.use.objects", use.objects()));
        }
        return parts.isEmpty() ? texts.get("import.use.none") : String.join(", ", parts);
    }

    private void changed() {
        if (filling || line == null) {
            return;
        }
        Selector.By newBy = by.getValue();
        String newLayer = isForLayers(newBy) ? "" : clean(layer.getValue());
        model.set(index, new ImportRule(new Selector(newBy, clean(text.getValue()), newLayer), outcome.getValue()));
    }

    private static String clean(String typed) {
        return typed == null ? "" : typed.strip();
    }

    private <T> ComboBox<T> choice(String part, List<T> choices, Function<T, String> words) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(choices);
        box.setConverter(new ChoiceText<>(words));
        return named(box, part);
    }

    /** A field with suggestions. What is typed counts when the field is left or Enter is pressed. */
    private ComboBox<String> editable(String part) {
        ComboBox<String> box = new ComboBox<>();
        box.setEditable(true);
        Nodes.whenLeft(box, box::commitValue);
        // Enter ends typing first, and gives the answer of the dialog only if nothing was typed.
        box.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean isTyped = !clean(box.getEditor().getText()).equals(clean(box.getValue()));
            if (event.getCode() == KeyCode.ENTER && !box.isShowing() && isTyped) {
                box.commitValue();
                event.consume();
            }
        });
        return named(box, part);
    }

    private <T> ComboBox<T> named(ComboBox<T> box, String part) {
        box.setId("rule-" + index + "-" + part);
        box.getStyleClass().add("import-" + part);
        box.setAccessibleText(texts.get("import.rule." + part, index + 1));
        box.setMinWidth(0);
        box.valueProperty().addListener((it, before, now) -> changed());
        return box;
    }

    private IconButton button(String part, Ikon icon, Runnable action) {
        IconButton button =
                new IconButton("rule-" + index + "-" + part, icon, texts.get("import.rule." + part, index + 1));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** What a rule may make of cells and objects, for a list to choose from. */
    private static final class OutcomeChoices {
        private OutcomeChoices() {}

        /** The usual ones first: tiles, then objects of each type, then slopes one by one. */
        static List<Outcome> all() {
            List<Outcome> choices = new ArrayList<>();
            choices.add(new Outcome.Tiles(TileType.BLOCK));
            choices.add(new Outcome.Tiles(TileType.ONE_WAY));
            choices.add(new Outcome.TilesByShape());
            for (ObjectType type : ObjectTypes.STANDARD.all()) {
                for (ObjectKind kind : type.kinds()) {
                    choices.add(new Outcome.Placed(type, kind.name()));
                }
            }
            choices.add(new Outcome.Nothing());
            for (TileType shape : TileType.values()) {
                if (shape.isSlope()) {
                    choices.add(new Outcome.Tiles(shape));
                }
            }
            return choices;
        }

        /** The choices with one more, such as a zone of the map's own kind, if it is not among them. */
        static List<Outcome> with(Outcome outcome) {
            List<Outcome> choices = all();
            if (!choices.contains(outcome)) {
                choices.add(0, outcome);
            }
            return choices;
        }

        static String text(Texts texts, Outcome outcome) {
            if (outcome instanceof Outcome.Tiles tiles) {
                return texts.get("tile." + KebabNames.nameOf(tiles.shape()));
            }
            if (outcome instanceof Outcome.Placed placed) {
                String type = placed.type().name();
                return texts.getOr(
                        "object." + type + "." + placed.kind(),
                        texts.get("import.outcome.kind", texts.get("type." + type), placed.kind()));
            }
            if (outcome instanceof Outcome.TilesByShape) {
                return texts.get("import.outcome.byShape");
            }
            return texts.get(
                    outcome instanceof Outcome.Original ? "import.outcome.original" : "import.outcome.nothing");
        }
    }
}
