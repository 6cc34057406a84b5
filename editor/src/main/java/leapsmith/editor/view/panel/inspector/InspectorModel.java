package leapsmith.editor.view.panel.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.LevelObjects;
import leapsmith.editor.model.Selection;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.Zone;

/**
 * What the inspector shows of a document: the level if nothing is selected, the selected object, or what all selected
 * objects have in common.
 */
public final class InspectorModel {
    /**
     * A group of fields.
     *
     * @param captionKey the text key of its heading; null for none
     * @param stops the stops of a platform below the fields; null for none
     */
    public record Section(String captionKey, List<Field> fields, StopList stops) {
        public Section {
            fields = List.copyOf(fields);
        }

        static Section of(String captionKey, List<Field> fields) {
            return new Section(captionKey, fields, null);
        }
    }

    /**
     * The heading of all.
     *
     * @param key its text key
     * @param arguments what fills the places of the text
     */
    public record Title(String key, List<Object> arguments) {
        public Title {
            arguments = List.copyOf(arguments);
        }
    }

    private final LevelDocument document;
    private final Subscription subscription;
    private final ReadOnlyObjectWrapper<Title> title = new ReadOnlyObjectWrapper<>(this, "title");
    private final ReadOnlyObjectWrapper<List<Section>> page = new ReadOnlyObjectWrapper<>(this, "page");
    private List<DocumentField<?>> fields = new ArrayList<>();
    /** What the page is made for: it is made anew when this is another list. */
    private List<String> shape = List.of();

    public InspectorModel(LevelDocument document) {
        this.document = document;
        rebuild();
        this.subscription = document.addListener(this::changed);
    }

    public ReadOnlyObjectProperty<Title> titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** The groups of fields; another list only if there are other things to show. */
    public ReadOnlyObjectProperty<List<Section>> pageProperty() {
        return page.getReadOnlyProperty();
    }

    /** The field of that key on the page now. */
    public Field field(String key) {
        return fields.stream()
                .filter(field -> field.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no field " + key));
    }

    /** Applies what was typed and waits for its field to be left, as before a save. */
    public void commit() {
        List.copyOf(fields).forEach(DocumentField::commit);
    }

    /** Hears no more of the document. */
    public void dispose() {
        subscription.unsubscribe();
    }

    private void changed(Change change) {
        if (change instanceof Change.TilesChanged
                || change instanceof Change.HistoryChanged
                || change instanceof Change.FileChanged) {
            return;
        }
        if (!shapeOf(selected()).equals(shape)) {
            rebuild();
        }
        fields.forEach(DocumentField::refresh);
        title.set(titleOf(selected()));
    }

    private static Title titleOf(List<LevelObject> objects) {
        return switch (objects.size()) {
            case 0 -> new Title("inspector.level", List.of());
            case 1 ->
                new Title(
                        "inspector.object",
                        List.of(objects.get(0).id(), objects.get(0).kind()));
            default -> new Title("inspector.several", List.of(objects.size()));
        };
    }

    private List<LevelObject> selected() {
        return LevelObjects.find(document.level(), document.selection().objectIds());
    }

    private static List<String> shapeOf(List<LevelObject> objects) {
        return objects.stream().map(InspectorModel::shapeOf).toList();
    }

    /** A platform has lines for each of its stops. */
    private static String shapeOf(LevelObject object) {
        int stops =
                object instanceof Platform platform ? platform.path().stops().size() : 0;
        return object.sort() + " " + stops + " " + object.id();
    }

    private void rebuild() {
        List<LevelObject> objects = selected();
        shape = shapeOf(objects);
        fields = new ArrayList<>();
        title.set(titleOf(objects));
        if (objects.isEmpty()) {
            page.set(levelPage());
        } else if (objects.size() == 1) {
            page.set(objectPage(objects.get(0)));
        } else {
            page.set(commonPage(objects));
        }
    }

    private List<Section> levelPage() {
        NumbersSubject numbers = new NumbersSubject();
        List<Field> level = new ArrayList<>();
        level.addAll(of(numbers, LevelFields.LEVEL));
        level.addAll(of(new LevelSubject(), LevelFields.LEVEL_SIZE));
        return List.of(
                Section.of(null, level),
                Section.of("inspector.physics", of(numbers, LevelFields.PHYSICS)),
                Section.of("inspector.sides", of(numbers, LevelFields.SIDES)),
                Section.of("inspector.partition", of(numbers, LevelFields.PARTITION)));
    }

    private List<Section> objectPage(LevelObject object) {
        List<String> ids = List.of(object.id());
        List<Field> about = new ArrayList<>();
        about.addAll(of(subject(LevelObject.class, ids), ObjectFields.ID, this::follow));
        about.addAll(kind(object.sort(), ids));
        about.addAll(of(subject(LevelObject.class, ids), ObjectFields.BOX));
        List<Section> sections = new ArrayList<>(List.of(Section.of(null, about)));
        sections.addAll(numbers(object.sort(), ids));
        if (object instanceof Platform platform) {
            sections.add(stops(platform));
        }
        return sections;
    }

    private List<Section> commonPage(List<LevelObject> objects) {
        List<String> ids = objects.stream().map(LevelObject::id).toList();
        ObjectSort sort = objects.get(0).sort();
        boolean alike = objects.stream().allMatch(object -> object.sort() == sort);
        List<Field> about = new ArrayList<>();
        if (alike) {
            about.addAll(kind(sort, ids));
        }
        about.addAll(of(subject(LevelObject.class, ids), ObjectFields.BOX));
        List<Section> sections = new ArrayList<>(List.of(Section.of(null, about)));
        if (alike) {
            sections.addAll(numbers(sort, ids));
        }
        return sections;
    }

    private List<Field> kind(ObjectSort sort, List<String> ids) {
        return switch (sort) {
            case CHARACTER -> of(subject(PlacedCharacter.class, ids), ObjectFields.CHARACTER);
            case ZONE -> of(subject(Zone.class, ids), ObjectFields.ZONE);
            case PLATFORM -> of(subject(Platform.class, ids), ObjectFields.PLATFORM);
            case EMITTER -> of(subject(Emitter.class, ids), ObjectFields.EMITTER);
        };
    }

    private List<Section> numbers(ObjectSort sort, List<String> ids) {
        return switch (sort) {
            case CHARACTER ->
                List.of(Section.of(
                        "inspector.movement", of(subject(PlacedCharacter.class, ids), ObjectFields.MOVEMENT)));
            case ZONE -> List.of();
            case PLATFORM -> List.of(Section.of("inspector.path", of(subject(Platform.class, ids), ObjectFields.PATH)));
            case EMITTER ->
                List.of(Section.of("inspector.bullets", of(subject(Emitter.class, ids), ObjectFields.BULLETS)));
        };
    }

    private Section stops(Platform platform) {
        Subject<Platform> subject = subject(Platform.class, List.of(platform.id()));
        List<StopList.Row> rows = new ArrayList<>();
        for (int stop = 0; stop < platform.path().stops().size(); stop++) {
            List<Field> both = of(subject, List.of(ObjectFields.stopX(stop), ObjectFields.stopY(stop)));
            rows.add(new StopList.Row(both.get(0), both.get(1)));
        }
        return new Section("inspector.stops", List.of(), new StopList(document, platform.id(), rows));
    }

    private static <T extends LevelObject> Subject<T> subject(Class<T> type, List<String> ids) {
        return new ObjectSubject<>(type, ids);
    }

    /** An object under a new id is another one to the document; it stays the selected one. */
    private void follow(Object newId) {
        if (document.selection().isEmpty()) {
            document.select(Selection.of((String) newId));
        }
    }

    private <T> List<Field> of(Subject<T> subject, List<FieldSpec<T>> specs) {
        return of(subject, specs, value -> {});
    }

    private <T> List<Field> of(Subject<T> subject, List<FieldSpec<T>> specs, Consumer<Object> applied) {
        List<Field> made = new ArrayList<>();
        for (FieldSpec<T> spec : specs) {
            DocumentField<T> field = new DocumentField<>(document, subject, spec, applied);
            fields.add(field);
            made.add(field);
        }
        return made;
    }
}
