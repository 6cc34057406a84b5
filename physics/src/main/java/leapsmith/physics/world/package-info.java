/**
 * The running simulation, the main API for games. Entry class: {@link leapsmith.physics.world.World#builder};
 * everything else is reached from the {@link leapsmith.physics.world.World} that it builds.
 *
 * <p>Guarantees:
 *
 * <ul>
 *   <li><b>Determinism.</b> The same start, calls and inputs give the same bits, on every machine, operating system and
 *       JVM. A step doesn't depend on a clock, random numbers, hash order, the size of the partition's cells, or on
 *       captures, queries, snapshots, recordings or measurements in between. A version of the library that gives other
 *       bits has another {@link leapsmith.physics.world.World#SIMULATION_VERSION}.
 *   <li><b>Changes.</b> A world changes by its steps, and between two steps by its methods or those of its bullets, or
 *       by {@link leapsmith.physics.world.World#apply}, which takes the same edit as a value. A listener is called for
 *       each change, so a recorder misses none.
 *   <li><b>Exactness.</b> Numbers are rounded once, when they are passed in. After that all numbers are whole: a body
 *       stops at the first obstacle on its straight path, at any speed, and touching means a gap of 0.
 *   <li><b>Threads.</b> A world, and everything reached from it, belongs to one thread at a time; it has no threads and
 *       no locks of its own. A {@link leapsmith.physics.world.Snapshot} may be read from any thread. A {@link
 *       leapsmith.physics.world.Frame} has no reference to the world and may be passed to another thread.
 *   <li><b>Allocation.</b> Once arrays are large enough, a step, a capture and a query allocate nothing. Without a
 *       listener no edit becomes a value. Spawning and firing make a handle, as {@link
 *       leapsmith.physics.world.Bullets#get} does each time, and a snapshot is as large as what it copies.
 *   <li><b>Ids.</b> A body has the lowest free index for life; after that another body may get it, with a higher
 *       generation. A {@link leapsmith.physics.world.Body} is a handle of one index and generation, a single object for
 *       each body, and knows whether its body is gone. Lists contain indices: look them up before you spawn or despawn.
 *       A bullet's id is never reused.
 *   <li><b>Lists.</b> Events, pairs, hits and contacts are those of the last step. They are views, not copies, and
 *       valid until the next step or restore; a frame has copies.
 *   <li><b>Errors.</b> A number out of range is an IllegalArgumentException that names it, an index out of range an
 *       IndexOutOfBoundsException, and then nothing is changed. Null is a NullPointerException unless documented
 *       otherwise.
 * </ul>
 *
 * <p>Packages of the module that are not exported may change at any time. This one may change until version 1, as
 * listed in the changelog. It may import every other package of the module except {@code replay}.
 */
package leapsmith.physics.world;
