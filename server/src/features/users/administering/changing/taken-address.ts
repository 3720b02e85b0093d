import { Refusal } from '../../../../graphql/errors.ts';

/** Why an address cannot be given to a second account. */
export function takenAddress(email: string): Refusal {
  return new Refusal('CONFLICT', `There is an account with the address ${email} already.`);
}

/** Refuses with this when the database found, at the last moment, that somebody else has an address. */
export async function refusingTakenAddress<Result>(refusal: Refusal, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'person_email') throw refusal;
    throw error;
  }
}
