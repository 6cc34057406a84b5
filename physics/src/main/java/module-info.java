/** The simulation of Leapsmith, on the JDK alone. */
module leapsmith.physics {}
