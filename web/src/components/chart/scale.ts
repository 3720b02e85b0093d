const niceSteps = [1, 2, 5, 10];

/** Returns round numbers for an axis, from zero to at least the greatest value; integers if all values are. */
export function createAxisTicks(values: readonly number[], targetCount = 4): number[] {
  const maximum = Math.max(0, ...values);
  const hasOnlyIntegers = values.every((value) => Number.isInteger(value));
  const roughStep = (maximum || 1) / targetCount;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const niceStep = (niceSteps.find((step) => step * power >= roughStep) ?? 10) * power;
  const step = hasOnlyIntegers ? Math.max(1, Math.round(niceStep)) : niceStep;
  const count = Math.max(1, Math.ceil(maximum / step - 1e-9));
  return Array.from({ length: count + 1 }, (_step, index) => Number((index * step).toPrecision(12)));
}

/** Returns the step at which labels are shown, so that none overlap. */
export function calculateLabelStride(labels: readonly string[], room: number): number {
  const maxLength = Math.max(0, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil((maxLength * 7 + 6) / Math.max(1, room)));
}
