/** Level documents, their files, checks and pictures, and the command line; no JavaFX. */
module leapsmith.levels {
    requires transitive leapsmith.physics;
    requires com.fasterxml.jackson.databind;
    requires transitive info.picocli;
    requires java.desktop;

    exports leapsmith.levels.build;
    exports leapsmith.levels.check;
    exports leapsmith.levels.cli;
    exports leapsmith.levels.file;
    exports leapsmith.levels.json;
    exports leapsmith.levels.model;
    exports leapsmith.levels.play;
    exports leapsmith.levels.raster;
    exports leapsmith.levels.replay;
    exports leapsmith.levels.whatif;

    opens leapsmith.levels.cli to
            info.picocli;
}
