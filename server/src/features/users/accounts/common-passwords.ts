import type { AppContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { findPasswordWeakness } from '../../sessions/password-strength.ts';
import { readSettings } from '../../settings/service.ts';

/** Refuses a common password with BAD_INPUT, if the settings say so. Its length is checked before. */
export async function refuseCommonPassword(
  { db, hostName }: Pick<AppContext, 'db' | 'hostName'>,
  password: string,
  { email, full_name, company }: { email: string; full_name: string; company: string },
): Promise<void> {
  if (!(await readSettings(db)).refuseGuessable) return;
  const problem = await findPasswordWeakness(password, { hostName, email, fullName: full_name, company });
  if (problem) throw new Refusal('BAD_INPUT', problem);
}
