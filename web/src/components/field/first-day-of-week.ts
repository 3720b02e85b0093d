/** The part of Intl.Locale that says when a week starts, as browsers have it: a method or a property. */
interface WeekLocale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Where the week does not start on a Monday, for browsers that do not say: 7 is Sunday, 6 Saturday, 5 Friday. */
const otherFirstDays: readonly [day: number, regions: string][] = [
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [5, 'MV'],
];

/** The day on which a week starts where this language is spoken: 1 is Monday, 7 Sunday. */
export function getFirstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language);
  const { getWeekInfo, weekInfo } = locale as WeekLocale;
  return (getWeekInfo?.call(locale) ?? weekInfo)?.firstDay ?? getFirstDayOfRegion(locale.maximize().region ?? '');
}

/** The same from the table, by the code of a country. */
export function getFirstDayOfRegion(region: string): number {
  return otherFirstDays.find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? 1;
}
