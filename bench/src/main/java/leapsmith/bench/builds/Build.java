package leapsmith.bench.builds;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import leapsmith.bench.Contestant;
import leapsmith.bench.OwnPhysics;

/**
 * A build of the physics: a folder of classes or a jar.
 *
 * @param classes the folder or jar
 */
public record Build(Path classes) {
    private static final String PHYSICS = "leapsmith.physics.";
    private static final String ADAPTERS = "leapsmith.bench.ours.";
    private static final String FACTORY = ADAPTERS + "LeapsmithPhysics";
    private static final String MARKER = PHYSICS + "world.World";

    /** The build on the class path. */
    public static Build present() {
        try {
            return new Build(pathOf(Class.forName(MARKER)));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Loads the build again. Each call defines new classes, which the JVM profiles and compiles independently of those of
     * all other builds.
     *
     * @throws IOException if there is no physics in the folder or jar
     */
    public OwnPhysics load() throws IOException {
        if (!Files.exists(classes)) {
            throw new IOException(classes + " doesn't exist");
        }
        Loader loader = new Loader(url(classes), url(pathOf(Build.class)));
        try {
            loader.loadClass(MARKER);
            return (OwnPhysics) loader.loadClass(FACTORY).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IOException(classes + " is no build of the physics", e);
        }
    }

    /** Whether the build has everything that a contestant needs: an earlier one may lack a method or a class. */
    public boolean canRun(Function<OwnPhysics, Contestant> make) throws IOException {
        try (Contestant contestant = make.apply(load())) {
            contestant.tick();
            return true;
        } catch (LinkageError e) {
            return false;
        }
    }

    private static Path pathOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }

    /**
     * Defines the physics and the adapters that use it by itself, and leaves everything else, such as scenes and the
     * interface of contestants, to the class path. It never falls back to the physics on the class path: a class that
     * the build doesn't have is missing.
     */
    private static final class Loader extends URLClassLoader {
        Loader(URL physics, URL adapters) {
            super(new URL[] {physics, adapters}, Build.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(PHYSICS) && !name.startsWith(ADAPTERS)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : findClass(name);
            }
        }
    }
}
