import type { AdministrativeAction, FieldChange, SubjectKind } from '@eptw/domain/administration/act';
import type { Actor } from '@eptw/domain/user/actor';
import type { Services } from '../../../graphql/context.ts';
import { sealedAct } from './chain.ts';
import { insertAct, lockChainEnd } from './store.ts';

/** What was done to what. */
export interface Act {
  action: AdministrativeAction;
  kind: SubjectKind;
  subjectId: string;
  /** What the subject was called then. */
  subjectName: string;
  changes: FieldChange[];
}

/** Who acts: an administrator, whoever has the command line of the server, or what the identity provider says. */
export type ActingPerson = Pick<Actor, 'id' | 'fullName' | 'role'> | 'command line' | 'single sign-on';

const nobody = {
  'command line': { id: null, fullName: 'Command line', role: null },
  'single sign-on': { id: null, fullName: 'Single sign-on', role: null },
} as const;

/**
 * Adds to the history of administration, in the transaction that makes the change: pass its `db`. The chain is one, so
 * administrators who act at once wait for each other; record last.
 */
export async function recordAct(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: ActingPerson,
  act: Act,
): Promise<void> {
  const person = typeof actor === 'string' ? nobody[actor] : actor;
  const end = await lockChainEnd(db);
  await insertAct(
    db,
    sealedAct(
      {
        at: clock(),
        actor_id: person.id,
        actor_name: person.fullName,
        actor_role: person.role,
        action: act.action,
        subject_kind: act.kind,
        subject_id: act.subjectId,
        subject_name: act.subjectName,
        changes: act.changes,
      },
      end,
    ),
  );
}
