/** The real editor on a virtual display, driven by real input and killed at random moments. */
package leapsmith.editor.crash;
