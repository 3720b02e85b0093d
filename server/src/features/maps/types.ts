import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { siteType, type Site } from '../sites/types.ts';

/** A map of a site as the API returns it. */
export interface SiteMap {
  _id: string;
  name: string;
  site: Site;
  /** The stored name of the picture. */
  mapImage: string;
}

const mapType = builder.objectRef<SiteMap>('Map').implement({
  description: 'A picture of a site. Map inputs on its permits are drawn on it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    site: t.field({ type: siteType, resolve: (map) => map.site }),
    mapImage: t.exposeString('mapImage', { description: 'The stored name of the picture.' }),
  }),
});

export const mapList = defineListType('MapList', mapType);

export const mapPayload = definePayloadType('MapAnswer', 'map', mapType);
