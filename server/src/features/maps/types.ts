import type { Site } from '../sites/types.ts';

/** A map of a site as the API returns it. */
export interface SiteMap {
  _id: string;
  name: string;
  site: Site;
  /** The stored name of the picture. */
  mapImage: string;
}
