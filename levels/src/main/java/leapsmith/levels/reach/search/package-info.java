/**
 * Goes from place to place until nothing is left to try, see {@link leapsmith.levels.reach.search.PlaceSearch}, and
 * collects what it finds. Only a run that was played again in the whole level counts as found. Other modules see
 * that by {@code leapsmith.levels.reach}. The package must not import that, odds or repairs, nor pictures of levels, files
 * or views.
 */
package leapsmith.levels.reach.search;
