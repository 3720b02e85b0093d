/** The value of a metric without labels, or with exactly these, as Prometheus would read it. */
export async function readMetric(metricsAddress: string, name: string): Promise<number> {
  const response = await fetch(`${metricsAddress}/metrics`);
  const line = (await response.text()).split('\n').find((candidate) => candidate.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no metric ${name}.`);
  return Number(line.slice(name.length + 1));
}
