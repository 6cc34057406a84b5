package leapsmith.editor.cli;

/** A level file whose player reaches the exit by walking to the right. */
final class RunLevel {
    static final String JSON = """
            {
              "format": "leapsmith-level",
              "version": 1,
              "name": "Run",
              "width": 20,
              "height": 5,
              "tiles": [
                "....................",
                "....................",
                "....................",
                "....................",
                "####################"
              ],
              "characters": [ { "id": "hero", "kind": "player", "x": 20, "y": 24 } ],
              "zones": [ { "id": "exit", "kind": "goal", "x": 100, "y": 32, "width": 16, "height": 32 } ]
            }
            """;

    private RunLevel() {}
}
