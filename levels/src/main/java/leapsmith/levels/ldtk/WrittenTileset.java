package leapsmith.levels.ldtk;

import java.io.IOException;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.JsonOutput;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.RawMembers;

/** A tileset as it is written, with its picture. */
record WrittenTileset(ExternalTileset tileset, TilePicture picture, int uid) {
    String fileName() {
        return picture.fileName();
    }

    String color(int tile) {
        return LdtkWriter.color(picture.color(tile));
    }

    /** The left edge of a tile in the picture. */
    int x(int tile) {
        return tile % picture.columns() * tileset.tileWidth();
    }

    /** The top edge of a tile in the picture. */
    int y(int tile) {
        return tile / picture.columns() * tileset.tileHeight();
    }

    void writeRectangle(JsonOutput out, int tile) throws IOException {
        out.number("tilesetUid", uid);
        out.number("x", x(tile));
        out.number("y", y(tile));
        out.number("w", tileset.tileWidth());
        out.number("h", tileset.tileHeight());
    }

    void writeDefinition(JsonOutput out, String identifier) throws IOException {
        out.object(() -> {
            out.number("__cWid", picture.columns());
            out.number("__cHei", picture.rows(tileset));
            out.text("identifier", identifier);
            out.number("uid", uid);
            out.text("relPath", picture.fileName());
            out.number("pxWid", picture.width(tileset));
            out.number("pxHei", picture.height(tileset));
            out.number("tileGridSize", tileset.tileWidth());
            LdtkDefaults.tileset(out);
            out.array("customData", () -> {
                for (int tile = 0; tile < tileset.size(); tile++) {
                    writeCustomData(out, tile);
                }
            });
        });
    }

    private void writeCustomData(JsonOutput out, int number) throws IOException {
        ExternalTile tile = tileset.tiles().get(number);
        if (tile != null) {
            RawMembers data = RawMembers.EMPTY
                    .with(Tilesets.CLASS, JsonQuotes.quote(tile.className()))
                    .with(Tilesets.PROPERTIES, JsonMembers.join(tile.properties()));
            out.object(() -> {
                out.number("tileId", number);
                out.text("data", JsonMembers.join(data));
            });
        }
    }
}
