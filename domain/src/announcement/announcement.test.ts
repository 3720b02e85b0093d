import { describe, expect, it } from 'vitest';
import {
  validateAnnouncement,
  formatAnnouncementType,
  getAnnouncementState,
  announcementMessageMaxLength,
  type AnnouncementContent,
} from './announcement.ts';

const now = new Date('2026-06-15T00:00:00Z');
const before = new Date('2026-06-14T00:00:00Z');
const later = new Date('2026-06-16T00:00:00Z');
const content: AnnouncementContent = {
  title: 'Shutdown',
  message: 'No work on <b>Sunday</b>.',
  type: 'warning',
  color: null,
  from: null,
  to: null,
};

describe('an announcement', () => {
  it.each<[string, Partial<AnnouncementContent>]>([
    ['without times or colour', {}],
    ['with a colour', { color: '#B45309' }],
    ['that starts now', { from: now, to: later }],
    ['that has already started', { from: before, to: later }],
    ['that ends later, without a start', { to: later }],
    ['of several lines', { message: 'No work on Sunday.\nNor on Monday.' }],
    ['with hidden characters, which are not stored', { message: 'a\u202eb' }],
    ['of the maximum length', { message: 'x'.repeat(announcementMessageMaxLength) }],
  ])('is accepted %s', (_title, change) => {
    expect(validateAnnouncement({ ...content, ...change }, now)).toEqual({});
  });

  it.each<[string, Partial<AnnouncementContent>, object]>([
    ['without a title', { title: ' ' }, { title: 'Title is required.' }],
    ['with tags in its title', { title: '<b>x</b>' }, { title: 'Title may not contain HTML. Remove the tags.' }],
    ['with a title of 121 characters', { title: 'x'.repeat(121) }, { title: 'Title may have at most 120 characters.' }],
    ['without a message', { message: '' }, { message: 'Message is required.' }],
    ['whose message is only tags', { message: '<p><br></p>' }, { message: 'Message is required.' }],
    [
      'that is too long',
      { message: 'x'.repeat(2001) },
      { message: 'Message may have at most 2000 characters, tags included.' },
    ],
    ['with a script', { message: '<script>' }, { message: expect.stringContaining('<script> is not allowed') }],
    ['with nothing but hidden characters', { message: '\u202e\u200b' }, { message: 'Message is required.' }],
    ['of an unknown type', { type: 'fun' }, { type: 'Type must be one of info, success, warning, error.' }],
    ['with a named colour', { color: 'red' }, { color: 'Colour must be written as #rrggbb.' }],
    ['with a three-digit colour', { color: '#fff' }, { color: 'Colour must be written as #rrggbb.' }],
    ['with a colour within other text', { color: 'x#B45309' }, { color: 'Colour must be written as #rrggbb.' }],
    ['with a colour of eight digits', { color: '#B4530980' }, { color: 'Colour must be written as #rrggbb.' }],
    ['with an empty colour', { color: '' }, { color: 'Colour must be written as #rrggbb.' }],
    ['that ends when it starts', { from: later, to: later }, { to: 'The end must be after the start.' }],
    ['that ends now', { to: now }, { to: expect.stringContaining('The end has already passed.') }],
    ['that has ended', { to: before }, { to: expect.stringContaining('The end has already passed.') }],
    ['with several invalid fields', { title: '', message: '', type: '' }, { title: /./, message: /./, type: /./ }],
  ])('is refused %s', (_title, change, problems) => {
    const problemsByField = validateAnnouncement({ ...content, ...change }, now);
    expect(Object.keys(problemsByField)).toEqual(Object.keys(problems));
    for (const [field, expected] of Object.entries(problems)) {
      if (expected instanceof RegExp) expect(Reflect.get(problemsByField, field)).toMatch(expected);
      else expect(Reflect.get(problemsByField, field)).toEqual(expected);
    }
  });

  it.each([
    [null, null, 'active'],
    [now, null, 'active'],
    [before, later, 'active'],
    [later, null, 'planned'],
    [null, now, 'over'],
    [before, before, 'over'],
  ] as const)('from %s to %s is %s', (from, to, state) => {
    expect(getAnnouncementState({ from, to }, now)).toBe(state);
  });
});

it('shows the stored name of a type that only a newer version has', () => {
  expect(['error', 'notice'].map(formatAnnouncementType)).toEqual(['Urgent', 'notice']);
});
