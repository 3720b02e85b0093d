import type { TemplateContent } from '@eptw/domain/template/model/template';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CreatePermitDocument, GetPlannedReadinessDocument } from '../../../generated/permits/forms.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, respondTo, success } from '../../../testing/api.ts';
import { choose, toasts } from '../../../testing/page.ts';
import { permitForm, requestor, site, type PlannedRequirements } from '../../../testing/permit-form.tsx';
import { phone } from '../../../testing/viewport.ts';

const general: TemplateContent = {
  title: 'GENERAL PERMIT',
  code: 'GP',
  type: 'General',
  asParentPermit: true,
  showInCreatePermit: false,
  sections: [
    {
      title: 'Work and period',
      form: [
        { type: 'text', label: 'Work details', name: 'workDetails', required: true },
        { type: 'date', label: 'Start date', name: 'startDate', purpose: 'startDate' },
        { type: 'date', label: 'End date', name: 'endDate', purpose: 'endDate' },
        {
          type: 'multicheck',
          label: 'Impacts',
          name: 'impacts',
          purpose: 'highRiskWork',
          options: [{ value: 'Work on ladders #A2', label: 'Work on ladders' }],
        },
      ],
    },
  ],
};

const hotWorks: TemplateContent = {
  title: 'B1D01 - HOT WORKS DAY 01',
  code: 'B1D01',
  type: 'Hotwork',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [{ title: 'Hot work', form: [{ type: 'text', label: 'Place', name: 'place' }] }],
};

const templates = { general, hotWorks };

const welder = 'The work needs a welder with a certificate valid until 4 Mar 2027: 2 of your workers have one.';
const ends = (name: string) => `The welder certificate of ${name} ends on 3 Mar 2027, before the work does.`;

const gasTest: PlannedRequirements[number] = {
  requirement: {
    key: 'checksPassed',
    sentence: 'Gas test done and passed at most 30 min before the start.',
    resolvedBy: 'the holder or the issuing authority',
  },
  needsAttention: false,
  flagged: [],
};

const crew = (...names: string[]): PlannedRequirements[number] => ({
  requirement: { key: 'crewSignedOn', sentence: welder, resolvedBy: 'the holder' },
  needsAttention: names.length > 0,
  flagged: names.map((name) => ({ worker: name, sentence: ends(name) })),
});

const missingForm: PlannedRequirements[number] = {
  requirement: {
    key: 'childPermitsApproved',
    sentence: 'The ticked impacts require A2. It is not attached yet.',
    resolvedBy: 'you, in this form',
  },
  needsAttention: true,
  flagged: [],
};

const panel = page.getByRole('region', { name: 'Before the work starts' });
const bar = page.getByRole('region', { name: 'Permit actions' });
const link = bar.getByRole('link', { name: /^Before the start/ });
const openCrew = panel.getByRole('link', { name: 'Open the crew register' });

test('the bar says in short what the work will need, and leads to the list with what is flagged', async () => {
  await permitForm.open(templates, { plan: () => [gasTest, crew('Lim Kai Xiang')] });
  await expect.element(link).toHaveTextContent('Before the start: 2 requirements, 1 needs attention');
  await link.click();
  await expect.element(panel.getByRole('heading', { name: 'Before the work starts' })).toHaveFocus();
  await expect.element(panel).toBeInViewport();
  const items = panel.getByRole('listitem');
  await expect.element(items.first()).toHaveTextContent(/^Gas test .+Can do it: the holder or the issuing authority$/);
  await expect.element(panel.getByText(welder)).toBeVisible();
  await expect.element(panel.getByText(ends('Lim Kai Xiang'))).toBeVisible();
  await expect.element(openCrew).toHaveAttribute('href', '/crew');
  await expect.element(panel).toHaveTextContent('You can submit the permit now and see to it later.');
  await expectAccessibleEverywhere();
});

test('is told what is filled in about the period, the impacts and the forms, and nothing else', async () => {
  await permitForm.open(templates);
  const work = permitForm.section('Work and period');
  await choose(permitForm.panel, 'Site', 'Fab 10N');
  await work.getByRole('textbox', { name: 'Work details' }).fill('Weld a bracket');
  await permitForm.fillMoment(work, 'End date', '2027-03-04');
  await page.getByRole('button', { name: 'Add child permit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Child permit' });
  await choose(dialog, 'Templates to fill in with this permit', hotWorks.title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => getSent(GetPlannedReadinessDocument).at(-1))
    .toEqual({
      form: 'general',
      submission: { endDate: '2027-03-04' },
      attachedForms: ['hotWorks'],
      site: site._id,
      parentPermit: null,
    });
});

test('keeps the last answer while the server does not respond, and never keeps a permit from being submitted', async () => {
  const submitted = 'Permit F10N-GP-000002 was submitted.';
  respondTo(CreatePermitDocument, () => ({ createPermit: { ...success(submitted), problems: [] } }));
  await permitForm.openBegun(templates, { workDetails: 'Weld a bracket' });
  respondTo(GetPlannedReadinessDocument, () => ({
    readiness: { ...success(), requirements: [crew('Lim Kai Xiang')] },
  }));
  const work = permitForm.section('Work and period');
  await permitForm.fillMoment(work, 'Start date', '2027-03-02');
  await expect.element(link).toHaveTextContent('Before the start: 1 requirement, 1 needs attention');
  respondTo(GetPlannedReadinessDocument, () => {
    throw disconnected;
  });
  await permitForm.fillMoment(work, 'End date', '2027-03-04');
  await expect.poll(() => getSent(GetPlannedReadinessDocument).length).toBeGreaterThan(2);
  await expect.element(link).toBeVisible();
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(submitted);
});

test('says nothing while the work needs nothing', async () => {
  await permitForm.open(templates);
  await expect.poll(() => getSent(GetPlannedReadinessDocument).length).toBe(1);
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(panel).not.toBeInTheDocument();
});

test('names five certificates, and says how many more there are', async () => {
  const names = ['Ann', 'Ben', 'Chen', 'Dora', 'Erik', 'Faizal', 'Grace'];
  await permitForm.open(templates, { plan: () => [crew(...names)] });
  await expect.element(panel.getByText('And 2 more in the crew register.')).toBeVisible();
  expect(names.filter((name) => panel.getByText(ends(name)).elements().length > 0)).toEqual(names.slice(0, 5));
});

test('leads to the impacts for a form that they require', async () => {
  await permitForm.open(templates, { plan: () => [missingForm] });
  await expect.element(panel).toHaveTextContent('The forms have to be attached before you can submit the permit.');
  await panel.getByRole('button', { name: 'See the impacts' }).click();
  await expect.element(page.getByRole('checkbox', { name: /Work on ladders/ })).toHaveFocus();
});

test('staff, who keep no crew register, are not led to it', async () => {
  const user = { ...requestor, role: 'User' as const, company: 'Fab' };
  await permitForm.open(templates, { user, plan: () => [missingForm, crew('Lim Kai Xiang')] });
  await expect.element(panel.getByText(welder)).toBeVisible();
  await expect.element(openCrew).not.toBeInTheDocument();
});

test('on a phone the bar has it in a row of its own', async () => {
  await page.viewport(phone.width, phone.height);
  await permitForm.open(templates, { plan: () => [gasTest, crew('Lim Kai Xiang')] });
  await expect.element(link).toBeVisible();
  const [linkBox, submitBox] = [link, permitForm.submitButton].map((one) => one.element().getBoundingClientRect());
  expect(linkBox?.bottom).toBeLessThanOrEqual(submitBox?.top ?? 0);
  await link.click();
  await expect.element(panel).toBeInViewport();
  await expectAccessibleEverywhere();
});
