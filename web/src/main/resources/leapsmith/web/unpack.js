/* Unpacks a file of LZMA, see its specification in the LZMA SDK, which is in the public domain. */
function unpackLzma(packed) {
  const properties = packed[0], lc = properties % 9, rest = (properties - lc) / 9, lp = rest % 5, pb = (rest - lp) / 5;
  const size = packed[5] | packed[6] << 8 | packed[7] << 16 | packed[8] << 24, out = new Uint8Array(size);
  // Where the probabilities of each kind of decision begin, in one array.
  const MATCH = 0, REPEAT = 192, REPEAT_0 = 204, REPEAT_1 = 216, REPEAT_2 = 228, SHORT = 240, SLOT = 432, SPECIAL = 688, ALIGN = 803, LENGTH = 819, REPEATED_LENGTH = 1333, LITERAL = 1847;
  const probabilities = new Uint16Array(LITERAL + (0x300 << lc + lp)).fill(1024);
  // The place in the input, the range and the code, as numbers of 32 bits in variables of a closure would be allocated each time.
  const decoder = new Int32Array([18, -1, 0]);
  for (let i = 14; i < 18; i++) decoder[2] = decoder[2] << 8 | packed[i];
  function bit(index) {
    const probability = probabilities[index], range = decoder[1] >>> 0, code = decoder[2] >>> 0, bound = Math.imul(range >>> 11, probability) >>> 0;
    const isOne = code >= bound;
    probabilities[index] = isOne ? probability - (probability >> 5) : probability + (2048 - probability >> 5);
    shift(isOne ? range - bound : bound, isOne ? code - bound : code);
    return isOne ? 1 : 0;
  }
  function shift(range, code) {
    const isSmall = range >>> 24 === 0;
    decoder[1] = isSmall ? range << 8 : range;
    decoder[2] = isSmall ? code << 8 | packed[decoder[0]++] : code;
  }
  /* Most of the time is spent here, so the decoder is in variables of this function meanwhile. */
  function tree(offset, limit, symbol) {
    let at = decoder[0], range = decoder[1] >>> 0, code = decoder[2] >>> 0;
    while (symbol < limit) {
      const index = offset + symbol, probability = probabilities[index], bound = Math.imul(range >>> 11, probability) >>> 0;
      if (code < bound) {
        probabilities[index] = probability + (2048 - probability >> 5);
        range = bound;
        symbol = symbol << 1;
      } else {
        probabilities[index] = probability - (probability >> 5);
        range = range - bound >>> 0;
        code = code - bound >>> 0;
        symbol = symbol << 1 | 1;
      }
      if (range >>> 24 === 0) { range = range << 8 >>> 0; code = (code << 8 | packed[at++]) >>> 0; }
    }
    decoder[0] = at;
    decoder[1] = range;
    decoder[2] = code;
    return symbol;
  }
  function reverse(offset, bits) {
    let m = 1, symbol = 0;
    for (let i = 0; i < bits; i++) { const b = bit(offset + m); m = m << 1 | b; symbol |= b << i; }
    return symbol;
  }
  function direct(bits) {
    let result = 0;
    for (; bits > 0; bits--) {
      const range = decoder[1] >>> 1, code = decoder[2] >>> 0, isOne = code >= range;
      result = result << 1 | isOne;
      shift(range, isOne ? code - range : code);
    }
    return result;
  }
  function length(table, posState) {
    if (!bit(table)) return tree(table + 2 + (posState << 3), 8, 1) - 6;
    if (!bit(table + 1)) return tree(table + 130 + (posState << 3), 8, 1) + 2;
    return tree(table + 258, 256, 1) - 238;
  }
  const posMask = (1 << pb) - 1, literalMask = (1 << lp) - 1;
  let state = 0, rep0 = 0, rep1 = 0, rep2 = 0, rep3 = 0, to = 0;
  function literal() {
    const offset = LITERAL + 0x300 * (((to & literalMask) << lc) + ((to > 0 ? out[to - 1] : 0) >> 8 - lc));
    let symbol = 1;
    if (state >= 7) {
      let match = out[to - rep0 - 1];
      do {
        const expected = match >> 7 & 1, b = bit(offset + ((1 + expected) << 8) + symbol);
        match <<= 1;
        symbol = symbol << 1 | b;
        if (b !== expected) break;
      } while (symbol < 0x100);
    }
    out[to++] = tree(offset, 0x100, symbol);
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }
  /* A function that is called often is compiled sooner than a loop that runs long. */
  function next() {
    const posState = to & posMask;
    if (!bit(MATCH + (state << 4) + posState)) { literal(); return; }
    let count;
    if (bit(REPEAT + state)) {
      if (!bit(REPEAT_0 + state)) {
        if (!bit(SHORT + (state << 4) + posState)) { state = state < 7 ? 9 : 11; out[to] = out[to - rep0 - 1]; to++; return; }
      } else {
        let distance;
        if (!bit(REPEAT_1 + state)) distance = rep1;
        else { if (!bit(REPEAT_2 + state)) distance = rep2; else { distance = rep3; rep3 = rep2; } rep2 = rep1; }
        rep1 = rep0;
        rep0 = distance;
      }
      count = length(REPEATED_LENGTH, posState);
      state = state < 7 ? 8 : 11;
    } else {
      rep3 = rep2; rep2 = rep1; rep1 = rep0;
      count = length(LENGTH, posState);
      state = state < 7 ? 7 : 10;
      rep0 = tree(SLOT + (Math.min(count - 2, 3) << 6), 64, 1) - 64;
      if (rep0 >= 4) {
        const slot = rep0, bits = (slot >> 1) - 1;
        rep0 = (2 | slot & 1) << bits;
        if (slot < 14) rep0 += reverse(SPECIAL + rep0 - slot, bits);
        else rep0 += (direct(bits - 4) << 4) + reverse(ALIGN, 4);
      }
    }
    const end = Math.min(size, to + count);
    for (let from = to - rep0 - 1; to < end;) out[to++] = out[from++];
  }
  while (to < size) next();
  return out;
}
