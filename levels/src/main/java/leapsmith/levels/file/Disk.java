package leapsmith.levels.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * The operations that safe files need of a disk: {@link #SYSTEM}, or a simulated one in tests. Written bytes survive a
 * power cut only after {@link Output#force}, and new, moved and removed files only after {@link #forceFolder}.
 */
public interface Disk {
    Disk SYSTEM = new SystemDisk();

    /** A file that is being written. */
    interface Output extends Closeable {
        /** {@return a stream that appends to the file} */
        OutputStream stream();

        /**
         * {@return a stream that reads the file from its start}
         *
         * @throws IOException if the disk fails
         */
        InputStream readBack() throws IOException;

        /**
         * Forces the content to the disk.
         *
         * @throws IOException if the disk fails
         */
        void force() throws IOException;

        /**
         * Locks the file until it is closed or its process ends.
         *
         * @return true if that succeeds or the file system has no locks; false if another one holds the lock
         */
        boolean lock();
    }

    /**
     * Creates an empty file.
     *
     * @param file must not exist
     * @param isPrivate whether only its owner may read it, where the file system can do that
     * @return the open file
     * @throws IOException also if it exists
     */
    Output create(Path file, boolean isPrivate) throws IOException;

    /**
     * Moves a file over another one, atomically where the file system can do that.
     *
     * @param to is created or replaced
     * @throws IOException if the disk fails
     */
    void replace(Path from, Path to) throws IOException;

    /**
     * Removes a file if it exists.
     *
     * @throws IOException if the disk fails
     */
    void remove(Path file) throws IOException;

    /** Removes a file unless it is locked or belongs to another user. */
    void removeUnlessLocked(Path file);

    /**
     * {@return the files in a folder, without its subfolders and links}
     *
     * @param folder an existing folder
     * @throws IOException if the disk fails
     */
    List<Path> files(Path folder) throws IOException;

    /**
     * Gives a file the permissions of another one and, where allowed, its owners.
     *
     * @param from the file that has them
     * @param to the file that gets them
     */
    void copyPermissions(Path from, Path to);

    /**
     * Forces new, moved and removed files of a folder to the disk, if the system can do that.
     *
     * @param folder an existing folder
     * @throws IOException if the disk fails
     */
    void forceFolder(Path folder) throws IOException;
}
