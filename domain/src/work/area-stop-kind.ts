/** THE table of what all work at a site is stopped for, with what text messages call it; empty where only words say it. */
export const areaStopKinds = {
  alarm: 'alarm',
  fire: 'fire',
  gas: 'gas',
  evacuation: 'evacuation',
  weather: 'weather',
  powerCut: 'power cut',
  drill: 'drill',
  other: '',
} as const satisfies Record<string, string>;

export type AreaStopKind = keyof typeof areaStopKinds;

/** Every kind of stop, in the order of the table. */
export const areaStopKindNames = Object.keys(areaStopKinds) as readonly AreaStopKind[];

/** The kind of a stored stop: what only a newer version has is another one. */
export function readAreaStopKind(stored: string): AreaStopKind {
  return areaStopKindNames.find((kind) => kind === stored) ?? 'other';
}
