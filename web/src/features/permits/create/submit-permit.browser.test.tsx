import { message } from '@eptw/domain/message';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GetFileLinkDocument, UploadFileDocument } from '../../../generated/files.ts';
import { CreatePermitDocument } from '../../../generated/permits/forms.ts';
import { GetTemplateDocument } from '../../../generated/templates.ts';
import { disconnected, getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { toasts } from '../../../testing/page.ts';
import { permitForm, respondWithTemplates } from '../../../testing/permit-form.tsx';
import { general, generalAnswers, ladder, tinyImage } from '../../../testing/permit-templates.ts';

const templates = { general, ladder };
const submitted = { ...success('Permit F10N-GP-000001 was submitted.'), problems: [] };

test('a permit is not submitted without a child permit that could not be added', async () => {
  await permitForm.openBegun(templates, generalAnswers);
  respondTo(GetTemplateDocument, () => {
    throw disconnected;
  });
  await permitForm.goTo('Work with health and safety impact');
  await page.getByRole('checkbox', { name: /ladders or scaffolds/ }).click();
  await expect.element(toasts).toHaveTextContent('The child permit could not be added. Try again.');
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(message.childPermitRequired('A2'));
  expect(getSent(CreatePermitDocument)).toEqual([]);
  respondWithTemplates(templates);
  await page.getByRole('button', { name: 'Add A2' }).click();
  await expect.element(permitForm.attachedForm('A2')).toBeVisible();
});

test('an answer that only the server can refuse is marked, and gets the focus', async () => {
  const sentence = "'Deputy' is not accepted for 'Area manager who knows of this work'.";
  const problem = { form: 'general', input: 'areaManager', kind: 'blockedWord' as const, message: sentence };
  respondTo(CreatePermitDocument, () => ({
    createPermit: { ...refusal('BLOCKED_WORD', sentence), problems: [problem] },
  }));
  await permitForm.openBegun(templates, { ...generalAnswers, areaManager: 'Deputy' });
  await permitForm.goTo('Declaration and signatures');
  await permitForm.submitButton.click();
  const manager = page.getByRole('textbox', { name: 'Area manager who knows of this work' });
  await expect.element(manager).toHaveFocus();
  await expect.element(manager).toHaveAccessibleDescription(sentence);
  respondTo(CreatePermitDocument, () => ({ createPermit: submitted }));
  await manager.fill('Helen Tay');
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(submitted.message);
  await expect.element(page.getByRole('heading', { name: 'My Permits' })).toBeVisible();
  expect(getSent(CreatePermitDocument).at(-1)?.data.submission).toMatchObject({ areaManager: 'Helen Tay' });
});

test('a period with a slip in its year is asked about first, and nothing typed is lost', async () => {
  respondTo(CreatePermitDocument, () => ({ createPermit: submitted }));
  await permitForm.openBegun(templates, { ...generalAnswers, startDate: '2036-03-02' });
  await permitForm.submitButton.click();
  const question = page.getByRole('dialog', { name: 'Is this period meant?' });
  await expect.element(question).toHaveTextContent('It begins more than a year from now, on 2 Mar 2036.');
  await question.getByRole('button', { name: 'Change the dates' }).click();
  expect(getSent(CreatePermitDocument)).toEqual([]);
  await expect.element(permitForm.submitButton).toBeEnabled();
  await permitForm.submitButton.click();
  await question.getByRole('button', { name: 'Yes, go on' }).click();
  await expect.element(toasts).toHaveTextContent(submitted.message);
  expect(getSent(CreatePermitDocument)).toMatchObject([{ data: { submission: { startDate: '2036-03-02' } } }]);
});

test('a permit whose response was lost is sent again under the same key', async () => {
  respondTo(CreatePermitDocument, () => {
    throw disconnected;
  });
  await permitForm.openBegun(templates, generalAnswers);
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent('The server cannot be reached. Check your connection and try again.');
  await expect
    .element(permitForm.section('Work and period').getByRole('textbox', { name: 'Work details' }))
    .toHaveValue('Change a valve');
  respondTo(CreatePermitDocument, () => ({ createPermit: submitted }));
  await permitForm.submitButton.click();
  await expect.element(toasts).toHaveTextContent(submitted.message);
  const [first, second, ...others] = getSent(CreatePermitDocument);
  expect(first).toBeDefined();
  expect(second).toEqual(first);
  expect(others).toEqual([]);
});

/** No supplied form requires a file. */
const withRequiredDrawing: TemplateContent = {
  ...general,
  sections: [
    {
      title: 'Drawings and documents',
      form: [
        { type: 'file', label: 'Drawing of the work area', name: 'attachDrawing', required: true },
        { type: 'file', label: 'Risk assessment', name: 'attachRisks' },
      ],
    },
  ],
};

test('a required file can be replaced but not removed, and opens in a new tab', async () => {
  const picture = await (await fetch(tinyImage)).blob();
  const url = URL.createObjectURL(picture);
  respondTo(UploadFileDocument, ({ file }) => ({
    singleUpload: { ...success(), filename: `1/${file.name}`, url: null },
  }));
  respondTo(GetFileLinkDocument, () => ({ generatePresignedUrl: { ...success(), url } }));
  await permitForm.open({ general: withRequiredDrawing });
  const drawing = page.getByRole('group', { name: 'Drawing of the work area' });
  await expect.element(drawing).toHaveTextContent('Required');
  await permitForm.upload(drawing, new File([picture], 'layout.png'));
  await expect.element(drawing).not.toHaveTextContent('Required');
  await expect.element(drawing.getByRole('button', { name: 'Replace layout.png' })).toBeVisible();
  expect(drawing.getByRole('button', { name: 'Remove layout.png' }).elements()).toEqual([]);
  const risks = page.getByRole('group', { name: 'Risk assessment' });
  await permitForm.upload(risks, new File([picture], 'risks.png'));
  await expect.element(risks.getByRole('button', { name: 'Remove risks.png' })).toBeVisible();

  const view = drawing.getByRole('button', { name: 'View layout.png' });
  const opening = vi.spyOn(window, 'open');
  const warning = vi.spyOn(console, 'warn');
  await view.click();
  await expect.poll(() => opening.mock.results[0]?.value?.document.querySelector('img')?.src).toBe(url);
  opening.mock.results[0]?.value?.close();

  opening.mockReturnValue(null);
  await view.click();
  await expect.poll(() => warning.mock.calls).toContainEqual(['Failed to open new window']);
  await expect.element(toasts).not.toHaveTextContent('went wrong');
  vi.restoreAllMocks();
});
