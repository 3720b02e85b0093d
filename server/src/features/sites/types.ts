import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';

/** A site as the API returns it. */
export interface Site {
  _id: string;
  code: string;
  name: string;
  address: string;
  timeZone: string;
}

/** A site to edit. */
export interface EditedSite extends Site {
  /** Whether permit numbers start with its code. */
  hasPermits: boolean;
  /** Whom people at the site call when somebody is hurt; empty if unknown. */
  emergencyPhone: string;
  /** Whether workers' certificates count that nobody of the site has verified. */
  countsUnverified: boolean;
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

const editedSiteType = builder.objectRef<EditedSite>('EditedSite').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    timeZone: t.exposeString('timeZone'),
    emergencyPhone: t.exposeString('emergencyPhone'),
    countsUnverified: t.exposeBoolean('countsUnverified', {
      description:
        "Whether workers' certificates count that nobody has verified: for signing on, start and resumption.",
    }),
    hasPermits: t.exposeBoolean('hasPermits', {
      description: 'Then its code cannot change: permit numbers start with it.',
    }),
  }),
});

export const siteList = defineListType('SiteList', siteType);

export const sitePayload = definePayloadType('SiteAnswer', 'site', editedSiteType);
