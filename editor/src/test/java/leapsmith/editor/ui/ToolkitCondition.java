package leapsmith.editor.ui;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;

/**
 * Whether JavaFX can be started: on a bare machine it lacks native libraries. Then UI tests are skipped with one line
 * that names the packages; with {@code -Dleapsmith.ui.required=true} they fail instead.
 */
public final class ToolkitCondition implements ExecutionCondition {
    private static final String ADVICE = "UI tests need libfreetype6 fontconfig libpangoft2-1.0-0 fonts-dejavu-core: ";

    /** One attempt for all tests, because the toolkit starts once per JVM. */
    private static final Optional<String> FAILURE = start();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (FAILURE.isEmpty()) {
            return ConditionEvaluationResult.enabled("JavaFX is there");
        }
        if (Boolean.getBoolean("leapsmith.ui.required")) {
            throw new AssertionError(FAILURE.get());
        }
        return ConditionEvaluationResult.disabled(FAILURE.get());
    }

    private static Throwable rootOf(Throwable failure) {
        return failure.getCause() == null ? failure : rootOf(failure.getCause());
    }

    private static Optional<String> start() {
        PrintStream err = System.err;
        // JavaFX prints a stack trace, where a line is enough.
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        try {
            FxToolkit.registerPrimaryStage();
            // The toolkit starts without fonts; the first text needs them.
            new Text("text").getLayoutBounds();
            return Optional.empty();
        } catch (TimeoutException | LinkageError | RuntimeException e) {
            String line = ADVICE + rootOf(e);
            System.out.println(line);
            return Optional.of(line);
        } finally {
            System.setErr(err);
        }
    }
}
