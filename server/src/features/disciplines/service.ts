import { fieldChanges } from '@eptw/domain/administration/act';
import {
  disciplineCodeLocked,
  disciplineProblem,
  type DisciplineDescription,
} from '@eptw/domain/administration/discipline';
import type { WholeList } from '../../database/batches.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope, Services } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { recordAct } from '../administration/history/record.ts';
import { found, refuseConflict, refuseProblem, refusingTaken } from '../administration/refusals.ts';
import {
  archiveDiscipline,
  countDisciplines,
  findDiscipline,
  insertDiscipline,
  listDisciplines,
  updateDiscipline,
  wholeDisciplineList,
} from './store.ts';
import type { Discipline } from './types.ts';

interface SentDiscipline {
  code?: string | null | undefined;
  description?: string | null | undefined;
}

/** Disciplines that are not archived; the search looks at code and description. */
export async function getAllDisciplines(
  { db }: Services,
  page: PageArguments & { searchText?: string | null | undefined },
): Promise<Page<Discipline>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([
    countDisciplines(db, page.searchText),
    listDisciplines(db, page.searchText, take, skip),
  ]);
  return { count, items };
}

/** The same disciplines, all of them. */
export async function everyDiscipline(
  { db }: Services,
  { searchText }: { searchText?: string | null | undefined },
): Promise<WholeList<Discipline>> {
  return wholeDisciplineList(db, searchText);
}

/** One discipline that is not archived. Refuses with NOT_FOUND. */
export async function getDiscipline({ db }: Services, id: string): Promise<Discipline> {
  return found(await findDiscipline(db, id));
}

function inWords({ code, description }: DisciplineDescription): Record<string, string> {
  return { Code: code, Description: description };
}

function described(sent: SentDiscipline, before: DisciplineDescription): DisciplineDescription {
  const discipline = {
    code: (sent.code ?? before.code).trim(),
    description: (sent.description ?? before.description).trim(),
  };
  refuseProblem(disciplineProblem(discipline));
  return discipline;
}

/** Makes a discipline under a code that no other has. */
export async function createDiscipline(scope: Scope, sent: SentDiscipline): Promise<Discipline> {
  const discipline = described(sent, { code: '', description: '' });
  return inTransaction(scope.db, async (db) => {
    const taken = `Another discipline has the code ${discipline.code}. Choose another code.`;
    const id = await refusingTaken('discipline_code', taken, () => insertDiscipline(db, discipline));
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'create',
      kind: 'discipline',
      subjectId: id,
      subjectName: discipline.code,
      changes: fieldChanges({}, inWords(discipline)),
    });
    return { _id: id, ...discipline };
  });
}

/** Changes what a discipline is described as; its code stays. */
export async function changeDiscipline(scope: Scope, id: string, sent: SentDiscipline): Promise<Discipline> {
  return inTransaction(scope.db, async (db) => {
    const before = found(await findDiscipline(db, id, true));
    const discipline = described(sent, before);
    refuseConflict(discipline.code === before.code ? undefined : disciplineCodeLocked);
    await updateDiscipline(db, before._id, discipline.description);
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'update',
      kind: 'discipline',
      subjectId: before._id,
      subjectName: before.code,
      changes: fieldChanges(inWords(before), inWords(discipline)),
    });
    return { ...before, ...discipline };
  });
}

/** Archives a discipline: nobody chooses it any more, and permits still show it. */
export async function deleteDiscipline(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope.db, async (db) => {
    const discipline = found(await findDiscipline(db, id, true));
    await archiveDiscipline(db, discipline._id, scope.clock());
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'delete',
      kind: 'discipline',
      subjectId: discipline._id,
      subjectName: discipline.code,
      changes: fieldChanges(inWords(discipline), {}),
    });
  });
}
