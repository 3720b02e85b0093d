import type { Amounts } from '../population/amounts.ts';
import { populate } from '../population/populate.ts';
import type { Cluster } from './cluster.ts';
import type { OnEnd } from './run.ts';
import { type Program, startServer } from './server.ts';

/** A running server with a separate database. */
export interface PopulatedServer extends Program {
  databaseUrl: string;
}

/** Creates a database with this many permits and child permits and starts a server on it. */
export async function startPopulatedServer(
  cluster: Cluster,
  database: string,
  amounts: Amounts,
  onEnd: OnEnd,
): Promise<PopulatedServer> {
  await cluster.createDatabase(database);
  const databaseUrl = cluster.toUrl(database);
  // A server migrates when it starts. The measured one starts after the population, with empty caches.
  await (await startServer(databaseUrl)).stop();
  await populate(databaseUrl, amounts);
  const program = await startServer(databaseUrl);
  onEnd(program.stop);
  return { ...program, databaseUrl };
}
