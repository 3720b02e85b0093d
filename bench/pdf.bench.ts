import { type Client, openClient, signIn } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { drawPictures } from './program/pictures.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { createPrintedPermit, submitter } from './program/printed-permit.ts';
import { runBenchmark } from './program/run.ts';
import { startFloor } from './program/server.ts';
import { toEmail, password } from './population/users.ts';
import { median } from './measure/statistics.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { printTable, formatNumber } from './measure/table.ts';

/*
 * The PDF of a permit with 120 fields, two signatures, a map and four photographs, over HTTP, compared with PDFKit
 * drawing the same without a database behind node:http; the permit list while ten such PDFs are being created; and one
 * PDF while the list is read as fast as the server can.
 */
const maxTimesFloor = 1.3;
const minShareOfQuietList = 0.9;
const maxSecondsBesideList = 3;
const concurrentPdfs = 10;
const listConnections = 8;
const listSettings = { connections: listConnections, warmUp: 300, rounds: 1, duration: 1500 };

const list = JSON.stringify({
  query: `{ getPermits(limit: 20) { count items {
    _id code title status statusLabel workDescription createdAt startDate endDate due version actions
    site { code } discipline { code } hostSystemOwner { email } submittedBy { fullname } } } }`,
});

await runBenchmark(async (onEnd) => {
  const pictures = await drawPictures();
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const { address } = await startPopulatedServer(cluster, 'pdf', usualAmounts(1_000), onEnd);
  const token = await signIn(address, toEmail(submitter), password);
  const client = openClient(address, listConnections, token);
  onEnd(async () => client.close());
  const permit = await createPrintedPermit(address, token, client, pictures);
  onEnd(async () => permit.remove());
  const floor = await startFloor('pdf-floor.ts', { FIELDS: permit.fields });
  onEnd(floor.stop);

  const read = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok || byteLength < 100_000)
      throw new Error(`${url} answered ${response.status}, ${byteLength} bytes.`);
  };
  const readPermit = () => read(`${address}/pdf/${permit.id}`, { authorization: `Bearer ${token}` });
  const drawing = await measureInterleaved(
    [
      { name: 'server', run: readPermit },
      { name: 'floor', run: () => read(floor.address) },
    ],
    { connections: 1, warmUp: 4000, rounds: 8, duration: 2500 },
  );
  const { quiet, busy } = await measureList(client, readPermit);
  const secondsBesideList = await measurePdfBesideList(client, readPermit);
  printTable('pdf: a permit of 120 fields, two signatures, a map and four photographs', [
    {
      label: 'median time, of PDFKit drawing the same',
      measured: `${formatNumber(drawing.server.milliseconds)} ms`,
      against: `${formatNumber(drawing.floor.milliseconds)} ms`,
      verdict: { value: drawing.server.milliseconds / drawing.floor.milliseconds, bound: { most: maxTimesFloor } },
    },
    {
      label: `lists of 20 permits while ${concurrentPdfs} PDFs are being made, of those without`,
      measured: `${formatNumber(busy)}/s`,
      against: `${formatNumber(quiet)}/s`,
      verdict: { value: busy / quiet, bound: { least: minShareOfQuietList } },
    },
    {
      label: 'median time while lists are read as fast as the server can',
      measured: `${formatNumber(secondsBesideList * 1000)} ms`,
      against: `${formatNumber(drawing.server.milliseconds)} ms`,
      verdict: { value: secondsBesideList, unit: ' s', bound: { most: maxSecondsBesideList } },
    },
  ]);
});

/** Lists per second when idle, and while as many PDFs as may be requested at once are always in progress. */
async function measureList(client: Client, readPermit: () => Promise<void>): Promise<{ quiet: number; busy: number }> {
  const rounds: { quiet: number[]; busy: number[] } = { quiet: [], busy: [] };
  const run = () => readList(client);
  for (let round = 0; round < 8; round += 1) {
    rounds.quiet.push((await measureInterleaved([{ name: 'list', run }], listSettings)).list.perSecond);
    let isOver = false;
    const reading = Array.from({ length: concurrentPdfs }, async () => {
      while (!isOver) await readPermit();
    });
    rounds.busy.push((await measureInterleaved([{ name: 'list', run }], listSettings)).list.perSecond);
    isOver = true;
    await Promise.all(reading);
  }
  return { quiet: median(rounds.quiet), busy: median(rounds.busy) };
}

/** How long one PDF after the other takes, in seconds, while all connections read lists. */
async function measurePdfBesideList(client: Client, readPermit: () => Promise<void>): Promise<number> {
  let isOver = false;
  const reading = Array.from({ length: listConnections }, async () => {
    while (!isOver) await readList(client);
  });
  const settings = { connections: 1, warmUp: 1000, rounds: 1, duration: 8000 };
  const { pdf } = await measureInterleaved([{ name: 'pdf', run: readPermit }], settings);
  isOver = true;
  await Promise.all(reading);
  return pdf.milliseconds / 1000;
}

async function readList(client: Client): Promise<void> {
  await client.post(list);
}
