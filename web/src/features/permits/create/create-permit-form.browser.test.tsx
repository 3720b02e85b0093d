import { message } from '@eptw/domain/message';
import { createTestInput } from '@eptw/domain/template/testing/test-templates';
import { inputTypes, type InputType, type TemplateContent } from '@eptw/domain/template/model/template';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { UploadFileDocument, GetFileLinkDocument } from '../../../generated/files.ts';
import { CreatePermitDocument } from '../../../generated/permits/forms.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { choose, chooseFile, press, toasts } from '../../../testing/page.ts';
import { permitForm, requestor, site, toFormOptions } from '../../../testing/permit-form.tsx';

const red = 'rgb(207, 111, 102)';

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
        { type: 'textarea', label: 'Work details', name: 'workDetails', required: true },
        { type: 'date', label: 'Start date', name: 'startDate', required: true, purpose: 'startDate' },
        { type: 'time', label: 'From', name: 'startTime', required: true, purpose: 'startTime' },
      ],
    },
    {
      title: 'Work with health and safety impact',
      form: [
        {
          type: 'multicheck',
          label: 'Which of these does the work include?',
          name: 'impacts',
          purpose: 'highRiskWork',
          options: [{ value: 'Work on ladders #A2', label: 'Work on ladders or scaffolds' }],
        },
      ],
    },
    {
      title: 'Drawings and documents',
      form: [{ type: 'file', label: 'Drawing of the work area', name: 'attachDrawing' }],
    },
    {
      title: 'Declaration and signatures',
      form: [{ type: 'esign', label: 'Applicant signature', name: 'signature', required: true }],
    },
  ],
};

const ladder: TemplateContent = {
  title: 'A2 - LADDER AND SCAFFOLD',
  code: 'A2',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    {
      title: 'Work at height',
      form: [
        { type: 'text', label: 'Work location', name: 'location' },
        { type: 'text', label: 'Working height (m)', name: 'height', required: true },
      ],
    },
  ],
};

const templates = { general, ladder };

function colourOf(element: Element | null | undefined): string {
  return element ? getComputedStyle(element).borderTopColor : '';
}

async function expectToast(text: string) {
  await expect.element(toasts).toHaveTextContent(text);
}

test('the button requires site and reviewers', async () => {
  await permitForm.open(templates);
  await expect.element(permitForm.submitButton).toBeDisabled();
  await expect
    .element(permitForm.submitButton)
    .toHaveAccessibleDescription(
      /Choose Site, Discipline, Host \/ System Owner, Individual Reviewers, MT groups first/,
    );
  await permitForm.chooseReviewers();
});

test('missing answers are reported one after another, at their inputs', async () => {
  await permitForm.openBegun(templates, {});
  const work = permitForm.section('Work and period');
  const details = work.getByRole('textbox', { name: 'Work details' });
  const field = () => details.element().closest('.form-field');
  await expect.element(details).toBeVisible();
  expect(field()?.textContent).toContain('Required');
  expect(colourOf(details.element())).toBe(red);
  await permitForm.submitButton.click();
  await expectToast(message.emptyPermit);

  await details.fill('Change a valve');
  await expect.poll(() => field()?.textContent).not.toContain('Required');
  await press('{Tab}');
  await expect.poll(() => colourOf(details.element())).not.toBe(red);
  await permitForm.submitButton.click();
  await expectToast(message.fillRequiredBeforeSubmitting);
  const start = work.getByRole('textbox', { name: 'Start date' });
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveAccessibleDescription(message.signatureRequired);
  await expect.element(work.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(message.fieldRequired);
  await press('{Escape}');
  await expectAccessibleEverywhere();
  const declaration = await permitForm.goTo('Declaration and signatures');
  await expect.element(declaration.getByText(message.signatureRequired)).toBeVisible();
  await permitForm.draw(declaration.getByRole('button', { name: /^Applicant signature/ }));
  await permitForm.fillMoment(work, 'Start date', '2027-03-02');
  await permitForm.fillMoment(work, 'From', '08:00');

  await page.getByRole('checkbox', { name: /ladders or scaffolds/ }).click();
  await expect.element(page.getByText(message.childPermitRequired('A2'))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'New Child permit(s)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove A2/ })).toBeDisabled();
  await permitForm.submitButton.click();
  await expectToast(message.emptyChildPermit);
  await page.getByRole('textbox', { name: 'Work location' }).fill('Bay 3');
  await permitForm.submitButton.click();
  await expectToast(`A2 - LADDER AND SCAFFOLD: ${message.fillRequiredBeforeSaving}`);
  expect(getSent(CreatePermitDocument)).toEqual([]);
});

test('the dialog of forms to fill in with the permit says where to raise a child permit of its own', async () => {
  await permitForm.open(templates);
  await page.getByRole('button', { name: 'Add child permit' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent(
      /^Looking for a specific child permit template\?Create a separate child permit in My Child Permits after submitting the General Permit\.$/,
    );
  await expectAccessibleEverywhere();
});

test('reviewers who would count twice are cleared, with the reason', async () => {
  const { panel } = permitForm;
  await permitForm.open(templates);
  await choose(panel, 'Site', 'Fab 10N');
  await choose(panel, 'Individual Reviewers', 'facilities@fab.example');
  await choose(panel, 'MT groups', 'Facilities F10N');
  await expectToast(message.groupMemberIsReviewer);
  await expect.element(panel.getByTitle('Facilities F10N')).not.toBeInTheDocument();
  await choose(panel, 'MT groups', 'LSS F10N');
  await choose(panel, 'MT groups', 'Permit Office F10N');
  await expectToast(message.groupMemberInOtherGroup);
  await expect.element(panel.getByTitle('LSS F10N')).not.toBeInTheDocument();
  await expect.element(panel.getByTitle('facilities@fab.example')).toBeVisible();
});

test('a file of a refused type is not stored, and the others stay', async () => {
  const refusal = 'This kind of file is not allowed. Please upload PNG, JPG';
  const refused = { success: false, code: 'BAD_INPUT', message: refusal, filename: null, url: null } as const;
  const stored = { success: true, code: 'OK', message: 'Uploaded.', url: null } as const;
  respondTo(UploadFileDocument, ({ file: { name } }) => ({
    singleUpload: name === 'picture.png' ? refused : { ...stored, filename: `1/${name}` },
  }));
  respondTo(GetFileLinkDocument, () => ({ generatePresignedUrl: { ...stored, url: 'data:image/png;base64,' } }));
  await permitForm.open(templates);
  await permitForm.goTo('Drawings and documents');
  const drawing = page.getByRole('group', { name: 'Drawing of the work area' });
  await expect.element(drawing).toBeVisible();
  const upload = (name: string, bytes = 100) => chooseFile(drawing, new File([new Uint8Array(bytes)], name));
  const view = (name: string): Locator => drawing.getByRole('button', { name: `View ${name}` });
  upload('layout.png');
  await expect.element(view('layout.png')).toBeVisible();
  upload('whole site.pdf', 11 * 1024 * 1024);
  await expect.element(drawing.getByRole('alert')).toHaveTextContent(message.uploadFailed);
  await drawing.getByRole('button', { name: 'Dismiss whole site.pdf' }).click();
  upload('picture.png');
  await expect.element(drawing.getByRole('alert')).toHaveTextContent(refusal);
  upload('detail.pdf');
  await expect.element(view('detail.pdf')).toBeVisible();
  await expect.element(view('layout.png')).toBeVisible();
  expect(drawing.getByRole('listitem').elements()).toHaveLength(2);
});

test('with a mouse a date is typed in digits or words, and shown as it is stored', async () => {
  await permitForm.open(templates);
  const work = permitForm.section('Work and period');
  // The last one is the current value.
  for (const [typed, shown] of [
    ['2027-03-02', '2027-03-02'],
    ['3 March 2027', '2027-03-03'],
    ['4/3/2027', '2027-03-04'],
    ['2027-03-04', '2027-03-04'],
  ] as const) {
    await permitForm.fillMoment(work, 'Start date', typed);
    await expect.element(work.getByRole('textbox', { name: 'Start date' })).toHaveValue(shown);
  }
});

test('the form says which of two hours is meant where the clocks go back', async () => {
  const formOptions = toFormOptions(templates);
  const london = { ...site, timeZone: 'Europe/London' };
  const session = { user: { ...formOptions.getSession.user, sites: [london] } };
  await permitForm.open(templates, { formOptions: { ...formOptions, getSession: session } });
  const work = permitForm.section('Work and period');
  await permitForm.fillMoment(work, 'Start date', '31/10/2027');
  await permitForm.fillMoment(work, 'From', '130');
  await expect.element(work.getByText(/01:30 comes twice on this day. The second one counts/)).toBeVisible();
  await permitForm.fillMoment(work, 'Start date', '1/11/2027');
  await expect.element(work.getByText(/comes twice/)).not.toBeInTheDocument();
});

test('a time that cannot be read stays, with the reason, and is sent to nobody', async () => {
  await permitForm.open(templates);
  const work = permitForm.section('Work and period');
  await permitForm.fillMoment(work, 'From', '08:00');
  await permitForm.fillMoment(work, 'From', '9.75');
  const field = work.getByRole('textbox', { name: 'From', exact: true });
  await expect.element(field).toHaveValue('9.75');
  await expect.element(work.getByText(/^An hour has no minute 75/)).toBeVisible();
  await expect.element(work.getByText(/not a valid time/)).not.toBeInTheDocument();
});

/** The part of an input of each type that has a visible border; a free text cannot be required. */
const bordered: Record<InputType, string | undefined> = {
  text: '.text-input',
  textarea: '.text-input',
  radio: '.ant-radio',
  checkbox: '.ant-checkbox',
  multicheck: '.ant-checkbox',
  date: '.text-input',
  time: '.text-input',
  daterange: '.text-input',
  select: '.ant-select',
  file: '.file-tile-empty',
  esign: '.drawing',
  freetext: undefined,
  map: '.drawing',
  reviewerlist: '.ant-select',
};

test('required inputs of every type have a red border until they are filled in', async () => {
  const sections = inputTypes
    .filter((type) => bordered[type] !== undefined)
    .map((type) => ({ title: `The ${type} input`, form: [createTestInput(type, { required: true })] }));
  await permitForm.open({ general: { ...general, sections } });
  for (const [type, selector] of Object.entries(bordered)) {
    if (selector === undefined) continue;
    const section = await permitForm.goTo(`The ${type} input`);
    await expect.poll(() => colourOf(section.element().querySelector(selector)), { message: type }).toBe(red);
  }
  const radio = await permitForm.goTo('The radio input');
  await radio.getByText('Ladder', { exact: true }).click();
  await expect.poll(() => colourOf([...radio.element().querySelectorAll('.ant-radio')].at(-1))).not.toBe(red);
  const checkbox = await permitForm.goTo('The checkbox input');
  await checkbox.getByRole('checkbox').click();
  await expect.poll(() => colourOf(checkbox.element().querySelector('.ant-checkbox'))).not.toBe(red);
});

test('the number of inputs left counts what is required, and leads to each, also where it is not mounted yet', async () => {
  const many = Array.from({ length: 30 }, (_input, index) => createTestInput('text', { name: `optional${index}` }));
  const sections = [
    { title: 'Optional', form: many },
    { title: 'More', form: many.map(({ name, ...input }) => ({ ...input, name: `${name}More` })) },
    { title: 'Deep', form: [createTestInput('text', { name: 'deep', label: 'Deep inside', required: true })] },
  ];
  await permitForm.open({ general: { ...general, sections } });
  const left = page.getByRole('button', { name: /inputs? left/ });
  await expect.element(left).toHaveTextContent('6 inputs left');
  expect(document.querySelectorAll('.form-field-missing')).toHaveLength(5);
  await left.click();
  await expect.element(permitForm.panel.getByRole('combobox', { name: 'Site' })).toHaveFocus();
  await press('{Escape}');
  await permitForm.chooseReviewers();
  await expect.element(left).toHaveTextContent('1 input left');
  await left.click();
  await expect.element(page.getByRole('textbox', { name: 'Deep inside' })).toHaveFocus();
});

test('a Site Admin saves a draft, too', async () => {
  await permitForm.open(templates, { user: { ...requestor, role: 'SiteAdmin' } });
  await expect.element(page.getByRole('button', { name: 'Save as Draft' })).toBeVisible();
});
