/** `constant + Σ of` may not fall below zero; the unknowns are not negative. */
export type Inequality = { readonly constant: number; readonly of: ReadonlyMap<number, number> };

export type LinearProgram = {
  /** One price for each unknown, none negative: what is to be small. */
  readonly prices: readonly number[];
  /** The least that each unknown may be; 0 unless told. */
  readonly least: ReadonlyMap<number, number>;
  readonly rows: readonly Inequality[];
};

export type Simplex = {
  /** Goes on to the optimum; false when the work given was used up before. */
  readonly solve: () => boolean;
  readonly objective: () => number;
  /** The value of an unknown. */
  readonly valueOf: (unknown: number) => number;
  /** By how much the optimum would rise for each unit that a row asks for more. */
  readonly dualOf: (row: number) => number;
  /** The same for the least that an unknown may be. */
  readonly reducedOf: (unknown: number) => number;
  /** One inequality more, which what was found so far may break. */
  readonly add: (row: Inequality) => void;
};

const tolerance = 1e-9;

/**
 * The dual simplex method on a dictionary: it begins where everything is free and nothing is bought, which costs nothing and breaks
 * rules, and mends one rule at a time at the least price. Inequalities added later are mended from where it stands. `mostWork` counts
 * multiplications, so that the same program ends at the same place on every machine.
 */
export const createSimplex = ({ prices, rows, least }: LinearProgram, mostWork: number): Simplex => {
  const size = prices.length;
  const leastOf = (unknown: number): number => least.get(unknown) ?? 0;
  const reduced = Float64Array.from(prices);
  // Variables by number: the unknowns first, then the slack of each row.
  const nonbasic = Int32Array.from({ length: size }, (_, index) => index);
  const basic: number[] = [];
  const body: Float64Array[] = [];
  const constants: number[] = [];
  /** By variable: its row if it is basic, or else -1 - its column. */
  const place: number[] = Array.from({ length: size }, (_, index) => -1 - index);
  /** How far a row lets one go for each unit mended, roughly: rows that move much are taken first (Devex). */
  const weights: number[] = [];
  let cost = prices.reduce((sum, price, unknown) => sum + price * leastOf(unknown), 0);
  let work = 0;

  const add = ({ constant, of }: Inequality): void => {
    const line = new Float64Array(size);
    let sum = constant;
    for (const [unknown, factor] of of) {
      const at = place[unknown] ?? -1;
      sum += factor * leastOf(unknown);
      if (at < 0) line[-1 - at] = (line[-1 - at] ?? 0) + factor;
      else {
        const source = body[at];
        if (source === undefined) continue;
        for (let column = 0; column < size; column += 1)
          line[column] = (line[column] ?? 0) + factor * (source[column] ?? 0);
        sum += factor * (constants[at] ?? 0);
      }
    }
    basic.push(place.push(body.length) - 1);
    body.push(line);
    constants.push(sum);
    weights.push(1);
  };
  for (const row of rows) add(row);

  const pivot = (row: number, column: number): void => {
    const line = body[row];
    if (line === undefined) return;
    const [leaving, entering] = [basic[row] ?? 0, nonbasic[column] ?? 0];
    const inverse = 1 / (line[column] ?? 1);
    const weight = (weights[row] ?? 1) * inverse * inverse;
    weights[row] = Math.max(weight, 1);
    const used: number[] = [];
    for (let index = 0; index < size; index += 1) {
      const factor = line[index] ?? 0;
      if (index === column || factor === 0) continue;
      if (Math.abs(factor) < 1e-12) {
        line[index] = 0;
        continue;
      }
      line[index] = -factor * inverse;
      used.push(index);
    }
    line[column] = inverse;
    const constant = -(constants[row] ?? 0) * inverse;
    constants[row] = constant;
    const substitute = (target: Float64Array): number => {
      const factor = target[column] ?? 0;
      if (factor === 0) return 0;
      for (const index of used) target[index] = (target[index] ?? 0) + factor * (line[index] ?? 0);
      target[column] = factor * inverse;
      work += used.length;
      return factor * constant;
    };
    for (const [index, target] of body.entries()) {
      if (index === row) continue;
      const factor = target[column] ?? 0;
      if (factor === 0) continue;
      weights[index] = Math.max(weights[index] ?? 1, factor * factor * weight);
      constants[index] = (constants[index] ?? 0) + substitute(target);
    }
    cost += substitute(reduced);
    basic[row] = entering;
    nonbasic[column] = leaving;
    place[entering] = row;
    place[leaving] = -1 - column;
  };

  /** The rule that is broken most, for what it takes to mend it. */
  const broken = (): number => {
    let worst = 0;
    let found = -1;
    for (const [row, constant] of constants.entries()) {
      if (constant >= -tolerance) continue;
      const gain = (constant * constant) / (weights[row] ?? 1);
      if (gain <= worst) continue;
      worst = gain;
      found = row;
    }
    return found;
  };

  /** What mends it at the least price for each unit; of equals, what mends most at once. */
  const cheapest = (row: number): number => {
    const line = body[row];
    let least = Number.POSITIVE_INFINITY;
    let found = -1;
    for (let column = 0; column < size; column += 1) {
      const factor = line?.[column] ?? 0;
      if (factor <= tolerance) continue;
      const ratio = (reduced[column] ?? 0) / factor;
      if (ratio > least + 1e-12 || (ratio > least - 1e-12 && factor <= (line?.[found] ?? 0))) continue;
      least = Math.min(least, ratio);
      found = column;
    }
    return found;
  };

  const solve = (): boolean => {
    for (let row = broken(); row >= 0; row = broken()) {
      if (work > mostWork) return false;
      const column = cheapest(row);
      if (column < 0) throw new Error("No values obey all rules of the program.");
      pivot(row, column);
    }
    return true;
  };

  const valueAt = (variable: number): number => {
    const at = place[variable] ?? -1;
    return at < 0 ? 0 : (constants[at] ?? 0);
  };
  return {
    solve,
    objective: () => cost,
    valueOf: (unknown) => valueAt(unknown) + leastOf(unknown),
    dualOf: (row) => {
      const at = place[size + row] ?? 0;
      return at < 0 ? Math.max(0, reduced[-1 - at] ?? 0) : 0;
    },
    reducedOf: (unknown) => {
      const at = place[unknown] ?? 0;
      return at < 0 ? Math.max(0, reduced[-1 - at] ?? 0) : 0;
    },
    add,
  };
};
