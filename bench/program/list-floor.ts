import { createServer } from 'node:http';
import pg from 'pg';
import type { Statement } from './statement-tap.ts';

/*
 * The floor of a list over HTTP: the statements of one case, sent by pg itself as the server sent them, and their
 * rows as JSON. Posting n requests case n. Configured by PORT, DATABASE_URL and CASES.
 */
const cases = JSON.parse(process.env['CASES'] ?? '[]') as Statement[][];
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });

async function answer(body: string): Promise<string> {
  const answers: unknown[] = [];
  // One after the other, as the server sends them: later statements need the ids from earlier ones.
  for (const { name, text, values } of cases[Number(body)] ?? []) {
    const { rows } = await pool.query({ ...(name !== '' && { name }), text, values });
    answers.push(rows);
  }
  return JSON.stringify({ data: { getPermits: answers } });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer(Buffer.concat(chunks).toString()).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
