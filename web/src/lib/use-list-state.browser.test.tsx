import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { changeFilters } from './list-state.ts';
import { useListState } from './use-list-state.ts';

/** Changes twice before the first change is shown, as on a slow device. */
function TwoChanges() {
  const [state, change] = useListState();
  return (
    <button
      type="button"
      onClick={() => {
        change(changeFilters({ code: ['GP'] }));
        change(changeFilters({ owner: ['supervisor@'] }));
      }}
    >
      {JSON.stringify(state.filters)}
    </button>
  );
}

test('a change of the filters keeps an earlier one that is not shown yet', async () => {
  const router = mount({ screens: { '/list': <TwoChanges /> }, address: '/list?site=F10N&page=2' });
  const button = page.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('{"site":["F10N"],"code":["GP"],"owner":["supervisor@"]}');
  expect(router.state.location.search).toBe('?site=F10N&code=GP&owner=supervisor%40');

  await router.navigate('/list?site=F10X');
  await expect.element(button).toHaveTextContent('{"site":["F10X"]}');
  await button.click();
  await expect.element(button).toHaveTextContent('{"site":["F10X"],"code":["GP"],"owner":["supervisor@"]}');
});
