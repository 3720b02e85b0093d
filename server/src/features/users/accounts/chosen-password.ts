import type { Services } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { guessableProblem } from '../../sessions/guessable.ts';

/** Refuses a password that somebody else would soon guess with BAD_INPUT. Its length is judged before. */
export async function refuseGuessable(
  { hostName }: Pick<Services, 'hostName'>,
  password: string,
  { email, full_name, company }: { email: string; full_name: string; company: string },
): Promise<void> {
  const problem = await guessableProblem(password, { hostName, email, fullName: full_name, company });
  if (problem) throw new Refusal('BAD_INPUT', problem);
}
