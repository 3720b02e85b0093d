import type { TemplateContent } from '@eptw/domain/template/model/template';
import { expect } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { CreateTemplate } from '../features/templates/screens/create-template.tsx';
import { EditTemplate } from '../features/templates/screens/edit-template.tsx';
import { GetTemplateToEditDocument, type UpdateTemplateInput } from '../generated/templates.ts';
import { respondTo } from './api.ts';
import { mount } from './mount.tsx';
import { choose } from './page.ts';
import { toTemplatePayload } from './template-payload.ts';

const screens = {
  '/templates/create-template': <CreateTemplate />,
  '/templates/edit-template/:id': <EditTemplate />,
  '/templates': <h1>Templates</h1>,
};

/** A form with two sections and three inputs. */
export const smallDefinition: TemplateContent = {
  title: 'A0 - ORDER',
  code: 'ORD',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: false,
  sections: [
    {
      title: 'Work',
      form: [
        { type: 'text', label: 'Place', name: 'place' },
        { type: 'text', label: 'Crew', name: 'crew' },
      ],
    },
    { title: 'Risks', form: [{ type: 'textarea', label: 'Hazards', name: 'hazards' }] },
  ],
};

/** The same as published. */
export const smallTemplate = toTemplatePayload('template-small', smallDefinition);

/** Returns the titles of a form's sections with the names of their inputs. */
export function toOutline(data: UpdateTemplateInput | undefined) {
  return data?.sections?.map(({ title, form }) => [title, form.map(({ name }) => name)]);
}

/** The template builder, as used with a mouse. */
export const builder = {
  openNew() {
    return mount({ screens });
  },

  async openToEdit(item = smallTemplate) {
    respondTo(GetTemplateToEditDocument, () => ({
      getTemplate: { success: true, code: 'OK' as const, message: '', item },
    }));
    mount({ screens, address: `/templates/edit-template/${item._id}` });
    await expect.element(builder.outline).toBeVisible();
  },

  get title(): Locator {
    return page.getByRole('textbox', { name: 'Form title' });
  },

  get outline(): Locator {
    return page.getByRole('list', { name: 'Sections and inputs' });
  },

  get dialog(): Locator {
    return page.getByRole('dialog');
  },

  /** The text of the preview, which is inert, so that its elements have no roles to be found by. */
  previewText(): string {
    return document.querySelector('.builder-preview')?.textContent ?? '';
  },

  /** The current rows: titles of sections, and labels of inputs. */
  rows(): string[] {
    const rows = document.querySelectorAll<HTMLElement>(
      ':is(.outline h3 > span:nth-child(2), .outline-label > span:first-child)',
    );
    return [...rows].map(({ innerText }) => (innerText.split('\n')[0] ?? '').replace(/[*,].*$/, '').trim());
  },

  row(label: string): Locator {
    return builder.outline
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Move ${label}`, exact: true }) });
  },

  handle(label: string): Locator {
    return builder.outline.getByRole('button', { name: `Move ${label}`, exact: true });
  },

  async addSection(title: string) {
    await page.getByRole('button', { name: 'Add section' }).click();
    await builder.dialog.getByRole('textbox', { name: 'Section title' }).fill(title);
    await builder.dialog.getByRole('button', { name: 'Add section' }).click();
    await expect.element(builder.dialog).not.toBeInTheDocument();
  },

  async addOptions(labels: readonly string[]) {
    for (const [index, label] of labels.entries()) {
      await builder.dialog.getByRole('button', { name: 'Add option' }).click();
      await builder.dialog.getByRole('textbox', { name: `Label of option ${index + 1}` }).fill(label);
    }
  },

  async addInput(section: string, { type, label }: { type: string; label: string }) {
    await builder.outline.getByRole('button', { name: `Add input to ${section}` }).click();
    await choose(builder.dialog, 'Type', type);
    await builder.dialog.getByRole('textbox', { name: 'Label', exact: true }).fill(label);
    await builder.dialog.getByRole('button', { name: 'Add input' }).click();
    await expect.element(builder.dialog).not.toBeInTheDocument();
  },

  /** Selects an entry of a row's menu; a section is named 'section' and its title. */
  async chooseRowAction(row: string, entry: string) {
    await builder.outline.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  },

  /** Drags a row by its handle to the position of another one. */
  async drag(label: string, onto: string) {
    await commands.drag(builder.handle(label).selector, builder.handle(onto).selector);
  },
};
