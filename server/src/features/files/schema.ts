import { message } from '@eptw/domain/message';
import { answering, mutationAnswer, type Answer } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { deleteFile, fileLink, uploadFile, type Uploaded } from './service.ts';

const uploadAnswer = builder.objectRef<Answer<Uploaded>>('UploadAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    filename: t.string({ nullable: true, resolve: (answer) => answer.item?.filename }),
    url: t.string({ nullable: true, resolve: (answer) => answer.item?.url }),
  }),
});

builder.mutationField('singleUpload', (t) =>
  t.field({
    type: uploadAnswer,
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: (_root, { file }, context) => answering(message.uploadSucceeded, () => uploadFile(scopeOf(context), file)),
  }),
);

builder.mutationField('deleteFile', (t) =>
  t.field({
    type: mutationAnswer,
    args: { filename: t.arg.string({ required: true }) },
    resolve: (_root, { filename }, context) =>
      answering('The file is deleted.', async () => {
        await deleteFile(scopeOf(context), filename);
        return null;
      }),
  }),
);

const fileLinkAnswer = builder.objectRef<Answer<{ url: string }>>('FileLinkAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    url: t.string({ nullable: true, resolve: (answer) => answer.item?.url }),
  }),
});

builder.queryField('generatePresignedUrl', (t) =>
  t.field({
    type: fileLinkAnswer,
    args: { filename: t.arg.string({ required: true }) },
    resolve: (_root, { filename }, context) =>
      answering('', async () => ({ url: await fileLink(scopeOf(context), filename) })),
  }),
);
