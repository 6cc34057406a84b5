package leapsmith.editor.imports;

import java.util.Optional;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.raster.Picture;

/**
 * What the rules make of a map.
 *
 * @param imported the level; empty if none can be made
 * @param picture of the level; empty if there is none
 * @param failure why no level can be made, otherwise empty
 */
record ImportPreview(
        ExternalMap map, Optional<ImportedLevel> imported, Optional<Picture> picture, String failure) {
    static ImportPreview of(ExternalMap map, ImportedLevel imported, Picture picture) {
        return new ImportPreview(map, Optional.of(imported), Optional.of(picture), "");
    }

    static ImportPreview failed(ExternalMap map, Throwable cause) {
        String reason = cause.getMessage() == null ? cause.toString() : cause.getMessage();
        return new ImportPreview(map, Optional.empty(), Optional.empty(), reason);
    }
}
