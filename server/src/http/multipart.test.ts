import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import { readMultipart } from './multipart.ts';

const contentType = 'multipart/form-data; boundary=edge';
const bodyLimit = 2_000;

function createBody(...parts: [disposition: string, content: string][]): Buffer {
  const text = parts.map(
    ([disposition, content]) => `--edge\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`,
  );
  return Buffer.from(`${text.join('')}--edge--\r\n`);
}

const operations: [string, string] = ['name="operations"', '{"variables": {"file": null}}'];
const map: [string, string] = ['name="map"', '{"f": ["variables.file"]}'];
const file: [string, string] = ['name="f"; filename="plan.txt"', 'one\r\n\r\ntwo'];
const nested = '['.repeat(500) + ']'.repeat(500);

/** Reads a body that arrives in chunks of this many bytes. */
function read(body: Buffer, { type = contentType, chunk = 64 * 1024, contentLength = body.length } = {}) {
  const chunks = Array.from({ length: Math.ceil(body.length / chunk) }, (_, index) =>
    body.subarray(index * chunk, (index + 1) * chunk),
  );
  return readMultipart(Readable.from(chunks), {
    contentType: type,
    contentLength,
    bodyLimit,
    tooLargeMessage: 'Too large.',
  });
}

function findFile(request: unknown): UploadedFile {
  const { variables } = request as { variables: { file: UploadedFile } };
  expect(variables.file).toBeInstanceOf(UploadedFile);
  return variables.file;
}

test('puts the file where the map says', async () => {
  // However the body is split on its way.
  for (const chunk of [1, 7, 64 * 1024]) {
    const { name, size, content } = findFile(await read(createBody(operations, map, file), { chunk }));
    expect({ name, size, content: content.toString() }).toEqual({ name: 'plan.txt', size: 10, content: file[1] });
  }
});

test('a name keeps its letters', async () => {
  expect(findFile(await read(createBody(operations, map, ['name="f"; filename="检查.txt"', 'x']))).name).toBe(
    '检查.txt',
  );
});

test('keeps a file in memory once, and no more than was announced', async () => {
  const body = createBody(operations, map, ['name="f"; filename="a"', 'x'.repeat(100_000)]);
  expect(findFile(await read(body)).content.buffer.byteLength).toBe(body.length);
});

test('never serialises a file as JSON', async () => {
  expect(JSON.stringify(await read(createBody(operations, map, file)))).not.toContain('one');
});

test.each<[string, Buffer, string]>([
  ['thousands of parts', createBody(operations, map, ...Array.from({ length: 5_000 }, () => file)), contentType],
  ['a second file', createBody(operations, map, file, file), contentType],
  ['a third text', createBody(operations, map, ['name="more"', 'x'], file), contentType],
  ['repeated operations', createBody(operations, operations, file), contentType],
  ['no operations', createBody(map, file), contentType],
  ['a part with an endless head', createBody(operations, map, [`name="${'f'.repeat(90_000)}"`, '']), contentType],
  ['a part without an end', Buffer.from('--edge\r\ncontent-disposition: form-data; name="f"'), contentType],
  ['a file without an end', createBody(operations, map, file).subarray(0, -12), contentType],
  ['a boundary other than the declared one', createBody(operations, map, file), 'multipart/form-data; boundary=other'],
  ['no boundary', createBody(operations, map, file), 'multipart/form-data'],
  ['operations that are nested too deeply', createBody(['name="operations"', nested], map, file), contentType],
  ['a map that is nested too deeply', createBody(operations, ['name="map"', nested], file), contentType],
  ['a place that is not null', createBody(['name="operations"', '{"variables": {"file": 1}}'], map, file), contentType],
])('%s is refused', async (_title, body, type) => {
  await expect(read(body, { type })).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
});

test.each([
  ['operations', createBody([operations[0], ' '.repeat(bodyLimit + 1)], map, file)],
  ['a map', createBody(operations, [map[0], ' '.repeat(bodyLimit + 1)], file)],
  ['both together', createBody([operations[0], ' '.repeat(1_500)], [map[0], ' '.repeat(1_500)], file)],
])('%s beyond the limit of a request without files is refused as too large', async (_title, body) => {
  await expect(read(body)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE', message: 'Too large.' });
});
