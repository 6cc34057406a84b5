package leapsmith.editor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionCommandTest {
    @TempDir
    Path folder;

    @Test
    void bashCompletesCommandsOptionsAndTheirValues() throws Exception {
        Path script = Files.writeString(
                folder.resolve("completion"),
                CommandRun.of("completion", "bash").assertStatus(0).out());
        assertEquals(List.of("check"), completed(script, "ch"));
        assertTrue(completed(script, "").containsAll(List.of("info", "play", "completion")));
        assertEquals(List.of("--replay"), completed(script, "play", "--rep"));
        assertEquals(List.of("light"), completed(script, "render", "--look", "l"));
        assertTrue(completed(script, "render", "--overlay", "").contains("cells"));
    }

    /** What bash offers for the last word. */
    private static List<String> completed(Path script, String... words) throws IOException, InterruptedException {
        String line = "leapsmith " + String.join(" ", words);
        String call = "compopt() { :; }; source \"$0\" && COMP_WORDS=(leapsmith \"$@\") COMP_CWORD=$# COMP_LINE='"
                + line + "' COMP_POINT=" + line.length()
                + " && _complete_leapsmith; printf '%s\\n' \"${COMPREPLY[@]}\"";
        ProcessBuilder bash = new ProcessBuilder("bash", "--norc", "-c", call, script.toString());
        bash.command().addAll(List.of(words));
        Process process;
        try {
            process = bash.redirectErrorStream(true).start();
        } catch (IOException e) {
            assumeTrue(false, "bash is not installed");
            throw e;
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output.lines().map(String::strip).filter(word -> !word.isEmpty()).toList();
    }

    @Test
    void zshUsesTheSameScript() {
        assertEquals(
                CommandRun.of("completion", "bash").out(),
                CommandRun.of("completion", "zsh").assertStatus(0).out());
        assertTrue(CommandRun.of("completion", "zsh").out().contains("bashcompinit"));
        CommandRun.of("completion", "fish").assertFailed("bash|zsh");
    }
}
