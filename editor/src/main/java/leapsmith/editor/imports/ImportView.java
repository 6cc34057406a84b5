package leapsmith.editor.imports;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.problems.ProblemText;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ThumbnailView;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.editor.ui.WrappingList;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;

/** The rules of an import on the left, and on the right the level that they make. */
final class ImportView extends HBox {
    private static final double RULES_WIDTH = 640;
    private static final double HEIGHT = 440;

    private final Texts texts;
    private final ImportModel model;
    private final Runnable load;
    private final Runnable save;
    private final Predicate<TilePickerModel> askTiles;
    private final VBox rows = new VBox();

    /**
     * The view of a model.
     *
     * @param load asks for a file with rules and reads it
     * @param save asks for a file and writes the rules to it
     * @param askTiles shows tiles to choose from; returns whether the choice is to be used
     */
    ImportView(Texts texts, ImportModel model, Runnable load, Runnable save, Predicate<TilePickerModel> askTiles) {
        this.texts = texts;
        this.model = model;
        this.load = load;
        this.save = save;
        this.askTiles = askTiles;
        getStyleClass().add("import");
        VBox rules = rules();
        HBox.setHgrow(rules, Priority.ALWAYS);
        getChildren().addAll(rules, new PreviewPane(texts, model));
        setPrefHeight(HEIGHT);
        setMinHeight(0);
        model.rulesProperty().subscribe(this::show);
    }

    private VBox rules() {
        VBox part = Nodes.styled(new VBox(), "import-part");
        part.setPrefWidth(RULES_WIDTH);
        part.setMinWidth(0);
        if (model.mapNames().size() > 1) {
            part.getChildren().add(maps());
        }
        Label caption = Nodes.styled(new Label(texts.get("import.rules")), "caption");
        caption.setMinHeight(USE_PREF_SIZE);
        Label order = Nodes.styled(new Label(texts.get("import.rules.order")), "quiet");
        order.setWrapText(true);
        order.setMinHeight(USE_PREF_SIZE);
        rows.getStyleClass().add("import-rules");
        PanelScroll scroll = new PanelScroll(rows);
        scroll.setId("import-rules");
        scroll.setMinHeight(0);
        scroll.setAccessibleText(texts.get("import.rules"));
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Runnable addFirst = () -> {
            model.add();
            scroll.setVvalue(0);
            ((RuleRow) rows.getChildren().get(0)).focusName();
        };
        FlowPane buttons = new FlowPane(
                8,
                8,
                button("import.add", addFirst),
                button("import.suggest", model::suggest),
                button("import.load", load),
                button("import.save", save));
        buttons.setMinHeight(USE_PREF_SIZE);
        part.getChildren().addAll(caption, order, scroll, buttons);
        return part;
    }

    private Button button(String key, Runnable action) {
        Button button = new Button(texts.get(key));
        button.setId(key.replace('.', '-'));
        button.setOnAction(event -> action.run());
        return button;
    }

    private HBox maps() {
        List<String> names = model.mapNames();
        ComboBox<Integer> box = new ComboBox<>();
        box.setId("import-map");
        box.getItems().add(ImportModel.ALL);
        IntStream.range(0, names.size()).forEach(box.getItems()::add);
        box.setCellFactory(list -> new MapCell(names));
        box.setButtonCell(new MapCell(names));
        box.setValue(model.chosen());
        box.setMaxWidth(Double.MAX_VALUE);
        box.valueProperty().addListener((it, before, now) -> model.choose(now));
        HBox.setHgrow(box, Priority.ALWAYS);
        Label label = new Label(texts.get("import.map"));
        label.setLabelFor(box);
        label.setMinWidth(USE_PREF_SIZE);
        HBox line = Nodes.styled(new HBox(label, box), "import-rule-line");
        line.setMinHeight(USE_PREF_SIZE);
        return line;
    }

    /** Keeps the rows that are there, because one of them may have the focus. */
    private void show(List<ImportModel.RuleLine> lines) {
        ObservableList<Node> shown = rows.getChildren();
        while (shown.size() < lines.size()) {
            shown.add(new RuleRow(texts, model, shown.size(), askTiles));
        }
        shown.remove(lines.size(), shown.size());
        for (int i = 0; i < lines.size(); i++) {
            ((RuleRow) shown.get(i)).show(lines.get(i), lines.size());
        }
    }

    private final class MapCell extends ListCell<Integer> {
        private final List<String> names;

        MapCell(List<String> names) {
            this.names = names;
        }

        @Override
        protected void updateItem(Integer index, boolean empty) {
            super.updateItem(index, empty);
            if (empty || index == null) {
                setText(null);
            } else {
                setText(index == ImportModel.ALL ? texts.get("import.map.all", names.size()) : names.get(index));
            }
        }
    }

    /** The level that an import makes: its picture, its size, and what was left out. */
    private static final class PreviewPane extends VBox {
        private final Texts texts;
        private final ImportModel model;
        private final ThumbnailView picture = new ThumbnailView(MapProject.PICTURE_SCALE);
        private final Label size = new Label();
        private final Label failure = Nodes.styled(new Label(), "field-error");
        private final Label caption = Nodes.styled(new Label(), "caption");
        private final WrappingList findings = new WrappingList();

        PreviewPane(Texts texts, ImportModel model) {
            this.texts = texts;
            this.model = model;
            getStyleClass().add("import-part");
            double width = Thumbnails.WIDTH * MapProject.PICTURE_SCALE;
            setMinWidth(width);
            setPrefWidth(width);
            picture.setAccessibleText(texts.get("import.preview"));
            ProgressIndicator busy = new ProgressIndicator();
            busy.setId("import-busy");
            busy.setMaxSize(32, 32);
            busy.setAccessibleText(texts.get("import.busy"));
            busy.visibleProperty().bind(model.busyProperty());
            StackPane area = new StackPane(picture, busy);
            area.setMinHeight(USE_PREF_SIZE);
            size.setId("import-size");
            size.setWrapText(true);
            size.setMinHeight(USE_PREF_SIZE);
            failure.setId("import-failure");
            failure.setWrapText(true);
            failure.managedProperty().bind(failure.textProperty().isNotEmpty());
            caption.setLabelFor(findings);
            caption.setMinHeight(USE_PREF_SIZE);
            findings.setId("import-findings");
            findings.setPlaceholder(new Label(texts.get("import.findings.none")));
            findings.setPrefHeight(0);
            findings.setMinHeight(0);
            VBox.setVgrow(findings, Priority.ALWAYS);
            getChildren().addAll(area, size, failure, caption, findings);
            model.previewProperty().subscribe(this::show);
        }

        private void show(MapProject.ImportPreview preview) {
            preview.picture().ifPresentOrElse(picture::show, () -> picture.show(texts.get("import.preview.none")));
            size.setText(preview.imported().map(it -> size(it.level())).orElse(""));
            failure.setText(preview.failure());
            findings.getItems()
                    .setAll(model.findings().stream()
                            .map(finding -> ProblemText.of(texts, finding))
                            .toList());
            caption.setText(texts.get("import.findings", findings.getItems().size()));
        }

        private String size(Level level) {
            int objects = 0;
            for (ObjectType type : ObjectTypes.STANDARD.all()) {
                objects += level.objects(type).size();
            }
            return texts.get("import.size", level.columns(), level.rows(), level.tileSize(), objects);
        }
    }
}
