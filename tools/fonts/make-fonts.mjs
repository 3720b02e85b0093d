// Creates the subset fonts for printed permits, server/fonts, and for the screens, web/fonts, from their packages. Run it
// by hand when they change: `npm install` and `node make-fonts.mjs` in this folder.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subset from 'subset-font';

const here = import.meta.dirname;
const target = path.join(here, '../../server/fonts');
const webTarget = path.join(here, '../../web/fonts');

/** The characters of a two-byte encoding, given the ranges of its bytes. */
function charactersOf(encoding, [firstLead, lastLead, firstTrail, lastTrail]) {
  const decoder = new TextDecoder(encoding);
  const characters = new Set();
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = firstTrail; trail <= lastTrail; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(text).length === 1 && text !== '\ufffd') characters.add(text.codePointAt(0));
    }
  }
  return characters;
}

const from = (first, last) => (character) => character >= first && character <= last;
const either =
  (...rules) =>
  (character) =>
    rules.some((rule) => rule(character));
const among = (characters) => (character) => characters.has(character);

const han = either(
  among(charactersOf('gb2312', [0xa1, 0xf7, 0xa1, 0xfe])),
  among(charactersOf('big5', [0xa4, 0xc6, 0x40, 0xfe])),
  among(charactersOf('euc-jp', [0xa1, 0xcf, 0xa1, 0xfe])),
);
const letters = either(from(0x20, 0x52f), from(0x1e00, 0x2bff), from(0xfffd, 0xfffd));
const joiners = either(from(0x200c, 0x200d), from(0x25cc, 0x25cc));
const workEmoji =
  '⚠✅❌☎⚡🔥🚧👍👎✔✖❗❓⭐🔴🟢🟡🟠🔵⛔🚫🦺👷🔧🔨🛠💧☣☢📷📞🙂😀😊🙏💪🚨🧯🪜🏗💨🌧⛈🌡⏰📌📎👌👋🎉😷🤝🧤🥽🔒🔓';

/** Scripts whose letters change with their neighbours need the font's layout tables; the others are faster without. */
const fonts = [
  { name: 'text-regular', source: 'noto-sans/400Regular/NotoSans_400Regular', keeps: letters },
  { name: 'text-bold', source: 'noto-sans/700Bold/NotoSans_700Bold', keeps: letters },
  {
    name: 'chinese-japanese',
    source: 'noto-sans-sc/400Regular/NotoSansSC_400Regular',
    keeps: either(han, from(0x3000, 0x30ff), from(0xff00, 0xffef), from(0x2190, 0x27ff)),
  },
  {
    name: 'korean',
    source: 'noto-sans-kr/400Regular/NotoSansKR_400Regular',
    keeps: among(charactersOf('euc-kr', [0xb0, 0xc8, 0xa1, 0xfe])),
  },
  {
    name: 'tamil',
    source: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
    keeps: from(0xb80, 0xbff),
    shaped: true,
  },
  {
    name: 'thai',
    source: 'noto-sans-thai/400Regular/NotoSansThai_400Regular',
    keeps: from(0xe00, 0xe7f),
    shaped: true,
  },
  {
    name: 'bengali',
    source: 'noto-sans-bengali/400Regular/NotoSansBengali_400Regular',
    keeps: from(0x980, 0x9ff),
    shaped: true,
  },
  {
    name: 'devanagari',
    source: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular',
    keeps: from(0x900, 0x97f),
    shaped: true,
  },
  {
    name: 'myanmar',
    source: 'noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular',
    keeps: from(0x1000, 0x109f),
    shaped: true,
  },
  {
    name: 'symbols',
    source: 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular',
    keeps: from(0x2190, 0x2bff),
  },
  {
    name: 'emoji',
    source: 'noto-emoji/400Regular/NotoEmoji_400Regular',
    keeps: among(new Set(Array.from(workEmoji, (character) => character.codePointAt(0)))),
  },
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

for (const { name, source, keeps, shaped = false } of fonts) {
  const content = readFileSync(path.join(here, 'node_modules/@expo-google-fonts', `${source}.ttf`));
  const remaining = fontkit.create(content).characterSet.filter(shaped ? either(keeps, joiners) : keeps);
  const text = remaining.map((character) => String.fromCodePoint(character)).join('');
  const cut = await subset(content, text, { targetFormat: 'truetype' });
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
