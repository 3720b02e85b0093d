import { mapInputSettings } from '@eptw/domain/template/definition/input-settings';
import type { SettingKind } from '@eptw/domain/template/definition/input-setting';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { getTemplate } from '../service.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './service.ts';
import { workPolicyInput } from './work-policy-inputs.ts';
import { toTemplateChangePayload, templateChangeType } from './types.ts';

const optionInput = builder.inputType('InputOptionInput', {
  fields: (t) => ({
    value: t.string({ required: true }),
    label: t.string({ required: true }),
    exclusive: t.boolean({ description: 'Of a multicheck: excludes the other options.' }),
  }),
});

/** How settings of an input are received, by type of value. */
const settingTypes = {
  text: 'String',
  flag: 'Boolean',
  number: 'Int',
  options: [optionInput] as [typeof optionInput],
  defaultValue: 'JSON',
} as const satisfies Record<SettingKind, unknown>;

const templateInputInput = builder.inputType('TemplateInputInput', {
  fields: (t) => ({
    type: t.string({ required: true }),
    ...mapInputSettings(({ kind, description }) =>
      t.field({ type: settingTypes[kind], ...(description !== undefined && { description }) }),
    ),
  }),
});

const sectionInput = builder.inputType('TemplateSectionInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    afterWork: t.boolean({ description: 'Filled in when the work is over.' }),
    form: t.field({ type: [templateInputInput], required: true }),
  }),
});

const createTemplateInput = builder.inputType('CreateTemplateInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    code: t.string({ description: 'The permit code; derived from the title when omitted.' }),
    type: t.string({ required: true }),
    asParentPermit: t.boolean(),
    showInCreatePermit: t.boolean(),
    sections: t.field({ type: [sectionInput], required: true }),
    workPolicy: t.field({ type: workPolicyInput, description: 'Omitted or null: none.' }),
  }),
});

const updateTemplateInput = builder.inputType('UpdateTemplateInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    title: t.string(),
    code: t.string(),
    type: t.string(),
    asParentPermit: t.boolean(),
    showInCreatePermit: t.boolean(),
    sections: t.field({ type: [sectionInput] }),
    workPolicy: t.field({ type: workPolicyInput, description: 'Null removes it.' }),
  }),
});

builder.mutationField('createTemplate', (t) =>
  t.field({
    type: templateChangeType,
    args: { data: t.arg({ type: createTemplateInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toTemplateChangePayload(
        () => createTemplate(requireActor(context), data),
        (id) => getTemplate(context, { id }),
      ),
  }),
);

builder.mutationField('updateTemplate', (t) =>
  t.field({
    type: templateChangeType,
    description: 'Publishes a new version. Existing permits and drafts keep their version.',
    args: {
      id: t.arg.id({ required: true }),
      data: t.arg({ type: updateTemplateInput, required: true }),
      version: t.arg.int({ description: 'The version that was changed; an outdated one is refused.' }),
    },
    resolve: (_root, { id, data, version }, context) =>
      toTemplateChangePayload(
        () => updateTemplate(requireActor(context), id, data, version),
        (changed) => getTemplate(context, { id: changed }),
      ),
  }),
);

builder.mutationField('deleteTemplate', (t) =>
  t.field({
    type: templateChangeType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toTemplateChangePayload(
        () => deleteTemplate(requireActor(context), id),
        (deleted) => getTemplate(context, { id: deleted }),
      ),
  }),
);
