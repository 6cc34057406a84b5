/**
 * Maps of other editors: {@link leapsmith.editor.imports.MapImports} opens them as levels, with rules that the user can
 * change in {@link leapsmith.editor.imports.ImportView}, and {@link leapsmith.editor.imports.LevelExports} writes them.
 */
package leapsmith.editor.imports;
