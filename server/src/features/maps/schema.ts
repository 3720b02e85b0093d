import { defineListType, definePayloadType, mutationPayload, toPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { siteType } from '../sites/types.ts';
import { updateSiteMap, createMap, deleteMap, listSiteMaps, getMapToEdit } from './service.ts';
import type { SiteMap } from './types.ts';

const mapType = builder.objectRef<SiteMap>('Map').implement({
  description: 'A picture of a site. Map inputs on its permits are drawn on it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    site: t.field({ type: siteType, resolve: (map) => map.site }),
    mapImage: t.exposeString('mapImage', { description: 'The stored name of the picture.' }),
  }),
});

const mapList = defineListType('MapList', mapType);

const mapPayload = definePayloadType('MapAnswer', 'map', mapType);

const picture = 'The stored name of an own upload that is not used elsewhere; a PNG or JPEG picture.';

const createMapInput = builder.inputType('CreateMapInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    site: t.id({ required: true }),
    mapImage: t.string({ required: true, description: picture }),
  }),
});

const updateMapInput = builder.inputType('UpdateMapInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({ name: t.string(), site: t.id(), mapImage: t.string({ description: picture }) }),
});

builder.queryField('getMap', (t) =>
  t.field({
    type: mapList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      filterOption: t.arg.string({ description: "'All', or a site's code." }),
    },
    resolve: (_root, args, context) => listSiteMaps(requireActor(context), args),
  }),
);

builder.queryField('getMapToEdit', (t) =>
  t.field({
    type: mapPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getMapToEdit(requireActor(context), id)),
  }),
);

builder.mutationField('createMap', (t) =>
  t.field({
    type: mapPayload,
    args: { data: t.arg({ type: createMapInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The map was created.', () => createMap(requireActor(context), data)),
  }),
);

builder.mutationField('updateMap', (t) =>
  t.field({
    type: mapPayload,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateMapInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      toPayload('The map was saved.', () => updateSiteMap(requireActor(context), id, data)),
  }),
);

builder.mutationField('deleteMap', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The map was deleted.', async () => {
        await deleteMap(requireActor(context), id);
        return null;
      }),
  }),
);
