/**
 * An application process for tests to stop and kill: uses the embedded PostgreSQL of the data directory in the first
 * argument (system directory in the second) until SIGTERM. With `write` as the third argument it saves one row after
 * another. Prints a line of JSON when ready, then the number of each row confirmed as saved.
 */
import pg from 'pg';
import { startLocalPostgres } from '../start.ts';

const [dataDirectory = '', systemDirectory = '', task] = process.argv.slice(2);
const postgres = await startLocalPostgres({ dataDirectory, systemDirectory, log: () => {} });
process.once('SIGTERM', () => {
  void postgres.stop().then(() => process.exit(0));
});
const { connection, directory, startedHere } = postgres;
console.log(JSON.stringify({ connection, directory, startedHere }));

if (task === 'write') {
  const client = new pg.Client(connection);
  client.on('error', () => process.exit(1));
  await client.connect();
  await client.query('create table if not exists saved (number int primary key)');
  const { rows } = await client.query<{ next: number }>('select coalesce(max(number), 0) + 1 as next from saved');
  for (let number = rows[0]?.next ?? 1; ; number += 1) {
    await client.query('insert into saved values ($1)', [number]);
    console.log(number);
  }
}
