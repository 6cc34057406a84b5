package leapsmith.editor.inspector;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.DecalEdits;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.editor.document.Selection.DecalPlace;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PropertyGroup;

/**
 * The view model of the inspector. It shows the level if nothing is selected, the selected object or free picture, or
 * the common properties of several selected objects.
 */
public final class InspectorModel {
    /** The most levels of a folder that a field offers. */
    private static final int MOST_LEVELS = 1_000;

    private final LevelDocument document;
    private final UnaryOperator<Decal> sized;
    private final Arrivals arrivals;
    private final Subscription subscription;
    private final ReadOnlyObjectWrapper<Message> title = new ReadOnlyObjectWrapper<>(this, "title");
    private final ReadOnlyObjectWrapper<List<Section>> page = new ReadOnlyObjectWrapper<>(this, "page");
    private List<Field> fields = new ArrayList<>();
    /** Null for what has no free properties. */
    private FreeProperties properties;
    /** Identifies the fields on the page; the page is rebuilt when it changes. */
    private List<String> shape = List.of();

    /**
     * The inspector of a level.
     *
     * @param sized gives a free picture that has no size of its own the size at which it is drawn
     * @param arrivals what portals can lead to in the other levels of the folder
     */
    public InspectorModel(LevelDocument document, UnaryOperator<Decal> sized, Arrivals arrivals) {
        this.document = document;
        this.sized = sized;
        this.arrivals = arrivals;
        rebuild();
        this.subscription = document.addListener(this::changed);
    }

    ReadOnlyObjectProperty<Message> titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** The groups of fields. The list is replaced only if other fields are shown. */
    ReadOnlyObjectProperty<List<Section>> pageProperty() {
        return page.getReadOnlyProperty();
    }

    public Field field(String key) {
        return fields.stream()
                .filter(field -> field.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no field " + key));
    }

    /** Commits pending input, for example before saving. */
    public void commit() {
        List.copyOf(fields).forEach(Field::commit);
        if (properties != null) {
            properties.commit();
        }
    }

    /** Shows the values again, after the pictures of the theme were loaded. */
    public void refresh() {
        fields.forEach(Field::refresh);
    }

    public void dispose() {
        subscription.unsubscribe();
    }

    private void changed(Change change) {
        boolean matters =
                change instanceof Change.LevelChanged it && !it.delta().changesOnlyTiles()
                        || change instanceof Change.SelectionChanged
                        || change instanceof Change.SharedKindsChanged;
        if (!matters) {
            return;
        }
        if (!shape().equals(shape)) {
            rebuild();
        }
        fields.forEach(Field::refresh);
        if (properties != null) {
            properties.refresh();
        }
        title.set(titleOf(selected()));
    }

    private Message titleOf(List<LevelObject> objects) {
        return switch (objects.size()) {
            case 0 ->
                decal().map(it -> Message.of("inspector.decal", it.piece())).orElse(Message.of("inspector.level"));
            case 1 -> titleOf(objects.get(0));
            default -> Message.of("inspector.several", objects.size());
        };
    }

    private static Message titleOf(LevelObject object) {
        boolean isKnown = object.type().findKind(object.kind()).isPresent();
        Message kind =
                isKnown ? Message.of("object." + object.type() + "." + object.kind()) : Message.literal(object.kind());
        return Message.of("inspector.object", object.id(), kind);
    }

    private List<LevelObject> selected() {
        return LevelObjects.find(document.level(), document.selection().objectIds());
    }

    private Optional<Decal> decal() {
        return DecalEdits.selected(document.level(), document.selection());
    }

    private List<String> shape() {
        return decal().isPresent()
                ? List.of(document.selection().decal().orElseThrow().toString())
                : selected().stream().map(InspectorModel::shapeOf).toList();
    }

    /** Includes the stops, as each has a row, and the properties that are shown, which can depend on any value. */
    private static String shapeOf(LevelObject object) {
        return object.type() + " " + object.stops().size() + " " + object.id() + " "
                + object.own()
                + object.type().properties().stream()
                        .filter(property -> property.isShownFor(object))
                        .toList();
    }

    private void rebuild() {
        List<LevelObject> objects = selected();
        shape = shape();
        fields = new ArrayList<>();
        properties = null;
        title.set(titleOf(objects));
        if (decal().isPresent()) {
            DecalPlace place = document.selection().decal().orElseThrow();
            page.set(List.of(Section.of((Message) null, of(new DecalSubject(place, sized), DecalFields.ALL))));
        } else if (objects.isEmpty()) {
            page.set(levelPage());
        } else {
            page.set(objectPage(objects));
        }
    }

    private List<Section> levelPage() {
        LevelSubject level = new LevelSubject();
        return List.of(
                Section.of((Message) null, of(level, LevelFields.LEVEL)),
                Section.of("inspector.physics", of(level, LevelFields.PHYSICS)),
                Section.of("inspector.sides", of(level, LevelFields.SIDES)),
                Section.of("inspector.partition", of(level, LevelFields.PARTITION)),
                Section.of("inspector.checks", of(level, LevelFields.CHECKS)),
                propertiesOf(FreeProperties.PropertyOwners.level()));
    }

    /**
     * The common fields of the objects; if all have the same type, also its properties that are shown for each of them.
     */
    private List<Section> objectPage(List<LevelObject> objects) {
        Field.Subject<LevelObject> subject =
                new ObjectSubject(objects.stream().map(LevelObject::id).toList());
        ObjectType type = objects.get(0).type();
        boolean isOneType = objects.stream().allMatch(object -> object.type() == type);
        List<Field> about = new ArrayList<>();
        List<Section> sections = new ArrayList<>();
        if (objects.size() == 1) {
            about.addAll(of(subject, List.of(ObjectFields.ID), this::follow));
        }
        if (isOneType) {
            about.addAll(of(subject, List.of(ObjectFields.kind(type, document.level(), document.sharedKinds()))));
            for (PropertyGroup group : type.groups()) {
                List<Field> fieldsOfGroup =
                        of(subject, ObjectFields.of(group, objects, document.level(), this::arrivals));
                if (group.name().isEmpty()) {
                    about.addAll(fieldsOfGroup);
                } else if (!fieldsOfGroup.isEmpty()) {
                    sections.add(Section.of("group." + group.name(), fieldsOfGroup));
                }
            }
        }
        about.addAll(of(subject, ObjectFields.box(objects)));
        sections.add(0, Section.of((Message) null, about));
        LevelObject first = objects.get(0);
        Optional<OwnKind> own = first.own();
        boolean isOneKind = objects.stream().allMatch(object -> object.own().equals(own));
        if (own.isPresent() && isOneKind && !own.get().fields().isEmpty()) {
            List<Field> ownFields = of(subject, OwnFields.of(own.get(), document.level(), this::levels));
            sections.add(1, Section.of(Message.of("inspector.fields", own.get().name()), ownFields));
        }
        if (objects.size() == 1
                && type.path().filter(it -> it.isShownFor(first)).isPresent()) {
            sections.add(stops(first, subject));
        }
        sections.add(propertiesOf(FreeProperties.PropertyOwners.objects(subject, first)));
        return sections;
    }

    /** The names of the levels of the folder; none of a level without a file, and of a folder that can't be read. */
    private List<String> levels() {
        Optional<Path> folder =
                document.file().map(file -> file.toAbsolutePath().getParent());
        if (folder.isEmpty()) {
            return List.of();
        }
        try {
            return LevelFiles.in(folder.get()).stream()
                    .map(LevelFiles::stem)
                    .limit(MOST_LEVELS)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private void arrivals(Consumer<List<String>> found) {
        document.file().ifPresent(file -> arrivals.find(file, found));
    }

    private Section propertiesOf(FreeProperties.PropertyOwners<?> owners) {
        properties = new FreeProperties(document, owners, "properties");
        return Section.of(properties);
    }

    private Section stops(LevelObject object, Field.Subject<LevelObject> subject) {
        List<StopList.Row> rows = new ArrayList<>();
        for (int stop = 0; stop < object.stops().size(); stop++) {
            List<Field> both = of(subject, List.of(ObjectFields.stopX(stop), ObjectFields.stopY(stop)));
            rows.add(new StopList.Row(both.get(0), both.get(1)));
        }
        return Section.of(new StopList(document, object.id(), rows));
    }

    /** Keeps an object selected whose id was changed, as the document treats it as a new object. */
    private void follow(Object newId) {
        if (document.selection().objectIds().isEmpty()) {
            document.select(document.selection().withObjects(List.of((String) newId)));
        }
    }

    private <T> List<Field> of(Field.Subject<T> subject, List<FieldSpec<T>> specs) {
        return of(subject, specs, value -> {});
    }

    private <T> List<Field> of(Field.Subject<T> subject, List<FieldSpec<T>> specs, Consumer<Object> applied) {
        List<Field> made = new ArrayList<>();
        for (FieldSpec<T> spec : specs) {
            Field field = new Field(document, subject, spec, applied);
            fields.add(field);
            made.add(field);
        }
        return made;
    }

    /** Objects by their ids. */
    private static final class ObjectSubject implements Field.Subject<LevelObject> {
        private final List<String> ids;

        ObjectSubject(List<String> ids) {
            this.ids = List.copyOf(ids);
        }

        @Override
        public List<LevelObject> read(Level level) {
            return LevelObjects.find(level, ids);
        }

        @Override
        public Edit change(Level level, Message editName, UnaryOperator<LevelObject> by) {
            return ObjectEdits.replace(editName, level, ids, object -> {
                LevelObject changed = by.apply(object);
                if (!changed.id().equals(object.id())
                        && level.object(changed.id()).isPresent()) {
                    throw new FieldSpec.RefusedException(Message.of("error.taken", changed.id()));
                }
                return changed;
            });
        }
    }

    /** A free picture of the decoration. */
    private record DecalSubject(DecalPlace place, UnaryOperator<Decal> sized) implements Field.Subject<Decal> {
        @Override
        public List<Decal> read(Level level) {
            return DecalEdits.at(level, place).map(sized).stream().toList();
        }

        @Override
        public Edit change(Level level, Message editName, UnaryOperator<Decal> change) {
            return DecalEdits.replace(editName, level, place, change);
        }
    }

    /** The level with its settings. */
    static final class LevelSubject implements Field.Subject<Level> {
        @Override
        public List<Level> read(Level level) {
            return List.of(level);
        }

        @Override
        public Edit change(Level level, Message editName, UnaryOperator<Level> change) {
            return Edit.of(editName, level, change.apply(level));
        }
    }
}
