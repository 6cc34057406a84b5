package leapsmith.levels.ldtk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.model.TileRegion;

/** Reads a level, of which a project with external levels has only the frame. */
final class LdtkLevelReader {
    private static final int MAX_SIDE_PX = 1 << 24;
    private static final int MAX_WORLD_PX = Integer.MAX_VALUE;

    private final JsonInput in;
    private final ProjectContext project;
    private final FieldReader fields;
    private final List<ExternalLayer> frontToBack = new ArrayList<>();
    private String identifier = "";
    private int widthPx;
    private int heightPx;
    private int worldX;
    private int worldY;
    private OptionalInt background = OptionalInt.empty();
    private String externalPath = "";
    private boolean hasLayers;

    private LdtkLevelReader(JsonInput in, ProjectContext project) {
        this.in = in;
        this.project = project;
        fields = FieldReader.ofLevel(project.definitions());
    }

    /** Reads the level that is the current value. */
    static LoadedLevel read(JsonInput in, ProjectContext project) throws IOException {
        LdtkLevelReader reader = new LdtkLevelReader(in, project);
        in.object("file.level", reader::read);
        return reader.level();
    }

    /** Reads the level that is the whole document. */
    static LoadedLevel readDocument(JsonInput in, ProjectContext project) throws IOException {
        LdtkLevelReader reader = new LdtkLevelReader(in, project);
        in.document("file.ldtk-level", reader::read);
        return reader.level();
    }

    private void read(String key) throws IOException {
        switch (key) {
            case "identifier" -> identifier = in.text("file.identifier");
            case "pxWid" -> widthPx = in.wholeNumber(1, MAX_SIDE_PX);
            case "pxHei" -> heightPx = in.wholeNumber(1, MAX_SIDE_PX);
            case "worldX" -> worldX = LdtkJson.wholeNumber(in, -MAX_WORLD_PX, MAX_WORLD_PX, 0);
            case "worldY" -> worldY = LdtkJson.wholeNumber(in, -MAX_WORLD_PX, MAX_WORLD_PX, 0);
            case "bgColor" -> background = LdtkJson.color(in);
            case "externalRelPath" -> externalPath = LdtkJson.text(in, "file.path");
            case "fieldInstances" -> fields.read(in);
            case "layerInstances" -> {
                hasLayers = !LdtkJson.isNull(in);
                LdtkJson.array(in, "file.array-of-layers", index -> {
                    List<ExternalLayer> layers = new ArrayList<>(LdtkLayerReader.read(in, project, identifier));
                    Collections.reverse(layers);
                    frontToBack.addAll(layers);
                });
            }
            default -> in.skip();
        }
    }

    private LoadedLevel level() throws IOException {
        if (identifier.isEmpty()) {
            throw in.missing("identifier");
        }
        if (!hasLayers && !externalPath.isEmpty()) {
            return LoadedLevel.external(identifier, externalPath);
        }
        if (widthPx == 0 || heightPx == 0) {
            throw in.missing(widthPx == 0 ? "pxWid" : "pxHei");
        }
        int grid = gridSize();
        List<ExternalLayer> layers = new ArrayList<>(frontToBack);
        Collections.reverse(layers);
        ExternalMap map = new ExternalMap(
                identifier,
                "",
                grid,
                grid,
                new TileRegion(0, 0, ceilDiv(widthPx, grid), ceilDiv(heightPx, grid)),
                layers,
                project.definitions().tilesets(),
                background,
                fields.properties());
        return LoadedLevel.of(map, worldX, worldY);
    }

    /** The finest grid of numbers, which usually mean collisions, or else of tiles. */
    private int gridSize() {
        return frontToBack.stream()
                .filter(ExternalLayer.Values.class::isInstance)
                .mapToInt(layer -> ((ExternalLayer.Values) layer).cellWidth())
                .min()
                .orElseGet(() -> frontToBack.stream()
                        .filter(ExternalLayer.Tiles.class::isInstance)
                        .mapToInt(layer -> ((ExternalLayer.Tiles) layer).cellWidth())
                        .min()
                        .orElse(project.gridSize()));
    }

    private static int ceilDiv(int px, int grid) {
        return (px + grid - 1) / grid;
    }

    /**
     * A level of a project.
     *
     * @param identifier unique in its world
     * @param map empty for a level in a file of its own
     * @param worldX position in its world in pixels
     * @param worldY position in its world in pixels
     * @param externalPath the file with the level; empty if the project contains it
     * @param world the identifier of its world; empty if the project has only one
     */
    record LoadedLevel(
            String identifier, Optional<ExternalMap> map, int worldX, int worldY, String externalPath, String world) {
        static LoadedLevel of(ExternalMap map, int worldX, int worldY) {
            return new LoadedLevel(map.name(), Optional.of(map), worldX, worldY, "", "");
        }

        static LoadedLevel external(String identifier, String path) {
            return new LoadedLevel(identifier, Optional.empty(), 0, 0, path, "");
        }

        LoadedLevel in(String newWorld) {
            return new LoadedLevel(identifier, map, worldX, worldY, externalPath, newWorld);
        }
    }
}
