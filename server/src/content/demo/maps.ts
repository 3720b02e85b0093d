import { amount, listOf, object, oneOf, text } from '../shape.ts';

/** The uses of a room; each has its own colour on a map. */
const roomUses = ['clean', 'plant', 'chemical', 'gas', 'people', 'passage'] as const;

export type RoomUse = (typeof roomUses)[number];

/** A room in a row, with its share of the row's length. */
export interface Room {
  label: string;
  use: RoomUse;
  share: number;
}

/** One storey: a row of rooms above its corridor and one below. */
interface Storey {
  /** The name of its map. */
  name: string;
  /** The title on the picture, after the site code. */
  title: string;
  above: readonly Room[];
  below: readonly Room[];
}

export interface DemoMaps {
  storeys: readonly Storey[];
}

const rooms = listOf(object<Room>({ label: text, use: oneOf(roomUses), share: amount }));

/** The shape of `content/demo/maps.yaml`. */
export const demoMaps = object<DemoMaps>({
  storeys: listOf(object<Storey>({ name: text, title: text, above: rooms, below: rooms })),
});
