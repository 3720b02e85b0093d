/** The views in the order of their links; the first one is the default. */
export const views = [
  { key: 'today', label: 'Today' },
  { key: 'trends', label: 'Trends' },
  { key: 'status', label: 'By status' },
  { key: 'child-permits', label: 'Child permits' },
  { key: 'year', label: 'General and Tool Install' },
  { key: 'breakdown', label: 'By site' },
  { key: 'types', label: 'By child type' },
] as const;

export type View = (typeof views)[number]['key'];

export const viewParameter = 'view';

/** Returns the view that an address names: the first one when it names none, undefined when the name is unknown. */
export function findView(address: URLSearchParams): View | undefined {
  const requested = address.get(viewParameter) ?? views[0].key;
  return views.find(({ key }) => key === requested)?.key;
}
