import { describe, expect, it } from 'vitest';
import {
  hazardSignNames,
  hazardSigns,
  listHazardSigns,
  listProtectionSigns,
  protectionSignNames,
  protectionSigns,
} from './safety-signs.ts';

describe('an option of a form shows the sign', () => {
  it.each([
    ['Lack of oxygen', 'oxygen'],
    ['Flammable gas', 'flammable'],
    ['Gas under pressure', 'pressure'],
    ['Heat, steam or cold surfaces', 'heat'],
    ['Falling objects', 'fallingObjects'],
    ['Slips, trips and falls on the level', 'slip'],
    ['Fall', 'fall'],
    ['Moving parts', 'machinery'],
    ['Bees', null],
  ])('%s as a warning: %s', (text, sign) => {
    expect(listHazardSigns([text])).toEqual([{ sign, text }]);
  });

  it.each([
    ['Face shield and goggles', 'faceShield'],
    ['Rubber insulating gloves with leather protectors', 'gloves'],
    ['Arc-rated shirt and trousers', 'clothing'],
    ['Self-contained breathing apparatus', 'respirator'],
    ['Lucky charm', null],
  ])('%s as what must be worn: %s', (text, sign) => {
    expect(listProtectionSigns([text])).toEqual([{ sign, text }]);
  });
});

it('a sign is shown once, and an unknown option once whatever its letters', () => {
  expect(listHazardSigns(['Noise', 'Vibration', 'Bees', 'BEES'])).toEqual([
    { sign: 'noise', text: 'Noise' },
    { sign: null, text: 'Bees' },
  ]);
});

it('every sign is recognised by its own label', () => {
  expect(hazardSignNames.map((name) => listHazardSigns([hazardSigns[name].label])[0]?.sign)).toEqual(hazardSignNames);
  expect(protectionSignNames.map((name) => listProtectionSigns([protectionSigns[name].label])[0]?.sign)).toEqual(
    protectionSignNames,
  );
});
