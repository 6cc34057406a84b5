/**
 * Level documents, their files, checks, play and pictures; no JavaFX and no command line.
 *
 * <p>A game reads levels with the packages that are exported to all; the others belong to the editor.
 */
// The editor and the page are compiled later.
@SuppressWarnings("module")
module leapsmith.levels {
    requires transitive leapsmith.physics;
    requires com.fasterxml.jackson.databind;
    requires java.xml;
    // For maps of Tiled with cells that are compressed by Zstandard: a game that reads none can leave it out.
    requires static com.github.luben.zstd_jni;
    // For PNG and GIF alone: a game that writes neither can leave it out.
    requires static java.desktop;

    exports leapsmith.levels.json;
    exports leapsmith.levels.look;
    exports leapsmith.levels.maps;
    exports leapsmith.levels.model;
    exports leapsmith.levels.play;
    exports leapsmith.levels.replay;
    exports leapsmith.levels.world;
    exports leapsmith.levels.art to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.check to
            leapsmith.editor;
    exports leapsmith.levels.convert to
            leapsmith.editor;
    exports leapsmith.levels.definitions to
            leapsmith.editor;
    exports leapsmith.levels.external to
            leapsmith.editor;
    exports leapsmith.levels.file to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.format to
            leapsmith.editor;
    exports leapsmith.levels.image to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.raster to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.reach to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.reach.ground to
            leapsmith.editor;
    exports leapsmith.levels.reach.odds to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.reach.repair to
            leapsmith.editor;
    exports leapsmith.levels.scene to
            leapsmith.editor,
            leapsmith.web;
    exports leapsmith.levels.testers to
            leapsmith.editor;
    exports leapsmith.levels.whatif to
            leapsmith.editor,
            leapsmith.web;
}
