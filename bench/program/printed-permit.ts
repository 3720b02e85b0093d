import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Submission } from '@eptw/domain/template/model/submission';
import { listInputs } from '@eptw/domain/template/model/template';
import { findGroupAt, toId, findMember, findUserAt, userRanges } from '../population/users.ts';
import { createSubmission } from '../population/submissions.ts';
import { printedTemplate } from '../population/templates.ts';
import type { Client } from './client.ts';
import type { FloorField } from './pdf-floor.ts';
import type { Pictures } from './pictures.ts';

const site = 2;

/** The permit's submitter: a user whose quota the population has not used up. */
export const submitter = findMember(findGroupAt(site, 3), 0);

/** A permit on the server, and the same data for the script that it is compared with. */
export interface PrintedPermit {
  id: string;
  /** A JSON file with the fields that the script draws. */
  fields: string;
  remove: () => void;
}

async function upload(address: string, token: string, name: string, content: Buffer): Promise<string> {
  const form = new FormData();
  const query = 'mutation ($file: Upload!) { singleUpload(file: $file) { filename message } }';
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', new File([new Uint8Array(content)], name));
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { data } = (await response.json()) as { data: { singleUpload: { filename: string | null; message: string } } };
  if (!data.singleUpload.filename) throw new Error(data.singleUpload.message);
  return data.singleUpload.filename;
}

/** Raises a permit with 120 fields, two signatures, a marked map and four photographs. */
export async function createPrintedPermit(
  address: string,
  token: string,
  client: Client,
  pictures: Pictures,
): Promise<PrintedPermit> {
  const submission: Submission = { ...createSubmission(printedTemplate, 3, 6000), declaration: true };
  const signature = `data:image/png;base64,${pictures.signature.toString('base64')}`;
  submission['signature1'] = signature;
  submission['signature2'] = signature;
  submission['map'] = [await upload(address, token, 'map.png', pictures.map)];
  for (const number of [1, 2, 3, 4])
    submission[`photograph${number}`] = [await upload(address, token, 'photograph.jpg', pictures.photograph)];
  const { createPermit } = await client.query<{ createPermit: { _id: string | null; message: string } }>(
    'mutation ($data: CreatePermitInput!) { createPermit(data: $data) { _id message } }',
    {
      data: {
        form: printedTemplate.id,
        submission,
        site: toId('site', site),
        discipline: toId('discipline', 0),
        hostSystemOwner: toId('person', findUserAt(site, userRanges.users)),
        selectedUser: [toId('person', findUserAt(site, userRanges.supervisors))],
        selectedMTGroup: [toId('group', findGroupAt(site, 0))],
      },
    },
  );
  if (!createPermit._id) throw new Error(createPermit.message);
  return { id: createPermit._id, ...toFields(submission, pictures) };
}

function toFields(submission: Submission, pictures: Pictures): Pick<PrintedPermit, 'fields' | 'remove'> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eptw-bench-pdf-'));
  const files = {
    esign: path.join(folder, 'signature.png'),
    map: path.join(folder, 'map.png'),
    file: path.join(folder, 'photograph.jpg'),
  };
  writeFileSync(files.esign, pictures.signature);
  writeFileSync(files.map, pictures.map);
  writeFileSync(files.file, pictures.photograph);
  const drawn = listInputs(printedTemplate).map(({ type, name, label }): FloorField => {
    if (type === 'esign' || type === 'map' || type === 'file') return { label, value: '', pictures: [files[type]] };
    return { label, value: String(submission[name] ?? ''), pictures: [] };
  });
  const fields = path.join(folder, 'fields.json');
  writeFileSync(fields, JSON.stringify(drawn));
  return { fields, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
