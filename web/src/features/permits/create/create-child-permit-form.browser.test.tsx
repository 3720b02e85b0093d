import { checkParentPermit } from '@eptw/domain/child-permit/create';
import { message } from '@eptw/domain/message';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CreateChildPermitDocument,
  GetChosenParentDocument,
  GetFollowedPermitDocument,
  GetParentChoicesDocument,
} from '../../../generated/permits/forms.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { choose, press, toasts } from '../../../testing/page.ts';
import { permitForm, site } from '../../../testing/permit-form.tsx';
import { ladder } from '../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../testing/template-payload.ts';

const notFound = message.notFound;

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

const templates = (required: boolean) => ({ general: parentForm, hotWorks: createHotWorks(required) });

/** Lets the API find permits to raise child permits on, with these ids. */
function respondWithParents(status: PermitStatus, ...ids: string[]) {
  const parents = ids.map((_id, index) => ({
    _id,
    code: `F10N-GP-00000${index + 1}`,
    status,
    startDate: null,
    endDate: null,
    submission: {},
    form: toTemplatePayload('general', parentForm),
    site,
    parentPermit: null,
  }));
  respondTo(GetChosenParentDocument, ({ id }) => ({
    getPermit: { ...success(), item: parents.find(({ _id }) => _id === id) ?? null },
  }));
  respondTo(GetParentChoicesDocument, ({ searchText }) => ({
    getPermitCode: { items: parents.filter(({ code }) => code.includes(searchText)) },
  }));
}

/** Opens the form of a child permit on a parent with this status. */
async function open(status: PermitStatus, required: boolean) {
  respondWithParents(status, 'parent');
  await permitForm.openChild(templates(required), 'parent');
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
  respondTo(CreateChildPermitDocument, () => ({ createChildPermit: { ...success(submitted), problems: [] } }));
  await open('Approved', false);
  await chooseForHotWork();
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message.emptyPermit);
  await expectAccessibleEverywhere();
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

test('finds a parent by its number, and offers the forms of child permits', async () => {
  const { panel } = permitForm;
  respondWithParents('Approved', 'parent');
  await permitForm.open({ ...templates(false), ladder }, { address: '/childpermits/create-child-permit' });
  await panel.getByRole('combobox', { name: 'Parent Permit' }).fill('F10N-GP-000009');
  await expect.element(page.getByText('No permit found. It must be approved or still in review.')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Parent Permit' }).fill('F10N-GP-000001');
  await page.getByTitle('F10N-GP-000001', { exact: true }).last().click();
  await expect.element(panel).toHaveTextContent('At Fab 10N, like its parent');

  await panel.getByRole('combobox', { name: 'Child Permit' }).click();
  await expect.element(page.getByTitle('B1D01 - HOT WORKS DAY 01')).toBeVisible();
  for (const title of [ladder.title, parentForm.title])
    await expect.element(page.getByTitle(title)).not.toBeInTheDocument();
  await press('{Escape}');
});

test('keeps parent and entries after a reload, and says when they move to another parent', async () => {
  const { panel } = permitForm;
  respondWithParents('Approved', 'parent', 'other');
  await permitForm.openChild(templates(false), 'parent');
  await choose(panel, 'Child Permit', 'B1D01 - HOT WORKS DAY 01');
  await answer('Question 1').fill('Bay 31');
  await expect.element(page.getByText(/^Saved.* on this device \d/)).toBeVisible();

  await closePage();
  await permitForm.open(templates(false), { address: '/childpermits/create-child-permit' });
  await expect.element(page.getByText(/^Restored your unfinished child permit from /)).toBeVisible();
  await expect.element(panel).toHaveTextContent('F10N-GP-000001');
  await expect.element(answer('Question 1')).toHaveValue('Bay 31');

  await closePage();
  await permitForm.openChild(templates(false), 'other');
  await expect.element(panel).toHaveTextContent('F10N-GP-000002');
  await expect
    .element(page.getByText('It was started for another parent permit and now belongs to the one you came from.'))
    .toBeVisible();
  await expect.element(answer('Question 1')).toHaveValue('Bay 31');
});

describe('a follow-up', () => {
  const address = '/childpermits/create-child-permit?follows=expired';
  const note = page.getByText('Follow-up of F10N-B1D01-000007', { exact: true });

  function respondWithExpired(): void {
    respondWithParents('Approved', 'parent');
    const slots = [
      { user: { _id: 'person-manager' }, group: null },
      { user: null, group: { _id: 'group Facilities F10N' } },
    ];
    const expired = {
      _id: 'expired',
      code: 'F10N-B1D01-000007',
      submission: Object.fromEntries(questions.map((label, index) => [`q${index}`, `${label} as before`])),
      form: toTemplatePayload('hotWorks', createHotWorks(true)),
      parentPermit: { _id: 'parent' },
      discipline: { _id: 'discipline-mech' },
      hostSystemOwner: { _id: 'person-host' },
      slots,
    };
    respondTo(GetFollowedPermitDocument, ({ id }) => ({
      getPermit: id === 'expired' ? { ...success(), item: expired } : { ...refusal('NOT_FOUND', notFound), item: null },
    }));
  }

  test('of a child permit begins with its choices and answers, and names it when sent', async () => {
    respondWithExpired();
    await permitForm.open(templates(true), { address });
    await expect.element(note).toBeVisible();
    await expectAccessibleEverywhere();
    await expect.element(answer('Question 12')).toHaveValue('Question 12 as before');
    await expect.element(permitForm.panel).toHaveTextContent('F10N-GP-000001');
    respondTo(CreateChildPermitDocument, () => ({ createChildPermit: { ...success('Submitted.'), problems: [] } }));
    await permitForm.submitButton.click();
    await expect.element(toasts).toHaveTextContent('Submitted.');
    expect(getSent(CreateChildPermitDocument)).toMatchObject([
      {
        data: {
          follows: 'expired',
          parentPermit: 'parent',
          form: 'hotWorks',
          selectedUser: ['person-manager'],
          selectedMTGroup: ['group Facilities F10N'],
          hostSystemOwner: 'person-host',
          discipline: 'discipline-mech',
        },
      },
    ]);
  });

  test('survives a reload', async () => {
    respondWithExpired();
    await permitForm.open(templates(true), { address });
    await answer('Question 1').fill('Bay 32');
    await expect.element(page.getByText(/^Saved.* on this device \d/)).toBeVisible();
    await closePage();
    await permitForm.open(templates(true), { address: '/childpermits/create-child-permit' });
    await expect.element(note).toBeVisible();
    await expect.element(answer('Question 1')).toHaveValue('Bay 32');
    await expect.element(answer('Question 2')).toHaveValue('Question 2 as before');
  });

  test('waits while another child permit is unfinished, and begins over it only when told to', async () => {
    respondWithExpired();
    await permitForm.openChild(templates(true), 'parent');
    await choose(permitForm.panel, 'Child Permit', 'B1D01 - HOT WORKS DAY 01');
    await answer('Question 1').fill('Something else');
    await expect.element(page.getByText(/^Saved.* on this device \d/)).toBeVisible();
    await closePage();

    await permitForm.open(templates(true), { address });
    await expect.element(page.getByText(/^It is not the follow-up of F10N-B1D01-000007\./)).toBeVisible();
    await expect.element(answer('Question 1')).toHaveValue('Something else');
    await expect.element(note).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.element(note).toBeVisible();
    await expect.element(answer('Question 1')).toHaveValue('Question 1 as before');
  });

  test('of a permit that its reader does not see says so', async () => {
    respondWithExpired();
    permitForm.mount(templates(true), { address: `${address}-not` });
    await expect.element(page.getByText(notFound)).toBeVisible();
  });
});
