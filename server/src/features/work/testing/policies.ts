import { findTemplate } from '../../permits/testing/permits.ts';
import { updateTemplate } from '../../templates/testing/templates.ts';
import type { TestClient } from '../../../testing/client.ts';

/**
 * For tests: publishes the work policies of the catalogue for these permit codes, which test templates lack; without
 * their roles, so that nobody has to sign on before the work starts, unless a test is about that.
 */
export async function publishWorkPolicies(
  superAdmin: Pick<TestClient, 'query'>,
  codes: readonly string[],
  { withCrew = false } = {},
): Promise<void> {
  for (const code of codes) {
    const { id, workPolicy } = findTemplate(code);
    const published = withCrew || !workPolicy ? workPolicy : { ...workPolicy, roles: [], entryLog: false };
    const { success, message } = await updateTemplate(superAdmin, id, { workPolicy: published });
    if (!success) throw new Error(message);
  }
}
