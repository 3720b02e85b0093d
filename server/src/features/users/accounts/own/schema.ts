import { answering, answerType, mutationAnswer } from '../../../../graphql/answers.ts';
import { builder } from '../../../../graphql/builder.ts';
import { scopeOf } from '../../../../graphql/scope.ts';
import { userType } from '../../types.ts';
import { changePassword, updateProfile } from './service.ts';

const profileAnswer = answerType('ProfileAnswer', 'user', userType);

const updateProfileInput = builder.inputType('UpdateProfileInput', {
  fields: (t) => ({
    email: t.string({ description: 'Another address takes its place once the link that is mailed to it is followed.' }),
    fullname: t.string(),
    company: t.string({ description: 'Only the present one: administrators change it.' }),
    phone: t.string(),
    site: t.idList({ description: 'Only the present ones: administrators change them.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: profileAnswer,
    args: { data: t.arg({ type: updateProfileInput, required: true }) },
    resolve: (_root, { data }, context) =>
      answering('Your profile is saved.', () => updateProfile(scopeOf(context), data)),
  }),
);

builder.mutationField('changePassword', (t) =>
  t.field({
    type: mutationAnswer,
    args: { oldPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: (_root, { oldPassword, newPassword }, context) =>
      answering('Your password is changed. Everybody else who was signed in with it is signed out.', () =>
        changePassword(scopeOf(context), oldPassword, newPassword),
      ),
  }),
);
