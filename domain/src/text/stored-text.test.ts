import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, findUnseen, toLineFeeds, toPastedText, toStoredLine, toStoredText } from './stored-text.ts';

describe('a typed text as it is stored', () => {
  it.each([
    ['a bell and an escape', 'gas\u0007 at \u001b[31mM-4', 'gas at [31mM-4'],
    ['a null', 'gas\u0000', 'gas'],
    ['direction marks', 'safe \u202Etxet\u202C \u2066x\u2069 \u200Fy \u061Cz', 'safe txet x y z'],
    ['zero-width characters', 'ga\u200Bs\u200D \uFEFFsm\u2060ell\u00AD', 'gas smell'],
    ['halves of characters', 'gas \uD83D', 'gas'],
    ['fillers that look empty', '\u3164\u115F', ''],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh\ni', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
    ['a tab', 'a\tb', 'a b'],
    ['marks in two characters', 'A\u0301lvaro', '\u00C1lvaro'],
    ['spaces around', ' \u00A0\n gas \u3000\n', 'gas'],
    ['other alphabets', '气味 · வாயு · গ্যাস · Größe 😀', '气味 · வாயு · গ্যাস · Größe 😀'],
    ['joiners of Bengali', 'র\u200D্যাব ক্\u200Cষ', 'র\u200D্যাব ক্\u200Cষ'],
    ['joiners of Malayalam at the end of a word', 'അവന്\u200D', 'അവന്\u200D'],
    ['joiners of Persian, and not beside them', 'می\u200Cخواهم \u200C', 'می\u200Cخواهم'],
    [
      'pictures of several',
      '👩\u200D🔧 👷🏽\u200D♀\uFE0F ⚠\uFE0F 1\uFE0F\u20E3',
      '👩\u200D🔧 👷🏽\u200D♀\uFE0F ⚠\uFE0F 1\uFE0F\u20E3',
    ],
    ['a form of a Chinese character', '葛\u{E0100}城', '葛\u{E0100}城'],
  ])('keeps what is seen of %s', (_what, typed, stored) => {
    expect(toStoredText(typed)).toBe(stored);
  });

  it('is stored again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const stored = toStoredText(typed);
        expect(toStoredText(stored)).toBe(stored);
        expect(toStoredLine(toStoredLine(typed))).toBe(toStoredLine(typed));
      }),
    );
  });

  it('has no unseen character, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toStoredText(typed)).not.toMatch(/(?!\n)\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u);
      }),
    );
  });
});

it('a line is one line', () => {
  expect(toStoredLine(' Muthu\r\n\u202ERaman  Kumar ')).toBe('Muthu Raman Kumar');
});

describe('a text as it comes in', () => {
  it('has a line wherever a word processor broke it, and keeps words apart', () => {
    expect(cleanText('Max load 5\u000B10 m reach\u000BPurge with N2')).toBe('Max load 5\n10 m reach\nPurge with N2');
  });

  it('keeps the spaces around it, which a search may mean', () => {
    expect(cleanText(' caf\u0065\u0301 \u200B')).toBe(' caf\u00E9 ');
  });

  it('is cleaned once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

it('finds the first character that nobody sees', () => {
  expect(findUnseen('ann\u200B@x.example')).toEqual({ character: '\u200B', index: 3 });
  expect(findUnseen('two\nlines\tand a tab')).toBeUndefined();
});

it.each(['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'keeps words apart at the break %j',
  (lineBreak) => {
    const text = `Max load 5${lineBreak}10 m reach`;
    expect(toLineFeeds(text)).toBe('Max load 5\n10 m reach');
    expect(cleanText(text)).toBe('Max load 5\n10 m reach');
    expect(toStoredLine(text)).toBe('Max load 5 10 m reach');
    expect(toPastedText(text, true)).toBe('Max load 5\n10 m reach');
    expect(toPastedText(`${text}${lineBreak}`, false)).toBe('Max load 5 10 m reach');
  },
);

it('leaves the spaces around what is pasted into a line', () => {
  expect(toPastedText(' and\u200B more ', false)).toBe(' and more ');
});
