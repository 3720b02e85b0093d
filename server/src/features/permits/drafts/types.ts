import type { PermitFormProblem } from '@eptw/domain/template/submission/problem';
import type { ResponseCode } from '@eptw/domain/response-code';
import { defineListType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { disciplineType } from '../../disciplines/types.ts';
import { groupType } from '../../mt-groups/types.ts';
import { siteType } from '../../sites/types.ts';
import { templateType } from '../../templates/types.ts';
import { personType } from '../../users/types.ts';
import { toJsonText } from '../detail/service.ts';
import { attachedFormType, formProblemType, fileSummaryType, permitReferenceType } from '../detail/types.ts';
import type { Draft, DraftSummary } from './draft.ts';

const draftFactsType = builder.interfaceRef<DraftSummary>('DraftPermitFacts').implement({
  description: 'A draft without its forms.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    status: t.exposeString('status', { description: "Always 'DraftPermit'." }),
    statusLabel: t.exposeString('statusLabel'),
    title: t.exposeString('title'),
    permitCode: t.exposeString('permitCode'),
    type: t.exposeString('type'),
    workDescription: t.exposeString('workDescription'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    version: t.exposeInt('version', { description: 'Send it with the next change.' }),
    site: t.field({ type: siteType, resolve: (draft) => draft.site }),
    discipline: t.field({ type: disciplineType, resolve: (draft) => draft.discipline }),
    hostSystemOwner: t.field({ type: personType, resolve: (draft) => draft.hostSystemOwner }),
    attachedForms: t.exposeStringList('attachedForms', { description: 'Titles of the attached forms.' }),
  }),
});

const draftSummaryType = builder
  .objectRef<DraftSummary>('DraftPermitSummary')
  .implement({ interfaces: [draftFactsType], fields: () => ({}) });

export const draftListType = defineListType('DraftPermitList', draftSummaryType);

const draftType = builder.objectRef<Draft>('DraftPermit').implement({
  description: 'A permit that is being filled in, visible to its author only.',
  interfaces: [draftFactsType],
  fields: (t) => ({
    submittedBy: t.field({ type: personType, resolve: (draft) => draft.submittedBy }),
    selectedUser: t.field({ type: [personType], resolve: (draft) => draft.selectedUser }),
    copiedFrom: t.field({
      type: permitReferenceType,
      nullable: true,
      description: 'The permit that it was copied from.',
      resolve: (draft) => draft.copiedFrom(),
    }),
    selectedMTGroup: t.field({ type: [groupType], resolve: (draft) => draft.selectedMTGroup() }),
    selectedMTGroupUsers: t.field({ type: [personType], resolve: (draft) => draft.selectedMTGroupUsers() }),
    form: t.field({
      type: templateType,
      description: 'The version of the template that it was filled in on.',
      resolve: (draft) => draft.form(),
    }),
    submission: t.field({ type: 'JSON', resolve: (draft) => draft.submission() }),
    children: t.field({ type: [attachedFormType], resolve: (draft) => draft.children() }),
    childrenState: t.field({ type: 'JSON', resolve: (draft) => draft.childrenState() }),
    files: t.field({ type: [fileSummaryType], resolve: (draft) => draft.files() }),
  }),
});

/** Payload of the operations on one draft. The draft is loaded only when the query selects it. */
export interface DraftPayload {
  success: boolean;
  code: ResponseCode;
  message: string;
  problems: readonly PermitFormProblem[];
  id: string | null;
  draft: () => Promise<Draft | null>;
}

export const draftPayloadType = builder.objectRef<DraftPayload>('DraftPermitAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    problems: t.field({ type: [formProblemType], resolve: ({ problems }) => problems }),
    _id: t.exposeID('id', { nullable: true, description: "The draft's id; once it is submitted, the permit's." }),
    item: t.field({ type: draftType, nullable: true, resolve: (answer) => answer.draft() }),
    permit: t.string({
      nullable: true,
      description: 'The whole draft as JSON text.',
      resolve: async (answer) => {
        const draft = await answer.draft();
        return draft && toJsonText(draft);
      },
    }),
  }),
});
