import type { FieldChange } from '@eptw/domain/text/field-changes';
import { formatVersionChange, type VersionChange } from '@eptw/domain/template/changes/version-changes';
import { defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { versionChangeKindEnum, versionChangeSubjectEnum } from '../../graphql/enums.ts';
import type { TemplateVersion } from './service.ts';

const fieldChangeType = builder.objectRef<FieldChange>('TemplateFieldChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const changeType = builder.objectRef<VersionChange>('TemplateChange').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: versionChangeKindEnum }),
    what: t.expose('what', { type: versionChangeSubjectEnum }),
    name: t.exposeString('name'),
    section: t.exposeString('section'),
    sentence: t.string({ resolve: formatVersionChange }),
    fields: t.field({ type: [fieldChangeType], resolve: (change) => change.fields }),
  }),
});

const versionType = builder.objectRef<TemplateVersion>('TemplateVersion').implement({
  fields: (t) => ({
    version: t.int({ resolve: ({ template }) => template.version }),
    title: t.string({ resolve: ({ template }) => template.title }),
    publishedBy: t.string({ nullable: true, resolve: ({ template }) => template.publishedBy ?? null }),
    publishedAt: t.field({ type: 'DateTime', resolve: ({ template }) => template.publishedAt }),
    changes: t.field({
      type: [changeType],
      description: 'Changes from the previous version.',
      resolve: ({ changes }) => changes,
    }),
  }),
});

export const templateVersionList = defineListType('TemplateVersionList', versionType);
