/**
 * The running simulation, and what a game talks to. It begins at {@link leapsmith.physics.world.World#builder}; all the
 * rest is reached from the {@link leapsmith.physics.world.World} that is built.
 *
 * <p>What a game may rely on:
 *
 * <ul>
 *   <li><b>Determinism.</b> The same start, calls and inputs give the same bits, on every machine, operating system and
 *       JVM. Neither the clock, nor chance, nor a hash order, nor the size of the partition's cells, nor what was
 *       captured, asked, saved, recorded or measured in between has a part in a step. A version of the library that gives
 *       other bits has another {@link leapsmith.physics.world.World#SIMULATION_VERSION}.
 *   <li><b>Changes.</b> A world changes by its steps, and between two steps by its methods or those of its bullets, or by
 *       {@link leapsmith.physics.world.World#apply}, which takes the same edit as a value. A listener hears of each change,
 *       so a recorder misses none.
 *   <li><b>Exactness.</b> Numbers are rounded once, as they are given. From there all is whole numbers: a body stops
 *       at the first thing on its straight way, at any speed, and touching means a gap of 0.
 *   <li><b>Threads.</b> A world, and what is reached from it, belongs to one thread at a time; it has no threads and no
 *       locks of its own. A {@link leapsmith.physics.world.Snapshot} may be read by any. A
 *       {@link leapsmith.physics.world.Frame} holds nothing of the world and may be handed over.
 *   <li><b>Allocation.</b> Once lists have grown to what they hold, a step, a capture and a query allocate nothing.
 *       No change becomes a value unless there is a listener. Spawning and firing make a handle, as {@link leapsmith.physics.world.Bullets#get} does each time, and a snapshot
 *       is as large as what it copies.
 *   <li><b>Ids.</b> A body has an index, the lowest that was free, and keeps it for life; then another may get it, with
 *       a higher generation. A {@link leapsmith.physics.world.Body} is a handle of one index and generation, there is
 *       one object for each, and it says when its body is gone. Lists hold indices: look them up before you spawn or
 *       despawn. A bullet's id is used once.
 *   <li><b>Lists.</b> Events, pairs, hits and contacts tell of the last step. They are views, not copies, and stay as
 *       they are until the next step or restore; a frame has copies.
 *   <li><b>Errors.</b> A number out of range is an IllegalArgumentException that names it, a place in a list that isn't
 *       there an IndexOutOfBoundsException, and nothing is changed then. Null is a NullPointerException wherever it
 *       isn't said to mean something.
 * </ul>
 *
 * <p>Other packages of the module that are not exported may change at any time; this one may, until version 1, in ways
 * that the changelog names. It may import every other package of the module but {@code replay}.
 */
package leapsmith.physics.world;
