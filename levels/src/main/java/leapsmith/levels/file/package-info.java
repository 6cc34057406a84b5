/**
 * Writing files: {@link leapsmith.levels.file.SafeFile} is the only code of the program that does it. At every moment a
 * file is either the complete old one or the complete new one. The package imports only the JDK.
 */
package leapsmith.levels.file;
