import { median } from './statistics.ts';

/** The result of one round of one contestant. */
export interface Round {
  /** Completed runs per second, all connections together. */
  perSecond: number;
  /** The median time of one run, in milliseconds. */
  milliseconds: number;
}

/** One of the compared workloads: does its work once, on the connection with this number. */
export interface Contestant {
  name: string;
  run: (connection: number, turn: number) => Promise<void>;
}

export interface RoundSettings {
  connections: number;
  rounds: number;
  /** The warm-up time of each contestant, in milliseconds. */
  warmUp: number;
  /** The length of one round of one contestant, in milliseconds. */
  duration: number;
}

/**
 * Measures contestants in turn, each warmed up first and every round in the reverse order of the previous one, so
 * that other load on the machine affects all of them alike. Returns the median of the rounds of each, by name.
 */
export async function measureInterleaved<Name extends string>(
  contestants: readonly (Contestant & { name: Name })[],
  settings: RoundSettings,
): Promise<Record<Name, Round>> {
  const rounds = new Map<Name, Round[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await measureOnce(contestant, { ...settings, duration: settings.warmUp });
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed()) {
      rounds.get(contestant.name)?.push(await measureOnce(contestant, settings));
    }
  }
  const medians = [...rounds].map(([name, measured]): [Name, Round] => [
    name,
    {
      perSecond: median(measured.map(({ perSecond }) => perSecond)),
      milliseconds: median(measured.map(({ milliseconds }) => milliseconds)),
    },
  ]);
  return Object.fromEntries(medians) as Record<Name, Round>;
}

async function measureOnce(contestant: Contestant, settings: RoundSettings): Promise<Round> {
  const times: number[] = [];
  const start = performance.now();
  const keepRunning = async (connection: number) => {
    for (let turn = connection; performance.now() - start < settings.duration; turn += settings.connections) {
      const before = performance.now();
      await contestant.run(connection, turn);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: settings.connections }, (_, connection) => keepRunning(connection)));
  return { perSecond: (times.length / (performance.now() - start)) * 1000, milliseconds: median(times) };
}
