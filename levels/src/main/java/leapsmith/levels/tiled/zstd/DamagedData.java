package leapsmith.levels.tiled.zstd;

import java.io.IOException;

/** Thrown for data that no compressor writes. */
final class DamagedData extends IOException {
    private static final long serialVersionUID = 1;

    DamagedData(String reason) {
        super(reason);
    }

    /** Throws it unless a condition holds. */
    static void unless(boolean holds, String reason) throws DamagedData {
        if (!holds) {
            throw new DamagedData(reason);
        }
    }
}
