import { builder } from '../../graphql/builder.ts';

/** An announcement as it goes over the wire. The message may be HTML, which whoever shows it has to sanitise. */
export interface Announcement {
  _id: string;
  title: string;
  message: string;
  type: string;
  color: string | null;
}

export const announcementType = builder.objectRef<Announcement>('Announcement').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'HTML, to be sanitised where it is shown.' }),
    type: t.exposeString('type'),
    color: t.exposeString('color', { nullable: true }),
  }),
});
