/**
 * Unsaved work on disk: the journal of each open document, its kept backups, and what a crashed process left behind.
 * Without JavaFX.
 *
 * <p>Each state of a document is in its {@link leapsmith.editor.journal.Journal} within a second, on a background thread
 * and forced to the disk; {@link leapsmith.editor.journal.JournalStore} finds the journals of processes that no longer
 * run. A journal is only read, never applied by itself.
 */
package leapsmith.editor.journal;
