/** The JavaFX application. */
module leapsmith.editor {
    requires leapsmith.levels;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires javafx.controls;
    requires javafx.graphics;
    requires atlantafx.base;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;

    opens leapsmith.editor.app to
            info.picocli;
}
