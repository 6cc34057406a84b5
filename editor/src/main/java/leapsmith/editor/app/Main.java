package leapsmith.editor.app;

import java.lang.module.ModuleDescriptor;

/** Where the program starts: names itself and its version. */
public final class Main {
    private Main() {}

    /** Prints the name and version of the program; arguments are not read. */
    public static void main(String[] args) {
        ModuleDescriptor module = Main.class.getModule().getDescriptor();
        String version = module == null ? "" : module.rawVersion().orElse("");
        System.out.println(("Leapsmith " + version).strip());
    }
}
