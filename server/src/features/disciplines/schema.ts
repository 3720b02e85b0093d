import { builder } from '../../graphql/builder.ts';
import { getAllDisciplines } from './service.ts';
import { disciplineList } from './types.ts';

builder.queryField('getAllDisciplines', (t) =>
  t.field({
    type: disciplineList,
    args: { limit: t.arg.int(), offset: t.arg.int(), searchText: t.arg.string() },
    resolve: (_root, args, context) => getAllDisciplines(context, args),
  }),
);
