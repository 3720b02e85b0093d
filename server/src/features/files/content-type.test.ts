import { describe, expect, test } from 'vitest';
import { contentTypeOf } from './content-type.ts';
import { compoundFile } from './testing/compound-file.ts';

describe('an older office document', () => {
  test.each([
    ['WordDocument', 'doc'],
    ['Workbook', 'xls'],
    ['Book', 'xls'],
    ['PowerPoint Document', 'ppt'],
    ['__properties_version1.0', 'msg'],
  ])('with the stream %s is a %s', async (stream, extension) => {
    const content = compoundFile(['\u0005SummaryInformation', 'one', 'two', 'three', stream]);
    expect(await contentTypeOf(content, 'any.name')).toMatchObject({ extension });
  });

  test.each([
    ['no stream', compoundFile([])],
    ['streams of something else', compoundFile(['\u0005SummaryInformation', 'Contents'])],
    ['a name that only begins like one', compoundFile(['WordDocuments'])],
    ['the name within its content', Buffer.concat([compoundFile(['x']), Buffer.from('WordDocument', 'utf16le')])],
    ['the streams of an installer', compoundFile(['\u4840\u3f7f\u4164\u422f\u4836', 'WordDocument'])],
    ['the mark of an installer', compoundFile(['WordDocument'], '84100c0000000000c000000000000046')],
    ['a directory that leads nowhere', compoundFile(['WordDocument']).subarray(0, 900)],
  ])('is none with %s', async (_what, content) => {
    expect(await contentTypeOf(content, 'installer.doc')).toBeUndefined();
  });

  test('that leads in a circle is read to an end', async () => {
    const content = compoundFile(['one', 'two']);
    content.writeUInt32LE(1, 512 + 4);
    content.writeUInt32LE(1, 1_024 + 2 * 128 + 68);
    expect(await contentTypeOf(content, 'circle.doc')).toBeUndefined();
  });
});
