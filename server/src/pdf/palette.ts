import type { Tone } from '@eptw/domain/text/tone';

/** Colours on paper: few, and readable when printed without colour. */
export const palette = {
  ink: '#0b1f3a',
  muted: '#4a5b67',
  brand: '#0a4e59',
  hairline: '#cfd8de',
  background: '#eef3f5',
} as const;

/** Background, text and mark of a status. */
export const toneColors: Record<Tone, { background: string; text: string; mark: string }> = {
  green: { background: '#e3f3ea', text: '#12593a', mark: '#1f8f57' },
  red: { background: '#fbe9e7', text: '#8f1d16', mark: '#d0372c' },
  orange: { background: '#fdf0dd', text: '#7a3f06', mark: '#dd8212' },
  blue: { background: '#e7eff9', text: '#174a80', mark: '#2f74c4' },
  violet: { background: '#f0ebfa', text: '#4d2f8c', mark: '#7a55c7' },
  slate: { background: '#edf1f4', text: '#3a4a56', mark: '#7a8a96' },
};

/** Sizes of text in points: all is small but headings, the permit's number and its status. */
export const sizes = { number: 26, title: 12.5, status: 13, heading: 11.5, text: 8 } as const;
