/** What a document with one field returns in it. */
export type OnlyField<Data> = Data[keyof Data];

/** The one field of what such a document returned. */
export function getOnlyField<Data extends object>(data: Data): OnlyField<Data> {
  return Object.values(data)[0] as OnlyField<Data>;
}
