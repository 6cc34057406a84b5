/** The simulation of Leapsmith, on the JDK alone. */
module leapsmith.physics {
    exports leapsmith.physics.body;
    exports leapsmith.physics.fixed;
    exports leapsmith.physics.replay;
    exports leapsmith.physics.tile;
    exports leapsmith.physics.world;
}
