import { expect, test } from 'vitest';
import { addUsualPeople } from './usual-people.ts';

test('those chosen now come first, each once, and only the latest are remembered', () => {
  expect(addUsualPeople(['owner', 'bob', 'owner', ''], ['ann', 'bob'])).toEqual(['owner', 'bob', 'ann']);
  expect(addUsualPeople(['new'], Array.from('abcdefgh'))).toEqual(['new', ...Array.from('abcdefg')]);
});
