package leapsmith.editor.looks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import leapsmith.editor.looks.DecorationModel.Block;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.look.Layout;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.look.Theme.Rest;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.look.Theme.Skin;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileTypeNames;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/**
 * The panel of the theme: pictures and how they are divided into tiles, and for each kind which pieces it wears. A click in
 * the picture puts the chosen layout there, and the open level wears it.
 */
public final class ThemeView extends VBox {
    private static final double WIDTH = 272;
    private static final int MAX_TILE = 512;

    private final Texts texts;
    private final ThemeModel model;
    private final LevelLook look;
    private final Supplier<Optional<Path>> choosePicture;
    private final ComboBox<String> sheet = new ComboBox<>();
    private final ComboBox<String> subject = new ComboBox<>();
    private final ComboBox<Rest> rest = new ComboBox<>();
    private final NumberBox tileSize;
    private final NumberBox margin;
    private final NumberBox spacing;
    private final FlowPane layouts = new FlowPane(4, 4);
    private final ToggleButton inner;
    /** While it is selected, each click places one piece. */
    private final ToggleButton pieces;

    private int nextPiece;
    /** The sheet that was added last, whose tiles were guessed; null for none. */
    private String guessed;

    private final Button remove;
    private final Button undo;
    private final GridPane fields = new GridPane();
    private final Label hint = Nodes.styled(new Hint(), "decoration-fields");
    private final EmptyNote note;
    /** Adds the first picture. */
    private final Button first;

    private final SheetPicker picker;
    private final Subscription subscriptions;
    private Layout layout = Layout.NINE;
    private List<Layout> shownLayouts = List.of();
    /** The kind whose layout is shown. */
    private String shownSubject;

    private boolean following;

    /**
     * A panel for the theme of a level.
     *
     * @param tools choose in the palette what is shown
     * @param choosePicture asks for the file of a picture
     * @param shown whether the panel is visible
     */
    public ThemeView(
            Texts texts,
            ThemeModel model,
            LevelLook look,
            ToolBox tools,
            Supplier<Optional<Path>> choosePicture,
            ObservableBooleanValue shown) {
        this.texts = texts;
        this.model = model;
        this.look = look;
        this.choosePicture = choosePicture;
        setId("theme");
        getStyleClass().add("tile-kinds");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        Runnable choose = () -> this.choosePicture.get().ifPresent(this::addPicture);
        Button add = new IconButton("theme-add", MaterialDesignI.IMAGE_PLUS, texts.get("theme.add"), choose);
        first = new Button(texts.get("theme.first"));
        first.setId("theme-first");
        first.setOnAction(event -> choose.run());
        undo = new IconButton("theme-undo", MaterialDesignU.UNDO, texts.get("theme.undo"), this::undo);
        remove = new IconButton(
                "theme-remove",
                MaterialDesignD.DELETE_OUTLINE,
                texts.get("theme.remove"),
                () -> guarded(() -> model.remove(subject.getValue())));
        Label caption = Nodes.styled(new Label(texts.get("theme.caption")), "caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        HBox heading = Nodes.styled(new HBox(caption, add, undo, remove), "panel-heading");
        inner = new ToggleButton(texts.get("theme.inner"));
        inner.setId("theme-inner");
        inner.selectedProperty().addListener((it, before, is) -> mark());
        pieces = new ToggleButton(texts.get("theme.pieces"));
        pieces.setId("theme-pieces");
        pieces.selectedProperty().addListener((it, before, is) -> {
            nextPiece = ThemeModel.firstPiece(layout);
            hint.setText(is ? pieceHint() : "");
            follow();
        });
        picker = new SheetPicker("theme-picture", this::pick);
        ScrollPane scroll = new ScrollPane(picker);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Nodes.showWhile(scroll, picker.visibleProperty());
        note = new EmptyNote("");
        note.setId("theme-note");
        hint.setWrapText(true);
        hint.setMinHeight(USE_PREF_SIZE);
        hint.setId("theme-hint");
        tileSize = number("theme-tile-size", 1, px -> model.setTileSize(sheet.getValue(), px));
        margin = number(
                "theme-margin",
                0,
                px -> model.setSheet(
                        sheet.getValue(),
                        it -> new SheetFile(
                                it.image(), it.tileSize(), px, it.spacing(), it.animations(), it.unknownKeys())));
        spacing = number(
                "theme-spacing",
                0,
                px -> model.setSheet(
                        sheet.getValue(),
                        it -> new SheetFile(
                                it.image(), it.tileSize(), it.margin(), px, it.animations(), it.unknownKeys())));
        fillFields();
        HBox firstRow = new HBox(first);
        firstRow.setAlignment(Pos.TOP_CENTER);
        Nodes.showWhile(firstRow, first.visibleProperty());
        getChildren().addAll(heading, note, firstRow, fields, hint, scroll);
        Nodes.showWhile(this, shown);
        subscriptions = Subscription.combine(
                model.themeProperty().subscribe(theme -> follow()),
                whenChosen(tools),
                look.loadedProperty().subscribe(it -> {
                    hint.setText("");
                    follow();
                }));
        follow();
    }

    public void dispose() {
        subscriptions.unsubscribe();
    }

    /** Makes a picture a sheet of the theme, and shows it. */
    public void addPicture(Path picture) {
        guarded(() -> {
            String name = model.addPicture(picture);
            guessed = name;
            follow();
            sheet.setValue(name);
        });
    }

    /** Shows the subject of each entry of the palette that is chosen from now on. */
    private Subscription whenChosen(ToolBox tools) {
        AtomicReference<String> last = new AtomicReference<>(subjectOf(tools.chosenEntry()));
        return tools.addListener(() -> {
            String now = subjectOf(tools.chosenEntry());
            if (tools.chosenTool().usesPalette() && !now.equals(last.getAndSet(now))) {
                chooseSubject(now);
            }
        })::unsubscribe;
    }

    private static String subjectOf(PaletteEntry entry) {
        return entry instanceof PaletteEntry.OfObject object
                ? ThemeModel.OBJECT + object.kind().name()
                : ((PaletteEntry.Tile) entry).kind().name();
    }

    /** Shows what wears what was chosen in the palette. */
    private void chooseSubject(String chosen) {
        if (isVisible()) {
            // The level may have a kind only since it was chosen.
            follow();
            if (subject.getItems().contains(chosen)) {
                subject.setValue(chosen);
            }
        }
    }

    /** Takes the last change of the theme back. */
    public void undo() {
        guarded(model::undo);
    }

    /** Makes the change of the theme again that was taken back last. */
    public void redo() {
        guarded(model::redo);
    }

    private interface Change {
        void run() throws IOException;
    }

    /** Does what may fail at a file, and says why it failed. */
    private void guarded(Change change) {
        try {
            change.run();
            hint.setText("");
        } catch (IOException e) {
            hint.setText(texts.get("theme.failed", String.valueOf(e.getMessage())));
        }
        follow();
    }

    private void fillFields() {
        fields.getStyleClass().add("decoration-fields");
        fields.setHgap(8);
        fields.setVgap(6);
        for (ComboBox<String> each : List.of(sheet, subject)) {
            each.setMaxWidth(Double.MAX_VALUE);
            each.valueProperty().addListener((it, before, now) -> {
                if (!following) {
                    pieces.setSelected(false);
                    follow();
                }
            });
        }
        sheet.setId("theme-sheet");
        subject.setId("theme-subject");
        rest.setId("theme-rest");
        rest.setMaxWidth(Double.MAX_VALUE);
        rest.setCellFactory(list -> new RestCell());
        rest.setButtonCell(new RestCell());
        rest.getItems().setAll(Rest.values());
        rest.valueProperty().addListener((it, before, now) -> {
            if (!following) {
                guarded(() -> model.setRest(now));
            }
        });
        subject.setCellFactory(list -> new SubjectCell());
        subject.setButtonCell(new SubjectCell());
        row(0, "theme.sheet", sheet);
        row(1, "theme.tileSize", tileSize);
        row(2, "theme.margin", margin);
        row(3, "theme.spacing", spacing);
        row(4, "theme.rest", rest);
        row(5, "theme.subject", subject);
        // Without a label beside them, more of the many buttons fit into a row.
        layouts.setAccessibleText(texts.get("theme.layout"));
        fields.add(layouts, 0, 6, 2, 1);
        fields.add(new FlowPane(4, 4, inner, pieces), 0, 7, 2, 1);
    }

    private interface Pixels {
        void set(int px) throws IOException;
    }

    private NumberBox number(String id, int least, Pixels pixels) {
        return new NumberBox(texts, id, least, MAX_TILE, 1, value -> guarded(() -> pixels.set((int) value)));
    }

    private void row(int row, String key, Node control) {
        Label label = new Label(texts.get(key));
        label.setLabelFor(control);
        control.setAccessibleText(texts.get(key));
        GridPane.setHgrow(control, Priority.ALWAYS);
        fields.addRow(row, label, control);
    }

    private void pick(Block block) {
        Cell at = new Cell(block.column(), block.row());
        String of = subject.getValue();
        if (of == null || sheet.getValue() == null) {
            return;
        }
        // Whoever picks a piece has seen whether the lines are right.
        guessed = null;
        boolean isInner = inner.isSelected();
        inner.setSelected(false);
        if (pieces.isSelected()) {
            guarded(() -> model.setPiece(of, sheet.getValue(), layout, nextPiece, at));
            nextPiece++;
            boolean isLast = nextPiece >= ThemeModel.pieces(layout);
            pieces.setSelected(!isLast);
            if (!isLast) {
                hint.setText(pieceHint());
                mark();
            }
        } else if (isInner) {
            guarded(() -> model.setInner(of, at));
        } else {
            guarded(() -> model.setSkin(of, sheet.getValue(), layout, block));
        }
    }

    /** Which piece the next click places. */
    private String pieceHint() {
        int first = ThemeModel.firstPiece(layout);
        return texts.get(
                "theme.pieces.hint",
                nextPiece - first + 1,
                ThemeModel.pieces(layout) - first,
                ThemeModel.drawing(layout, nextPiece));
    }

    /** Shows the theme as it is. */
    private void follow() {
        if (following) {
            return;
        }
        following = true;
        Theme theme = model.themeProperty().get();
        boolean hasTheme = theme != null;
        // A theme that can't be read is there, but not to be edited.
        note.setText(problem("").orElse(texts.get("theme.note")));
        Nodes.show(note, !hasTheme);
        first.setVisible(!hasTheme && problem("").isEmpty());
        Nodes.show(fields, hasTheme);
        undo.setDisable(!model.canUndo());
        if (hasTheme) {
            keep(sheet, model.sheets());
            keep(subject, model.subjects());
            tileSize.show(model.tileSize(sheet.getValue()));
            SheetFile file = sheet.getValue() == null ? null : theme.sheets().get(sheet.getValue());
            margin.show(file == null ? 0 : file.margin());
            spacing.show(file == null ? 0 : file.spacing());
            rest.setValue(theme.rest());
            Optional<Skin> skin = subject.getValue() == null ? Optional.empty() : model.skin(subject.getValue());
            if (skin.isPresent()) {
                layout = skin.get().layout();
            } else if (subject.getValue() != null && !subject.getValue().equals(shownSubject)) {
                layout = ThemeModel.usualLayout(subject.getValue());
            }
            shownSubject = subject.getValue();
            Optional<String> problem =
                    Optional.ofNullable(file).map(SheetFile::image).flatMap(this::problem);
            if (problem.isPresent()) {
                hint.setText(problem.get());
            } else if (pieces.isSelected()) {
                hint.setText(pieceHint());
            } else if (skin.isEmpty() && file != null) {
                hint.setText(hint());
            }
            showLayouts();
            // Never hidden by a click in the picture, which would move below the pointer.
            Nodes.show(inner, layout == Layout.NINE);
            inner.setDisable(skin.isEmpty());
            Nodes.show(pieces, ThemeModel.hasPieces(layout) && sheet.getValue() != null);
            remove.setDisable(skin.isEmpty());
        } else {
            remove.setDisable(true);
        }
        picker.show(
                hasTheme && sheet.getValue() != null
                        ? model.sheet(sheet.getValue()).orElse(null)
                        : null);
        mark();
        following = false;
    }

    /** What is wrong with a file of the theme; an empty path is the theme itself. */
    private Optional<String> problem(String path) {
        return look.loadedProperty().get().problems().stream()
                .filter(problem -> problem.path().equals(path))
                .map(problem -> texts.get(problem.message()))
                .findFirst();
    }

    private static void keep(ComboBox<String> box, List<String> words) {
        String chosen = box.getValue();
        if (!box.getItems().equals(words)) {
            box.getItems().setAll(words);
        }
        box.setValue(words.contains(chosen) ? chosen : words.isEmpty() ? null : words.get(0));
    }

    private void showLayouts() {
        List<Layout> possible = ThemeModel.layouts(subject.getValue() == null ? "" : subject.getValue());
        if (!possible.contains(layout)) {
            layout = possible.get(0);
        }
        // Buttons that stay keep the focus.
        if (!possible.equals(shownLayouts)) {
            shownLayouts = possible;
            layouts.getChildren()
                    .setAll(possible.stream().map(this::layoutButton).toList());
        }
        select(layout);
    }

    private ToggleButton layoutButton(Layout each) {
        ToggleButton button = new ToggleButton(texts.get("theme.layout." + KebabNames.nameOf(each)));
        button.setId("theme-layout-" + KebabNames.nameOf(each));
        button.setOnAction(event -> {
            pieces.setSelected(false);
            layout = each;
            choose(each);
        });
        return button;
    }

    private void select(Layout wanted) {
        for (int i = 0; i < shownLayouts.size(); i++) {
            ((ToggleButton) layouts.getChildren().get(i)).setSelected(shownLayouts.get(i) == wanted);
        }
    }

    /** Puts another layout where the skin is, or waits for a click in the picture. */
    private void choose(Layout wanted) {
        String of = subject.getValue();
        Optional<Skin> skin = of == null ? Optional.empty() : model.skin(of);
        if (skin.isPresent() && skin.get().layout() == wanted) {
            guarded(() -> model.resetOrder(of));
        } else if (skin.isPresent()) {
            guarded(() -> model.setSkin(of, skin.get().sheet(), wanted, firstPiece(skin.get())));
        } else {
            select(wanted);
            hint.setText(hint());
        }
    }

    /** What to click for the subject, which has no picture. */
    private String hint() {
        boolean isWhole = layout == Layout.SINGLE
                && ThemeModel.objectKind(subject.getValue()).isPresent();
        String click = texts.get(isWhole ? "theme.hint.object" : "theme.hint");
        boolean isGuessed = guessed != null && guessed.equals(sheet.getValue());
        return isGuessed
                ? texts.get("theme.guessed", model.tileSize(sheet.getValue())) + System.lineSeparator() + click
                : click;
    }

    /** Puts the frame around the pieces of the subject. */
    private void mark() {
        Optional<Skin> skin = subject.getValue() == null ? Optional.empty() : model.skin(subject.getValue());
        boolean isHere = skin.isPresent() && skin.get().sheet().equals(sheet.getValue());
        if (isHere && inner.isSelected()) {
            Cell at = skin.get().inner().orElse(skin.get().at());
            picker.mark(new Block(at.column(), at.row(), 2, 2));
        } else if (isHere && (pieces.isSelected() || !skin.get().order().isEmpty())) {
            // Where a piece is, instead of all of an arrangement that may be anywhere.
            Cell at = model.piece(subject.getValue(), pieces.isSelected() ? nextPiece : 0)
                    .orElse(skin.get().at());
            picker.mark(new Block(at.column(), at.row(), 1, 1));
        } else if (isHere) {
            Block piece = firstPiece(skin.get());
            Layout shown = skin.get().layout();
            picker.mark(new Block(
                    piece.column(), piece.row(), shown.columns() * piece.columns(), shown.rows() * piece.rows()));
        } else {
            picker.mark(new Block(0, 0, 0, 0));
        }
    }

    /** The first piece of a skin. */
    private static Block firstPiece(Skin skin) {
        return new Block(
                skin.at().column(),
                skin.at().row(),
                skin.size().column(),
                skin.size().row());
    }

    /** A text with room for the longest one, so that the picture below it stays where it is. */
    private static final class Hint extends Label {
        private static final double LINES = 5;

        @Override
        protected double computePrefHeight(double width) {
            double insets = getInsets().getTop() + getInsets().getBottom();
            // A line is a quarter higher than its font.
            return Math.max(insets + LINES * 1.25 * getFont().getSize(), super.computePrefHeight(width));
        }
    }

    /** What has no picture looks like. */
    private final class RestCell extends ListCell<Rest> {
        @Override
        protected void updateItem(Rest value, boolean empty) {
            super.updateItem(value, empty);
            setText(empty || value == null ? null : texts.get("theme.rest." + KebabNames.nameOf(value)));
        }
    }

    /** A kind of tiles or objects by its name. */
    private final class SubjectCell extends ListCell<String> {
        @Override
        protected void updateItem(String name, boolean empty) {
            super.updateItem(name, empty);
            setText(empty || name == null ? null : nameOf(name));
        }

        private String nameOf(String name) {
            Optional<String> object = ThemeModel.objectKind(name);
            if (object.isPresent()) {
                return ObjectTypes.STANDARD.all().stream()
                        .filter(type -> type.findKind(object.get()).isPresent())
                        .findFirst()
                        .map(type -> texts.get(
                                new PaletteEntry.OfObject(type, type.kindOrFallback(object.get())).fullName()))
                        .orElse(object.get());
            }
            return TileTypeNames.typeOf(name)
                    .map(shape -> texts.get("tile." + KebabNames.nameOf(shape)))
                    .orElse(name);
        }
    }
}
