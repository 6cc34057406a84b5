package leapsmith.levels.definitions;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.ldtk.Identifiers;
import leapsmith.levels.ldtk.LdtkDefaults;
import leapsmith.levels.ldtk.LdtkWriter;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.TileKind;

/**
 * Files that define kinds of objects: a kinds file, a project of Tiled, its exported types, and a project of LDtk. A file of another
 * editor that exists keeps everything that has nothing to do with kinds.
 */
public final class DefinitionFiles {
    private static final String TILED_PROJECT = ".tiled-project";

    /** The property of a project of Tiled with the kinds as a kinds file, which has more than Tiled can hold. */
    private static final String WRITTEN = "leapsmith.kinds";

    private static final Set<String> LDTK_LISTS = Set.of("entities", "enums", "externalEnums");

    private static final String OBJECT_TYPE = "objecttype";

    private DefinitionFiles() {}

    private enum Format {
        KINDS,
        TILED_PROJECT,
        TILED_TYPES,
        OBJECT_TYPES_JSON,
        OBJECT_TYPES_XML,
        LDTK
    }

    private static Optional<Format> formatOf(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.equals(KindsFile.NAME)) {
            return Optional.of(Format.KINDS);
        } else if (name.endsWith(TILED_PROJECT)) {
            return Optional.of(Format.TILED_PROJECT);
        } else if (name.endsWith("propertytypes.json")) {
            return Optional.of(Format.TILED_TYPES);
        } else if (name.endsWith("objecttypes.json")) {
            return Optional.of(Format.OBJECT_TYPES_JSON);
        } else if (name.endsWith("objecttypes.xml")) {
            return Optional.of(Format.OBJECT_TYPES_XML);
        }
        return name.endsWith(".ldtk") ? Optional.of(Format.LDTK) : Optional.empty();
    }

    /**
     * {@return an editor that completes the definitions of a project of LDtk with what kinds say}
     *
     * @param kinds the kinds
     * @param lost receives what LDtk can't hold
     */
    public static LdtkWriter.DefinitionsEditor ofLdtk(KindsFile kinds, Findings lost) {
        return LdtkDefinitionsWriter.editor(kinds, lost);
    }

    /**
     * {@return whether a file may define kinds, by its name: {@code leapsmith.kinds.json}, {@code *.tiled-project},
     * {@code *propertytypes.json}, {@code *objecttypes.json}, {@code *objecttypes.xml} or {@code *.ldtk}}
     *
     * @param file any file; only its name is used
     */
    public static boolean isDefinition(Path file) {
        return formatOf(file).isPresent();
    }

    /**
     * {@return whether a file defines kinds and holds no levels, by its name}
     *
     * @param file any file; only its name is used
     */
    public static boolean isOnlyDefinition(Path file) {
        return formatOf(file).filter(format -> format != Format.LDTK).isPresent();
    }

    // ---- reading

    /**
     * Reads the kinds of a file.
     *
     * @param file its name must be that of a {@link #isDefinition definition}
     * @return the kinds, and what a kinds file can't hold of them
     * @throws LevelFormatException if the file can't be read, or isn't valid
     */
    public static Definitions read(Path file) throws LevelFormatException {
        return InputFile.read(file, (in, name) -> switch (formatOf(file).orElseThrow()) {
            case KINDS -> new Definitions(KindsFile.read(in, name), List.of());
            case TILED_PROJECT -> tiledProject(in, name);
            case TILED_TYPES, OBJECT_TYPES_JSON -> TiledTypes.read(propertyTypes(json(in, name)), Optional.empty());
            case OBJECT_TYPES_XML -> TiledTypes.read(objectTypes(in, name), Optional.empty());
            case LDTK -> LdtkDefinitions.read(ldtkDefinitions(in, name));
        });
    }

    /**
     * Reads the kinds that the maps of a file use: those of a project of LDtk, or those of the project of Tiled to which a map or a
     * world belongs.
     *
     * @param file a file with maps
     * @param root the folder outside of which no other file is read; if empty, that of the file's project
     * @return the kinds; none if nothing defines any
     * @throws LevelFormatException if a file can't be read, or isn't valid
     */
    public static Definitions ofMaps(Path file, Optional<Path> root) throws LevelFormatException {
        if (formatOf(file).equals(Optional.of(Format.LDTK))) {
            return read(file);
        }
        try (InputStream in = ProjectFiles.of(file, root).openTiledProject().orElse(null)) {
            return in == null ? Definitions.NONE : tiledProject(in, "*" + TILED_PROJECT);
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            String name = file.toString();
            throw new LevelFormatException(
                    name, FilePlace.NONE, Message.of("file.unreadable", name, String.valueOf(e.getMessage())));
        }
    }

    private static Definitions tiledProject(InputStream in, String name) throws IOException {
        JsonNode project = json(in, name);
        for (JsonNode property : project.path("properties")) {
            if (isWritten(property)) {
                byte[] kinds = property.path("value").asText().getBytes(StandardCharsets.UTF_8);
                try {
                    KindsFile written = KindsFile.read(new ByteArrayInputStream(kinds), WRITTEN);
                    return TiledTypes.read(project.path("propertyTypes"), Optional.of(written));
                } catch (LevelFormatException e) {
                    // Changed by hand: what Tiled itself knows is still right.
                    break;
                }
            }
        }
        return TiledTypes.read(project.path("propertyTypes"), Optional.empty());
    }

    private static boolean isWritten(JsonNode property) {
        return property.path("name").asText().equals(WRITTEN);
    }

    private static JsonNode json(InputStream in, String name) throws IOException {
        try {
            return KindsCollector.MAPPER.readTree(in);
        } catch (JsonProcessingException e) {
            FilePlace place = e.getLocation() == null
                    ? FilePlace.NONE
                    : new FilePlace(e.getLocation().getLineNr(), e.getLocation().getColumnNr(), "");
            throw new LevelFormatException(name, place, Message.literal(e.getOriginalMessage()));
        }
    }

    /** The types of a list of types, or of one of object types, as Tiled exported them before version 1.9. */
    private static ArrayNode propertyTypes(JsonNode list) {
        ArrayNode types = KindsCollector.MAPPER.createArrayNode();
        for (JsonNode type : list) {
            if (type.has("type")) {
                types.add(type);
            } else {
                ObjectNode changed = type.deepCopy();
                changed.put("type", "class");
                JsonNode members = changed.remove("properties");
                changed.set("members", members == null ? KindsCollector.MAPPER.createArrayNode() : members);
                types.add(changed);
            }
        }
        return types;
    }

    private static ArrayNode objectTypes(InputStream in, String name) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        ArrayNode types = KindsCollector.MAPPER.createArrayNode();
        ArrayNode members = KindsCollector.MAPPER.createArrayNode();
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(in);
            while (xml.hasNext()) {
                if (xml.next() != XMLStreamConstants.START_ELEMENT) {
                    continue;
                }
                if (xml.getLocalName().equals(OBJECT_TYPE)) {
                    ObjectNode type = types.addObject().put("type", "class");
                    type.put("name", attribute(xml, "name")).put("color", attribute(xml, "color"));
                    members = type.putArray("members");
                } else if (xml.getLocalName().equals("property")) {
                    String type = attribute(xml, "type");
                    ObjectNode member = members.addObject().put("name", attribute(xml, "name"));
                    member.put("type", type.isEmpty() ? "string" : type);
                    member.set("value", value(type, attribute(xml, "default")));
                }
            }
        } catch (XMLStreamException e) {
            FilePlace place = new FilePlace(
                    Math.max(1, e.getLocation().getLineNumber()),
                    Math.max(1, e.getLocation().getColumnNumber()),
                    "");
            throw new LevelFormatException(name, place, Message.literal(e.getMessage()));
        }
        return types;
    }

    private static String attribute(XMLStreamReader xml, String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }

    private static JsonNode value(String type, String text) {
        boolean isPlain = type.equals("bool") || type.equals("int") || type.equals("float") || type.equals("object");
        JsonNode plain = isPlain ? KindsCollector.tree(text) : MissingNode.getInstance();
        return plain.isValueNode()
                ? plain
                : KindsCollector.MAPPER.getNodeFactory().textNode(text);
    }

    private static JsonNode ldtkDefinitions(InputStream in, String name) throws IOException {
        ObjectNode defs = KindsCollector.MAPPER.createObjectNode();
        JsonInput input = new JsonInput(in, name);
        input.document("file.ldtk-project", key -> {
            if (key.equals("defs")) {
                input.object("file.object-with-definitions", list -> {
                    if (LDTK_LISTS.contains(list)) {
                        defs.set(list, KindsCollector.tree(input.json()));
                    } else {
                        input.skip();
                    }
                });
            } else {
                input.skip();
            }
        });
        return defs;
    }

    // ---- writing

    /**
     * Writes kinds into a file, which is made if it doesn't exist.
     *
     * @param kinds the kinds
     * @param file its name must be that of a {@link #isDefinition definition}
     * @return what the file can't hold
     * @throws IOException if the file exists and can't be read, or can't be written
     */
    public static List<Finding> write(KindsFile kinds, Path file) throws IOException {
        Findings lost = new Findings();
        switch (formatOf(file).orElseThrow()) {
            case KINDS -> {
                KindsFile all = Files.exists(file) ? added(InputFile.read(file, KindsFile::read), kinds) : kinds;
                SafeFile.save(file, all::write, in -> KindsFile.read(in, "what was written"));
            }
            case TILED_PROJECT ->
                save(file, changed(file, DefinitionFiles::newTiledProject, project -> {
                    project.set("propertyTypes", TiledTypes.types(kinds));
                    setWritten(project, kinds);
                }));
            case TILED_TYPES -> {
                reportUnheld(kinds, lost, false);
                save(file, TiledTypes.types(kinds));
            }
            case OBJECT_TYPES_JSON -> {
                reportUnheld(kinds, lost, true);
                save(file, objectTypes(TiledTypes.types(kinds)));
            }
            case OBJECT_TYPES_XML -> {
                reportUnheld(kinds, lost, true);
                ArrayNode types = objectTypes(TiledTypes.types(kinds));
                SafeFile.save(file, out -> {
                    try {
                        XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out, "UTF-8");
                        writeObjectTypes(types, xml);
                        xml.flush();
                    } catch (XMLStreamException e) {
                        throw new IOException(e);
                    }
                });
            }
            case LDTK ->
                save(file, changed(file, DefinitionFiles::newLdtkProject, project -> {
                    int next = project.path("nextUid").asInt(1);
                    int free = LdtkDefinitions.write(kinds, project.withObject("/defs"), next, lost);
                    if (free != next) {
                        project.put("nextUid", free);
                    }
                }));
        }
        return lost.list();
    }

    /**
     * {@return the content of a project of Tiled with kinds} What it has already stays, and so do its types of other names.
     *
     * @param kinds the kinds
     * @param file the project, which need not exist
     * @throws IOException if it exists and can't be read
     */
    public static byte[] tiledProject(KindsFile kinds, Path file) throws IOException {
        return bytes(changed(file, DefinitionFiles::newTiledProject, project -> {
            KindsFile known = tiledProject(new ByteArrayInputStream(bytes(project)), file.toString())
                    .kinds();
            KindsFile all = added(known, kinds);
            project.set("propertyTypes", TiledTypes.types(all));
            setWritten(project, all);
        }));
    }

    /** A kinds file with others in place of those of the same names. */
    private static KindsFile added(KindsFile known, KindsFile kinds) throws LevelFormatException {
        Map<String, TileKind> tiles = new LinkedHashMap<>(known.tiles());
        tiles.putAll(kinds.tiles());
        Map<String, List<String>> choices = new LinkedHashMap<>(known.choices());
        choices.putAll(kinds.choices());
        Map<String, ObjectDefinition> objects = new LinkedHashMap<>(known.objects());
        objects.putAll(kinds.objects());
        KindsFile all =
                new KindsFile(tiles, choices, objects, known.unknownKeys().withAll(kinds.unknownKeys()));
        if (all.problem().isPresent()) {
            throw new LevelFormatException(
                    KindsFile.NAME, FilePlace.NONE, all.problem().get());
        }
        return all;
    }

    private interface Change {
        void apply(ObjectNode project) throws IOException;
    }

    private interface NewProject {
        ObjectNode of(Path file) throws IOException;
    }

    private static ObjectNode changed(Path file, NewProject ifMissing, Change change) throws IOException {
        ObjectNode project = ifMissing.of(file);
        if (Files.exists(file)) {
            JsonNode known = InputFile.read(file, DefinitionFiles::json);
            if (known instanceof ObjectNode object) {
                project = object;
            }
        }
        change.apply(project);
        return project;
    }

    private static void save(Path file, JsonNode content) throws IOException {
        byte[] bytes = bytes(content);
        SafeFile.save(file, out -> out.write(bytes));
    }

    private static byte[] bytes(JsonNode content) {
        return (content.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static ObjectNode newTiledProject(Path file) {
        ObjectNode project = KindsCollector.MAPPER.createObjectNode();
        project.put("automappingRulesFile", "");
        project.putArray("commands");
        project.put("compatibilityVersion", 1100);
        project.put("extensionsPath", "extensions");
        project.putArray("folders").add(".");
        return project;
    }

    /** Keeps what Tiled can't hold, where it doesn't show it among the members of objects. */
    private static void setWritten(ObjectNode project, KindsFile kinds) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        kinds.write(bytes);
        ArrayNode properties = KindsCollector.MAPPER.createArrayNode();
        for (JsonNode property : project.path("properties")) {
            if (!isWritten(property)) {
                properties.add(property);
            }
        }
        if (!unheld(kinds, false).isEmpty() || !kinds.tiles().isEmpty()) {
            properties
                    .addObject()
                    .put("name", WRITTEN)
                    .put("type", "string")
                    .put("value", bytes.toString(StandardCharsets.UTF_8));
        }
        project.set("properties", properties);
    }

    /** What the kinds have that types of Tiled don't hold, as names of keys. */
    private static List<String> unheld(KindsFile kinds, boolean isObjectTypes) {
        Findings findings = new Findings();
        reportUnheld(kinds, findings, isObjectTypes);
        return findings.list().stream().map(Finding::message).toList();
    }

    private static void reportUnheld(KindsFile kinds, Findings lost, boolean isObjectTypes) {
        if (!kinds.tiles().isEmpty()) {
            lost.warn("definition-tiles", kinds.tiles().size());
        }
        kinds.objects().forEach((name, kind) -> {
            if (!kind.like().equals(Definitions.likeOf(name))) {
                lost.warn("definition-lost", name, "like");
            }
            report(lost, name, "size", kind.size().isPresent());
            report(lost, name, "resize", kind.resize().isPresent());
            report(lost, name, "turns", kind.turns().isPresent());
            report(lost, name, "about", !kind.about().isEmpty());
            report(lost, name, "values", !kind.values().isEmpty());
            kind.fields().forEach((field, it) -> {
                String path = name + "." + field;
                report(lost, path, "min", it.min().isPresent());
                report(lost, path, "max", it.max().isPresent());
                report(lost, path, "step", it.step().isPresent());
                report(lost, path, "unit", !it.unit().isEmpty());
                report(lost, path, "required", it.required());
                report(lost, path, "values", !it.values().isEmpty());
                report(lost, path, "to", !it.to().isEmpty());
                report(lost, path, "about", !it.about().isEmpty());
                report(
                        lost,
                        path,
                        "type " + it.type(),
                        it.type().equals("level") || it.type().equals("lines"));
                boolean isChoice = kinds.choices().containsKey(it.type());
                report(
                        lost,
                        path,
                        "type " + it.type(),
                        isObjectTypes && (isChoice || it.type().equals("point")));
                report(lost, path, "list", isObjectTypes && it.list());
            });
        });
    }

    private static void report(Findings lost, String path, String key, boolean isLost) {
        if (isLost) {
            lost.warn("definition-lost", path, key);
        }
    }

    /** Types as Tiled exported them before version 1.9: without enumerations, lists and classes within classes. */
    private static ArrayNode objectTypes(ArrayNode types) {
        ArrayNode objectTypes = KindsCollector.MAPPER.createArrayNode();
        for (JsonNode type : types) {
            boolean isOfObjects = false;
            for (JsonNode use : type.path("useAs")) {
                isOfObjects |= use.asText().equals("object");
            }
            if (!isOfObjects) {
                continue;
            }
            ObjectNode written = objectTypes.addObject();
            written.set("color", type.get("color"));
            written.set("name", type.get("name"));
            ArrayNode properties = written.putArray("properties");
            for (JsonNode member : type.path("members")) {
                if (member.path("value").isValueNode()) {
                    ObjectNode property = properties.addObject();
                    property.set("name", member.get("name"));
                    property.set("type", member.get("type"));
                    property.set("value", member.get("value"));
                }
            }
        }
        return objectTypes;
    }

    private static void writeObjectTypes(ArrayNode types, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeCharacters("\n");
        xml.writeStartElement("objecttypes");
        for (JsonNode type : types) {
            xml.writeCharacters("\n ");
            xml.writeStartElement(OBJECT_TYPE);
            xml.writeAttribute("name", type.path("name").asText());
            xml.writeAttribute("color", type.path("color").asText());
            for (JsonNode property : type.path("properties")) {
                xml.writeCharacters("\n  ");
                xml.writeEmptyElement("property");
                xml.writeAttribute("name", property.path("name").asText());
                xml.writeAttribute("type", property.path("type").asText());
                if (!property.path("value").asText().isEmpty()) {
                    xml.writeAttribute("default", property.path("value").asText());
                }
            }
            xml.writeCharacters("\n ");
            xml.writeEndElement();
        }
        xml.writeCharacters("\n");
        xml.writeEndElement();
        xml.writeEndDocument();
    }

    /** A project with an empty level, without which LDtk opens none. */
    private static ObjectNode newLdtkProject(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonOutput out = new JsonOutput(bytes)) {
            out.object(() -> {
                out.object("__header__", () -> {
                    out.text("fileType", "LDtk Project JSON");
                    out.text("app", "LDtk");
                    out.text("appVersion", "1.5.3");
                });
                out.text("iid", Identifiers.Uids.iid("project"));
                out.text("jsonVersion", "1.5.3");
                out.number("nextUid", 2);
                out.number("defaultGridSize", 16);
                out.number("defaultEntityWidth", 16);
                out.number("defaultEntityHeight", 16);
                out.text("bgColor", "#40465B");
                out.text("defaultLevelBgColor", "#40465B");
                LdtkDefaults.project(out);
                out.object("defs", () -> {
                    for (String list :
                            List.of("layers", "entities", "tilesets", "enums", "externalEnums", "levelFields")) {
                        out.numbers(list);
                    }
                });
                out.array(
                        "levels",
                        () -> out.object(() -> {
                            out.text("identifier", "Level_0");
                            out.text("iid", Identifiers.Uids.iid("level"));
                            out.number("uid", 1);
                            out.number("worldX", 0);
                            out.number("worldY", 0);
                            out.number("pxWid", 256);
                            out.number("pxHei", 256);
                            out.text("__bgColor", "#40465B");
                            out.text("__smartColor", "#ADADB5");
                            out.json("bgColor", "null");
                            out.json("bgRelPath", "null");
                            out.json("bgPos", "null");
                            out.json("__bgPos", "null");
                            LdtkDefaults.level(out);
                            out.numbers("fieldInstances");
                            out.numbers("layerInstances");
                        }));
                out.numbers("worlds");
            });
        }
        return (ObjectNode) KindsCollector.tree(bytes.toString(StandardCharsets.UTF_8));
    }
}
