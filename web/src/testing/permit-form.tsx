import type { TemplateContent } from '@eptw/domain/template/template';
import { expect } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { CreateChildPermit } from '../features/permits/screens/create-child-permit.tsx';
import { CreatePermit } from '../features/permits/screens/create-permit.tsx';
import { GetRaiseChoicesDocument, type GetRaiseChoicesQuery } from '../generated/permits/forms.ts';
import { GetTemplateDocument } from '../generated/templates.ts';
import { GetStaffDocument, type StaffMemberFragment } from '../generated/users.ts';
import type { SessionUser } from '../lib/session/session-store.ts';
import { respondTo } from './api.ts';
import { mount } from './mount.tsx';
import { choose, press } from './page.ts';
import { toTemplatePayload } from './template-payload.ts';

const screens = {
  '/permits/create-permit': <CreatePermit />,
  '/childpermits/create-child-permit': <CreateChildPermit />,
  '/all-my-permits': <h1>My Submitted Permits</h1>,
  '/my-child-permit': <h1>My Child Permits</h1>,
  '/childpermits': <h1>Child Permits</h1>,
};

const requestor: SessionUser = {
  _id: 'person-requestor',
  email: 'requestor@borealis.example',
  fullname: 'Ravi Kumar',
  role: 'ContractorRequestor',
  company: 'Borealis',
};

const staff: StaffMemberFragment[] = [
  { _id: 'person-host', fullname: 'Hana Host', email: 'host@fab.example', role: 'User' },
  { _id: 'person-manager', fullname: 'Marcus Lim', email: 'manager@fab.example', role: 'MicronManager' },
  { _id: 'person-facilities', fullname: 'Farid Rahman', email: 'facilities@fab.example', role: 'MTGroup' },
];

const site = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
/** For a user with two sites none is preselected. */
const otherSite = { ...site, _id: 'site-f10x', code: 'F10X', name: 'Fab 10X' };

function createGroup(name: string, members: string[]): GetRaiseChoicesQuery['getAllMTGroups']['items'][number] {
  return { _id: `group ${name}`, name, site, members: members.map((_id) => ({ _id })) };
}

const groups = [
  createGroup('Facilities F10N', ['person-facilities']),
  createGroup('LSS F10N', ['person-lss', 'person-office']),
  createGroup('Permit Office F10N', ['person-office']),
];

/** Lets the API offer templates, by id, and what else is chosen for a permit. */
function respondWithOptions(templates: Readonly<Record<string, TemplateContent>>): void {
  const payloads = Object.entries(templates).map(([id, content]) => toTemplatePayload(id, content));
  respondTo(GetRaiseChoicesDocument, () => ({
    getTemplates: { items: payloads },
    getSession: { user: { ...requestor, phone: '', sites: [site, otherSite] } },
    getAllDisciplines: { items: [{ _id: 'discipline-mech', code: 'MECH', description: 'Mechanical systems' }] },
    getAllMTGroups: { items: groups },
    countUnClosedPermit: { message: null, permits: [] },
  }));
  respondTo(GetTemplateDocument, ({ id }) => {
    const item = payloads.find(({ _id }) => _id === id) ?? null;
    return { getTemplate: { success: item !== null, message: '', item } };
  });
  respondTo(GetStaffDocument, ({ searchText }) => {
    const items = staff.filter(({ email }) => email.includes(searchText ?? ''));
    return { getAllMicronUsers: { count: items.length, items } };
  });
}

/** The screens on which a permit or a child permit is raised. */
export const permitForm = {
  async open(templates: Readonly<Record<string, TemplateContent>>) {
    respondWithOptions(templates);
    mount({ screens, address: '/permits/create-permit', user: requestor });
    await expect.element(permitForm.panel).toBeVisible();
  },

  async openChild(templates: Readonly<Record<string, TemplateContent>>, parentId: string) {
    respondWithOptions(templates);
    mount({ screens, address: `/childpermits/create-child-permit?parent=${parentId}`, user: requestor });
    await expect.element(permitForm.panel).toBeVisible();
  },

  /** The choices above the form. */
  get panel(): Locator {
    return page.getByRole('region', { name: 'Who and where' });
  },

  get submitButton(): Locator {
    return page.getByRole('button', { name: 'Submit permit' });
  },

  section(title: string): Locator {
    return page.getByRole('region', { name: new RegExp(`^\\d+ ?${title}$`) });
  },

  /** Scrolls to a section, so that its inputs are rendered. */
  async goTo(title: string): Promise<Locator> {
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click();
    return permitForm.section(title);
  },

  /** Makes all choices that enable the button. */
  async chooseReviewers() {
    await choose(permitForm.panel, 'Site', 'Fab 10N');
    await choose(permitForm.panel, 'Discipline', 'MECH, Mechanical systems');
    await choose(permitForm.panel, 'Host / System Owner', 'host@fab.example');
    await choose(permitForm.panel, 'Individual Reviewers', 'manager@fab.example');
    await choose(permitForm.panel, 'MT groups', 'Facilities F10N');
    await expect.element(permitForm.submitButton).toBeEnabled();
  },

  /** Types a date or time and moves on. */
  async fillMoment(scope: Locator, label: string, text: string) {
    const field = scope.getByRole('textbox', { name: label, exact: true });
    await userEvent.fill(field, text);
    await press('{Tab}');
  },

  /** Signs with a stroke of the mouse. */
  async draw(pad: Locator) {
    await commands.drag(pad.selector, pad.selector);
  },
};
