package leapsmith.editor.view;

import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;

/**
 * Whether JavaFX can be started here: on a bare machine its native libraries lack others. Then UI tests are skipped
 * with one line that names the packages; with {@code -Dleapsmith.ui.required=true} they fail instead.
 */
final class ToolkitCondition implements ExecutionCondition {
    private static final String ADVICE = "UI tests need libfreetype6 fontconfig libpangoft2-1.0-0 fonts-dejavu-core: ";

    /** One attempt for all tests; the toolkit is started once in a JVM. */
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

    private static Optional<String> start() {
        try {
            FxToolkit.registerPrimaryStage();
            return Optional.empty();
        } catch (TimeoutException | LinkageError | RuntimeException e) {
            String line = ADVICE + e;
            System.out.println(line);
            return Optional.of(line);
        }
    }
}
