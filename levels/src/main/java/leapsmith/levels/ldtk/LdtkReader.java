package leapsmith.levels.ldtk;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.external.PlacedPicture;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;

/** Reads a project of LDtk; each level becomes a map. */
public final class LdtkReader {
    /** The properties of a map with its position in its world, in pixels, if the project has several levels. */
    private static final List<String> POSITION = List.of("worldX", "worldY");

    private static final int MAX_GRID = 1 << 16;

    private final JsonInput in;
    private final String source;
    private final ProjectContext project = new ProjectContext();
    private final List<LoadedLevel> levels = new ArrayList<>();
    /** How the levels of a world lie, by its identifier. */
    private final Map<String, String> layouts = new HashMap<>();

    private String version = "";
    private boolean hasDefinitions;

    private LdtkReader(JsonInput in, String source) {
        this.in = in;
        this.source = source;
    }

    /**
     * Reads all levels to the end of the stream, and leaves the stream open. A level whose file is missing is a finding.
     *
     * @param in is read to its end
     * @param source name of the stream in errors
     * @throws LevelFormatException if a file is not a valid project or level within the limits, or can't be read, or
     *     may not be read; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public static ExternalProject read(InputStream in, String source, RelatedFiles related) throws IOException {
        LdtkReader reader = new LdtkReader(new JsonInput(in, source), source);
        reader.in.document("file.ldtk-project", reader::readMember);
        if (!reader.hasDefinitions) {
            throw reader.in.missing("defs");
        }
        reader.loadExternalLevels(related);
        return new ExternalProject(reader.version, reader.maps(), reader.project.findings.list());
    }

    private void readMember(String key) throws IOException {
        switch (key) {
            case "jsonVersion" -> version = in.text("file.version");
            case "worldLayout" -> layouts.put("", LdtkJson.text(in, "file.text"));
            case "defaultGridSize" -> project.gridSize = in.wholeNumber(1, MAX_GRID);
            case "defs" -> {
                project.definitions.read(in);
                hasDefinitions = true;
            }
            case "levels" -> LdtkJson.array(in, "file.array-of-levels", index -> levels.add(readLevel()));
            case "worlds" -> LdtkJson.array(in, "file.array-of-worlds", index -> readWorld());
            default -> in.skip();
        }
    }

    private LoadedLevel readLevel() throws IOException {
        if (!hasDefinitions) {
            throw in.wrong(Message.of("file.defs-before-the-levels"), Message.of("file.level"));
        }
        return LevelReader.read(in, project);
    }

    private void readWorld() throws IOException {
        String[] world = {""};
        String[] layout = {""};
        List<LoadedLevel> contained = new ArrayList<>();
        in.object("file.world", key -> {
            switch (key) {
                case "identifier" -> world[0] = LdtkJson.text(in, "file.identifier");
                case "worldLayout" -> layout[0] = LdtkJson.text(in, "file.text");
                case "levels" -> LdtkJson.array(in, "file.array-of-levels", index -> contained.add(readLevel()));
                default -> in.skip();
            }
        });
        layouts.put(world[0], layout[0]);
        contained.forEach(level -> levels.add(level.in(world[0])));
    }

    private void loadExternalLevels(RelatedFiles related) throws IOException {
        for (int i = 0; i < levels.size(); i++) {
            LoadedLevel level = levels.get(i);
            if (level.map().isEmpty()) {
                Optional<LoadedLevel> loaded = load(level, related);
                if (loaded.isPresent()) {
                    levels.set(i, loaded.get().in(level.world()));
                }
            }
        }
    }

    private Optional<LoadedLevel> load(LoadedLevel level, RelatedFiles related) throws IOException {
        String path = level.externalPath();
        try (InputStream file = related.open(path)) {
            LoadedLevel loaded = LevelReader.readDocument(new JsonInput(file, path), project);
            if (loaded.map().isEmpty()) {
                throw new LevelFormatException(path, FilePlace.NONE, Message.of("file.this-level-has-no-layers"));
            }
            return Optional.of(loaded);
        } catch (FileNotFoundException e) {
            project.findings.warn("ldtk-missing-level", level.identifier(), path);
            return Optional.empty();
        } catch (LevelFormatException e) {
            throw e;
        } catch (IOException e) {
            throw new LevelFormatException(
                    source,
                    FilePlace.NONE,
                    Message.of("file.level-fails", level.identifier(), String.valueOf(e.getMessage())));
        }
    }

    private List<ExternalMap> maps() {
        List<LoadedLevel> loaded =
                levels.stream().filter(level -> level.map().isPresent()).toList();
        Map<String, Integer> counts = new HashMap<>();
        loaded.forEach(level -> counts.merge(level.identifier(), 1, Integer::sum));
        Set<String> names = new HashSet<>();
        List<ExternalMap> maps = new ArrayList<>();
        Map<String, Integer> ends = new HashMap<>();
        for (LoadedLevel level : loaded) {
            boolean ambiguous =
                    counts.get(level.identifier()) > 1 && !level.world().isEmpty();
            String name = ambiguous ? level.world() + '/' + level.identifier() : level.identifier();
            maps.add(named(inRow(level, ends), unique(name, names), loaded.size() > 1));
        }
        return maps;
    }

    /** A level of a linear world after those before it; LDtk gives these no positions. */
    private LoadedLevel inRow(LoadedLevel level, Map<String, Integer> ends) {
        String layout = layouts.getOrDefault(level.world(), "");
        boolean isRow = layout.equals("LinearHorizontal");
        if (!isRow && !layout.equals("LinearVertical")) {
            return level;
        }
        ExternalMap map = level.map().orElseThrow();
        int length =
                isRow ? map.bounds().columns() * map.tileWidth() : map.bounds().rows() * map.tileHeight();
        int at = ends.getOrDefault(level.world(), 0);
        ends.put(level.world(), at + length);
        return new LoadedLevel(
                level.identifier(), level.map(), isRow ? at : 0, isRow ? 0 : at, level.externalPath(), level.world());
    }

    /** LDtk keeps names unique, but other programs may not. */
    private static String unique(String name, Set<String> names) {
        String unique = name;
        for (int number = 2; !names.add(unique); number++) {
            unique = name + " (" + number + ')';
        }
        return unique;
    }

    private static ExternalMap named(LoadedLevel level, String name, boolean positioned) {
        ExternalMap map = level.map().orElseThrow();
        RawMembers properties = map.properties();
        int[] position = {level.worldX(), level.worldY()};
        for (int axis = 0; axis < 2 && positioned; axis++) {
            String key = POSITION.get(axis);
            if (properties.get(key).isEmpty()) {
                properties = properties.with(key, Integer.toString(position[axis]));
            }
        }
        return map.with(name, properties);
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
    private record LoadedLevel(
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

    /** Reads a level, of which a project with external levels has only the frame. */
    private static final class LevelReader {
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
        private OptionalInt shownBackground = OptionalInt.empty();
        private String backgroundImage = "";
        private boolean repeatsBackground;
        private final double[][] backgroundPlace = {{0, 0}, {1, 1}, {0, 0, 0, 0}};
        private String externalPath = "";
        private boolean hasLayers;

        private LevelReader(JsonInput in, ProjectContext project) {
            this.in = in;
            this.project = project;
            fields = new FieldReader(project.definitions, false);
        }

        /** Reads the level that is the current value. */
        static LoadedLevel read(JsonInput in, ProjectContext project) throws IOException {
            LevelReader reader = new LevelReader(in, project);
            in.object("file.level", reader::read);
            return reader.level();
        }

        /** Reads the level that is the whole document. */
        static LoadedLevel readDocument(JsonInput in, ProjectContext project) throws IOException {
            LevelReader reader = new LevelReader(in, project);
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
                case "__bgColor" -> shownBackground = LdtkJson.color(in);
                case "bgRelPath" -> backgroundImage = LdtkJson.text(in, "file.path");
                case "bgPos" ->
                    repeatsBackground = LdtkJson.text(in, "file.text").equals("Repeat");
                case "__bgPos" -> readBackgroundPlace();
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

        private void readBackgroundPlace() throws IOException {
            if (LdtkJson.isNull(in)) {
                return;
            }
            in.object("file.object", key -> {
                switch (key) {
                    case "topLeftPx" -> readNumbers(backgroundPlace[0]);
                    case "scale" -> readNumbers(backgroundPlace[1]);
                    case "cropRect" -> readNumbers(backgroundPlace[2]);
                    default -> in.skip();
                }
            });
        }

        private void readNumbers(double[] into) throws IOException {
            LdtkJson.array(in, "file.array-of-numbers", index -> {
                double number = in.number(-MAX_SIDE_PX, MAX_SIDE_PX);
                if (index < into.length) {
                    into[index] = number;
                }
            });
        }

        /** The picture behind all layers; empty if there is none. */
        private Optional<ExternalLayer> backgroundLayer() {
            if (backgroundImage.isEmpty()) {
                return Optional.empty();
            }
            double[] crop = backgroundPlace[2];
            boolean isPart = !repeatsBackground && crop[2] >= 1 && crop[3] >= 1;
            PlacedPicture part = new PlacedPicture(
                    new TileImages.Area(backgroundImage, (int) crop[0], (int) crop[1], crop[2], crop[3], !isPart),
                    backgroundPlace[0][0],
                    backgroundPlace[0][1],
                    crop[2] * backgroundPlace[1][0],
                    crop[3] * backgroundPlace[1][1]);
            return Optional.of(new ExternalLayer.Image(
                    LayerInfo.named("background"),
                    backgroundImage,
                    repeatsBackground,
                    repeatsBackground,
                    isPart ? List.of(part) : List.of()));
        }

        /** A layer that is in place if the middle of its level is in the middle of the view. */
        private ExternalLayer inPlace(ExternalLayer layer) {
            LayerInfo.Appearance appearance = layer.info().appearance();
            Point middle = new Point(widthPx / 2.0, heightPx / 2.0);
            return layer.with(layer.info()
                    .with(new LayerInfo.Appearance(
                            appearance.opacity(), appearance.parallax(), middle, appearance.isInOrder())));
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
            List<ExternalLayer> layers = new ArrayList<>();
            frontToBack.forEach(layer -> layers.add(inPlace(layer)));
            backgroundLayer().ifPresent(layers::add);
            Collections.reverse(layers);
            ExternalMap map = new ExternalMap(
                    identifier,
                    "",
                    grid,
                    grid,
                    new TileRegion(0, 0, ceilDiv(widthPx, grid), ceilDiv(heightPx, grid)),
                    layers,
                    project.definitions.tilesets.all(),
                    background.isPresent() ? background : shownBackground,
                    fields.properties(),
                    Map.of());
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
                            .orElse(project.gridSize));
        }

        private static int ceilDiv(int px, int grid) {
            return (px + grid - 1) / grid;
        }
    }
}
