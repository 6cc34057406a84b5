/**
 * The buttons of tools and tiles and the options of the selected tool. Start at {@link
 * leapsmith.editor.toolbars.ToolsModel}.
 */
package leapsmith.editor.toolbars;
