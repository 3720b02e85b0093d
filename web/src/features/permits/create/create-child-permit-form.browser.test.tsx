import { checkParentPermit } from '@eptw/domain/child-permit/create';
import { message } from '@eptw/domain/message';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { TemplateContent } from '@eptw/domain/template/template';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CreateChildPermitDocument,
  GetChosenParentDocument,
  GetParentChoicesDocument,
} from '../../../generated/permits/forms.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { choose, toasts } from '../../../testing/page.ts';
import { permitForm } from '../../../testing/permit-form.tsx';
import { toTemplatePayload } from '../../../testing/template-payload.ts';

const questions = Array.from({ length: 12 }, (_, index) => `Question ${index + 1}`);

/** Like hot works, with twelve questions; nothing on it is prefilled. */
function createHotWorks(required: boolean): TemplateContent {
  const form = questions.map((label, index) => ({ type: 'text' as const, label, name: `q${index}`, required }));
  return {
    title: 'B1D01 - HOT WORKS DAY 01',
    code: 'B1D01',
    type: 'General',
    asParentPermit: false,
    showInCreatePermit: false,
    sections: [{ title: 'Hot work', form }],
  };
}

const parentForm = { ...createHotWorks(false), title: 'GENERAL PERMIT', code: 'GP', asParentPermit: true };

/** Opens the form of a child permit on a parent with this status. */
async function open(status: PermitStatus, required: boolean) {
  const item = {
    _id: 'parent',
    code: 'F10N-GP-000001',
    status,
    startDate: null,
    endDate: null,
    submission: {},
    form: toTemplatePayload('general', parentForm),
    site: { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' },
    parentPermit: null,
  };
  const getPermit = { success: true, code: 'OK', message: '', item } as const;
  respondTo(GetChosenParentDocument, () => ({ getPermit }));
  respondTo(GetParentChoicesDocument, () => ({ getPermitCode: { items: [item] } }));
  await permitForm.openChild({ general: parentForm, hotWorks: createHotWorks(required) }, item._id);
}

async function chooseForHotWork() {
  const { panel } = permitForm;
  await choose(panel, 'Child Permit', 'B1D01 - HOT WORKS DAY 01');
  await choose(panel, 'Host / System Owner', 'host@fab.example');
  await choose(panel, 'Discipline', 'MECH, Mechanical systems');
  await choose(panel, 'Individual Reviewer(s)', 'manager@fab.example');
  await choose(panel, 'MTGroup(s)', 'Facilities F10N');
}

const answer = (label: string) => page.getByRole('textbox', { name: label, exact: true });

test('reports what is missing, and sends nothing before enough is filled in', async () => {
  const submitted = 'Permit F10N-B1D01-000002 was submitted.';
  const createChildPermit = { success: true, code: 'OK', message: submitted } as const;
  respondTo(CreateChildPermitDocument, () => ({ createChildPermit: { ...createChildPermit, problems: [] } }));
  await open('Approved', false);
  await chooseForHotWork();
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message.emptyPermit);
  await answer('Question 1').fill(' ');
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message.childPermitBlank);
  await answer('Question 1').fill('Bay 12');
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message.childPermitTooLittle(10, 1));
  expect(getSent(CreateChildPermitDocument)).toEqual([]);
  for (const label of questions) await answer(label).fill('Bay 12');
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(submitted);
  expect(getSent(CreateChildPermitDocument)).toHaveLength(1);
});

test('requires its required inputs, and goes to the first one that lacks an answer', async () => {
  await open('Approved', true);
  await chooseForHotWork();
  await answer('Question 1').fill('Bay 12');
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message.fillRequiredBeforeSaving);
  await expect.element(answer('Question 2')).toHaveFocus();
  expect(getSent(CreateChildPermitDocument)).toEqual([]);
});

test('says why a parent cannot be selected', async () => {
  await open('PendingClosure', true);
  const problem = checkParentPermit({ number: 'F10N-GP-000001', status: 'PendingClosure' });
  expect(problem).toBeDefined();
  await expect.element(permitForm.panel.getByText(problem ?? '')).toBeVisible();
});
