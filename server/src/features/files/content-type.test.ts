import { describe, expect, test } from 'vitest';
import { createOnePagePdf } from '../../seed/one-page-pdf.ts';
import { detectContentType } from './content-type.ts';
import { createCompoundFile } from './testing/compound-file.ts';

test('a text in UTF-16 is a text, and a PDF called a text is a PDF', async () => {
  expect(await detectContentType(Buffer.from('\uFEFFnote', 'utf16le'), 'a.txt')).toMatchObject({ extension: 'txt' });
  expect(await detectContentType(createOnePagePdf('Plan'), 'a.txt')).toMatchObject({ extension: 'pdf' });
});

describe('an older office document', () => {
  test.each([
    ['WordDocument', 'doc'],
    ['Workbook', 'xls'],
    ['Book', 'xls'],
    ['PowerPoint Document', 'ppt'],
    ['__properties_version1.0', 'msg'],
  ])('with the stream %s is detected as %s', async (stream, extension) => {
    const content = createCompoundFile(['\u0005SummaryInformation', 'one', 'two', 'three', stream]);
    expect(await detectContentType(content, 'any.name')).toMatchObject({ extension });
  });

  test.each([
    ['no stream', createCompoundFile([])],
    ['streams of another format', createCompoundFile(['\u0005SummaryInformation', 'Contents'])],
    ['a stream name that only starts like one', createCompoundFile(['WordDocuments'])],
    [
      'a stream name within its content',
      Buffer.concat([createCompoundFile(['x']), Buffer.from('WordDocument', 'utf16le')]),
    ],
    ['the streams of an installer', createCompoundFile(['\u4840\u3f7f\u4164\u422f\u4836', 'WordDocument'])],
    ['the class id of an installer', createCompoundFile(['WordDocument'], '84100c0000000000c000000000000046')],
    ['a directory outside the file', createCompoundFile(['WordDocument']).subarray(0, 900)],
  ])('is not detected in a file with %s', async (_title, content) => {
    expect(await detectContentType(content, 'installer.doc')).toBeUndefined();
  });

  test('with a circular directory is read without looping forever', async () => {
    const content = createCompoundFile(['one', 'two']);
    content.writeUInt32LE(1, 512 + 4);
    content.writeUInt32LE(1, 1_024 + 2 * 128 + 68);
    expect(await detectContentType(content, 'circle.doc')).toBeUndefined();
  });
});
