import { describe, expect, it } from 'vitest';
import type { TemplateInput } from '../template/model/template.ts';
import { summarizeWork, type SummaryForm } from './work-summary.ts';

const input = (type: TemplateInput['type'], name: string, more: Partial<TemplateInput> = {}): TemplateInput => ({
  type,
  name,
  label: `The ${name}`,
  ...more,
});

const general: SummaryForm = {
  code: 'GP',
  template: {
    title: 'GENERAL PERMIT',
    sections: [
      {
        title: 'Work',
        form: [
          input('textarea', 'workDetails'),
          input('text', 'workLocation'),
          input('text', 'numberOfWorkers'),
          input('multicheck', 'workWithHealthAndSafetyImapct', {
            options: [
              { value: 'ladders', label: 'Work on ladders #A2' },
              { value: 'none', label: 'None of these' },
            ],
          }),
          input('radio', 'riskLevel', { options: [{ value: 'm', label: 'Medium' }] }),
          input('file', 'attachDrawing'),
          input('map', 'siteMap'),
        ],
      },
      { title: 'After the work', form: [input('file', 'cleanArea')] },
    ],
  },
  submission: {
    workDetails: 'Replace strainer',
    workLocation: 'Bay 12',
    numberOfWorkers: '4',
    workWithHealthAndSafetyImapct: ['ladders'],
    riskLevel: 'm',
    attachDrawing: ['drawing.png', 'list.pdf'],
    siteMap: ['marking.png'],
    cleanArea: ['after.jpg'],
  },
};

const assessment: SummaryForm = {
  code: 'A1',
  template: { title: 'A1 - RISK ASSESSMENT', sections: [{ title: 'Risk', form: [input('text', 'residualRisk')] }] },
  submission: { residualRisk: 'High' },
};

const hotWork = (code: string): SummaryForm => ({
  code,
  template: { title: `${code} - HOT WORKS`, sections: [] },
  submission: {},
});

describe('the summary of a permit', () => {
  it('has the work, place, number of people, hazards, map and pictures', () => {
    expect(summarizeWork([general, assessment])).toEqual({
      work: 'Replace strainer',
      place: 'Bay 12',
      headcount: '4',
      highRisk: ['Work on ladders'],
      remainingRisk: [
        { code: 'GP', answer: 'Medium' },
        { code: 'A1', answer: 'High' },
      ],
      pictures: [
        { kind: 'map', filename: 'marking.png', label: 'The siteMap' },
        { kind: 'picture', filename: 'drawing.png', label: 'The attachDrawing' },
      ],
    });
  });

  it('names high-risk work by the forms on the permit, each kind once and before the ticked hazards', () => {
    const { highRisk } = summarizeWork([general, hotWork('B1D02'), hotWork('B1D01'), hotWork('B4')]);
    expect(highRisk).toEqual(['Hot work', 'Work at height', 'Work on ladders']);
  });

  it("leaves out the answer 'none'", () => {
    const submission = { ...general.submission, workWithHealthAndSafetyImapct: ['none'] };
    expect(summarizeWork([{ ...general, submission }]).highRisk).toEqual([]);
  });

  it('is empty where the forms do not say, whatever the type of an answer', () => {
    const submission = { workDetails: ['x'], siteMap: 'marking.png', attachDrawing: [] };
    expect(summarizeWork([{ ...general, submission }])).toEqual({
      work: '',
      place: '',
      headcount: '',
      highRisk: [],
      remainingRisk: [],
      pictures: [],
    });
  });
});
