/**
 * Opening and saving levels, recovery after a crash, backups and changes by other programs. Start at {@link
 * leapsmith.editor.files.Documents}.
 */
package leapsmith.editor.files;
