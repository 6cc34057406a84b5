package leapsmith.levels.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.TileImages;
import leapsmith.levels.external.TileImages.Area;
import leapsmith.levels.external.TileImages.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The paths of the images of tilesets are relative to the file that was opened, whatever file names them. */
class TileImagesTest {
    private static final String MAP = """
            <map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16">
             %s
             <layer name="l" width="1" height="1"><data encoding="csv">1</data></layer>
            </map>""";

    private static final String CAVE = """
            <tileset name="cave" tilewidth="16" tileheight="16" spacing="2" margin="1" tilecount="6" columns="3">
             <image source="../art/cave.png" width="55" height="37"/>
            </tileset>""";

    @TempDir
    Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static List<ExternalTileset> tilesets(Path file) throws IOException {
        ExternalMap map = ((FileContent.OfProject) LevelFiles.open(file, Optional.empty()))
                .project()
                .maps()
                .get(0);
        return map.tilesets();
    }

    private static TileImages sheet(String path, int columns, int margin, int spacing, int width) {
        return new TileImages(Optional.of(new Sheet(path, columns, margin, spacing, width)), Map.of());
    }

    @Test
    void anImageOfATilesetFileOfTiledIsBesideThatFile() throws IOException {
        write("sets/cave.tsx", CAVE);
        write("game.tiled-project", "{}");
        Path map = write("maps/one.tmx", MAP.formatted("<tileset firstgid=\"1\" source=\"../sets/cave.tsx\"/>"));
        assertEquals(sheet("../art/cave.png", 3, 1, 2, 55), tilesets(map).get(0).images());
    }

    @Test
    void anImageOfAMapOfAWorldIsFoundFromTheWorld() throws IOException {
        write("sets/cave.tsx", CAVE);
        write("maps/one.tmx", MAP.formatted("<tileset firstgid=\"1\" source=\"../sets/cave.tsx\"/>"));
        Path world =
                write("all.world", "{\"maps\":[{\"fileName\":\"maps/one.tmx\",\"x\":0,\"y\":0}],\"type\":\"world\"}");
        assertEquals(sheet("art/cave.png", 3, 1, 2, 55), tilesets(world).get(0).images());
    }

    @Test
    void tilesOfACollectionHaveImagesOrPartsOfImages() throws IOException {
        Path map = write("m.tmx", MAP.formatted("""
                <tileset firstgid="1" name="things" tilewidth="32" tileheight="32" tilecount="3" columns="0">
                 <tile id="0"><image source="a.png" width="20" height="30"/></tile>
                 <tile id="4" x="8" y="16" width="24" height="12"><image source="b.png" width="64" height="64"/></tile>
                 <tile id="5"><image source="c.png"/></tile>
                </tileset>"""));
        ExternalTileset things = tilesets(map).get(0);
        assertEquals(
                new TileImages(
                        Optional.empty(),
                        Map.of(
                                0, new Area("a.png", 0, 0, 20, 30, true),
                                4, new Area("b.png", 8, 16, 24, 12),
                                5, new Area("c.png", 0, 0, 0, 0))),
                things.images());
        assertEquals(new ExternalTileset.Size(24, 12), things.sizeOf(5));
        assertEquals(new ExternalTileset.Size(32, 32), things.sizeOf(6));
    }

    @Test
    void mapsInJsonNameTheSameImages() throws IOException {
        Path map = write("m.tmj", """
                {"type":"map","version":"1.10","orientation":"orthogonal","width":1,"height":1,"tilewidth":16,
                 "tileheight":16,"infinite":false,"layers":[],"tilesets":[
                 {"firstgid":1,"name":"cave","tilewidth":16,"tileheight":16,"spacing":2,"margin":1,"tilecount":6,
                  "columns":3,"image":"cave.png","imagewidth":55,"imageheight":37},
                 {"firstgid":7,"name":"things","tilewidth":32,"tileheight":32,"tilecount":1,"columns":0,
                  "tiles":[{"id":0,"image":"a.png","imagewidth":20,"imageheight":30}]}]}""");
        assertEquals(sheet("cave.png", 3, 1, 2, 55), tilesets(map).get(0).images());
        assertEquals(
                Map.of(0, new Area("a.png", 0, 0, 20, 30, true)),
                tilesets(map).get(1).images().own());
    }

    @Test
    void anImageOfOgmoIsNamedByTheProjectAndTilesNeedNotBeSquare() throws IOException {
        Path project = write("game.ogmo", """
                {"name":"game","ogmoVersion":"3.4.0","levelPaths":["levels"],"layers":[],"entities":[],
                 "tilesets":[{"label":"cave","path":"art/cave.png","tileWidth":16,"tileHeight":24,
                              "tileSeparationX":2,"tileSeparationY":2,"tileMarginX":1,"tileMarginY":1}]}""");
        write("levels/one.json", """
                {"ogmoVersion":"3.4.0","width":32,"height":48,"offsetX":0,"offsetY":0,"values":{},
                 "layers":[{"name":"tiles","offsetX":0,"offsetY":0,"gridCellWidth":16,"gridCellHeight":24,
                   "gridCellsX":2,"gridCellsY":2,"tileset":"cave","data":[0,-1,3,4]}]}""");
        ExternalTileset cave = tilesets(project).get(0);
        assertEquals(sheet("art/cave.png", 0, 1, 2, 0), cave.images());
        assertEquals(new ExternalTileset.Size(16, 24), cave.sizeOf(1));
    }

    @Test
    void aCellOfOgmoNeedNotBeSquare() throws IOException {
        Path level = write("one.json", """
                {"ogmoVersion":"3.4.0","width":32,"height":48,"offsetX":0,"offsetY":0,"values":{},
                 "layers":[{"name":"tiles","offsetX":0,"offsetY":0,"gridCellWidth":16,"gridCellHeight":24,
                   "gridCellsX":2,"gridCellsY":2,"tileset":"cave","data":[0,-1,3,4]}]}""");
        ExternalMap map = ((FileContent.OfProject) LevelFiles.open(level, Optional.empty()))
                .project()
                .maps()
                .get(0);
        assertEquals(16, map.tileWidth());
        assertEquals(24, map.tileHeight());
        assertEquals(2, map.bounds().rows());
        assertEquals(new ExternalTileset.Size(16, 24), map.tilesets().get(0).sizeOf(1));
    }

    @Test
    void anImageOfLdtkIsBesideTheProject() throws IOException {
        Path project = write("p.ldtk", """
                {"__header__":{"fileType":"LDtk Project JSON"},"jsonVersion":"1.5.3","defs":{"layers":[],"entities":[],
                 "tilesets":[
                  {"__cWid":3,"__cHei":2,"identifier":"Cave","uid":1,"relPath":"art/cave.png","embedAtlas":null,
                   "pxWid":55,"pxHei":37,"tileGridSize":16,"spacing":2,"padding":1},
                  {"__cWid":4,"__cHei":4,"identifier":"Icons","uid":2,"relPath":null,"embedAtlas":"LdtkIcons",
                   "pxWid":64,"pxHei":64,"tileGridSize":16,"spacing":0,"padding":0}],"enums":[]},
                 "levels":[{"identifier":"A","uid":3,"worldX":0,"worldY":0,"pxWid":16,"pxHei":16,"fieldInstances":[],
                  "layerInstances":[]}]}""");
        List<ExternalTileset> tilesets = tilesets(project);
        assertEquals(sheet("art/cave.png", 3, 1, 2, 55), tilesets.get(0).images());
        assertEquals(TileImages.NONE, tilesets.get(1).images());
    }
}
