import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { expect } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { newPermitLevels } from '../features/permits/create/new-permit-level.ts';
import { saveLocalDraft } from '../features/permits/forms/local-draft.ts';
import { createPermitFormStore } from '../features/permits/forms/permit-form-store.ts';
import { CreateChildPermit } from '../features/permits/screens/create-child-permit.tsx';
import { CreatePermit } from '../features/permits/screens/create-permit.tsx';
import { DraftList } from '../features/permits/screens/draft-list.tsx';
import { DraftReview } from '../features/permits/screens/draft-review.tsx';
import {
  GetPlannedReadinessDocument,
  GetRaiseChoicesDocument,
  type GetPlannedReadinessQuery,
  type GetPlannedReadinessQueryVariables,
  type GetRaiseChoicesQuery,
} from '../generated/permits/forms.ts';
import { GetTemplateDocument } from '../generated/templates.ts';
import { GetStaffDocument, type StaffMemberFragment } from '../generated/users.ts';
import type { SessionUser } from '../lib/session/session-store.ts';
import { respondTo, success } from './api.ts';
import { mount } from './mount.tsx';
import { choose, chooseFile, press } from './page.ts';
import { toTemplatePayload } from './template-payload.ts';

const screens = {
  '/permits/create-permit': <CreatePermit />,
  '/childpermits/create-child-permit': <CreateChildPermit />,
  '/draftpermit/review/:id': <DraftReview />,
  '/my-draft-permits': <DraftList />,
  '/permits': <h1>My Permits</h1>,
  '/all-my-permits': <h1>My Submitted Permits</h1>,
  '/my-child-permit': <h1>My Child Permits</h1>,
  '/childpermits': <h1>Child Permits</h1>,
};

/** The user who raises permits. */
export const requestor: SessionUser = {
  _id: 'person-requestor',
  email: 'requestor@borealis.example',
  fullname: 'Ravi Kumar',
  role: 'ContractorRequestor',
  company: 'Borealis',
};

const staff: StaffMemberFragment[] = [
  { _id: 'person-host', fullname: 'Hana Host', email: 'host@fab.example', role: 'User', sites: [] },
  { _id: 'person-manager', fullname: 'Marcus Lim', email: 'manager@fab.example', role: 'MicronManager', sites: [] },
  {
    _id: 'person-supervisor',
    fullname: 'Priya Nair',
    email: 'supervisor@fab.example',
    role: 'MicronSupervisor',
    sites: [],
  },
  { _id: 'person-facilities', fullname: 'Farid Rahman', email: 'facilities@fab.example', role: 'MTGroup', sites: [] },
];

/** The site of permits. */
export const site = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
/** For a user with two sites none is preselected. */
const otherSite = { ...site, _id: 'site-f10x', code: 'F10X', name: 'Fab 10X' };

function createGroup(name: string, members: string[]): GetRaiseChoicesQuery['getAllMTGroups']['items'][number] {
  return { _id: `group ${name}`, name, site, members: members.map((_id) => ({ _id })) };
}

/** The groups that review permits. */
export const groups = [
  createGroup('Facilities F10N', ['person-facilities']),
  createGroup('LSS F10N', ['person-lss', 'person-office']),
  createGroup('Permit Office F10N', ['person-office']),
];

/** The choices that the button requires, by id. */
export const reviewerChoices = {
  site: site._id,
  discipline: 'discipline-mech',
  owner: 'person-host',
  individuals: ['person-manager'],
  groups: ['group Facilities F10N'],
};

/** Templates by id. */
export type Templates = Readonly<Record<string, TemplateContent>>;

/** Lets the API return these templates. */
export function respondWithTemplates(templates: Templates): void {
  respondTo(GetTemplateDocument, ({ id }) => {
    const content = templates[id];
    return { getTemplate: { success: true, message: '', item: content ? toTemplatePayload(id, content) : null } };
  });
}

/** Lets the API find members of staff by their address. */
export function respondWithStaff(): void {
  respondTo(GetStaffDocument, ({ searchText }) => {
    const items = staff.filter(({ email }) => email.includes(searchText ?? ''));
    return { getAllMicronUsers: { count: items.length, items } };
  });
}

/** What can be chosen for a permit on one of these templates. */
export function toFormOptions(templates: Templates, user: SessionUser = requestor): GetRaiseChoicesQuery {
  return {
    getTemplates: { items: Object.entries(templates).map(([id, content]) => toTemplatePayload(id, content)) },
    getSession: { user: { ...user, phone: '+65 6123 4567', sites: [site, otherSite] } },
    getAllDisciplines: {
      items: [
        { _id: 'discipline-mech', code: 'MECH', description: 'Mechanical systems' },
        { _id: 'discipline-elec', code: 'ELEC', description: 'Electrical systems' },
      ],
    },
    getAllMTGroups: { items: groups },
    countUnClosedPermit: { message: null, permits: [] },
  };
}

/** What the work will need before it may start, as the API returns it. */
export type PlannedRequirements = GetPlannedReadinessQuery['readiness']['requirements'];

interface OpenOptions {
  address?: string;
  user?: SessionUser;
  formOptions?: GetRaiseChoicesQuery;
  plan?: (variables: GetPlannedReadinessQueryVariables) => PlannedRequirements;
}

/** The screens on which a permit, a child permit or a draft is filled in. */
export const permitForm = {
  async open(templates: Templates, options?: OpenOptions) {
    permitForm.mount(templates, options);
    await expect.element(permitForm.panel).toBeVisible();
  },

  mount(
    templates: Templates,
    {
      address = '/permits/create-permit',
      user = requestor,
      formOptions = toFormOptions(templates, user),
      plan = () => [],
    }: OpenOptions = {},
  ) {
    respondTo(GetPlannedReadinessDocument, (variables) => ({
      readiness: { ...success(), requirements: plan(variables) },
    }));
    respondTo(GetRaiseChoicesDocument, () => formOptions);
    respondWithTemplates(templates);
    respondWithStaff();
    mount({ screens, address, user });
  },

  /** Opens the form of a permit that the user has begun on this device, with all choices and these answers. */
  async openBegun(templates: Templates & { general: TemplateContent }, submission: Submission) {
    const { code, title, sections } = templates.general;
    const formStore = createPermitFormStore(crypto.randomUUID());
    formStore.updateChoices({ template: 'general', ...reviewerChoices });
    formStore.openOwnForm({ id: 'general', version: 1, code, title, content: { title, sections } });
    for (const [name, value] of Object.entries(submission)) formStore.get().own?.edited.store.set(name, value);
    const localDraft = formStore.toLocalDraft(new Date());
    if (localDraft) await saveLocalDraft(newPermitLevels.permit.getLocalDraftKey(requestor._id), localDraft);
    await permitForm.open(templates);
    await expect.element(permitForm.submitButton).toBeEnabled();
  },

  async openChild(templates: Templates, parentId: string) {
    await permitForm.open(templates, { address: `/childpermits/create-child-permit?parent=${parentId}` });
  },

  /** The choices above the form. */
  get panel(): Locator {
    return page.getByRole('region', { name: 'Who and where' });
  },

  get submitButton(): Locator {
    return page.getByRole('button', { name: 'Submit permit' });
  },

  /** A child form that is filled in with the permit. */
  attachedForm(code: string): Locator {
    return page
      .getByRole('region', { name: new RegExp(`^${code}`) })
      .filter({ has: page.getByRole('heading', { level: 3 }) });
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

  /** Uploads into the file input in this part of the form, and waits until the file is stored. */
  async upload(scope: Locator, file: File) {
    chooseFile(scope, file);
    await expect.element(scope.getByRole('button', { name: `View ${file.name}` })).toBeVisible();
  },

  /** Signs with a stroke of the mouse. */
  async draw(pad: Locator) {
    await commands.drag(pad.selector, pad.selector);
  },
};
