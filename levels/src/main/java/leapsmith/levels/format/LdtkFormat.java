package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.foreign.ForeignProject;
import leapsmith.levels.foreign.MapWriter;
import leapsmith.levels.foreign.RelatedFiles;
import leapsmith.levels.foreign.TilePicture;
import leapsmith.levels.ldtk.LdtkReader;
import leapsmith.levels.ldtk.LdtkWriter;

/** Projects of LDtk. A level is written as a project with one level. */
final class LdtkFormat extends MapFormat {
    @Override
    public String id() {
        return "ldtk";
    }

    @Override
    public String title() {
        return "LDtk project";
    }

    @Override
    public List<String> extensions() {
        return List.of(".ldtk");
    }

    @Override
    public boolean matches(String head) {
        return head.contains("\"LDtk Project JSON\"");
    }

    @Override
    public ForeignProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return LdtkReader.read(in, sourceName, related);
    }

    @Override
    MapWriter writer(ForeignMap map, TilePicture picture) {
        return new LdtkWriter(map, picture);
    }
}
