import { expect, test } from 'vitest';
import type { TemplateContent } from '../template/model/template.ts';
import { sippReportedStatuses } from '../permit/status.ts';
import { sippFieldNames, toSippSubmission, toSippStage } from './sipp-work.ts';

const options = [{ value: 'cc', label: 'Clean construction' }];
const template: Pick<TemplateContent, 'sections'> = {
  sections: [
    {
      title: 'Work',
      form: [
        { type: 'select', name: 'typeOfSIPPWork', label: 'Type', options },
        { type: 'multicheck', name: 'workDoneAt', label: 'Where', options },
      ],
    },
  ],
};

test('a form has fourteen fields, each a text', () => {
  const result = toSippSubmission({ startDate: '2026-03-02', typeOfSIPPWork: 'cc', secret: 'not told' }, template);
  expect(Object.keys(result)).toEqual(sippFieldNames);
  expect(sippFieldNames).toHaveLength(14);
  expect(result).toMatchObject({ startDate: '2026-03-02', typeOfSIPPWork: 'Clean construction', workLocation: '' });
});

test('lists several choices, and shows an option that was removed as it was stored', () => {
  const { workDoneAt } = toSippSubmission({ workDoneAt: ['cc', 'roof'] }, template);
  expect(workDoneAt).toBe('Clean construction, roof');
});

test('what was approved is reported with what is, until it is cancelled, and pending permits apart', () => {
  const stages = Object.fromEntries(sippReportedStatuses.map((status) => [status, toSippStage(status)]));
  expect(stages).toEqual({
    ...{ PendingPMApproval: 'pending', PendingApproval: 'pending' },
    ...{ Approved: 'approved', PendingClosure: 'approved', PendingCancel: 'approved', Completed: 'approved' },
  });
});
