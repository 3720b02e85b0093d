import { mapInputSettings } from '@eptw/domain/template/definition/input-settings';
import type { SettingKind } from '@eptw/domain/template/definition/input-setting';
import type { InputOption, TemplateInput, TemplateSection } from '@eptw/domain/template/model/template';
import { countsCertificates } from '@eptw/domain/work-policy/propose-roles';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import type { Page } from '../../graphql/payloads.ts';
import { GraphQLError } from 'graphql';
import { builder } from '../../graphql/builder.ts';
import { inputPurposeEnum, inputTypeEnum } from '../../graphql/enums.ts';
import { workPolicyType } from './work-policy-types.ts';

/** A version of a template as the API returns it. */
export interface Template {
  /** The template's id, the same for all its versions. */
  _id: string;
  /** The middle segment of a permit number. */
  code: string;
  title: string;
  type: string;
  asParentPermit: boolean;
  showInCreatePermit: boolean;
  version: number;
  archived: boolean;
  sections: TemplateSection[];
  /** Missing if the version has none. */
  workPolicy?: WorkPolicy;
  /** The name of the user who published the version; null for the templates of the catalogue. */
  publishedBy?: string | null;
  /** Missing for forms on a permit, as is who published it. */
  publishedAt?: Date;
}

/** A template of a list. Its contents, or its policy alone, are loaded only when selected, for the whole page at once. */
export type ListedTemplate = Omit<Template, 'sections' | 'workPolicy'> & {
  contents: () => Promise<VersionContents>;
  policy: () => Promise<WorkPolicy | undefined>;
};

/** What a version contains. */
export type VersionContents = Pick<Template, 'sections' | 'workPolicy'>;

async function loadContents({ contents, policy: _policy, ...template }: ListedTemplate): Promise<Template> {
  return { ...template, ...(await contents()) };
}

async function readPolicy(template: Template | ListedTemplate): Promise<WorkPolicy | undefined> {
  return 'policy' in template ? template.policy() : template.workPolicy;
}

async function readContents(template: Template | ListedTemplate): Promise<VersionContents> {
  return 'contents' in template ? template.contents() : template;
}

const inputOptionType = builder.objectRef<InputOption>('InputOption').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    label: t.exposeString('label'),
    exclusive: t.boolean({
      description: 'Excludes the other options of its multicheck.',
      resolve: (option) => option.exclusive ?? false,
    }),
  }),
});

/** How settings of an input are returned, by type of value. */
const settingTypes = {
  text: 'String',
  flag: 'Boolean',
  number: 'Int',
  defaultValue: 'JSON',
} as const satisfies Record<Exclude<SettingKind, 'options'>, unknown>;

const templateInputType = builder.objectRef<TemplateInput>('TemplateInput').implement({
  fields: (t) => ({
    type: t.expose('type', { type: inputTypeEnum }),
    ...mapInputSettings(({ kind, fallback, description }, name) => {
      const documented = description === undefined ? {} : { description };
      return kind === 'options'
        ? t.field({ type: [inputOptionType], ...documented, resolve: (input) => (input[name] ?? []) as InputOption[] })
        : t.field({
            type: name === 'purpose' ? inputPurposeEnum : settingTypes[kind],
            nullable: fallback === undefined,
            ...documented,
            resolve: (input) => input[name] ?? fallback ?? null,
          });
    }),
  }),
});

const templateSectionType = builder.objectRef<TemplateSection>('TemplateSection').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    afterWork: t.boolean({
      description: 'Filled in when the work is over.',
      resolve: (section) => section.afterWork ?? false,
    }),
    form: t.field({ type: [templateInputType], resolve: (section) => section.form }),
  }),
});

builder.scalarType('TemplateSections', {
  description:
    'The sections of a template as one JSON value, as published: settings that an input does not use are absent.',
  serialize: (sections) => sections,
  parseValue: () => {
    throw new GraphQLError('TemplateSections is an output type only.');
  },
});

export const templateType = builder.objectRef<Template | ListedTemplate>('Template').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    title: t.exposeString('title'),
    type: t.exposeString('type'),
    asParentPermit: t.exposeBoolean('asParentPermit'),
    showInCreatePermit: t.exposeBoolean('showInCreatePermit'),
    version: t.exposeInt('version'),
    archived: t.exposeBoolean('archived'),
    sections: t.field({
      type: [templateSectionType],
      resolve: async (template) => (await readContents(template)).sections,
    }),
    allSections: t.field({
      type: 'TemplateSections',
      description: 'The same as `sections` with all their fields, at a fraction of the cost.',
      resolve: async (template) => (await readContents(template)).sections,
    }),
    workPolicy: t.field({
      type: workPolicyType,
      nullable: true,
      description: 'Null: the job of a permit on this form is not followed.',
      resolve: async (template) => (await readPolicy(template)) ?? null,
    }),
    countsCertificates: t.boolean({
      description: 'Whether its work policy is from before roles: it counts certificates, and names no roles.',
      resolve: async (template) => {
        const policy = await readPolicy(template);
        return policy !== undefined && countsCertificates(policy);
      },
    }),
    publishedBy: t.string({ nullable: true, resolve: (template) => template.publishedBy ?? null }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Not set for the forms on a permit.',
      resolve: (template) => template.publishedAt ?? null,
    }),
  }),
});

export const templateList = builder.objectRef<Page<ListedTemplate>>('TemplateList').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    items: t.field({ type: [templateType], resolve: (page) => page.items }),
    results: t.string({
      description: 'The rows as JSON text, with their sections and work policies.',
      resolve: async ({ items }) => JSON.stringify(await Promise.all(items.map(loadContents))),
    }),
  }),
});
