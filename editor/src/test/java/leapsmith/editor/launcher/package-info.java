/** Tests of the launcher scripts, which hold no Java. */
package leapsmith.editor.launcher;
