/** The kinds of work that a template is for; the author's free choice, shown as 'Permit Type'. */
export const permitTypes = [
  'General',
  'SIPP',
  'Hotwork',
  'Work At height',
  'Confined Space',
  'Lifting',
  'Life Support System',
  'Live Electrical',
] as const;

export type PermitType = (typeof permitTypes)[number];
