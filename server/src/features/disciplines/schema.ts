import { answering, mutationAnswer } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { changeDiscipline, createDiscipline, deleteDiscipline, getAllDisciplines, getDiscipline } from './service.ts';
import { disciplineAnswer, disciplineList } from './types.ts';

const createDisciplineInput = builder.inputType('CreateDisciplineInput', {
  fields: (t) => ({ code: t.string({ required: true }), description: t.string() }),
});

const updateDisciplineInput = builder.inputType('UpdateDisciplineInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({ code: t.string({ description: 'Locked: only the same one is taken.' }), description: t.string() }),
});

builder.queryField('getAllDisciplines', (t) =>
  t.field({
    type: disciplineList,
    args: { limit: t.arg.int(), offset: t.arg.int(), searchText: t.arg.string() },
    resolve: (_root, args, context) => getAllDisciplines(context, args),
  }),
);

builder.queryField('getDiscipline', (t) =>
  t.field({
    type: disciplineAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answering('', () => getDiscipline(context, id)),
  }),
);

builder.mutationField('createDiscipline', (t) =>
  t.field({
    type: disciplineAnswer,
    args: { data: t.arg({ type: createDisciplineInput, required: true }) },
    resolve: (_root, { data }, context) =>
      answering('The discipline was created.', () => createDiscipline(scopeOf(context), data)),
  }),
);

builder.mutationField('updateDiscipline', (t) =>
  t.field({
    type: disciplineAnswer,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateDisciplineInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      answering('The discipline was saved.', () => changeDiscipline(scopeOf(context), id, data)),
  }),
);

builder.mutationField('deleteDiscipline', (t) =>
  t.field({
    type: mutationAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answering('The discipline was deleted.', async () => {
        await deleteDiscipline(scopeOf(context), id);
        return null;
      }),
  }),
);
