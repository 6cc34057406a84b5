package leapsmith.editor.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Map;

/**
 * The trash of Linux desktops, as in version 1.0 of the freedesktop.org trash specification.
 *
 * <p>A file on the device of the home trash is moved there. On another device, it is moved to {@code .Trash/UID} at the
 * top of that device if an administrator has created {@code .Trash} as a sticky folder, and else to {@code .Trash-UID}.
 * Files are never copied between devices. The information file is created first and reserves the name.
 */
final class FreedesktopTrash implements Trash {
    private static final int STICKY = 01000;
    private static final int MAX_NAMES = 10_000;

    private final Path homeTrash;
    private final Path home;
    private final Devices devices;

    /** The device of a file; a test may have others than the system. */
    interface Devices {
        /** A value that is equal for files of the same device. */
        Object of(Path file) throws IOException;
    }

    /** A trash folder, and the folder to which the paths in it are relative; null if they are absolute. */
    record Place(Path trash, Path top) {}

    FreedesktopTrash(Map<String, String> environment, Path home) {
        this(environment, home, file -> Files.getAttribute(file, "unix:dev"));
    }

    FreedesktopTrash(Map<String, String> environment, Path home, Devices devices) {
        this.home = home;
        this.devices = devices;
        homeTrash = dataFolder(environment, home).resolve("Trash");
    }

    private static Path dataFolder(Map<String, String> environment, Path home) {
        Path standard = home.resolve(".local").resolve("share");
        try {
            Path configured = Path.of(environment.getOrDefault("XDG_DATA_HOME", ""));
            return configured.isAbsolute() ? configured : standard;
        } catch (InvalidPathException e) {
            return standard;
        }
    }

    @Override
    public void move(Path file) throws IOException {
        // The folder is resolved, but a link itself is moved and not its target.
        Path absolute = file.toAbsolutePath().normalize();
        Path real = absolute.getParent().toRealPath().resolve(absolute.getFileName());
        Place place;
        try {
            place = place(real);
        } catch (UnsupportedOperationException | IllegalArgumentException e) {
            throw new IOException("There is no trash for " + file, e);
        }
        LocalDateTime now = LocalDateTime.now();
        String name = reserve(place, real, infoText(shownPath(place, real), now));
        try {
            Files.move(real, place.trash().resolve("files").resolve(name));
        } catch (IOException e) {
            Files.deleteIfExists(info(place, name));
            throw e;
        }
    }

    /** The trash folder for a file, whose subfolders exist then. */
    private Place place(Path file) throws IOException {
        Object device = devices.of(file.getParent());
        if (device.equals(devices.of(existing(homeTrash)))) {
            return created(new Place(homeTrash, null));
        }
        Path top = file.getParent();
        while (top.getParent() != null && devices.of(top.getParent()).equals(device)) {
            top = top.getParent();
        }
        String user = Files.getAttribute(home, "unix:uid").toString();
        Path shared = top.resolve(".Trash");
        if (isSafeShared(shared)) {
            return created(new Place(shared.resolve(user), top));
        }
        return created(new Place(top.resolve(".Trash-" + user), top));
    }

    /** A shared trash must be a sticky folder and not a link, so that no other user can replace what is in it. */
    private static boolean isSafeShared(Path shared) throws IOException {
        if (!Files.isDirectory(shared, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        int mode = (Integer) Files.getAttribute(shared, "unix:mode", LinkOption.NOFOLLOW_LINKS);
        return (mode & STICKY) != 0;
    }

    private static Path existing(Path folder) {
        Path at = folder;
        while (at.getParent() != null && !Files.exists(at)) {
            at = at.getParent();
        }
        return at;
    }

    private static Place created(Place place) throws IOException {
        if (Files.isSymbolicLink(place.trash()) && place.top() != null) {
            throw new IOException(place.trash() + " is a link and not a trash folder");
        }
        for (String part : new String[] {"files", "info"}) {
            Files.createDirectories(
                    place.trash().resolve(part),
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        }
        return place;
    }

    /** Creates the information file under a name that neither folder of the trash has, and returns that name. */
    private static String reserve(Place place, Path file, String text) throws IOException {
        for (int number = 1; number < MAX_NAMES; number++) {
            String name = numbered(file.getFileName().toString(), number);
            if (Files.exists(place.trash().resolve("files").resolve(name), LinkOption.NOFOLLOW_LINKS)) {
                continue;
            }
            try {
                Files.writeString(info(place, name), text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                return name;
            } catch (FileAlreadyExistsException e) {
                // Another file of this name was deleted before.
            }
        }
        throw new IOException("The trash has too many files named " + file.getFileName());
    }

    private static Path info(Place place, String name) {
        return place.trash().resolve("info").resolve(name + ".trashinfo");
    }

    /** The name of the n-th file of a name: its number stands before the extensions. */
    static String numbered(String name, int number) {
        int dot = name.indexOf('.', 1);
        if (number == 1) {
            return name;
        }
        return dot < 0 ? name + "." + number : name.substring(0, dot) + "." + number + name.substring(dot);
    }

    private static String shownPath(Place place, Path file) {
        return place.top() == null
                ? file.toString()
                : place.top().relativize(file).toString();
    }

    static String infoText(String path, LocalDateTime deleted) {
        return "[Trash Info]\nPath=" + encoded(path) + "\nDeletionDate="
                + DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(deleted.truncatedTo(ChronoUnit.SECONDS)) + "\n";
    }

    /** A path with all bytes escaped that a URI path can't have. */
    static String encoded(String path) {
        StringBuilder text = new StringBuilder();
        for (byte octet : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (octet & 0xFF);
            boolean plain = c >= 'a' && c <= 'z'
                    || c >= 'A' && c <= 'Z'
                    || c >= '0' && c <= '9'
                    || "-_.!~*'()/".indexOf(c) >= 0;
            text.append(plain ? String.valueOf(c) : String.format("%%%02X", octet & 0xFF));
        }
        return text.toString();
    }
}
