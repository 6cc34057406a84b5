/**
 * Predictions by the actual simulation: recorded runs in a changed level, see {@link leapsmith.levels.whatif.WhatIf},
 * and possible jumps from one place, see {@link leapsmith.levels.whatif.JumpFan}. A run that reuses states of an
 * earlier one has the same result as a fresh run, to the bit. The package must not import pictures of levels.
 */
package leapsmith.levels.whatif;
