import { parse, subscribe } from 'graphql';
import { getSchema } from '../app/schema.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-users.ts';

const schema = getSchema();

/** For tests: this user's subscription, one `next` per event. It is listening once this resolves. */
export async function subscribeAs(
  app: TestApp,
  person: TestUser,
  subscription: string,
): Promise<() => Promise<unknown>> {
  const { token } = await app.as(person);
  const session = await app.context.sessions.find(token ?? '');
  const contextValue = { ...app.context, actor: session?.actor ?? null, log: app.app.log };
  const stream = await subscribe({ schema, document: parse(`subscription { ${subscription} }`), contextValue });
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  return async () => {
    const step = await stream.next();
    return step.done ? undefined : step.value.data;
  };
}
