import { diffFields } from '@eptw/domain/text/field-changes';
import {
  disciplineCodeRefusal,
  validateDiscipline,
  type DisciplineDetails,
} from '@eptw/domain/administration/discipline';
import type { StreamedList } from '../../database/batches.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { toRowRange, type PageArguments } from '../../graphql/paging.ts';
import { recordAuditEntry } from '../audit-log/record.ts';
import { requireFound, refuseConflict, refuseProblem, refuseDuplicate } from '../../graphql/refusals.ts';
import {
  archiveDiscipline,
  countDisciplines,
  findDiscipline,
  insertDiscipline,
  listDisciplines,
  updateDiscipline,
  streamAvailableDisciplines,
} from './store.ts';
import type { Discipline } from './types.ts';

interface DisciplineInput {
  code?: string | null | undefined;
  description?: string | null | undefined;
}

/** Disciplines that are not archived; the search looks at code and description. */
export async function listAllDisciplines(
  { db }: AppContext,
  page: PageArguments & { searchText?: string | null | undefined },
): Promise<Page<Discipline>> {
  const { take, skip } = toRowRange(page);
  const [count, items] = await Promise.all([
    countDisciplines(db, page.searchText),
    listDisciplines(db, page.searchText, take, skip),
  ]);
  return { count, items };
}

/** The same disciplines, all of them. */
export async function streamDisciplines(
  { db }: AppContext,
  { searchText }: { searchText?: string | null | undefined },
): Promise<StreamedList<Discipline>> {
  return streamAvailableDisciplines(db, searchText);
}

/** One discipline that is not archived. Refuses with NOT_FOUND. */
export async function getDiscipline({ db }: AppContext, id: string): Promise<Discipline> {
  return requireFound(await findDiscipline(db, id));
}

function toAuditFields({ code, description }: DisciplineDetails): Record<string, string> {
  return { Code: code, Description: description };
}

function parseDiscipline(input: DisciplineInput, before: DisciplineDetails): DisciplineDetails {
  const discipline = {
    code: (input.code ?? before.code).trim(),
    description: (input.description ?? before.description).trim(),
  };
  refuseProblem(validateDiscipline(discipline));
  return discipline;
}

/** Makes a discipline under a code that no other has. */
export async function createDiscipline(context: ActorContext, input: DisciplineInput): Promise<Discipline> {
  const discipline = parseDiscipline(input, { code: '', description: '' });
  return inTransaction(context.db, async (db) => {
    const taken = `Another discipline has the code ${discipline.code}. Choose another code.`;
    const id = await refuseDuplicate('discipline_code', taken, () => insertDiscipline(db, discipline));
    await recordAuditEntry({ ...context, db }, context.actor, {
      action: 'create',
      kind: 'discipline',
      subjectId: id,
      subjectName: discipline.code,
      changes: diffFields({}, toAuditFields(discipline)),
    });
    return { _id: id, ...discipline };
  });
}

/** Changes what a discipline is described as; its code stays. */
export async function updateDisciplineDescription(
  context: ActorContext,
  id: string,
  input: DisciplineInput,
): Promise<Discipline> {
  return inTransaction(context.db, async (db) => {
    const before = requireFound(await findDiscipline(db, id, true));
    const discipline = parseDiscipline(input, before);
    refuseConflict(discipline.code === before.code ? undefined : disciplineCodeRefusal);
    await updateDiscipline(db, before._id, discipline.description);
    await recordAuditEntry({ ...context, db }, context.actor, {
      action: 'update',
      kind: 'discipline',
      subjectId: before._id,
      subjectName: before.code,
      changes: diffFields(toAuditFields(before), toAuditFields(discipline)),
    });
    return { ...before, ...discipline };
  });
}

/** Archives a discipline: nobody chooses it any more, and permits still show it. */
export async function deleteDiscipline(context: ActorContext, id: string): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const discipline = requireFound(await findDiscipline(db, id, true));
    await archiveDiscipline(db, discipline._id, context.clock());
    await recordAuditEntry({ ...context, db }, context.actor, {
      action: 'delete',
      kind: 'discipline',
      subjectId: discipline._id,
      subjectName: discipline.code,
      changes: diffFields(toAuditFields(discipline), {}),
    });
  });
}
