import { listType } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';

/** A site as it goes over the wire. */
export interface Site {
  _id: string;
  code: string;
  name: string;
  address: string;
  timeZone: string;
}

export const siteType = builder.objectRef<Site>('Site').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    timeZone: t.exposeString('timeZone', { description: 'IANA name; dates and times of its permits are local to it.' }),
  }),
});

export const siteList = listType('SiteList', siteType);
