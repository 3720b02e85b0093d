import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import { readMultipart } from './multipart.ts';

const contentType = 'multipart/form-data; boundary=edge';
const bodyLimit = 2_000;

function bodyOf(...parts: [disposition: string, content: string][]): Buffer {
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

function fileIn(request: unknown): UploadedFile {
  const { variables } = request as { variables: { file: UploadedFile } };
  expect(variables.file).toBeInstanceOf(UploadedFile);
  return variables.file;
}

test('puts the file where the map says', async () => {
  // However the body is split on its way.
  for (const chunk of [1, 7, 64 * 1024]) {
    const { name, size, content } = fileIn(await read(bodyOf(operations, map, file), { chunk }));
    expect({ name, size, content: content.toString() }).toEqual({ name: 'plan.txt', size: 10, content: file[1] });
  }
});

test('a name keeps its letters', async () => {
  expect(fileIn(await read(bodyOf(operations, map, ['name="f"; filename="检查.txt"', 'x']))).name).toBe('检查.txt');
});

test('keeps a file in memory once, and no more than was announced', async () => {
  const body = bodyOf(operations, map, ['name="f"; filename="a"', 'x'.repeat(100_000)]);
  expect(fileIn(await read(body)).content.buffer.byteLength).toBe(body.length);
});

test('never serialises a file as JSON', async () => {
  expect(JSON.stringify(await read(bodyOf(operations, map, file)))).not.toContain('one');
});

test.each<[string, Buffer, string]>([
  ['thousands of parts', bodyOf(operations, map, ...Array.from({ length: 5_000 }, () => file)), contentType],
  ['a second file', bodyOf(operations, map, file, file), contentType],
  ['a third text', bodyOf(operations, map, ['name="more"', 'x'], file), contentType],
  ['repeated operations', bodyOf(operations, operations, file), contentType],
  ['no operations', bodyOf(map, file), contentType],
  ['a part with an endless head', bodyOf(operations, map, [`name="${'f'.repeat(90_000)}"`, '']), contentType],
  ['a part without an end', Buffer.from('--edge\r\ncontent-disposition: form-data; name="f"'), contentType],
  ['a file without an end', bodyOf(operations, map, file).subarray(0, -12), contentType],
  ['a boundary other than the declared one', bodyOf(operations, map, file), 'multipart/form-data; boundary=other'],
  ['no boundary', bodyOf(operations, map, file), 'multipart/form-data'],
  ['operations that are nested too deeply', bodyOf(['name="operations"', nested], map, file), contentType],
  ['a map that is nested too deeply', bodyOf(operations, ['name="map"', nested], file), contentType],
  ['a place that is not null', bodyOf(['name="operations"', '{"variables": {"file": 1}}'], map, file), contentType],
])('%s is refused', async (_what, body, type) => {
  await expect(read(body, { type })).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
});

test.each([
  ['operations', bodyOf([operations[0], ' '.repeat(bodyLimit + 1)], map, file)],
  ['a map', bodyOf(operations, [map[0], ' '.repeat(bodyLimit + 1)], file)],
  ['both together', bodyOf([operations[0], ' '.repeat(1_500)], [map[0], ' '.repeat(1_500)], file)],
])('%s beyond the limit of a request without files is refused as too large', async (_what, body) => {
  await expect(read(body)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE', message: 'Too large.' });
});
