/** Level documents, their files, checks, play and pictures; no JavaFX and no command line. */
module leapsmith.levels {
    requires transitive leapsmith.physics;
    requires com.fasterxml.jackson.databind;
    requires java.xml;
    // For maps of Tiled with cells that are compressed by Zstandard: a game that reads none can leave it out.
    requires static com.github.luben.zstd_jni;
    // For PNG and GIF alone: a game that writes neither can leave it out.
    requires static java.desktop;

    exports leapsmith.levels.check;
    exports leapsmith.levels.convert;
    exports leapsmith.levels.file;
    exports leapsmith.levels.external;
    exports leapsmith.levels.format;
    exports leapsmith.levels.image;
    exports leapsmith.levels.json;
    exports leapsmith.levels.model;
    exports leapsmith.levels.play;
    exports leapsmith.levels.raster;
    exports leapsmith.levels.reach;
    exports leapsmith.levels.reach.ground;
    exports leapsmith.levels.reach.odds;
    exports leapsmith.levels.reach.repair;
    exports leapsmith.levels.replay;
    exports leapsmith.levels.scene;
    exports leapsmith.levels.whatif;
    exports leapsmith.levels.world;
}
