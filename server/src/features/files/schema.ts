import { message } from '@eptw/domain/message';
import { toPayload, mutationPayload, type Payload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { responseCodeEnum } from '../../graphql/enums.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { deleteFile, createFileLink, uploadFile, type UploadResult } from './service.ts';

const uploadPayload = builder.objectRef<Payload<UploadResult>>('UploadAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    filename: t.string({ nullable: true, resolve: (answer) => answer.item?.filename }),
    url: t.string({ nullable: true, resolve: (answer) => answer.item?.url }),
  }),
});

builder.mutationField('singleUpload', (t) =>
  t.field({
    type: uploadPayload,
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: (_root, { file }, context) =>
      toPayload(message.uploadSucceeded, () => uploadFile(requireActor(context), file)),
  }),
);

builder.mutationField('deleteFile', (t) =>
  t.field({
    type: mutationPayload,
    args: { filename: t.arg.string({ required: true }) },
    resolve: (_root, { filename }, context) =>
      toPayload('The file is deleted.', async () => {
        await deleteFile(requireActor(context), filename);
        return null;
      }),
  }),
);

const fileLinkPayload = builder.objectRef<Payload<{ url: string }>>('FileLinkAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    url: t.string({ nullable: true, resolve: (answer) => answer.item?.url }),
  }),
});

builder.queryField('generatePresignedUrl', (t) =>
  t.field({
    type: fileLinkPayload,
    args: { filename: t.arg.string({ required: true }) },
    resolve: (_root, { filename }, context) =>
      toPayload('', async () => ({ url: await createFileLink(requireActor(context), filename) })),
  }),
);
