import { answerType, listType } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';

/** A discipline as it goes over the wire. */
export interface Discipline {
  _id: string;
  code: string;
  description: string;
}

export const disciplineType = builder.objectRef<Discipline>('Discipline').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    description: t.exposeString('description'),
  }),
});

export const disciplineList = listType('DisciplineList', disciplineType);

export const disciplineAnswer = answerType('DisciplineAnswer', 'discipline', disciplineType);
