/** What the compiler of the page lacks of the JDK, or gets wrong; the editor doesn't use it. */
package leapsmith.web.jdk;
