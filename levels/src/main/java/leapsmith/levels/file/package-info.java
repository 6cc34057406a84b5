/**
 * Writing files: {@link leapsmith.levels.file.SafeFile} is the one way in which the program does it. A file is at every
 * moment either the old one or the new one, whole. The package imports the JDK alone.
 */
package leapsmith.levels.file;
