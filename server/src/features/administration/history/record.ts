import type { AdministrativeAction, FieldChange, SubjectKind } from '@eptw/domain/administration/act';
import type { Actor } from '@eptw/domain/user/actor';
import type { Services } from '../../../graphql/context.ts';
import { sealedAct, type ChainPosition, type SealedAct } from './chain.ts';
import { insertActs, lockChainEnd } from './store.ts';

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
 * administrators who act at once wait for each other; record last. Screens that show things of the kind are told.
 */
export async function recordAct(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  actor: ActingPerson,
  act: Act,
): Promise<void> {
  await recordActs(services, actor, [act]);
}

/** The same for many acts of one moment, in their order. */
export async function recordActs(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  actor: ActingPerson,
  acts: readonly Act[],
): Promise<void> {
  const person = typeof actor === 'string' ? nobody[actor] : actor;
  const at = clock();
  let end: ChainPosition | undefined = await lockChainEnd(db);
  const sealed: SealedAct[] = [];
  for (const act of acts) {
    const next = sealedAct(
      {
        at,
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
    );
    sealed.push(next);
    end = next;
  }
  await insertActs(db, sealed);
  for (const kind of new Set(acts.map((act) => act.kind))) await events.publish(db, 'administrationChanged', { kind });
}
