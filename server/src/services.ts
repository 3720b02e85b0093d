import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ConnectionSettings, Database } from './database/connect.ts';
import { createPostgresEvents } from './events/postgres-events.ts';
import { createSignedIn } from './features/sessions/signed-in.ts';
import { openLocalFileStore } from './files/local-file-store.ts';
import type { Services } from './graphql/context.ts';
import { createPdfMaker } from './pdf/pdf-maker.ts';

/** What services are made from. */
export interface Ground {
  db: Database;
  /** For the connection that listens for events. */
  connectionSettings: ConnectionSettings;
  clock: () => Date;
  config: Config;
  log: FastifyBaseLogger;
}

/** Makes the program's parts on an open, migrated database. `close` leaves the database open. */
export async function createServices(ground: Ground): Promise<{ services: Services; close: () => Promise<void> }> {
  const { db, connectionSettings, clock, config, log } = ground;
  const files = await openLocalFileStore(path.join(config.dataDirectory, 'files'));
  const events = await createPostgresEvents(connectionSettings, log);
  const signedIn = createSignedIn(db, clock, events);
  const pdfs = createPdfMaker({ fontDirectory: config.fontDirectory, log });
  return {
    services: {
      db,
      clock,
      files,
      events,
      signedIn,
      pdfs,
      staffEmailDomain: config.staffEmailDomain,
      hostName: config.hostName,
      publicUrl: config.publicUrl ?? '',
    },
    close: async () => {
      await pdfs.close();
      signedIn.close();
      await events.close();
    },
  };
}
