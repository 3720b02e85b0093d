import {
  CreateMapDocument,
  DeleteMapDocument,
  GetMapsPageDocument,
  GetMapToEditDocument,
  UpdateMapDocument,
} from '../../generated/maps.ts';
import type { MapRow } from './map-columns.tsx';

/** Maps as their screens use them. */
export const mapResource = {
  noun: 'map',
  kinds: ['map', 'site'],
  list: GetMapsPageDocument,
  read: GetMapToEditDocument,
  create: CreateMapDocument,
  update: UpdateMapDocument,
  remove: DeleteMapDocument,
  describe: ({ name, site }: MapRow) => `${name}, ${site.code}`,
  // A permit's form reads the maps of its site once.
  refetch: ['GetMapsOfSite'],
} as const;
