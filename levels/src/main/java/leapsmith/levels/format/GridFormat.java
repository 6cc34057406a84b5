package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.grid.GridReader;
import leapsmith.levels.grid.GridSyntax;
import leapsmith.levels.grid.GridWriter;
import leapsmith.levels.model.Level;

/** What the formats of grids have in common. */
abstract class GridFormat implements ExternalFormat {
    private final GridSyntax syntax;

    GridFormat(GridSyntax syntax) {
        this.syntax = syntax;
    }

    @Override
    public final ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return GridReader.read(syntax, in, sourceName);
    }

    @Override
    public final Export export(Level level, String fileName) {
        return new Export(
                List.of(new Export.ExportedFile(fileName, out -> GridWriter.write(syntax, level, out))),
                GridWriter.lost(level));
    }
}
