import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';

/** A discipline as the API returns it. */
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

export const disciplineList = defineListType('DisciplineList', disciplineType);

export const disciplinePayload = definePayloadType('DisciplineAnswer', 'discipline', disciplineType);
