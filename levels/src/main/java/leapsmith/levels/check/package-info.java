/**
 * Problems of a readable level: oddities that open all the same, each with a place, a severity and a rule. A check
 * never changes the level. It must not import the simulation's set-up, pictures or the command line.
 */
package leapsmith.levels.check;
