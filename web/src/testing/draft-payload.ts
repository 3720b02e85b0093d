import type { Submission } from '@eptw/domain/template/model/submission';
import type { DraftFactsFragment } from '../generated/permits/drafts.ts';
import { requestor, reviewerChoices, site } from './permit-form.tsx';
import { general } from './permit-templates.ts';
import { toTemplatePayload } from './template-payload.ts';

/** Returns a draft on the General Permit as the API returns it, with all choices made. */
export function createDraft(submission: Submission, more: Partial<DraftFactsFragment> = {}): DraftFactsFragment {
  const { discipline, owner, individuals, groups } = reviewerChoices;
  const toPerson = (_id: string) => ({ _id, fullname: requestor.fullname, email: `${_id}@fab.example` });
  return {
    _id: 'draft',
    title: general.title,
    status: 'Draft',
    permitCode: general.code,
    workDescription: String(submission['workDetails'] ?? ''),
    updatedAt: '2026-03-02T01:00:00.000Z',
    version: 1,
    submission,
    form: toTemplatePayload('general', general),
    children: [],
    site,
    discipline: { _id: discipline, code: 'MECH', description: 'Mechanical systems' },
    hostSystemOwner: toPerson(owner),
    selectedUser: individuals.map(toPerson),
    selectedMTGroup: groups.map((_id) => ({ _id, name: 'Facilities F10N' })),
    files: [],
    ...more,
  };
}
