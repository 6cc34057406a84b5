package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.MapWriter;
import leapsmith.levels.external.RelatedFiles;
import leapsmith.levels.external.TilePicture;
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
    public ExternalProject read(InputStream in, String sourceName, RelatedFiles related) throws IOException {
        return LdtkReader.read(in, sourceName, related);
    }

    @Override
    MapWriter writer(ExternalMap map, TilePicture picture) {
        return new LdtkWriter(map, picture);
    }
}
