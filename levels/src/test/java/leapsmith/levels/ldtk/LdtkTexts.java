package leapsmith.levels.ldtk;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;

/** Projects as text, with single quotes for double ones. */
public final class LdtkTexts {
    /** A project with something of everything, for levels of 4 x 3 cells. */
    static final String DEFINITIONS = """
            {'layers': [
              {'uid': 1, 'identifier': 'Things', 'type': 'Entities', 'gridSize': 16, 'intGridValues': []},
              {'uid': 2, 'identifier': 'Solid', 'type': 'IntGrid', 'gridSize': 16, 'intGridValues': [
                {'value': 3, 'identifier': 'ice', 'color': '#A0C0FF', 'groupUid': 7},
                {'value': 1, 'identifier': null, 'color': '#000000', 'groupUid': 0}],
                'intGridValuesGroups': [{'uid': 7, 'identifier': 'slippery', 'color': null}]},
              {'uid': 4, 'identifier': 'Deco', 'type': 'Tiles', 'gridSize': 16, 'intGridValues': []}],
             'entities': [
              {'uid': 5, 'identifier': 'Bat', 'tags': ['enemy', 'flying'], 'width': 8, 'height': 12,
               'pivotX': 0.5, 'pivotY': 1, 'fieldDefs': [{'uid': 6, 'identifier': 'speed', 'doc': null}]}],
             'tilesets': [
              {'uid': 8, 'identifier': 'Icons', '__cWid': 10, '__cHei': 2, 'tileGridSize': 16},
              {'uid': 9, 'identifier': 'Cave', '__cWid': 4, '__cHei': 4, 'tileGridSize': 16,
               'enumTags': [{'enumValueId': 'Wet', 'tileIds': [2, 3]}, {'enumValueId': 'Deep', 'tileIds': [3]}],
               'customData': [{'tileId': 3, 'data': '{\\'depth\\': 5}'}, {'tileId': 4, 'data': 'dark'}]}],
             'enums': [], 'externalEnums': [], 'levelFields': []}""";

    static final String ENTITIES = """
            {'__identifier': 'Things', '__type': 'Entities', '__cWid': 4, '__cHei': 3, '__gridSize': 16,
             '__pxTotalOffsetX': 4, '__pxTotalOffsetY': -2, 'layerDefUid': 1, 'visible': true,
             'entityInstances': [
              {'__identifier': 'Bat', '__grid': [1, 1], '__pivot': [0, 1], '__tags': ['enemy'], 'iid': 'b1', 'width': 10,
               'height': 20, 'defUid': 5, 'px': [16, 32], 'fieldInstances': [
                {'__identifier': 'speed', '__type': 'Float', '__value': 1.50, 'defUid': 6},
                {'__identifier': 'name', '__type': 'String', '__value': 'Bruno', 'defUid': 61},
                {'__identifier': 'shy', '__type': 'Bool', '__value': false, 'defUid': 62},
                {'__identifier': 'tint', '__type': 'Color', '__value': '#FF8000', 'defUid': 63},
                {'__identifier': 'path', '__type': 'Array<Point>', '__value': [{'cx': 1, 'cy': 2}], 'defUid': 64},
                {'__identifier': 'nest', '__type': 'EntityRef', '__value': null, 'defUid': 65}]},
              {'__identifier': 'Bat', '__grid': [0, 0], 'defUid': 5, 'px': [40, 30], 'fieldInstances': []}]}""";

    static final String INT_GRID = """
            {'__identifier': 'Solid', '__type': 'IntGrid', '__cWid': 4, '__cHei': 3, '__gridSize': 16,
             '__tilesetDefUid': 9, 'layerDefUid': 2, 'visible': false,
             'intGridCsv': [0, 0, 0, 0, 0, 3, 0, 0, 1, 1, 1, 3],
             'autoLayerTiles': [
              {'px': [16, 16], 'src': [0, 0], 'f': 0, 't': 2, 'd': [1, 5], 'a': 1},
              {'px': [16, 16], 'src': [0, 0], 'f': 3, 't': 3, 'd': [1, 5], 'a': 1}], 'gridTiles': []}""";

    static final String TILES = """
            {'__identifier': 'Deco', '__type': 'Tiles', '__cWid': 4, '__cHei': 3, '__gridSize': 16,
             '__tilesetDefUid': 8, 'layerDefUid': 4, 'visible': true, 'intGridCsv': [], 'autoLayerTiles': [],
             'gridTiles': [{'px': [48, 32], 'src': [0, 0], 'f': 1, 't': 19, 'd': [11], 'a': 1}]}""";

    private LdtkTexts() {}

    static String level(String name, String... layers) {
        return "{'identifier': '" + name + "', 'iid': '" + name
                + "', 'uid': 10, 'worldX': 32, 'worldY': -16, 'pxWid': 64, 'pxHei': 48, 'bgColor': '#102030',"
                + " 'externalRelPath': null, 'fieldInstances': [{'__identifier': 'music', '__type': 'String',"
                + " '__value': 'drums', 'defUid': 90}], 'layerInstances': [" + String.join(",", layers) + "]}";
    }

    static String external(String name, String path) {
        return "{'identifier': '" + name + "', 'pxWid': 64, 'pxHei': 48, 'externalRelPath': '" + path
                + "', 'fieldInstances': [], 'layerInstances': null}";
    }

    static String project(String... levels) {
        return "{'__header__': {'fileType': 'LDtk Project JSON'}, 'jsonVersion': '1.5.3', 'defaultGridSize': 8, 'defs': "
                + DEFINITIONS + ", 'levels': [" + String.join(",", levels) + "], 'worlds': []}";
    }

    /** A project with something of everything, and a level in another file. */
    public static String example() {
        return project(level("First", ENTITIES, INT_GRID, TILES), external("B", "b"))
                .replace('\'', '"');
    }

    /** What the example names. */
    public static Map<String, String> exampleFiles() {
        return Map.of("b", level("B", INT_GRID).replace('\'', '"'));
    }

    /** Reads a project that names no other file. */
    static ExternalProject read(String project) throws IOException {
        return read(project, Map.of());
    }

    /** Reads a project beside these files. */
    static ExternalProject read(String project, Map<String, String> files) throws IOException {
        RelatedFiles related = new RelatedFiles() {
            @Override
            public InputStream open(String path) throws IOException {
                if (path.startsWith("..")) {
                    throw new IOException(path + " lies outside");
                }
                if (!files.containsKey(path)) {
                    throw new FileNotFoundException("file not found: " + path);
                }
                return stream(files.get(path));
            }

            @Override
            public RelatedFiles besides(String path) {
                return this;
            }
        };
        return LdtkReader.read(stream(project), "test.ldtk", related);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }
}
