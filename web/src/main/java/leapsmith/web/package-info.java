/** Pages that play levels in any browser: {@link leapsmith.web.WebPage} writes one. */
package leapsmith.web;
