import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../time/calendar.ts';
import { getDownloadPath, formDownloads, guideDownloads } from './downloads.ts';
import { getTutorialUrl, tutorials } from './tutorials.ts';

describe('what everybody may download', () => {
  it('consists of seven forms, one guide and ten tutorials, each with a unique name', () => {
    expect([formDownloads.length, guideDownloads.length, tutorials.length]).toEqual([7, 1, 10]);
    const names = [...formDownloads, ...guideDownloads].map(({ file }) => file);
    expect(new Set(names).size).toBe(8);
    expect(new Set(tutorials.map(({ name }) => name)).size).toBe(10);
  });

  it('has URL-safe names and valid dates', () => {
    for (const { file, lastUpdated } of [...formDownloads, ...guideDownloads]) {
      expect(file).toMatch(/^[a-z0-9-]+\.pdf$/);
      expect(isCalendarDate(lastUpdated)).toBe(true);
    }
    for (const { name } of tutorials) expect(name).toMatch(/^[a-z0-9-]+$/);
  });

  it('has the published URLs', () => {
    expect(getDownloadPath('forms', 'ladder-checklist.pdf')).toBe('/formdownloads/ladder-checklist.pdf');
    expect(getDownloadPath('guides', 'user-guide.pdf')).toBe('/userguides/user-guide.pdf');
  });

  it('has videos where a site hosts them, and none otherwise', () => {
    const tutorial = { name: 'sign-in', title: 'Sign in' };
    expect(getTutorialUrl('https://videos.example/eptw/', tutorial)).toBe('https://videos.example/eptw/sign-in');
    expect(getTutorialUrl(null, tutorial)).toBeUndefined();
  });
});
