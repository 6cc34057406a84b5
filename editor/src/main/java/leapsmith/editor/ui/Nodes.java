package leapsmith.editor.ui;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** What is often done with nodes of the scene graph, in one expression. */
public final class Nodes {
    private Nodes() {}

    /** The node with more style classes. */
    public static <T extends Node> T styled(T node, String... classes) {
        node.getStyleClass().addAll(classes);
        return node;
    }

    /** An empty region that takes the room that the other nodes of a row leave. */
    public static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /** Shows a node, or hides it so that it takes no room. */
    public static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }

    /** Shows a node while a condition holds; it takes no room when it doesn't. */
    public static void showWhile(Node node, ObservableBooleanValue condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    /** Runs a task each time that a node has lost the focus. */
    public static void whenLeft(Node node, Runnable task) {
        node.focusedProperty().addListener((property, before, focused) -> {
            if (!focused) {
                task.run();
            }
        });
    }
}
