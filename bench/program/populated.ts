import { populate, type Amounts } from '../population/populate.ts';
import type { Cluster } from './cluster.ts';
import type { OnEnd } from './run.ts';
import { startServer } from './server.ts';

/** A running server on a database of its own. */
export interface PopulatedServer {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  address: string;
  databaseUrl: string;
}

/** Makes a database with so many permits and child permits and starts a server on it. */
export async function startPopulatedServer(
  cluster: Cluster,
  database: string,
  amounts: Amounts,
  onEnd: OnEnd,
): Promise<PopulatedServer> {
  await cluster.createDatabase(database);
  const databaseUrl = cluster.urlOf(database);
  // A server migrates when it starts. The one that is measured starts after the population, with nothing remembered.
  await (await startServer(databaseUrl)).stop();
  await populate(databaseUrl, amounts);
  const { address, stop } = await startServer(databaseUrl);
  onEnd(stop);
  return { address, databaseUrl };
}
