package leapsmith.editor.imports;

import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import leapsmith.editor.problems.ProblemText;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ThumbnailView;
import leapsmith.editor.ui.Thumbnails;
import leapsmith.editor.ui.WrappingList;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;

/** The level that an import makes: its picture, its size, and what was left out. */
final class PreviewPane extends VBox {
    private final Texts texts;
    private final ImportModel model;
    private final ThumbnailView picture = new ThumbnailView(MapProject.PICTURE_SCALE);
    private final Label size = new Label();
    private final Label failure = new Label();
    private final Label caption = new Label();
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
        failure.getStyleClass().add("field-error");
        failure.setWrapText(true);
        failure.managedProperty().bind(failure.textProperty().isNotEmpty());
        caption.getStyleClass().add("caption");
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

    private void show(ImportPreview preview) {
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
