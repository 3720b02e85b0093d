import { toPayload, definePayloadType, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { userType } from '../types.ts';
import { changePassword, updateProfile } from './service.ts';

const profilePayload = definePayloadType('ProfileAnswer', 'user', userType);

const updateProfileInput = builder.inputType('UpdateProfileInput', {
  fields: (t) => ({
    email: t.string({ description: 'A new address takes effect once the link sent to it is opened.' }),
    fullname: t.string(),
    company: t.string({ description: 'Only the current one is accepted: administrators change it.' }),
    phone: t.string(),
    firstPage: t.string({ description: 'The path of the page to see first; an empty text for the list of permits.' }),
    site: t.idList({ description: 'Only the current ones are accepted: administrators change them.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: profilePayload,
    args: { data: t.arg({ type: updateProfileInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('Your profile was saved.', () => updateProfile(requireActor(context), data)),
  }),
);

builder.mutationField('changePassword', (t) =>
  t.field({
    type: mutationPayload,
    args: { oldPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: (_root, { oldPassword, newPassword }, context) =>
      toPayload('Your password was changed. All your other sessions were signed out.', () =>
        changePassword(requireActor(context), oldPassword, newPassword),
      ),
  }),
);
