import { expect, test } from 'vitest';
import { parseMultipart } from './multipart.ts';

const contentType = 'multipart/form-data; boundary=edge';

function bodyOf(...parts: [disposition: string, content: string][]): Buffer {
  const text = parts.map(
    ([disposition, content]) => `--edge\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`,
  );
  return Buffer.from(`${text.join('')}--edge--\r\n`);
}

const operations: [string, string] = ['name="operations"', '{"variables": {"file": null}}'];
const map: [string, string] = ['name="map"', '{"f": ["variables.file"]}'];
const file: [string, string] = ['name="f"; filename="plan.txt"', 'one\r\n\r\ntwo'];

test('the file takes the place that the map names', async () => {
  expect(await parseMultipart(bodyOf(operations, map, file), contentType)).toEqual({
    variables: { file: expect.objectContaining({ name: 'plan.txt', size: 10 }) },
  });
});

test.each<[string, Buffer, string]>([
  ['thousands of parts', bodyOf(operations, map, ...Array.from({ length: 5_000 }, () => file)), contentType],
  ['a part with an endless head', bodyOf(operations, map, [`name="${'f'.repeat(9_000)}"`, '']), contentType],
  ['a part without an end', Buffer.from('--edge\r\ncontent-disposition: form-data; name="f"'), contentType],
  ['another boundary than it says', bodyOf(operations, map, file), 'multipart/form-data; boundary=other'],
  ['no boundary', bodyOf(operations, map, file), 'multipart/form-data'],
])('%s is refused before it is taken apart', async (_what, body, type) => {
  await expect(parseMultipart(body, type)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
});
