package leapsmith.editor.ui;

import javafx.scene.Node;

/** Parts of the scene graph in one expression. */
public final class Nodes {
    private Nodes() {}

    /** The node with more style classes. */
    public static <T extends Node> T styled(T node, String... classes) {
        node.getStyleClass().addAll(classes);
        return node;
    }

    /** Shows a node, or hides it so that it takes no room. */
    public static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }
}
