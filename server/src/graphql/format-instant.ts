const dayMilliseconds = 86_400_000;
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const maximumDays = 1_000;
/** 'YYYY-MM-DDT' by the day's number. */
const dayTexts = new Map<number, string>();

/**
 * The text of a date's `toISOString`, in a third of the time: a page of a list has a hundred dates, of few days. Throws
 * for an invalid date.
 */
export function formatInstant(date: Date): string {
  const time = date.getTime();
  const day = Math.floor(time / dayMilliseconds);
  const milliseconds = time - day * dayMilliseconds;
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const fraction = String(milliseconds % 1000).padStart(3, '0');
  return `${dayTexts.get(day) ?? addDay(day, date)}${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}.${fraction}Z`;
}

function addDay(day: number, date: Date): string {
  const text = date.toISOString();
  const dayText = text.slice(0, text.indexOf('T') + 1);
  if (dayTexts.size >= maximumDays) dayTexts.clear();
  dayTexts.set(day, dayText);
  return dayText;
}
