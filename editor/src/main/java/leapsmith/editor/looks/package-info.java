/**
 * What levels look like: the theme of each open level with its pictures, and the menu in which it is chosen.
 *
 * <p>{@link leapsmith.editor.looks.LevelLook} is the part of an open level, and {@link leapsmith.editor.looks.ThemeMenu} the
 * menu.
 */
package leapsmith.editor.looks;
