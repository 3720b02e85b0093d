import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useResource, type Resource } from '../features/audit-log/components/use-resource.ts';
import { disciplineResource } from '../features/disciplines/discipline-resource.ts';
import { mapResource } from '../features/maps/map-resource.ts';
import { groupResource } from '../features/mt-groups/group-resource.ts';
import { siteResource } from '../features/sites/site-resource.ts';
import { GetMapsOfSiteDocument } from '../generated/maps.ts';
import { GetListChoicesDocument } from '../generated/permits/list.ts';
import { GetUserChoicesDocument } from '../generated/users/admin.ts';
import type { Operation } from '../lib/api/operation.ts';
import { useQuery } from '../lib/api/use-query.ts';
import { emptyPayload, getSent, respondTo, respondToOtherQueries } from '../testing/api.ts';
import { mount } from '../testing/mount.tsx';

type AnyResource = Resource<never, never, never>;
type Choices = Operation<unknown, never>;

function ReadOnce({ choices }: { choices: Choices }) {
  const variables = { filterOption: 'F10N' } as never;
  return <p>{useQuery(choices, { variables, fetchPolicy: 'cache-first' }).data ? 'Read' : 'Reading'}</p>;
}

function Change({ resource }: { resource: AnyResource }) {
  const { update } = useResource(resource);
  const [isChanged, setChanged] = useState(false);
  const change = () => update({ id: 'one', data: {} as never }).then(() => setChanged(true));
  return (
    <button type="button" onClick={() => void change()}>
      {isChanged ? 'Changed' : 'Change'}
    </button>
  );
}

test.each<[string, string, AnyResource, Choices]>([
  ['site', 'the filters of permits', siteResource, GetListChoicesDocument],
  ['site', 'the filter of users', siteResource, GetUserChoicesDocument],
  ['discipline', 'the filters of permits', disciplineResource, GetListChoicesDocument],
  ['group', 'the filter of users', groupResource, GetUserChoicesDocument],
  ['map', "the maps of a permit's site", mapResource, GetMapsOfSiteDocument],
])('after a change of a %s, %s are read again', async (_noun, _title, resource, choices) => {
  respondToOtherQueries(() => emptyPayload);
  respondTo(resource.update, () => emptyPayload as never);
  const router = mount({ screens: { '/': <ReadOnce choices={choices} />, '/change': <Change resource={resource} /> } });
  await expect.element(page.getByText('Read', { exact: true })).toBeVisible();
  await router.navigate('/change');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Changed' })).toBeVisible();
  await router.navigate('/');
  await expect.poll(() => getSent(choices).length).toBe(2);
});
