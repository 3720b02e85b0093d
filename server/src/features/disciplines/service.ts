import {
  disciplineCodeRefusal,
  validateDiscipline,
  type DisciplineDetails,
} from '@eptw/domain/administration/discipline';
import type { StreamedList } from '../../database/batches.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { administerNoun } from '../audit-log/administer.ts';
import { requireFound, refuseConflict, refuseProblem, refuseDuplicate } from '../../graphql/refusals.ts';
import { archiveDiscipline, findDiscipline, insertDiscipline, listDisciplines, updateDiscipline } from './store.ts';
import type { Discipline } from './types.ts';

interface DisciplineInput {
  code?: string | null | undefined;
  description?: string | null | undefined;
}

/** Disciplines that are not archived; the search covers code and description. */
export async function listAllDisciplines(
  { db }: AppContext,
  page: PageArguments & { searchText?: string | null | undefined },
): Promise<Page<Discipline>> {
  return loadPage(page, listDisciplines(db, page.searchText));
}

/** All of the same disciplines. */
export async function streamDisciplines(
  { db }: AppContext,
  { searchText }: { searchText?: string | null | undefined },
): Promise<StreamedList<Discipline>> {
  return listDisciplines(db, searchText).stream();
}

/** One discipline that is not archived. Throws NOT_FOUND. */
export async function getDiscipline({ db }: AppContext, id: string): Promise<Discipline> {
  return requireFound(await findDiscipline(db, id));
}

const administration = administerNoun<Discipline>({
  kind: 'discipline',
  lock: ({ db }, id) => findDiscipline(db, id, true),
  getName: (discipline) => discipline.code,
  toAuditFields: ({ code, description }) => ({ Code: code, Description: description }),
});

function parseDiscipline(input: DisciplineInput, before: DisciplineDetails): DisciplineDetails {
  const discipline = {
    code: (input.code ?? before.code).trim(),
    description: (input.description ?? before.description).trim(),
  };
  refuseProblem(validateDiscipline(discipline));
  return discipline;
}

/** Creates a discipline under a code that no other has. */
export async function createDiscipline(context: ActorContext, input: DisciplineInput): Promise<Discipline> {
  const discipline = parseDiscipline(input, { code: '', description: '' });
  return administration.create(context, async ({ db }) => {
    const takenMessage = `Another discipline has the code ${discipline.code}. Choose another code.`;
    const id = await refuseDuplicate('discipline_code', takenMessage, () => insertDiscipline(db, discipline));
    return { _id: id, ...discipline };
  });
}

/** Changes a discipline's description; its code stays. */
export async function updateDisciplineDescription(
  context: ActorContext,
  id: string,
  input: DisciplineInput,
): Promise<Discipline> {
  return administration.update(context, id, async ({ db }, before) => {
    const discipline = parseDiscipline(input, before);
    refuseConflict(discipline.code === before.code ? undefined : disciplineCodeRefusal);
    await updateDiscipline(db, before._id, discipline.description);
    return { ...before, ...discipline };
  });
}

/** Archives a discipline: it can no longer be chosen, and permits still show it. */
export async function deleteDiscipline(context: ActorContext, id: string): Promise<void> {
  await administration.delete(context, id, ({ db, clock }, { _id }) => archiveDiscipline(db, _id, clock()));
}
