import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes packages of the program for the system that it runs on, which need no Java: an archive, on Debian a package, and on
 * Windows and macOS an installer. Each holds a runtime of the modules that the program needs, linked by JDK 25 or newer, and
 * a cache of its classes that a short session in the editor has filled, which shortens a start.
 *
 * <p>Run by {@code ./mvnw -Pdist package} in the folder of this module; arguments: the folder of the application, the one for
 * the packages, the options of the JVM, the version, and the JDK to link with, or nothing to look for one.
 */
final class Package {
    private static final int LEAST_JDK = 25;
    private static final String MODULE = "leapsmith.editor";
    private static final String MAIN = MODULE + "/leapsmith.editor.app.Main";
    private static final String SYSTEM = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    private static final boolean IS_WINDOWS = SYSTEM.startsWith("windows");
    private static final boolean IS_MAC = SYSTEM.startsWith("mac");
    private static final Pattern NATIVE = Pattern.compile(".*\\.(so|dll|dylib|jnilib)");
    private static final String MAINTAINER = "Leapsmith contributors <leapsmith@users.noreply.github.com>";

    private final Path application;
    private final Path out;
    /** What packages hold besides the application. */
    private final Path parts = Path.of("src").toAbsolutePath();

    private final List<String> options;
    private final String version;
    private final Path jdk;
    /** The program as it is installed. */
    private final Path image;

    private final Path runtime;

    private Package(String[] args) throws IOException {
        application = Path.of(args[0]).toAbsolutePath().normalize();
        out = Path.of(args[1]);
        options = Arrays.asList(args[2].trim().split("\\s+"));
        version = args[3];
        jdk = jdk(args.length > 4 ? args[4] : "");
        image = out.resolve("leapsmith");
        runtime = image.resolve("runtime");
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        new Package(args).make();
    }

    private void make() throws IOException, InterruptedException {
        say("linked by the JDK in " + jdk);
        delete(out);
        Files.createDirectories(image);
        Path natives = Files.createDirectories(out.resolve("natives"));
        Path modules = modules(natives);
        run(
                jdk.resolve("bin/jlink").toString(),
                "--module-path",
                modules.toString(),
                "--add-modules",
                MODULE + ",jdk.localedata",
                "--include-locales=en,de",
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress",
                "zip-6",
                "--output",
                runtime.toString());
        copy(natives, runtime.resolve(IS_WINDOWS ? "bin" : "lib"));
        copy(application.resolve("bin"), image.resolve("bin"));
        Files.delete(image.resolve(IS_WINDOWS ? "bin/leapsmith" : "bin/leapsmith.bat"));
        copy(application.resolve("samples"), image.resolve("samples"));
        Files.copy(application.resolve("LICENSE"), image.resolve("LICENSE"));
        train();
        Map<String, Path> made = new LinkedHashMap<>();
        if (IS_WINDOWS) {
            made.put("archive", archive("zip", "-a", "-cf"));
            made.put("installer", installer("msi", "icon.ico"));
        } else if (IS_MAC) {
            made.put("archive", archive("tar.gz", "-czf"));
            made.put("installer", installer("dmg", "icon.icns"));
        } else {
            // The cache of the classes makes a tar.gz larger than a download should be.
            made.put("archive", archive("tar.xz", "-cJf"));
            if (isThere("dpkg-deb")) {
                made.put("Debian package", debianPackage());
            }
        }
        report(made);
    }

    // ---- runtime

    /** The JDK of the arguments, of JAVA_HOME, that which runs this, or one beside it, if it is new enough. */
    private static Path jdk(String given) throws IOException {
        List<Path> candidates = new ArrayList<>();
        if (!given.isEmpty()) {
            candidates.add(Path.of(given));
        } else {
            Optional.ofNullable(System.getenv("JAVA_HOME")).map(Path::of).ifPresent(candidates::add);
            Path own = Path.of(System.getProperty("java.home"));
            candidates.add(own);
            try (Stream<Path> beside = Files.list(own.toRealPath().getParent())) {
                beside.sorted().forEach(candidates::add);
            }
        }
        for (Path candidate : candidates) {
            if (feature(candidate) >= LEAST_JDK && Files.isDirectory(candidate.resolve("bin"))) {
                return candidate;
            }
        }
        throw new IOException("no JDK " + LEAST_JDK + " or newer was found; name one by -Ddist.jdk=FOLDER");
    }

    /** The feature version of a JDK, such as 25; 0 if the folder is none. */
    private static int feature(Path home) throws IOException {
        Path release = home.resolve("release");
        if (!Files.isReadable(release)) {
            return 0;
        }
        Matcher version = Pattern.compile("JAVA_VERSION=\"(\\d+)").matcher(Files.readString(release));
        return version.find() ? Integer.parseInt(version.group(1)) : 0;
    }

    /**
     * Copies the modules, without the native libraries of other systems; those of this system move to a folder, from which
     * they are loaded without being unpacked at each start.
     */
    private Path modules(Path natives) throws IOException {
        Path modules = Files.createDirectories(out.resolve("modules"));
        try (Stream<Path> jars = Files.list(application.resolve("lib"))) {
            for (Path jar : jars.sorted().toList()) {
                boolean isModule = ModuleFinder.of(jar).findAll().stream()
                        .noneMatch(it -> it.descriptor().isAutomatic());
                if (isModule) {
                    copyModule(jar, modules.resolve(jar.getFileName()), natives);
                }
            }
        }
        return modules;
    }

    private static void copyModule(Path jar, Path copy, Path natives) throws IOException {
        try (ZipFile from = new ZipFile(jar.toFile());
                ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(copy))) {
            for (ZipEntry entry : (Iterable<ZipEntry>) from.stream().map(ZipEntry.class::cast)::iterator) {
                String name = entry.getName();
                try (InputStream in = from.getInputStream(entry)) {
                    if (!NATIVE.matcher(name).matches()) {
                        to.putNextEntry(new ZipEntry(name));
                        in.transferTo(to);
                        to.closeEntry();
                    } else if (!name.contains("/") || name.startsWith(platform())) {
                        Files.copy(in, natives.resolve(name.substring(name.lastIndexOf('/') + 1)));
                    }
                }
            }
        }
    }

    /** The folder of this system in a library for many. */
    private static String platform() {
        String machine = System.getProperty("os.arch");
        return IS_WINDOWS
                ? "win/" + machine
                : IS_MAC ? "darwin/" + machine.replace("amd64", "x86_64") : "linux/" + machine;
    }

    // ---- cache

    /** Fills the cache of classes by a session in the editor, as far as this machine can have one. */
    private void train() throws IOException, InterruptedException {
        Path folder = Files.createDirectories(out.resolve("training"));
        Path level = folder.resolve("level.level.json");
        Files.copy(application.resolve("samples/first-jump.level.json"), level);
        // Without profiles for the optimising compiler, which would compile all that this session repeats at each start, and
        // take a core from the window for a second; the programs that follow still optimise what they repeat.
        List<String> command = new ArrayList<>(List.of(
                java(), "-Xlog:disable", "-XX:TieredStopAtLevel=1", "-XX:AOTCacheOutput=" + cache()));
        command.addAll(options);
        // By way of the option parser, which all commands need.
        command.addAll(List.of("--module", MAIN, "edit", "--", level.toString()));
        boolean hasWindow = isThere("xvfb-run") && isThere("xdotool");
        if (hasWindow) {
            command.addAll(0, List.of("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "sh", script().toString()));
        } else {
            say("Xvfb and xdotool are missing, so the cache knows only commands");
        }
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        Map<String, String> environment = builder.environment();
        for (String home : List.of("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")) {
            environment.put(home, folder.resolve(home).toString());
        }
        if (!hasWindow) {
            environment.remove("DISPLAY");
            environment.remove("WAYLAND_DISPLAY");
        }
        finish(builder);
        if (!Files.exists(cache())) {
            throw new IOException("the training left no cache " + cache());
        }
    }

    private Path script() {
        return parts.resolve("train");
    }

    private Path cache() {
        return image.resolve("leapsmith.aot");
    }

    private String java() {
        return runtime.resolve(IS_WINDOWS ? "bin/java.exe" : "bin/java").toString();
    }

    // ---- packages

    private Path archive(String ending, String... tar) throws IOException, InterruptedException {
        String system = IS_WINDOWS ? "windows" : IS_MAC ? "macos" : "linux";
        Path archive =
                out.resolve("leapsmith-" + version + "-" + system + "-" + System.getProperty("os.arch") + "." + ending);
        List<String> command = new ArrayList<>(List.of("tar"));
        command.addAll(List.of(tar));
        command.addAll(List.of(archive.toString(), "-C", out.toString(), "leapsmith"));
        run(command.toArray(String[]::new));
        return archive;
    }

    /** An installer by jpackage: an msi needs WiX, a dmg needs the tools of Xcode. */
    private Path installer(String type, String icon) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                jdk.resolve("bin/jpackage").toString(),
                "--type",
                type,
                "--name",
                "Leapsmith",
                "--app-version",
                version.replace("-SNAPSHOT", ""),
                "--runtime-image",
                runtime.toString(),
                "--module",
                MAIN,
                "--app-content",
                image.resolve("samples") + "," + cache(),
                "--file-associations",
                parts.resolve("levels.properties").toString(),
                "--dest",
                out.toString()));
        if (Files.exists(parts.resolve(icon))) {
            command.addAll(List.of("--icon", parts.resolve(icon).toString()));
        }
        List<String> javaOptions = new ArrayList<>(options);
        javaOptions.add("-XX:AOTCache=$APPDIR/../leapsmith.aot");
        javaOptions.forEach(option -> command.addAll(List.of("--java-options", option)));
        run(command.toArray(String[]::new));
        try (Stream<Path> files = Files.list(out)) {
            return files.filter(it -> it.toString().endsWith("." + type))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private Path debianPackage() throws IOException, InterruptedException {
        Path root = out.resolve("debian");
        Path usr = root.resolve("usr");
        copy(image, usr.resolve("lib/leapsmith"));
        Path command = Files.createDirectories(usr.resolve("bin")).resolve("leapsmith");
        Files.createSymbolicLink(command, Path.of("../lib/leapsmith/bin/leapsmith"));
        install(parts.resolve("leapsmith.desktop"), usr.resolve("share/applications/leapsmith.desktop"));
        install(parts.resolve("leapsmith.xml"), usr.resolve("share/mime/packages/leapsmith.xml"));
        for (int size : new int[] {16, 24, 32, 48, 64, 128, 256}) {
            install(
                    parts.resolve("../../editor/src/main/resources/leapsmith/editor/app/icon-" + size + ".png"),
                    usr.resolve("share/icons/hicolor/" + size + "x" + size + "/apps/leapsmith.png"));
        }
        install(application.resolve("LICENSE"), usr.resolve("share/doc/leapsmith/copyright"));
        Path manual = usr.resolve("share/man/man1/leapsmith.1.gz");
        Files.createDirectories(manual.getParent());
        try (OutputStream zipped = new GZIPOutputStream(Files.newOutputStream(manual))) {
            zipped.write(manual(parts.resolve("../../docs/COMMANDS.md")).getBytes(StandardCharsets.UTF_8));
        }
        Path control = Files.createDirectories(root.resolve("DEBIAN")).resolve("control");
        // A snapshot is older than the release that it becomes.
        String debianVersion = version.replace("-", "~");
        Files.writeString(control, """
                Package: leapsmith
                Version: %s
                Architecture: %s
                Maintainer: %s
                Installed-Size: %d
                Depends: libc6, libgtk-3-0 | libgtk-3-0t64, libgl1, libxxf86vm1, libxtst6
                Section: devel
                Priority: optional
                Description: level editor for 2D platformers
                 Paint tiles and play them immediately, in the same canvas: with the physics of
                 your game, time that can be rewound, and a proof that each goal can be reached.
                 Opens maps of Tiled, LDtk and Ogmo.
                """.formatted(debianVersion, architecture(), MAINTAINER, size(usr) / 1024));
        Path file = out.resolve("leapsmith_" + debianVersion + "_" + architecture() + ".deb");
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(), file.toString());
        delete(root);
        return file;
    }

    private static String architecture() {
        String machine = System.getProperty("os.arch");
        return machine.equals("aarch64") ? "arm64" : machine;
    }

    /** The page of the commands as a manual page. */
    private static String manual(Path page) throws IOException {
        StringBuilder manual =
                new StringBuilder(".TH LEAPSMITH 1\n.SH NAME\nleapsmith \\- level editor for 2D platformers\n");
        boolean isCode = false;
        for (String line : Files.readAllLines(page)) {
            boolean isIndented = line.startsWith("    ");
            if (isIndented != isCode && !line.isEmpty()) {
                manual.append(isIndented ? ".nf\n" : ".fi\n");
                isCode = isIndented;
            }
            String text = escaped(line.strip());
            if (line.startsWith("# ")) {
                manual.append(".SH DESCRIPTION\n");
            } else if (line.startsWith("#")) {
                manual.append(".SH ")
                        .append(escaped(line.replaceFirst("^#+ ", "").toUpperCase(Locale.ROOT)))
                        .append('\n');
            } else if (line.startsWith("|") && !line.matches("[|: -]+")) {
                String[] cells = text.substring(1).split("(?<!\\\\)\\|");
                manual.append(".TP\n.B ").append(cells[0].strip()).append('\n');
                manual.append(cells.length > 1 ? cells[1].strip() : "").append('\n');
            } else if (!line.startsWith("|")) {
                manual.append(line.isEmpty() ? ".PP" : text).append('\n');
            }
        }
        return manual.toString();
    }

    private static String escaped(String text) {
        String plain =
                text.replace("`", "").replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").replace("\\|", "|");
        String escaped = plain.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }

    // ---- files and processes

    private void report(Map<String, Path> made) throws IOException {
        say("installed: %.1f MB, of which the runtime has %.1f, the cache %.1f and the samples %.1f"
                .formatted(mb(image), mb(runtime), mb(cache()), mb(image.resolve("samples"))));
        for (Map.Entry<String, Path> each : made.entrySet()) {
            say("%s: %.1f MB in %s".formatted(each.getKey(), mb(each.getValue()), each.getValue()));
        }
    }

    private static double mb(Path path) throws IOException {
        return size(path) / 1e6;
    }

    private static long size(Path path) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            return files.filter(Files::isRegularFile)
                    .mapToLong(it -> it.toFile().length())
                    .sum();
        }
    }

    private static void install(Path file, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    // With the time of its change, by which a cache knows the runtime that it belongs to.
                    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(file);
            }
        }
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv("PATH").split(System.getProperty("path.separator")))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static void run(String... command) throws IOException, InterruptedException {
        finish(new ProcessBuilder(command).inheritIO());
    }

    private static void finish(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.start();
        if (!process.waitFor(10, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroy();
            throw new IOException("failed: " + String.join(" ", builder.command()));
        }
    }

    private static void say(String text) {
        System.out.println("leapsmith: " + text);
    }
}
