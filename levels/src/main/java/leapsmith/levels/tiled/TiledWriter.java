package leapsmith.levels.tiled;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalTileset;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.TilePicture;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Severity;

/** Writes a map for Tiled 1.8 and later. */
public final class TiledWriter implements MapWriter {
    private final WrittenMap map;
    private final Syntax syntax;
    private final List<Finding> lost;

    /** The syntax of a file. */
    public enum Syntax {
        /** Files {@code .tmx}. */
        XML,
        /** Files {@code .tmj}. */
        JSON
    }

    /**
     * Prepares a file.
     *
     * @param map is written; its cells are read when they are written
     * @param pictures the file with the tiles of a tileset; empty for none
     */
    public TiledWriter(ExternalMap map, Syntax syntax, Function<ExternalTileset, Optional<TilePicture>> pictures) {
        MapElements elements = new MapElements(map, pictures);
        this.map = elements.make();
        this.syntax = syntax;
        lost = new ArrayList<>(elements.lost());
        if (syntax == Syntax.XML && hasOddCharacters(this.map.root())) {
            lost.add(Finding.of(Severity.WARNING, "characters-lost"));
        }
    }

    private static boolean hasOddCharacters(Element element) {
        return element.keys().stream().anyMatch(key -> isOdd(element.text(key)))
                || isOdd(element.content())
                || element.children().stream().anyMatch(TiledWriter::hasOddCharacters);
    }

    private static boolean isOdd(String text) {
        return !text.codePoints().allMatch(XmlWriter::isCharacter);
    }

    @Override
    public List<Finding> lost() {
        return List.copyOf(lost);
    }

    @Override
    public void write(OutputStream out) throws IOException {
        if (syntax == Syntax.JSON) {
            JsonWriter.write(map, out);
        } else {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
            XmlWriter.write(map, writer);
            writer.flush();
        }
    }
}
