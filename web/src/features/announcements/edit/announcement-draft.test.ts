import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { toContent, toDraft, emptyDraft, toAnnouncementInput } from './announcement-draft.ts';

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

it('shows a time in the author’s time zone', () => {
  expect(toDraft(saved)).toEqual({ ...saved, color: '', from: '2026-06-15T02:00', to: '' });
});

it('sends the instant that was shown', () => {
  const content = toContent(toDraft(saved));
  expect(content).toEqual({ ...saved, from: new Date(saved.from) });
  expect(toAnnouncementInput(content)).toEqual(saved);
});

it('omits empty fields', () => {
  expect(toContent(emptyDraft)).toEqual({ ...emptyDraft, color: null, from: null, to: null });
});
