import { listType } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { siteType, type Site } from '../sites/types.ts';
import { personType, type Person } from '../users/types.ts';

/** A reviewing group as it goes over the wire. */
export interface Group {
  _id: string;
  name: string;
  /** Its members finish closure and cancellation at its site. */
  permitCloser: boolean;
  site: Site;
  members: Person[];
}

export const groupType = builder.objectRef<Group>('Group').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name'),
    permitCloser: t.exposeBoolean('permitCloser'),
    site: t.field({ type: siteType, resolve: (group) => group.site }),
    members: t.field({ type: [personType], resolve: (group) => group.members }),
  }),
});

export const groupList = listType('GroupList', groupType);
