import type { Amounts } from '../population/amounts.ts';
import { populate } from '../population/populate.ts';
import type { Cluster } from './cluster.ts';
import type { OnEnd } from './run.ts';
import { type Program, startServer } from './server.ts';

/** A running server with a separate database. */
export interface PopulatedServer extends Program {
  databaseUrl: string;
}

/** Creates a database with this many permits and child permits; returns its connection string. */
export async function createPopulatedDatabase(cluster: Cluster, database: string, amounts: Amounts): Promise<string> {
  await cluster.createDatabase(database);
  const databaseUrl = cluster.toUrl(database);
  // A server migrates when it starts.
  await (await startServer(databaseUrl)).stop();
  await populate(databaseUrl, amounts);
  return databaseUrl;
}

/** The same, and starts a server on it, with empty caches. */
export async function startPopulatedServer(
  cluster: Cluster,
  database: string,
  amounts: Amounts,
  onEnd: OnEnd,
): Promise<PopulatedServer> {
  const databaseUrl = await createPopulatedDatabase(cluster, database, amounts);
  const program = await startServer(databaseUrl);
  onEnd(program.stop);
  return { ...program, databaseUrl };
}
