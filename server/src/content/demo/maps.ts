import { amount, listOf, object, oneOf, text } from '../shape.ts';

/** What a room is for; each has a colour of its own on a map. */
const roomUses = ['clean', 'plant', 'chemical', 'gas', 'people', 'passage'] as const;

export type RoomUse = (typeof roomUses)[number];

/** A room of a row, with its share of the row's length. */
export interface Room {
  label: string;
  use: RoomUse;
  share: number;
}

/** One storey: a row of rooms above its corridor and one below. */
interface Storey {
  /** What its map is called. */
  name: string;
  /** What stands on the picture, after the code of the site. */
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
