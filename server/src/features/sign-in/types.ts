import { isStaff } from '@eptw/domain/user/staff';
import type { Payload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { responseCodeEnum, signInProblemEnum } from '../../graphql/enums.ts';
import { userType } from '../users/types.ts';
import { SignInRefusal, type NewSession } from './service.ts';

/** How the API describes the first page of a user. */
export const firstPageDescription =
  'The path of the page that the user chose to see first; null for the list of permits.';

/** The payload of every way to sign in. */
export const loginPayload = builder.objectRef<Payload<NewSession>>('LoginAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    problem: t.field({
      type: signInProblemEnum,
      nullable: true,
      description: 'Why the account cannot be signed in to although the password is right.',
      resolve: ({ refusal }) => (refusal instanceof SignInRefusal ? refusal.problem : null),
    }),
    token: t.string({ nullable: true, resolve: (answer) => answer.item?.token }),
    firstPage: t.string({ nullable: true, description: firstPageDescription, resolve: ({ item }) => item?.firstPage }),
    user: t.field({ type: userType, nullable: true, resolve: (answer) => answer.item?.user }),
    staff: t.boolean({
      description: "Whether the person belongs to the host's staff.",
      resolve: ({ item }, _args, { staffEmailDomain }) =>
        item !== null && item !== undefined && isStaff(item.user.email, staffEmailDomain),
    }),
  }),
});
