const niceSteps = [1, 2, 5, 10];

/** Returns round numbers for an axis, from zero to at least the greatest value; integers if all values are. */
export function createAxisTicks(values: readonly number[], wanted = 4): number[] {
  const greatest = Math.max(0, ...values);
  const isWhole = values.every((value) => Number.isInteger(value));
  const rough = (greatest || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = (niceSteps.find((step) => step * power >= rough) ?? 10) * power;
  const step = isWhole ? Math.max(1, Math.round(nice)) : nice;
  const count = Math.max(1, Math.ceil(greatest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_step, index) => Number((index * step).toPrecision(12)));
}

/** Returns the step at which labels are shown, so that none overlap. */
export function calculateLabelStride(labels: readonly string[], room: number): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil((longest * 7 + 6) / Math.max(1, room)));
}
