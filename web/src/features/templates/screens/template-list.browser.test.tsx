import { message } from '@eptw/domain/message';
import { formatTemplateFile } from '@eptw/domain/template/definition/template-file';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetTemplateListDocument } from '../../../generated/templates.ts';
import { failure, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { dismissToasts, toasts } from '../../../testing/page.ts';
import { builder, smallDefinition, smallTemplate } from '../../../testing/template-builder.tsx';
import { CreateTemplate } from './create-template.tsx';
import { TemplateList } from './template-list.tsx';

const screens = { '/templates': <TemplateList />, '/templates/create-template': <CreateTemplate /> };

function respondWithList(countsCertificates = false) {
  const items = [{ ...smallTemplate, countsCertificates }];
  respondTo(GetTemplateListDocument, () => ({ getTemplates: { count: 1, items } }));
}

test('a version from before roles is marked, with the way to the roles proposed', async () => {
  respondWithList(true);
  mount({ screens });
  await expect
    .element(page.getByRole('link', { name: 'Version 1 counts certificates, names no roles. See the roles proposed' }))
    .toHaveAttribute('href', `/templates/edit-template/${smallTemplate._id}`);
});

test('a list that cannot be loaded shows an error and reloads', async () => {
  respondTo(GetTemplateListDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  mount({ screens });
  await expect.element(page.getByText(message.somethingWentWrong)).toBeVisible();
  respondWithList();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: smallTemplate.title })).toBeVisible();
});

test('a damaged or unrelated file is refused with a message', async () => {
  respondWithList();
  const router = mount({ screens });
  const choose = (name: string, text: string) =>
    page.getByLabelText('Template file').upload(new File([text], name, { type: 'application/json' }));
  const whole = formatTemplateFile(smallDefinition);
  await choose('cut.json', whole.slice(0, 200));
  await expect.element(toasts).toHaveTextContent('cut.json: This file is damaged or not a template');
  await choose('other.json', '{"permits": []}');
  await expect.element(toasts).toHaveTextContent('other.json: This file is not a template of this application.');
  await choose('torn.json', whole.replace('"label": "Crew"', '"label": 7'));
  await expect.element(toasts).toHaveTextContent('torn.json: This file is damaged: section 1, input 2 cannot be read.');
  expect(router.state.location.pathname).toBe('/templates');

  await choose('rules.json', whole.replace('"name": "crew"', '"name": "the crew"'));
  await expect.element(builder.row('Crew')).toHaveTextContent(message.spaceNotAllowed);
  await dismissToasts();
  await page.getByRole('button', { name: 'Create Form' }).click();
  await expect.element(page.getByText('1 problem left')).toBeVisible();
});
