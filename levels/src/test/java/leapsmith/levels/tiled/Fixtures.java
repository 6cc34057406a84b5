package leapsmith.levels.tiled;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;

/** The same map in XML and in JSON, with the files that it names. */
public final class Fixtures {
    public static final String XML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <map version="1.10" tiledversion="1.10.2" class="stage" orientation="orthogonal" width="4" height="2"
                tilewidth="16" tileheight="16" infinite="0" backgroundcolor="#102030">
             <properties>
              <property name="title" value="Fixture"/>
              <property name="words">two
            lines</property>
              <property name="count" type="int" value="-3"/>
              <property name="speed" type="float" value="1.5"/>
              <property name="night" type="bool" value="false"/>
              <property name="sky" type="color" value="#80a0b0c0"/>
              <property name="target" type="object" value="2"/>
              <property name="spawn" type="class" propertytype="Spawn">
               <properties>
                <property name="facing" value="left"/>
                <property name="lives" type="int" value="3"/>
               </properties>
              </property>
             </properties>
             <tileset firstgid="1" name="ground" tilewidth="16" tileheight="16" tilecount="4" columns="2">
              <image source="ground.png" width="32" height="32"/>
              <tile id="0" type="solid"/>
              <tile id="2" type="ramp">
               <properties><property name="steep" type="bool" value="true"/></properties>
               <objectgroup>
                <object id="1" x="0" y="16"><polygon points="0,0 16,0 16,-16"/></object>
               </objectgroup>
              </tile>
             </tileset>
             <tileset firstgid="5" source="things.tsx"/>
             <layer id="1" name="ground" width="4" height="2" offsetx="2" offsety="-1" opacity="0.5">
              <properties><property name="solid" type="bool" value="true"/></properties>
              <data encoding="csv">
            0,2147483649,3221225474,0,
            1,2,536870915,5
              </data>
             </layer>
             <group id="2" name="back" offsetx="10" visible="0">
              <layer id="3" name="deco" width="4" height="2" class="plants">
               <data encoding="base64">AAAAAAEAAAACAAAAAwAAAAQAAAAAAAAAAAAAAAEAAAA=</data>
              </layer>
              <group id="4" name="far" offsety="4">
               <imagelayer id="5" name="sky" offsetx="1"><image source="sky.png" width="9" height="9"/></imagelayer>
              </group>
             </group>
             <objectgroup id="6" name="things">
              <object id="1" name="start" type="player" x="8" y="24.5"><point/></object>
              <object id="2" name="door" type="exit" x="32" y="8" width="16" height="24" rotation="90" visible="0">
               <properties><property name="locked" type="bool" value="true"/></properties>
              </object>
              <object id="3" x="4" y="6" width="8" height="10"><ellipse/></object>
              <object id="4" name="path" x="10" y="10"><polyline points="0,0 20,-5 30.5,7"/></object>
              <object id="5" x="48" y="32" gid="2147483653"/>
              <object id="6" x="1" y="2" width="30" height="9"><text wrap="1">Jump!</text></object>
              <object id="7" template="coin.tx" x="20" y="20" name="first">
               <properties><property name="value" type="int" value="5"/></properties>
              </object>
             </objectgroup>
            </map>
            """;

    public static final String JSON = """
            { "backgroundcolor": "#102030", "class": "stage", "height": 2, "infinite": false,
              "layers": [
                { "data": [0, 2147483649, 3221225474, 0, 1, 2, 536870915, 5], "height": 2, "id": 1, "name": "ground",
                  "offsetx": 2, "offsety": -1, "opacity": 0.5, "type": "tilelayer", "visible": true, "width": 4,
                  "properties": [{ "name": "solid", "type": "bool", "value": true }], "x": 0, "y": 0 },
                { "id": 2, "name": "back", "offsetx": 10, "visible": false, "type": "group", "layers": [
                  { "class": "plants", "compression": "", "encoding": "base64", "height": 2, "name": "deco",
                    "data": "AAAAAAEAAAACAAAAAwAAAAQAAAAAAAAAAAAAAAEAAAA=", "type": "tilelayer", "width": 4 },
                  { "name": "far", "offsety": 4, "type": "group", "layers": [
                    { "image": "sky.png", "name": "sky", "offsetx": 1, "type": "imagelayer" }] }] },
                { "name": "things", "type": "objectgroup", "objects": [
                  { "id": 1, "name": "start", "type": "player", "x": 8, "y": 24.5, "point": true, "width": 0 },
                  { "id": 2, "name": "door", "type": "exit", "x": 32, "y": 8, "width": 16, "height": 24,
                    "rotation": 90, "visible": false,
                    "properties": [{ "name": "locked", "type": "bool", "value": true }] },
                  { "id": 3, "x": 4, "y": 6, "width": 8, "height": 10, "ellipse": true },
                  { "id": 4, "name": "path", "x": 10, "y": 10,
                    "polyline": [{ "x": 0, "y": 0 }, { "x": 20, "y": -5 }, { "x": 30.5, "y": 7 }] },
                  { "id": 5, "x": 48, "y": 32, "gid": 2147483653 },
                  { "id": 6, "x": 1, "y": 2, "width": 30, "height": 9, "text": { "text": "Jump!", "wrap": true } },
                  { "id": 7, "template": "coin.tj", "x": 20, "y": 20, "name": "first",
                    "properties": [{ "name": "value", "type": "int", "value": 5 }] }] }],
              "orientation": "orthogonal",
              "properties": [
                { "name": "title", "type": "string", "value": "Fixture" },
                { "name": "words", "value": "two\\nlines" },
                { "name": "count", "type": "int", "value": -3 },
                { "name": "speed", "type": "float", "value": 1.5 },
                { "name": "night", "type": "bool", "value": false },
                { "name": "sky", "type": "color", "value": "#80a0b0c0" },
                { "name": "target", "type": "object", "value": 2 },
                { "name": "spawn", "type": "class", "propertytype": "Spawn",
                  "value": { "facing": "left", "lives": 3 } }],
              "tilewidth": 16, "tileheight": 16, "tilesets": [
                { "firstgid": 1, "name": "ground", "tilewidth": 16, "tileheight": 16, "tilecount": 4, "columns": 2,
                  "image": "ground.png", "imagewidth": 32, "imageheight": 32, "tiles": [
                    { "id": 0, "type": "solid" },
                    { "id": 2, "type": "ramp", "properties": [{ "name": "steep", "type": "bool", "value": true }],
                      "objectgroup": { "objects": [
                        { "id": 1, "x": 0, "y": 16,
                          "polygon": [{ "x": 0, "y": 0 }, { "x": 16, "y": 0 }, { "x": 16, "y": -16 }] }] } }] },
                { "firstgid": 5, "source": "things.tsj" }],
              "type": "map", "version": "1.10", "width": 4 }
            """;

    private static final String THINGS_XML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <tileset name="things" class="items" tilewidth="16" tileheight="16" tilecount="2" objectalignment="top">
             <tile id="0" class="coin"><image width="12" height="20" source="coin.png"/></tile>
             <tile id="7"><image width="8" height="6" source="gem.png"/></tile>
            </tileset>
            """;

    private static final String THINGS_JSON = """
            { "name": "things", "class": "items", "tilewidth": 16, "tileheight": 16, "tilecount": 2,
              "objectalignment": "top", "type": "tileset", "tiles": [
                { "id": 0, "class": "coin", "image": "coin.png", "imagewidth": 12, "imageheight": 20 },
                { "id": 7, "image": "gem.png", "imagewidth": 8, "imageheight": 6 }] }
            """;

    private static final String COIN_XML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <template>
             <tileset firstgid="1" source="things.tsx"/>
             <object name="coin" type="coin" gid="8" width="8" height="6">
              <properties>
               <property name="value" type="int" value="1"/>
               <property name="shiny" type="bool" value="true"/>
              </properties>
             </object>
            </template>
            """;

    private static final String COIN_JSON = """
            { "type": "template", "tileset": { "firstgid": 1, "source": "./things.tsj" },
              "object": { "name": "coin", "type": "coin", "gid": 8, "width": 8, "height": 6, "properties": [
                { "name": "value", "type": "int", "value": 1 }, { "name": "shiny", "type": "bool", "value": true }] } }
            """;

    /** What the maps name. */
    public static final Map<String, String> FILES =
            Map.of("things.tsx", THINGS_XML, "things.tsj", THINGS_JSON, "coin.tx", COIN_XML, "coin.tj", COIN_JSON);

    private Fixtures() {}

    /** Reads a map that may name the other files here. */
    static ExternalProject read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8), FILES);
    }

    static ExternalProject read(byte[] bytes, Map<String, String> files) throws IOException {
        return TiledReader.read(new ByteArrayInputStream(bytes), "stage.map", related(files));
    }

    static ExternalProject read(String text, Map<String, String> files) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8), files);
    }

    private static RelatedFiles related(Map<String, String> files) {
        return new RelatedFiles() {
            @Override
            public InputStream open(String path) throws IOException {
                if (!files.containsKey(path)) {
                    throw new FileNotFoundException("file not found: " + path);
                }
                return new ByteArrayInputStream(files.get(path).getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public RelatedFiles besides(String path) {
                return this;
            }
        };
    }
}
