import path from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, test } from 'vitest';
import { loadFonts } from './fonts.ts';
import { createTypesetter } from './typesetter.ts';

const fonts = loadFonts(path.join(import.meta.dirname, '../../../fonts'));
const typesetter = createTypesetter(fonts);
const opened = new Map(fonts.bold.map(({ name, content }) => [name, fontkit.create(content) as fontkit.Font]));

/** What a text comes to on paper: its characters, those that no font has, and how many glyphs are the font's box. */
function print(text: string, bold = false) {
  typesetter.takeMissing();
  const runs = typesetter.wrapText(text, { size: 8, bold }, 10_000).flatMap((line) => line.runs);
  const boxes = runs.flatMap(({ font, text: part }) =>
    (font.shape?.(part) ?? opened.get(font.name)?.layout(part).glyphs ?? []).filter(({ id }) => id === 0),
  );
  return { text: runs.map((run) => run.text).join(''), missing: typesetter.takeMissing(), boxes: boxes.length };
}

const printed = (text: string) => ({ text, missing: [], boxes: 0 });

test('words of Arabic follow each other from the right, each joined', () => {
  const { runs } = typesetter.wrapText('valve محمد علي (3) end', { size: 8 }, 1_000)[0] ?? { runs: [] };
  expect(runs.map(({ text }) => text)).toEqual(['valve ', '(', '3', ') ', 'علي', ' ', 'محمد', ' end']);
  const { shape } = runs.find(({ text }) => text === 'محمد')?.font ?? {};
  const listGlyphs = (text: string) => shape?.(text).map(({ id }) => id) ?? [];
  expect(listGlyphs('محمد')).toHaveLength(4);
  // Each letter alone has another shape.
  expect(listGlyphs('محمد')).not.toEqual(Array.from('محمد').toReversed().flatMap(listGlyphs));
});

describe('every text prints as it is', () => {
  test.each<[string, string]>([
    ['Chinese names beyond daily use', '陈喆 林堃 黄燄 张旻 陳鈺 李祎 吳宓 周燊 髙橋 邉見 吅'],
    ['rare Chinese names', '䶮 𬭎 𫖯 王㼆 㐱 𠮷野'],
    ['Japanese', '山﨑 濵田 安全第一、カタカナとひらがな。㈱'],
    ['Hong Kong', '嘅 咗 㗎 𨋢 鰂魚涌'],
    ['Korean', '안전 제일 똠방각하 쀍'],
    ['Tamil', 'பாதுகாப்பு முருகன் ஸ்ரீ'],
    ['Bengali', 'নিরাপত্তা কৌশিক রহমান দুর্ঘটনা ক্ষতি'],
    ['Hindi', 'सुरक्षा राजेश शर्मा'],
    ['Burmese', 'ဘေးကင်း မောင်မောင်'],
    ['Thai', 'ความปลอดภัย น้ำ'],
    ['Vietnamese', 'An toàn là trên hết, Nguyễn Thị Hằng'],
    ['Malay', 'Utamakan keselamatan'],
    ['Telugu', 'భద్రత'],
    ['Malayalam', 'സുരക്ഷ'],
    ['Punjabi', 'ਸੁਰੱਖਿਆ'],
    ['Sinhala', 'ආරක්ෂාව'],
    ['Khmer', 'សុវត្ថិភាព'],
    ['Lao', 'ຄວາມປອດໄພ'],
    ['Arabic', 'محمد'],
    ['Persian and Urdu', 'پژمان'],
    ['Hebrew', 'שלום'],
    ['Greek and Russian', 'Ασφάλεια Безопасность'],
    ['Turkish, Polish and Czech', 'Şişli Łódź Žižkov Ő'],
    ['work signs', '⌀ 50 mm ✋ 🛑 ⚠ ☢ ☣ ⚡ 🔥 🧯 🦺 ⛑ 🚷 🚭 ☠ ⚙ 🪜 🚧 ✓ ✗ ☑ ☒ ♻ ⏚ ⎓ ⏻ ⛔'],
    ['units and numbers', '5 °C ± 2 µm Ω ≤ ≥ ≈ ≠ ∅ Δ √ ² ³ ½ ‰ ㎡ ℃ № ① ⑳ Ⅳ ∠ ⊥ × ÷ ∞ ⌖ ⏥ ⟂'],
    ['arrows and bullets', '• ◦ ▪ ■ □ ● ○ ◆ ➢ ➔ → ⇒ ⇧ ↔ ➡ ★ ☐ – — … “so” „so“ ‹so›'],
  ])('%s', (_title, text) => {
    expect(print(text)).toEqual(printed(text));
    expect(print(text, true)).toEqual(printed(text));
  });

  test('all 20,902 Chinese characters of the first Unicode, and all Korean syllables', () => {
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const characters = String.fromCodePoint(...range(0x4e00, 0x9fa5), ...range(0xac00, 0xd7a3));
    expect(print(characters)).toMatchObject({ missing: [], boxes: 0 });
  });
});

test('bullets and marks of word processors are printed as such', () => {
  expect(print('\uf0b7 first\n\uf0a7 second\n\uf0d8 third\n\uf0fc done \uf0fb not')).toEqual(
    printed('• first• second• third✓ done ✗ not'),
  );
});

test('what no font has is named, once for each text', () => {
  expect(print('valve \u{1fb93} ሰላም \u{1fb93} end')).toEqual({
    text: 'valve □ □□□ □ end',
    missing: ['\u{1fb93}', 'ሰ', 'ላ', 'ም'],
    boxes: 0,
  });
  expect(print('valve').missing).toEqual([]);
});

test.each([
  ['Bengali: the vowel sign in mid-word stands before its letter', 'কৌশিক', 6],
  ['Bengali: letters join', 'ক্ষতি', 3],
  ['Hindi: letters join', 'क्षति', 3],
])('%s', (_title, text, glyphs) => {
  const [run] = typesetter.wrapText(text, { size: 8 }, 1_000)[0]?.runs ?? [];
  const shaped = run?.font.shape?.(text) ?? [];
  expect(shaped.map(({ id }) => id)).not.toContain(0);
  expect(shaped).toHaveLength(glyphs);
  expect(shaped.flatMap(({ codePoints }) => codePoints)).toHaveLength(Array.from(text).length);
});
