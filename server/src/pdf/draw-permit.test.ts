import type { SubmissionValue } from '@eptw/domain/template/model/submission';
import { createTestInput, oneOfEach, testSignature } from '@eptw/domain/template/testing/test-templates';
import type { InputType } from '@eptw/domain/template/model/template';
import { gasReadings, type CheckReading } from '@eptw/domain/work-policy/work-policy';
import { createReadingChart } from '@eptw/domain/work/records/reading-chart';
import { describe, expect, it } from 'vitest';
import { palette, toneColors } from './palette.ts';
import type { PermitDocument, PrintedChart, PrintedForm, PrintedSeries } from './permit-document.ts';
import { drawForTest } from './testing/draw.ts';
import { readPdf, removeSpaces } from './testing/read-pdf.ts';
import { sampleDocument } from './testing/sample-document.ts';

const picture = Buffer.from(testSignature.slice(testSignature.indexOf(',') + 1), 'base64');
const files: PermitDocument['files'] = {
  'photo.png': { name: 'Pump 泵.png', size: 2_500_000, type: 'image/png', content: picture },
  'plan.pdf': { name: 'Plan.pdf', size: 90_000, type: 'application/pdf' },
};
const people = { u1: 'Lim Wei Ling' };

function createForm(type: InputType, value: SubmissionValue | undefined): PrintedForm {
  const input = createTestInput(type);
  const submission = value === undefined ? {} : { [input.name]: value };
  return { code: 'A2', title: 'A2 - LADDERS', sections: [{ title: 'The work', form: [input] }], submission };
}

async function drawAndRead(form: PrintedForm, change: Partial<PermitDocument> = {}) {
  return readPdf(await drawForTest(sampleDocument({ forms: [form], files, people, ...change })));
}

describe('a filled input', () => {
  const filled: Record<InputType, { value: SubmissionValue | undefined; text: string; pictures?: number }> = {
    text: { value: 'Replace valve', text: 'The text Replace valve' },
    textarea: { value: 'one\ntwo 三', text: 'The textarea one two 三' },
    radio: { value: 'lift', text: 'The radio Boom lift' },
    select: { value: 'ladder', text: 'The select Ladder' },
    checkbox: { value: true, text: 'The checkbox ☑ Confirmed' },
    multicheck: { value: ['ladder', 'lift'], text: 'The multicheck ☑ Ladder ☑ Boom lift' },
    date: { value: '2026-11-03', text: 'The date 3 Nov 2026' },
    time: { value: '07:30', text: 'The time 07:30' },
    daterange: { value: ['2026-11-03', '2026-11-05'], text: 'The daterange 3 Nov 2026 to 5 Nov 2026' },
    file: {
      value: ['photo.png', 'plan.pdf'],
      text: 'The file Plan.pdf (88 kB) Pump 泵.png (2.4 MB)',
      pictures: 1,
    },
    esign: { value: testSignature, text: 'The esign', pictures: 1 },
    freetext: { value: undefined, text: 'The freetext' },
    map: { value: ['photo.png'], text: 'The map', pictures: 1 },
    reviewerlist: { value: ['u1', 'u2'], text: 'The reviewerlist Lim Wei Ling, Former user' },
  };

  it.each(Object.entries(filled))('of type %s shows its value', async (type, { value, text, pictures = 0 }) => {
    const read = await drawAndRead(createForm(type as InputType, value));
    expect(read.letters).toContain(removeSpaces(text));
    expect(read.pictures).toBe(pictures);
  });
});

it.each<[InputType, string]>([
  ['text', 'The text Not filled in'],
  ['checkbox', 'The checkbox ☐ Not ticked'],
  ['multicheck', 'The multicheck None selected'],
  ['date', 'The date Not filled in'],
  ['daterange', 'The daterange Not filled in'],
  ['file', 'The file No file'],
  ['esign', 'The esign Not signed'],
  ['map', 'The map Not marked'],
  ['reviewerlist', 'The reviewerlist None selected'],
])('an empty input of type %s shows that it is empty', async (type, text) => {
  expect((await drawAndRead(createForm(type, undefined))).letters).toContain(removeSpaces(text));
});

describe('values that the template would not accept', () => {
  const strange: SubmissionValue[] = [true, 'words', ['a', 'b'], 'data:image/png;base64,AAAA'];
  it.each(strange)('do no harm: %j', async (value) => {
    const submission = Object.fromEntries(
      oneOfEach.sections.flatMap(({ form }) => form.map(({ name }) => [name, value])),
    );
    const read = await drawAndRead({ code: 'A2', title: 'A2', sections: oneOfEach.sections, submission });
    expect(read.letters).toContain('Thereviewerlist');
  });
});

describe('scripts', () => {
  it.each([
    ['simplified Chinese', '更换泵的过滤器，安全第一！'],
    ['traditional Chinese', '更換泵的過濾器，安全第一！'],
    ['Japanese', '安全第一、カタカナとひらがな。'],
    ['Korean', '안전 제일'],
    ['Malay', 'Utamakan keselamatan'],
    ['Vietnamese', 'An toàn là trên hết, Nguyễn'],
    ['Russian and Greek', 'Безопасность, ασφάλεια'],
    ['Thai', 'ความปลอดภัย'],
    ['signs', '≥ 5 °C ± 2 mm² → ok ✓ “so”'],
  ])('%s can be read', async (_name, text) => {
    expect((await drawAndRead(createForm('text', text))).letters).toContain(removeSpaces(text));
  });

  it.each([
    ['Tamil', 'பாதுகாப்பு'],
    ['Bengali', 'নিরাপত্তা'],
    ['Hindi', 'सुरक्षा'],
    ['Burmese', 'ဘေးကင်း'],
  ])('%s is drawn in its own letters', async (_name, text) => {
    const { letters } = await drawAndRead(createForm('text', text));
    expect(letters).not.toContain('□');
    for (const letter of text) if (/\p{Lo}/u.test(letter)) expect(letters).toContain(letter);
  });

  it('characters without a font are visibly missing, and named on every page', async () => {
    const { letters, pages } = await drawAndRead(createForm('textarea', `valve ሰላም end${'\n'.repeat(80)}end`));
    expect(letters).toContain('valve□□□end');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('□ stands for what cannot be printed: U+1230, U+120B, U+121D');
    expect((await drawAndRead(createForm('text', 'valve'))).letters).not.toContain('□');
  });
});

describe('the pages', () => {
  const long = Array.from({ length: 1400 }, (_, index) => `word${index}安全`).join(' ');
  const pages = drawAndRead(createForm('textarea', long));

  it('are A4, numbered "x of y"', async () => {
    const { pages: texts, size } = await pages;
    expect(size.map(Math.round)).toEqual([595, 842]);
    expect(texts.length).toBeGreaterThan(2);
    texts.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${texts.length}`));
    for (const text of texts.slice(1)) expect(text).toContain('F10N-GP-000123 · GENERAL PERMIT · Approved');
  });

  it('lose nothing of a long text between them', async () => {
    const { letters } = await pages;
    for (let index = 0; index < 900; index += 1) expect(letters).toContain(`word${index}安全`);
  });

  it('have no text below 8 points, a title and a language', async () => {
    const { smallestText, title, language } = await pages;
    expect(smallestText).toBeGreaterThanOrEqual(8);
    expect(title).toBe('F10N-GP-000123 GENERAL PERMIT');
    expect(language).toBe('en');
  });
});

it('a permit has its status, reviewers, child permits and history', async () => {
  const read = await readPdf(
    await drawForTest(
      sampleDocument({
        notice: 'Not approved yet. Do not start work under this permit.',
        reviewers: [
          { reviewer: 'LSS', capacity: 'Reviewing group', decision: 'Approved', tone: 'green', by: 'Goh', at: '3 Nov' },
        ],
        childPermits: [
          { number: 'F10N-B3-000130', title: 'B3 - LIFTING', statusLabel: 'Rejected By Goh', tone: 'red' },
        ],
        history: [
          { at: '2 Nov', text: 'Ravi submitted', changes: [{ label: 'Shift', before: 'Day', after: '' }] },
          { at: '3 Nov', text: 'Ravi finished the work', details: 'confirmed to have left: Muthu', changes: [] },
        ],
      }),
    ),
  );
  for (const text of [
    'Fab · PERMIT TO WORK F10N-GP-000123 GENERAL PERMIT Approved',
    'Not approved yet. Do not start work under this permit.',
    'LSS Reviewing group Approved Goh 3 Nov',
    'F10N-B3-000130 B3 - LIFTING Rejected By Goh',
    '2 Nov Ravi submitted Shift: Day → nothing',
    '3 Nov Ravi finished the work confirmed to have left: Muthu',
  ])
    expect(read.letters).toContain(removeSpaces(text));
});

it('a missed check stands between two strong lines in its place', async () => {
  const missed = { at: '2 Nov 2026, 07:10', by: '', text: 'Missed. Not recorded by 07:15.', tone: 'slate' } as const;
  const draw = (isMissed: boolean) => {
    const series = { title: 'Gas test', charts: [], limits: '', checks: [{ ...missed, isMissed }] };
    return drawAndRead(createForm('text', 'A pump'), { checks: [series] });
  };
  const [marked, plain] = [await draw(true), await draw(false)];
  expect(marked.letters).toContain(removeSpaces('2 Nov 2026, 07:10 Missed. Not recorded by 07:15. Missed'));
  expect(marked.lineColors).toContain(palette.ink);
  expect(plain.lineColors).not.toContain(palette.ink);
});

it('the record of the work is in tables, each under its title and with its columns', async () => {
  const table = {
    columns: [
      { title: 'Name, company', twelfths: 6 },
      { title: 'Role', twelfths: 6 },
    ],
    groups: [{ rows: [[[{ text: 'Muthu Raman', strong: true }, { text: 'ACME' }], [{ text: 'Entrant' }]]] }],
  };
  const { letters } = await readPdf(
    await drawForTest(sampleDocument({ tables: [{ title: 'People on the job', table }] })),
  );
  expect(letters).toContain(removeSpaces('People on the job Name, company Role Muthu Raman ACME Entrant'));
});

describe('the chart of a reading', () => {
  const [oxygen] = gasReadings as readonly [CheckReading];

  function createChart(label: string, values: number[]): PrintedChart {
    const points = values.map((value, index) => ({ at: index * 60_000, value }));
    const chart = createReadingChart(oxygen, points);
    return {
      label,
      limits: '19.5 to 23.5 %',
      chart,
      from: 'Mon 22:10',
      to: '06:40',
      alternative: `${label} in words.`,
    };
  }

  function drawSeries(charts: PrintedChart[], change: Partial<PermitDocument> = {}) {
    const series: PrintedSeries = {
      title: 'Gas test',
      charts,
      limits: 'Oxygen: as in the charts',
      checks: [{ at: '2 Nov 2026, 06:40', by: 'Ravi', text: 'Oxygen 20.9 %: passed', tone: 'green', isMissed: false }],
    };
    return drawAndRead(createForm('text', 'A pump'), { checks: [series], ...change });
  }

  it('is above the records, with its limits and the times of its first and last value', async () => {
    const { letters } = await drawSeries([createChart('Oxygen', [20.9, 20.6])]);
    expect(letters).toContain(
      removeSpaces('Gas test Oxygen 19.5 to 23.5 % Mon 22:10 06:40 2 Nov 2026, 06:40 Oxygen 20.9 %: passed'),
    );
  });

  it('is a figure in words for those who do not see it', async () => {
    const { figures } = await drawSeries([createChart('Oxygen', [20.9]), createChart('Carbon monoxide', [])]);
    expect(figures.slice(1)).toEqual(['Oxygen in words.', 'Carbon monoxide in words.']);
  });

  it('has a red point only for a value outside its limits', async () => {
    const passed = await drawSeries([createChart('Oxygen', [20.9, 20.6])]);
    expect(passed.colors).not.toContain(toneColors.red.mark);
    const failed = await drawSeries([createChart('Oxygen', [20.9, 18])]);
    expect(failed.colors).toContain(toneColors.red.mark);
  });

  it('says beside a reading over range what it is', async () => {
    const points = [
      { at: 0, value: 20.9 },
      { at: 60_000, value: 30, isOverRange: true },
    ];
    const chart = { ...createChart('Oxygen', []), chart: createReadingChart(oxygen, points) };
    expect((await drawSeries([chart])).letters).toContain(removeSpaces('Over range'));
  });

  it('is on one page with the heading of its series', async () => {
    const labels = ['Gas 1', 'Gas 2', 'Gas 3', 'Gas 4'];
    const charts = labels.map((label) => createChart(label, [20.9]));
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');
    for (let count = 22; count < 44; count += 3) {
      const { pages } = await drawSeries(charts, { forms: [createForm('textarea', lines(count))] });
      for (const page of pages) expect(page.includes('Gas test')).toBe(page.includes('Gas 4'));
    }
  });
});

it('a stop of all work at the site stands above the number', async () => {
  const siteStop = 'All work stopped at Fab 10N. Fire alarm, 23 Nov 2026, 15:58, by Sofia Tan.';
  const document = sampleDocument({ siteStop });
  const { letters } = await readPdf(await drawForTest(document));
  const place = letters.indexOf(removeSpaces(siteStop));
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(letters.indexOf(removeSpaces(document.number)));
});
