import { toPayload, mutationPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import {
  updateDisciplineDescription,
  createDiscipline,
  deleteDiscipline,
  listAllDisciplines,
  getDiscipline,
} from './service.ts';
import { disciplinePayload, disciplineList } from './types.ts';

const createDisciplineInput = builder.inputType('CreateDisciplineInput', {
  fields: (t) => ({ code: t.string({ required: true }), description: t.string() }),
});

const updateDisciplineInput = builder.inputType('UpdateDisciplineInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    code: t.string({ description: 'Cannot be changed: only the current value is accepted.' }),
    description: t.string(),
  }),
});

builder.queryField('getAllDisciplines', (t) =>
  t.field({
    type: disciplineList,
    args: { limit: t.arg.int(), offset: t.arg.int(), searchText: t.arg.string() },
    resolve: (_root, args, context) => listAllDisciplines(context, args),
  }),
);

builder.queryField('getDiscipline', (t) =>
  t.field({
    type: disciplinePayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getDiscipline(context, id)),
  }),
);

builder.mutationField('createDiscipline', (t) =>
  t.field({
    type: disciplinePayload,
    args: { data: t.arg({ type: createDisciplineInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The discipline was created.', () => createDiscipline(requireActor(context), data)),
  }),
);

builder.mutationField('updateDiscipline', (t) =>
  t.field({
    type: disciplinePayload,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateDisciplineInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      toPayload('The discipline was saved.', () => updateDisciplineDescription(requireActor(context), id, data)),
  }),
);

builder.mutationField('deleteDiscipline', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The discipline was deleted.', async () => {
        await deleteDiscipline(requireActor(context), id);
        return null;
      }),
  }),
);
