import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/**
 * Compiles the game of a page for browsers, unless nothing has changed since it was compiled: {@code engine.wasm.lzma} and the
 * script that loads it, or with {@code js} the same as JavaScript. Arguments: the folder for the result, {@code wasm} or
 * {@code js}, and whether what is there is kept whatever has changed.
 */
final class CompileEngine {
    private static final String MAIN = "leapsmith.web.game.PageExports";
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private CompileEngine() {}

    public static void main(String[] arguments) throws Exception {
        Path target = Files.createDirectories(Path.of(arguments[0]));
        boolean isWasm = arguments[1].equals("wasm");
        boolean keeps = Boolean.parseBoolean(arguments[2]);
        Path result = target.resolve(isWasm ? "engine.wasm.lzma" : "engine.js.lzma");
        Path stamp = target.resolve(result.getFileName() + ".inputs");
        if (keeps && Files.exists(result)) {
            return;
        }
        String inputs = inputs();
        if (Files.exists(result)
                && Files.exists(stamp)
                && Files.readString(stamp).equals(inputs)) {
            return;
        }
        compress(compile(target, isWasm), result);
        if (isWasm) {
            try (var in = ClassLoader.getSystemResourceAsStream(RUNTIME)) {
                Files.write(target.resolve("engine-loader.js"), in.readAllBytes());
            }
        }
        Files.writeString(stamp, inputs);
    }

    private static byte[] compile(Path target, boolean isWasm) throws Exception {
        Path folder = Files.createTempDirectory("leapsmith-engine");
        TeaVMTool tool = new TeaVMTool();
        tool.setMainClass(MAIN);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(isWasm ? "engine.wasm" : "engine.js");
        tool.setTargetType(isWasm ? TeaVMTargetType.WEBASSEMBLY_GC : TeaVMTargetType.JAVASCRIPT);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setShortFileNames(true);
        tool.setClassLoader(withServices(folder));
        tool.getTransformers().add(JdkCallsTransformer.class.getName());
        tool.getProperties().setProperty("java.util.Locale.available", "en");
        tool.generate();
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), new ConsoleTeaVMToolLog(false));
            throw new IllegalStateException("the game can't be compiled for browsers");
        }
        byte[] engine = Files.readAllBytes(folder.resolve(isWasm ? "engine.wasm" : "engine.js"));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
        return engine;
    }

    /** The classes of this program and those that it compiles, and a folder in which the compiler finds the services. */
    private static ClassLoader withServices(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(SubstitutionPolicy.class.getName()), Substitutions.class.getName());
        Files.writeString(services.resolve(ResourcesPolicy.class.getName()), Glyphs.class.getName());
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, CompileEngine.class.getClassLoader());
    }

    /** Compresses by LZMA, which makes a quarter less of it than what browsers unpack by themselves. */
    private static void compress(byte[] engine, Path file) throws IOException {
        LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
        options.setDictSize(Integer.highestOneBit(engine.length) << 1);
        try (OutputStream out = Files.newOutputStream(file);
                LZMAOutputStream packed = new LZMAOutputStream(out, options, engine.length)) {
            packed.write(engine);
        }
    }

    /** A hash of all classes and of this program. */
    private static String inputs() throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry);
            String name = path.getFileName().toString();
            if (Files.isDirectory(path)) {
                try (Stream<Path> below = Files.walk(path)) {
                    for (Path file : below.filter(it -> it.toString().endsWith(".class"))
                            .sorted()
                            .toList()) {
                        digest.update(Files.readAllBytes(file));
                    }
                }
            } else if (name.startsWith("leapsmith-")) {
                // A module of this project in a build that makes packages; with the same classes it has the same hash.
                try (JarFile jar = new JarFile(path.toFile())) {
                    for (JarEntry each : jar.stream()
                            .filter(it -> it.getName().endsWith(".class"))
                            .sorted(Comparator.comparing(JarEntry::getName))
                            .toList()) {
                        digest.update(jar.getInputStream(each).readAllBytes());
                    }
                }
            } else {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        digest.update(Files.readAllBytes(Path.of(System.getProperty("engine.program"))));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Replaces classes of the JDK by those of {@code leapsmith.web.jdk}. */
    public static final class Substitutions implements SubstitutionPolicy {
        private static final Set<String> CLASSES = Set.of(
                "java.util.HexFormat",
                "java.util.concurrent.atomic.AtomicReferenceArray",
                "java.util.concurrent.locks.ReentrantLock");

        @Override
        public void contribute(SubstitutionSink sink) {
            sink.selectClasses(CLASSES::contains).packagePrefix("leapsmith.web.jdk.");
        }
    }

    /** The resources that the game reads: the glyphs of notes, at one size. */
    public static final class Glyphs implements ResourcesPolicy {
        @Override
        public String[] supplyResources(Collection<? extends String> former) {
            return new String[] {"leapsmith/levels/raster/glyphs-12.pgm"};
        }
    }

    /** Replaces calls of the JDK by those of {@code leapsmith.web.jdk.JdkCalls}. */
    public static final class JdkCallsTransformer implements ClassHolderTransformer {
        private static final String CALLS = "leapsmith.web.jdk.JdkCalls";
        private static final Set<String> STATIC = Set.of(
                "java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
                "java.lang.Character.toString(I)Ljava/lang/String;",
                "java.lang.Long.parseUnsignedLong(Ljava/lang/String;I)J",
                "java.lang.String.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
                "java.util.Arrays.equals([Ljava/lang/Object;[Ljava/lang/Object;Ljava/util/Comparator;)Z",
                "java.util.Map.copyOf(Ljava/util/Map;)Ljava/util/Map;");
        private static final Set<String> VIRTUAL = Set.of("java.nio.ByteBuffer.slice(II)Ljava/nio/ByteBuffer;");
        /** A constructor that has been deprecated for long, by which Jackson makes text of ASCII. */
        private static final String OF_ASCII = "java.lang.String.<init>([BIII)V";

        private static final MethodReference OF_BYTES =
                new MethodReference(String.class, "<init>", byte[].class, int.class, int.class, void.class);

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
            boolean isOurs =
                    type.getName().startsWith("leapsmith.") && !type.getName().equals(CALLS);
            boolean isLibrary = type.getName().startsWith("com.fasterxml.");
            if (!isOurs && !isLibrary) {
                return;
            }
            for (MethodHolder method : type.getMethods()) {
                if (method.getProgram() == null) {
                    continue;
                }
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction each : block) {
                        if (each instanceof InvokeInstruction) {
                            replace((InvokeInstruction) each);
                        }
                    }
                }
            }
        }

        private static void replace(InvokeInstruction call) {
            String name = call.getMethod().toString();
            MethodDescriptor descriptor = call.getMethod().getDescriptor();
            if (STATIC.contains(name)) {
                call.setMethod(new MethodReference(CALLS, descriptor));
            } else if (VIRTUAL.contains(name)) {
                List<Variable> all = new ArrayList<>(List.of(call.getInstance()));
                all.addAll(call.getArguments());
                List<ValueType> types = new ArrayList<>(
                        List.of(ValueType.object(call.getMethod().getClassName())));
                types.addAll(List.of(descriptor.getSignature()));
                call.setInstance(null);
                call.setType(InvocationType.SPECIAL);
                call.setArguments(all.toArray(new Variable[0]));
                call.setMethod(new MethodReference(
                        CALLS, new MethodDescriptor(descriptor.getName(), types.toArray(new ValueType[0]))));
            } else if (name.equals(OF_ASCII)) {
                List<? extends Variable> old = call.getArguments();
                call.setMethod(OF_BYTES);
                call.setArguments(old.get(0), old.get(2), old.get(3));
            }
        }
    }
}
