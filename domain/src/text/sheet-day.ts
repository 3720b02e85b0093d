/** What a cell of a spreadsheet says about a day: which, or why nobody can know. */
export type SheetDay = { day: string } | { problem: string };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayMs = 24 * 3_600_000;
/** Spreadsheets count days from here. */
const firstDay = Date.UTC(1899, 11, 30);
/** The days from 1954 to 2119: other numbers are no days of our time. */
const serialDays = { from: 20_000, to: 80_000 };
const howTo = 'Write it such as 2027-03-31.';

/** '2027-03-31'; undefined when there is no such day. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 2199;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** The year of two digits, as spreadsheets read it. */
const toFullYear = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 30 ? 2000 : 1900);

/** Every day that a text in one of the usual formats of spreadsheets can mean. */
function listDays(text: string): string[] {
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1];
  if (serial) {
    const count = Number(serial);
    const isDay = count >= serialDays.from && count <= serialDays.to;
    return isDay ? [new Date(firstDay + count * dayMs).toISOString().slice(0, 10)] : [];
  }
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const yearFirst = compact ?? /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: 0?0:00(?::00)?)?$/.exec(text);
  if (yearFirst) return present(toDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])));
  return [...listNamedDays(text), ...listNumberDays(text)];
}

const present = (day: string | undefined) => (day === undefined ? [] : [day]);
const findMonth = (name = '') => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** '31 Mar 2027', '31-Mar-27' and 'Mar 31, 2027'. */
function listNamedDays(text: string): string[] {
  const dayFirst = /^(\d{1,2})[-/ .]+([a-z]{3,9})[-/ .,]+(\d{4}|\d\d)$/i.exec(text);
  if (dayFirst) return present(toDay(toFullYear(dayFirst[3] ?? ''), findMonth(dayFirst[2]), Number(dayFirst[1])));
  const monthFirst = /^([a-z]{3,9})[-/ .]+(\d{1,2})[-/ .,]+(\d{4}|\d\d)$/i.exec(text);
  return monthFirst
    ? present(toDay(toFullYear(monthFirst[3] ?? ''), findMonth(monthFirst[1]), Number(monthFirst[2])))
    : [];
}

/** '31/03/2027' and '3/31/2027', in every order that countries use; dots are written between day, month and year only. */
function listNumberDays(text: string): string[] {
  const parts = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?: 0?0:00(?::00)?)?$/.exec(text);
  if (!parts) return [];
  const [, first = '', separator, second = '', third = ''] = parts;
  const year = toFullYear(third);
  const dayFirst = toDay(year, Number(second), Number(first));
  if (separator === '.') return present(dayFirst);
  const yearFirst =
    third.length === 2 && first.length === 2 ? toDay(toFullYear(first), Number(second), Number(third)) : undefined;
  return [dayFirst, toDay(year, Number(first), Number(second)), yearFirst].flatMap(present);
}

/**
 * The day of a cell as spreadsheets write it: its number, or a date in the format of a country where that can mean one
 * day only. An empty cell, and one that is no date at all, stay as they are.
 */
export function readSheetDay(column: string, cell: string): SheetDay {
  const text = cell.trim();
  if (text === '' || /^\d{4}-\d\d-\d\d$/.test(text)) return { day: text };
  const days = [...new Set(listDays(text))].toSorted();
  const [day] = days;
  if (day === undefined)
    return { problem: `The column ${column} has '${text.slice(0, 40)}', which is not a date. ${howTo}` };
  return days.length === 1
    ? { day }
    : { problem: `The column ${column} has '${text}', which can mean ${days.join(' or ')}. ${howTo}` };
}
