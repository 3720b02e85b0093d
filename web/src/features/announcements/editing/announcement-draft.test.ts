import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentOf, draftOf, emptyDraft, sentOf } from './announcement-draft.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'Asia/Singapore');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const saved = {
  title: 'Shutdown',
  message: 'No work.',
  type: 'warning',
  color: null,
  from: '2026-06-14T18:00:00.000Z',
  to: null,
};

it('shows a time of the writer’s day', () => {
  expect(draftOf(saved)).toEqual({ ...saved, color: '', from: '2026-06-15T02:00', to: '' });
});

it('sends the instant that was shown', () => {
  const content = contentOf(draftOf(saved));
  expect(content).toEqual({ ...saved, from: new Date(saved.from) });
  expect(sentOf(content)).toEqual(saved);
});

it('leaves out what is left empty', () => {
  expect(contentOf(emptyDraft)).toEqual({ ...emptyDraft, color: null, from: null, to: null });
});
