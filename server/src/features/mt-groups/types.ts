import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { siteType, type Site } from '../sites/types.ts';
import { personType, type Person } from '../users/types.ts';

/** A reviewing group as the API returns it. */
export interface Group {
  _id: string;
  name: string;
  /** Whether its members close and cancel permits at its site. */
  permitCloser: boolean;
  site: Site;
  members: Person[];
  /** Null if the group came with the installation. */
  createdBy: Person | null;
  createdAt: Date;
}

/** A group with the details for administrators. */
export interface ManagedGroup extends Group {
  /** Whether permits name it as a reviewer, so that its site cannot change. */
  siteLocked: boolean;
}

export const groupType = builder.objectRef<Group>('Group').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    permitCloser: t.exposeBoolean('permitCloser'),
    site: t.field({ type: siteType, resolve: (group) => group.site }),
    members: t.field({ type: [personType], resolve: (group) => group.members }),
    createdBy: t.field({ type: personType, nullable: true, resolve: (group) => group.createdBy }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const managedGroupType = builder.objectRef<ManagedGroup>('KeptGroup').implement({
  description: 'A group with the details for administrators.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    permitCloser: t.exposeBoolean('permitCloser'),
    site: t.field({ type: siteType, resolve: (group) => group.site }),
    members: t.field({ type: [personType], resolve: (group) => group.members }),
    createdBy: t.field({ type: personType, nullable: true, resolve: (group) => group.createdBy }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    siteLocked: t.exposeBoolean('siteLocked', {
      description: 'Permits have it as a reviewer, so its site cannot change.',
    }),
  }),
});

export const groupList = defineListType('GroupList', groupType);

export const groupPayload = definePayloadType('GroupAnswer', 'group', managedGroupType);
