import type { Room, RoomUse } from '../content/demo/maps.ts';
import { encodePng } from './png.ts';

const width = 1000;
const height = 600;

type Colour = readonly [red: number, green: number, blue: number];

const paper: Colour = [252, 253, 254];
const wall: Colour = [45, 62, 76];
const thinWall: Colour = [120, 136, 148];
const ink: Colour = [60, 76, 90];

const shades: Readonly<Record<RoomUse, Colour>> = {
  clean: [226, 238, 246],
  plant: [236, 234, 226],
  chemical: [248, 236, 214],
  gas: [246, 226, 222],
  people: [230, 240, 230],
  passage: [244, 246, 248],
};

/** One storey: a row of rooms above its corridor and one below. */
export interface FloorPlan {
  title: string;
  above: readonly Room[];
  below: readonly Room[];
}

/** Capital letters and digits in three by five pixels: one octal digit for each row, from the top. */
const glyphs: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11152 K55655 L44447 M57755',
    'N65555 O25552 P65644 Q25563 R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247',
    '075557 126227 261247 361216 455711 574616 634757 771222 875757 975716 -00700',
  ]
    .join(' ')
    .split(' ')
    .map((glyph) => [glyph.charAt(0), glyph.slice(1)]),
);

/** A canvas, in pixels from the upper left corner. */
class Sheet {
  readonly pixels = new Uint8Array(width * height * 3);

  fill(left: number, top: number, right: number, bottom: number, colour: Colour): void {
    const first = (top * width + left) * 3;
    const last = first + (right - left) * 3;
    for (let at = first; at < last; at += 3) this.pixels.set(colour, at);
    for (let y = top + 1; y < bottom; y += 1) this.pixels.copyWithin((y * width + left) * 3, first, last);
  }

  frame(left: number, top: number, right: number, bottom: number, thickness: number, colour: Colour): void {
    this.fill(left, top, right, top + thickness, colour);
    this.fill(left, bottom - thickness, right, bottom, colour);
    this.fill(left, top, left + thickness, bottom, colour);
    this.fill(right - thickness, top, right, bottom, colour);
  }

  write(text: string, left: number, top: number, size: number): void {
    text
      .toUpperCase()
      .split('')
      .forEach((letter, letterIndex) => {
        (glyphs[letter] ?? '').split('').forEach((row, y) => {
          for (let x = 0; x < 3; x += 1) {
            if (!(Number(row) & (4 >> x))) continue;
            const at = left + (letterIndex * 4 + x) * size;
            this.fill(at, top + y * size, at + size, top + (y + 1) * size, ink);
          }
        });
      });
  }
}

const building = { left: 30, top: 50, right: 970, bottom: 570 };
const corridor = { top: 285, bottom: 335 };

/** Paints a row of rooms between two heights, each with a door to the corridor. */
function paintRow(sheet: Sheet, rooms: readonly Room[], top: number, bottom: number, doorTop: number): void {
  const totalShare = rooms.reduce((total, { share }) => total + share, 0);
  let { left } = building;
  for (const { label, use, share } of rooms) {
    const right = Math.min(building.right, left + Math.round(((building.right - building.left) * share) / totalShare));
    sheet.fill(left, top, right, bottom, shades[use]);
    sheet.frame(left, top, right, bottom, 2, thinWall);
    const middle = Math.round((left + right) / 2);
    sheet.fill(middle - 12, doorTop, middle + 12, doorTop + 2, shades[use]);
    label.split(' ').forEach((word, line) => {
      sheet.write(word, middle - word.length * 6, Math.round((top + bottom) / 2) - 22 + line * 22, 3);
    });
    if (use !== 'people') paintEquipment(sheet, left, right, top + 22);
    if (use === 'clean' || use === 'plant') paintEquipment(sheet, left, right, bottom - 62);
    left = right;
  }
}

/** Paints the equipment along a wall of a room. */
function paintEquipment(sheet: Sheet, left: number, right: number, top: number): void {
  for (let x = left + 14; x + 30 < right - 8; x += 38) {
    sheet.fill(x, top, x + 28, top + 40, paper);
    sheet.frame(x, top, x + 28, top + 40, 1, thinWall);
  }
}

/** Draws a storey as a PNG picture of 1000 by 600 pixels. */
export function drawFloorPlan({ title, above, below }: FloorPlan): Buffer {
  const sheet = new Sheet();
  sheet.fill(0, 0, width, height, paper);
  sheet.write(title, building.left, 18, 4);
  sheet.fill(building.left, building.top, building.right, building.bottom, shades.passage);
  paintRow(sheet, above, building.top, corridor.top, corridor.top - 2);
  paintRow(sheet, below, corridor.bottom, building.bottom, corridor.bottom);
  // The structural columns form a grid through all rooms.
  for (let x = building.left + 92; x < building.right - 20; x += 94)
    for (const y of [130, corridor.top, corridor.bottom, 480]) sheet.fill(x - 4, y - 4, x + 4, y + 4, wall);
  sheet.write('CORRIDOR', 452, 303, 3);
  sheet.frame(building.left, building.top, building.right, building.bottom, 5, wall);
  // The exits at both ends of the corridor.
  for (const x of [building.left, building.right - 5]) sheet.fill(x, 296, x + 5, 324, paper);
  return encodePng({ width, height, channels: 3, pixels: sheet.pixels });
}
