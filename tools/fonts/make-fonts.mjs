// Creates the subset fonts for printed permits, server/fonts, and for the screens, web/fonts, from their packages. Run it
// by hand when they change: `npm install` and `node make-fonts.mjs` in this folder.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subset from 'subset-font';

const here = import.meta.dirname;
const target = path.join(here, '../../server/fonts');
const webTarget = path.join(here, '../../web/fonts');

const from = (first, last) => (character) => character >= first && character <= last;
const either =
  (...rules) =>
  (character) =>
    rules.some((rule) => rule(character));
const joiners = either(from(0x200c, 0x200d), from(0x25cc, 0x25cc));
const isHan = (character) => /\p{Script=Han}/u.test(String.fromCodePoint(character));
const isHangul = (character) => /\p{Script=Hangul}/u.test(String.fromCodePoint(character));
const withoutHangul = (keeps) => (character) => keeps(character) && !isHangul(character);
/** Latin, Greek and Cyrillic letters with their marks, and punctuation, currencies and signs. */
const letters = either(
  from(0x20, 0x52f),
  from(0x1e00, 0x2bff),
  from(0xa640, 0xa69f),
  from(0xa720, 0xa7ff),
  from(0xfffd, 0xfffd),
);

/** The script of one font, whose letters change with their neighbours. */
const script = (name, source, keeps) => ({ name, source: `${source}_400Regular`, keeps, shaped: true });

/**
 * Scripts whose letters change with their neighbours need the font's layout tables; the others are faster without.
 * A font with `beyond` holds only what the fonts of these names do not have.
 */
const fonts = [
  { name: 'text-regular', source: 'noto-sans/400Regular/NotoSans_400Regular', keeps: letters },
  { name: 'text-bold', source: 'noto-sans/700Bold/NotoSans_700Bold', keeps: letters },
  {
    name: 'chinese-japanese',
    source: 'noto-sans-sc/400Regular/NotoSansSC_400Regular',
    keeps: withoutHangul(from(0x2000, 0x10ffff)),
  },
  {
    name: 'japanese-variants',
    source: 'noto-sans-jp/400Regular/NotoSansJP_400Regular',
    keeps: isHan,
    beyond: ['chinese-japanese'],
  },
  {
    name: 'hong-kong-variants',
    source: 'noto-sans-hk/400Regular/NotoSansHK_400Regular',
    keeps: isHan,
    beyond: ['chinese-japanese', 'japanese-variants'],
  },
  { name: 'korean', source: 'noto-sans-kr/400Regular/NotoSansKR_400Regular', keeps: isHangul },
  script('tamil', 'noto-sans-tamil/400Regular/NotoSansTamil', from(0xb80, 0xbff)),
  script('thai', 'noto-sans-thai/400Regular/NotoSansThai', from(0xe00, 0xe7f)),
  script('bengali', 'noto-sans-bengali/400Regular/NotoSansBengali', from(0x980, 0x9ff)),
  script('devanagari', 'noto-sans-devanagari/400Regular/NotoSansDevanagari', from(0x900, 0x97f)),
  script('myanmar', 'noto-sans-myanmar/400Regular/NotoSansMyanmar', from(0x1000, 0x109f)),
  script('gurmukhi', 'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi', from(0xa00, 0xa7f)),
  script('telugu', 'noto-sans-telugu/400Regular/NotoSansTelugu', from(0xc00, 0xc7f)),
  script('malayalam', 'noto-sans-malayalam/400Regular/NotoSansMalayalam', from(0xd00, 0xd7f)),
  script('sinhala', 'noto-sans-sinhala/400Regular/NotoSansSinhala', from(0xd80, 0xdff)),
  script('lao', 'noto-sans-lao/400Regular/NotoSansLao', from(0xe80, 0xeff)),
  script('khmer', 'noto-sans-khmer/400Regular/NotoSansKhmer', from(0x1780, 0x17ff)),
  script(
    'arabic',
    'noto-sans-arabic/400Regular/NotoSansArabic',
    either(from(0x600, 0x6ff), from(0x750, 0x77f), from(0x8a0, 0x8ff)),
  ),
  script('hebrew', 'noto-sans-hebrew/400Regular/NotoSansHebrew', from(0x590, 0x5ff)),
  {
    name: 'symbols',
    source: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular',
    keeps: either(from(0x2000, 0x2bff), from(0x1f100, 0x1f1ff), from(0x1f650, 0x1f67f), from(0x1f780, 0x1f8ff)),
  },
  {
    name: 'technical-symbols',
    source: 'noto-sans-symbols/400Regular/NotoSansSymbols_400Regular',
    keeps: from(0x2000, 0x2bff),
    beyond: ['text-regular', 'chinese-japanese', 'symbols'],
  },
  {
    name: 'mathematical-symbols',
    source: 'noto-sans-math/400Regular/NotoSansMath_400Regular',
    keeps: from(0x2000, 0x2bff),
    beyond: ['text-regular', 'chinese-japanese', 'symbols', 'technical-symbols'],
  },
  { name: 'emoji', source: 'noto-emoji/400Regular/NotoEmoji_400Regular', keeps: from(0x2000, 0x1faff) },
];

/** The font file without some of its tables. */
function withoutTables(font, dropped) {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => font.subarray(12 + index * 16, 28 + index * 16))
    .filter((entry) => !dropped.includes(entry.toString('latin1', 0, 4)))
    .map((entry) => ({
      entry: Buffer.from(entry),
      data: font.subarray(entry.readUInt32BE(8), entry.readUInt32BE(8) + entry.readUInt32BE(12)),
    }));
  const header = Buffer.from(font.subarray(0, 12));
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(tables.length * 16 - (16 << power), 10);
  let offset = 12 + tables.length * 16;
  const contents = tables.map(({ entry, data }) => {
    entry.writeUInt32BE(offset, 8);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...tables.map(({ entry }) => entry), ...contents]);
}

const charactersOf = new Map();

for (const { name, source, keeps, shaped = false, beyond = [] } of fonts) {
  const content = readFileSync(path.join(here, 'node_modules/@expo-google-fonts', `${source}.ttf`));
  const isElsewhere = (character) => beyond.some((other) => charactersOf.get(other).has(character));
  const remaining = fontkit
    .create(content)
    .characterSet.filter(
      (character) => (shaped ? either(keeps, joiners) : keeps)(character) && !isElsewhere(character),
    );
  charactersOf.set(name, new Set(remaining));
  const text = remaining.map((character) => String.fromCodePoint(character)).join('');
  const cut = await subset(content, text, { targetFormat: 'truetype', noHinting: true });
  const font = shaped
    ? cut
    : withoutTables(cut, ['GSUB', 'GPOS', 'GDEF', 'kern', 'DSIG', 'BASE', 'STAT', 'vhea', 'vmtx', 'VORG']);
  writeFileSync(path.join(target, `${name}.ttf`), font);
  console.log(`${name}: ${remaining.length} characters, ${Math.round(font.length / 1024)} kB`);
}

/** The screens' Latin letters: a variable font, in the weights and with the features that the style sheets use. */
const webFont = 'inter-latin-wght-normal.woff2';
const inter = readFileSync(path.join(here, 'node_modules/@fontsource-variable/inter/files', webFont));
const latin = fontkit.create(inter).characterSet.map((character) => String.fromCodePoint(character));
const cut = await subset(inter, latin.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'calt', 'tnum', 'ccmp', 'mark', 'mkmk'],
  noHinting: true,
});
writeFileSync(path.join(webTarget, webFont), cut);
console.log(`${webFont}: ${latin.length} characters, ${Math.round(cut.length / 1024)} kB`);
