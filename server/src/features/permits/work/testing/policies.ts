import { findTemplate } from '../../testing/permits.ts';
import { updateTemplate } from '../../../templates/testing/templates.ts';
import type { TestClient } from '../../../../testing/client.ts';

/** For tests: publishes the work policies of the catalogue for these permit codes, which test templates lack. */
export async function publishWorkPolicies(
  superAdmin: Pick<TestClient, 'query'>,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes) {
    const { id, workPolicy } = findTemplate(code);
    const { success, message } = await updateTemplate(superAdmin, id, { workPolicy });
    if (!success) throw new Error(message);
  }
}
