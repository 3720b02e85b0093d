import {
  CreateDisciplineDocument,
  DeleteDisciplineDocument,
  GetDisciplineDocument,
  GetDisciplinesPageDocument,
  UpdateDisciplineDocument,
  type DisciplineFactsFragment,
} from '../../generated/disciplines.ts';

/** Disciplines as their screens use them. */
export const disciplineResource = {
  noun: 'discipline',
  kinds: ['discipline'],
  list: GetDisciplinesPageDocument,
  read: GetDisciplineDocument,
  create: CreateDisciplineDocument,
  update: UpdateDisciplineDocument,
  remove: DeleteDisciplineDocument,
  describe: ({ code, description }: DisciplineFactsFragment) => [code, description].filter(Boolean).join(' · '),
  // Filters that read their choices once.
  refetch: ['GetListChoices'],
} as const;
