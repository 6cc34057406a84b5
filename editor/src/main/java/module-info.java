/** The JavaFX application. */
module leapsmith.editor {
    requires leapsmith.levels;
    requires leapsmith.web;
    requires com.fasterxml.jackson.databind;
    // For maps of Tiled; to levels it is optional.
    requires com.github.luben.zstd_jni;
    requires info.picocli;
    requires java.desktop;
    requires javafx.controls;
    requires javafx.graphics;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;

    opens leapsmith.editor.app to
            info.picocli;
    opens leapsmith.editor.cli to
            info.picocli;
}
