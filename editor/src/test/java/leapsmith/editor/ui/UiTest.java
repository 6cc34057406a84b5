package leapsmith.editor.ui;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** A test that shows a stage. Skipped, or failed if it is required, where JavaFX can't be started. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({ToolkitCondition.class, ApplicationExtension.class})
public @interface UiTest {}
