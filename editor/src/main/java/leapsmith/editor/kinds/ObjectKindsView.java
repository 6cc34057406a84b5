package leapsmith.editor.kinds;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import javafx.util.Subscription;
import leapsmith.editor.inspector.ColorButton;
import leapsmith.editor.inspector.KeptFocus;
import leapsmith.editor.toolbars.Swatches;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.EmptyNote;
import leapsmith.editor.ui.IconButton;
import leapsmith.editor.ui.ItemCell;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.PanelScroll;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectDefinition.Size;
import leapsmith.levels.model.ObjectDefinition.Turns;
import leapsmith.levels.model.OwnKind;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/** The panel of own kinds of objects: their list, and below it the chosen one with its fields, and the choices of the file. */
public final class ObjectKindsView extends VBox {
    private static final double WIDTH = 300;
    private static final double MIN_LIST_HEIGHT = 96;
    /** The fraction of the height for the list. */
    private static final double LIST_SHARE = 0.2;

    private static final double PREVIEW_SIDE = 72;
    private static final double NUMBER_WIDTH = 52;

    private final Texts texts;
    private final ObjectKindsModel model;
    private final Swatches swatches;
    private final ListView<OwnKind> list = new ListView<>();
    private final Button add;
    private final Button duplicate;
    private final Button delete;
    private final Button undo;
    private final EmptyNote note = new EmptyNote("");
    private final Label refusal = Nodes.styled(new Label(), "field-error");
    private final VBox content = Nodes.styled(new VBox(), "inspector-content");
    private final List<Subscription> subscriptions = new ArrayList<>();
    private boolean following;
    /** The kind that is shown, and its fields, to notice new ones. */
    private String shownKind = "";

    private Set<String> shownFields = Set.of();

    /** Whether the name of the next new kind or field is to be typed. */
    private boolean namesNext;

    /** Counts how often the controls were built: those of before pass nothing on any more. */
    private int built;

    public ObjectKindsView(Texts texts, ObjectKindsModel model, Swatches swatches, ObservableBooleanValue shown) {
        this.texts = texts;
        this.model = model;
        this.swatches = swatches;
        setId("object-kinds");
        getStyleClass().add("tile-kinds");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        list.setId("object-kinds-list");
        list.setAccessibleText(texts.get("objectKinds.list"));
        list.setMinHeight(MIN_LIST_HEIGHT);
        list.prefHeightProperty().bind(heightProperty().multiply(LIST_SHARE));
        list.setCellFactory(it -> new KindCell(swatches, kind -> texts.get(model.likeName(kind))));
        list.getSelectionModel().selectedItemProperty().addListener((property, before, kind) -> {
            if (!following && kind != null) {
                model.choose(kind.name());
            }
        });
        add = button("object-kinds-add", MaterialDesignP.PLUS, "objectKinds.add", () -> named(model::add));
        duplicate = button(
                "object-kinds-duplicate",
                MaterialDesignC.CONTENT_DUPLICATE,
                "objectKinds.duplicate",
                () -> named(model::duplicate));
        delete = button("object-kinds-delete", MaterialDesignD.DELETE_OUTLINE, "objectKinds.delete", model::delete);
        undo = button("object-kinds-undo", MaterialDesignU.UNDO, "kinds.action.no-undo", model.files()::undo);
        note.setId("object-kinds-note");
        refusal.setId("object-kinds-refusal");
        refusal.setWrapText(true);
        PanelScroll scroll = Nodes.styled(new PanelScroll(new VBox(note, refusal, content)), "inspector");
        scroll.setMinHeight(0);
        scroll.setPrefHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(heading(), list, scroll);
        subscriptions.add(model.kindsProperty().subscribe(kinds -> show()));
        subscriptions.add(model.canChangeProperty().subscribe(can -> show()));
        subscriptions.add(model.chosenProperty().subscribe(name -> show()));
        subscriptions.add(model.refusalProperty().subscribe(this::showRefusal));
        subscriptions.add(model.files().lastProperty().subscribe(this::showUndo));
        Nodes.showWhile(this, shown);
    }

    public void dispose() {
        subscriptions.forEach(Subscription::unsubscribe);
        model.dispose();
    }

    private Button button(String id, Ikon icon, String textKey, Runnable action) {
        return new IconButton(id, icon, texts.get(textKey), action);
    }

    private HBox heading() {
        Label caption = Nodes.styled(new Label(texts.get("objectKinds.caption")), "caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        return Nodes.styled(new HBox(caption, undo, add, duplicate, delete), "panel-heading");
    }

    private void showUndo(Optional<Message> last) {
        undo.setDisable(last.isEmpty());
        String name =
                last.map(it -> texts.get("kinds.action.undo", texts.get(it))).orElse(texts.get("kinds.action.no-undo"));
        undo.setAccessibleText(name);
    }

    private void showRefusal(Optional<Message> why) {
        refusal.setText(why.map(texts::get).orElse(""));
        Nodes.show(refusal, why.isPresent());
        if (why.isPresent()) {
            show();
        }
    }

    /** Adds a kind or a field, whose name is to be typed then. */
    private void named(Runnable adding) {
        namesNext = true;
        adding.run();
    }

    private void show() {
        SharedKinds kinds = model.kindsProperty().get();
        following = true;
        try {
            List<OwnKind> all = List.copyOf(kinds.objects().values());
            if (!list.getItems().equals(all)) {
                list.getItems().setAll(all);
            }
            model.kind().ifPresent(list.getSelectionModel()::select);
        } finally {
            following = false;
        }
        boolean canChange = model.canChangeProperty().get();
        add.setDisable(!canChange);
        duplicate.setDisable(!canChange || model.kind().isEmpty());
        delete.setDisable(!canChange || model.kind().isEmpty());
        String noteKey = !kinds.problem().isEmpty()
                ? "objectKinds.problem"
                : canChange ? "objectKinds.none" : "objectKinds.noFile";
        Nodes.show(note, model.kind().isEmpty() || !canChange);
        note.setText(texts.get(noteKey, kinds.problem()));
        String name = model.chosenProperty().get();
        Set<String> fields = model.definition().map(it -> it.fields().keySet()).orElse(Set.of());
        built++;
        KeptFocus.withText(content, name.equals(shownKind), () -> {
            content.getChildren().clear();
            if (canChange) {
                model.kind().ifPresent(kind -> model.definition().ifPresent(it -> showKind(kind, it)));
                showChoices(kinds);
            }
        });
        nameNew(name, fields);
    }

    /** Selects the name of what was added, as the next thing to be typed. */
    private void nameNew(String kind, Set<String> fields) {
        String id = null;
        if (!kind.equals(shownKind)) {
            id = "name";
        } else if (fields.size() > shownFields.size()) {
            Set<String> added = new LinkedHashSet<>(fields);
            added.removeAll(shownFields);
            id = added.size() == 1 ? "field-" + added.iterator().next() + "-name" : null;
        }
        shownKind = kind;
        shownFields = Set.copyOf(fields);
        if (namesNext && id != null && content.lookup("#object-kinds-" + id) instanceof TextField input) {
            namesNext = false;
            input.requestFocus();
            input.selectAll();
        }
    }

    // ---- the chosen kind

    private void showKind(OwnKind kind, ObjectDefinition definition) {
        StackPane preview = new StackPane(swatches.of(new PaletteEntry.OfObject(kind), PREVIEW_SIDE));
        preview.setId("object-kinds-preview");
        VBox box = section(null);
        box.getChildren()
                .addAll(
                        preview,
                        row("name", input("name", kind.name(), model::rename)),
                        row(
                                "like",
                                words(
                                        "like",
                                        model.likes(),
                                        it -> texts.get(model.likeName(it)),
                                        definition.like(),
                                        it -> model.change(now -> now.withLike(it)))),
                        row("size", size(kind, definition)),
                        row(
                                "resize",
                                constants("resize", Resize.values(), kind.resize(), ObjectDefinition::withResize)),
                        row("turns", constants("turns", Turns.values(), kind.turns(), ObjectDefinition::withTurns)),
                        row("color", color(definition)),
                        row("about", input("about", definition.about(), it -> model.change(now -> now.withAbout(it)))));
        VBox fields = section("objectKinds.fields");
        kind.fields().stream()
                .filter(field -> !definition.fields().containsKey(field.name()))
                .forEach(field -> {
                    Label inherited = Nodes.styled(
                            new Label(texts.get(
                                    "objectKinds.inherited",
                                    field.name(),
                                    field.definition().type())),
                            "detail");
                    inherited.setWrapText(true);
                    fields.getChildren().add(inherited);
                });
        definition.fields().forEach((name, field) -> fields.getChildren().add(fieldBox(name, field)));
        fields.getChildren().add(wide("object-kinds-add-field", "objectKinds.addField", () -> named(model::addField)));
    }

    private VBox section(String captionKey) {
        VBox box = Nodes.styled(new VBox(), "inspector-section");
        if (captionKey != null) {
            box.getChildren().add(Nodes.styled(new Label(texts.get(captionKey)), "caption"));
        }
        content.getChildren().add(box);
        return box;
    }

    private HBox row(String key, Node control) {
        Label label = Nodes.styled(new Label(texts.get("objectKinds." + key)), "row-label");
        label.setLabelFor(control);
        HBox.setHgrow(control, Priority.ALWAYS);
        HBox row = Nodes.styled(new HBox(label, control), "inspector-row");
        Tooltips.help(row, texts.get("objectKinds." + key + ".help"));
        return row;
    }

    private HBox size(OwnKind kind, ObjectDefinition definition) {
        Size size = definition.size().orElse(kind.size());
        TextField width = number(
                "width",
                OptionalDouble.of(size.width()),
                it -> model.change(now -> now.withSize(Optional.of(new Size(it.orElse(size.width()), size.height())))));
        TextField height = number(
                "height",
                OptionalDouble.of(size.height()),
                it -> model.change(now -> now.withSize(Optional.of(new Size(size.width(), it.orElse(size.height()))))));
        HBox both = new HBox(6, width, new Label("×"), height, new Label(texts.get("unit.px")));
        both.setAlignment(Pos.CENTER_LEFT);
        return both;
    }

    private HBox color(ObjectDefinition definition) {
        TextField text = input("color", colorText(definition), model::setColor);
        HBox.setHgrow(text, Priority.ALWAYS);
        ColorButton button =
                new ColorButton("object-kinds-color-button", texts.get("objectKinds.color"), model::setColor);
        button.show(colorText(definition));
        HBox both = new HBox(6, text, button);
        both.setAlignment(Pos.CENTER_LEFT);
        return both;
    }

    private static String colorText(ObjectDefinition definition) {
        return definition.color().isEmpty()
                ? ""
                : new FreeValue.OfColor(definition.color().getAsInt()).text();
    }

    private <E extends Enum<E>> ComboBox<String> constants(
            String key, E[] all, E value, BiFunction<ObjectDefinition, Optional<E>, ObjectDefinition> with) {
        List<String> names = Stream.of(all).map(KebabNames::nameOf).toList();
        return words(
                key,
                names,
                KebabNames.nameOf(value),
                name -> model.change(now -> with.apply(now, Optional.of(all[names.indexOf(name)]))));
    }

    // ---- fields

    private VBox fieldBox(String name, FieldDefinition field) {
        String id = "field-" + name;
        TextField nameInput = input(id + "-name", name, to -> model.renameField(name, to));
        HBox.setHgrow(nameInput, Priority.ALWAYS);
        ComboBox<String> type = words(
                id + "-type",
                model.fieldTypes(),
                field.type(),
                to -> model.changeField(name, it -> it.withType(to).withStandard(Optional.empty())));
        type.setPrefWidth(96);
        Button remove = new IconButton(
                id + "-remove",
                MaterialDesignC.CLOSE,
                texts.get("objectKinds.removeField", name),
                () -> model.removeField(name));
        HBox first = Nodes.styled(new HBox(nameInput, type, remove), "inspector-row");
        VBox box = Nodes.styled(new VBox(4, first), "object-kind-field");
        box.getChildren()
                .add(line(
                        "default",
                        input(
                                id + "-default",
                                field.standard().map(ObjectKindsModel::plain).orElse(""),
                                text -> model.setStandard(name, text))));
        boolean isNumber = field.type().equals("int") || field.type().equals("number");
        if (isNumber) {
            HBox range = new HBox(
                    6,
                    number(
                            id + "-min",
                            field.min(),
                            it -> model.changeField(name, now -> now.withRange(it, now.max()))),
                    new Label("–"),
                    number(
                            id + "-max",
                            field.max(),
                            it -> model.changeField(name, now -> now.withRange(now.min(), it))),
                    unit(id, name, field));
            range.setAlignment(Pos.CENTER_LEFT);
            box.getChildren().add(line("range", range));
            box.getChildren()
                    .add(line(
                            "step",
                            number(
                                    id + "-step",
                                    field.step(),
                                    it -> model.changeField(name, now -> now.withStep(it)))));
        } else if (field.type().equals("ref")) {
            box.getChildren()
                    .add(line(
                            "to",
                            input(
                                    id + "-to",
                                    String.join(ObjectKindsModel.COMMA, field.to()),
                                    text -> model.changeField(name, it -> it.withTo(ObjectKindsModel.split(text))))));
        }
        if (isNumber || field.type().equals("text")) {
            box.getChildren()
                    .add(line(
                            "values",
                            input(
                                    id + "-values",
                                    field.values().stream()
                                            .map(ObjectKindsModel::plain)
                                            .collect(Collectors.joining(ObjectKindsModel.COMMA)),
                                    text -> model.setValues(name, text))));
        }
        box.getChildren()
                .addAll(
                        line(
                                "about",
                                input(
                                        id + "-about",
                                        field.about(),
                                        text -> model.changeField(name, it -> it.withAbout(text)))),
                        new HBox(
                                12,
                                check(
                                        id + "-list",
                                        "list",
                                        field.list(),
                                        on -> model.changeField(
                                                name, it -> it.withList(on).withStandard(Optional.empty()))),
                                check(
                                        id + "-required",
                                        "required",
                                        field.required(),
                                        on -> model.changeField(name, it -> it.withRequired(on)))));
        return box;
    }

    private TextField unit(String id, String name, FieldDefinition field) {
        TextField unit = input(id + "-unit", field.unit(), text -> model.changeField(name, it -> it.withUnit(text)));
        unit.setPromptText(texts.get("objectKinds.unit"));
        unit.setPrefWidth(NUMBER_WIDTH);
        return unit;
    }

    // ---- choices

    private void showChoices(SharedKinds kinds) {
        if (kinds.objects().isEmpty() && kinds.content().choices().isEmpty()) {
            return;
        }
        VBox box = section("objectKinds.choices");
        kinds.content().choices().forEach((name, all) -> {
            Label label = Nodes.styled(new Label(name), "row-label");
            TextField input = input(
                    "choice-" + name,
                    String.join(ObjectKindsModel.COMMA, all),
                    text -> model.setWords(name, ObjectKindsModel.split(text)));
            HBox.setHgrow(input, Priority.ALWAYS);
            label.setLabelFor(input);
            Button remove = new IconButton(
                    "choice-" + name + "-remove",
                    MaterialDesignC.CLOSE,
                    texts.get("objectKinds.removeChoice", name),
                    () -> model.removeChoice(name));
            box.getChildren().add(Nodes.styled(new HBox(label, input, remove), "inspector-row"));
        });
        box.getChildren().add(wide("object-kinds-add-choice", "objectKinds.addChoice", model::addChoice));
    }

    // ---- controls

    private HBox line(String key, Node control) {
        Label label = Nodes.styled(new Label(texts.get("objectKinds.field." + key)), "row-label");
        label.setLabelFor(control);
        HBox.setHgrow(control, Priority.ALWAYS);
        return Nodes.styled(new HBox(label, control), "inspector-row");
    }

    private Button wide(String id, String textKey, Runnable action) {
        Button button = new Button(texts.get(textKey));
        button.setId(id);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A line of text that is passed on when Enter is pressed or the focus leaves. */
    private TextField input(String id, String text, Consumer<String> changed) {
        TextField input = new TextField(text);
        input.setId("object-kinds-" + id);
        input.setMinWidth(0);
        input.setUserData(text);
        int generation = built;
        Runnable commit = () -> {
            if (built == generation && !input.getText().equals(text)) {
                changed.accept(input.getText());
            }
        };
        input.setOnAction(event -> commit.run());
        Nodes.whenLeft(input, commit);
        return input;
    }

    private TextField number(String id, OptionalDouble value, Consumer<OptionalDouble> changed) {
        String shown = value.isEmpty() ? "" : plainNumber(value.getAsDouble());
        TextField input = input(id, shown, text -> {
            if (text.isBlank()) {
                changed.accept(OptionalDouble.empty());
            } else if (FreeValue.OfNumber.isNumber(text.strip())) {
                changed.accept(OptionalDouble.of(Double.parseDouble(text.strip())));
            } else {
                model.refuse(Message.of("error.number"));
            }
        });
        input.setPrefWidth(NUMBER_WIDTH);
        return input;
    }

    private static String plainNumber(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private ComboBox<String> words(String id, List<String> all, String value, Consumer<String> changed) {
        return words(id, all, word -> texts.getOr("objectKinds." + id + "." + word, word), value, changed);
    }

    private static ComboBox<String> words(
            String id, List<String> all, UnaryOperator<String> name, String value, Consumer<String> changed) {
        ComboBox<String> box = new ComboBox<>();
        box.setId("object-kinds-" + id);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setMinWidth(0);
        box.getItems().setAll(all);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String word) {
                return word == null ? "" : name.apply(word);
            }

            @Override
            public String fromString(String text) {
                return text;
            }
        });
        box.setValue(value);
        box.valueProperty().addListener((property, before, now) -> {
            if (now != null) {
                changed.accept(now);
            }
        });
        return box;
    }

    private CheckBox check(String id, String key, boolean isOn, Consumer<Boolean> changed) {
        CheckBox box = new CheckBox(texts.get("objectKinds.field." + key));
        box.setId("object-kinds-" + id);
        box.setSelected(isOn);
        box.setOnAction(event -> changed.accept(box.isSelected()));
        return box;
    }

    /** A line of the list: picture, name and what it is like. */
    private static final class KindCell extends ItemCell<OwnKind> {
        private final Swatches swatches;
        private final Function<OwnKind, String> likeName;
        private final StackPane swatch = new StackPane();
        private final Label name = new Label();
        private final Label like = Nodes.styled(new Label(), "detail");
        private final HBox line = new HBox(6, swatch, name, Nodes.spring(), like);

        KindCell(Swatches swatches, Function<OwnKind, String> likeName) {
            this.swatches = swatches;
            this.likeName = likeName;
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void show(OwnKind kind) {
            swatch.getChildren().setAll(swatches.of(new PaletteEntry.OfObject(kind)));
            name.setText(kind.name());
            like.setText(likeName.apply(kind));
            setAccessibleText(kind.name() + ", " + like.getText());
            setGraphic(line);
        }
    }
}
