/**
 * Moves the clock of the page to a working afternoon at the site, when this module is loaded: tests name times of day,
 * and a time that lies on another day is shown with it. The responses of the tests are made in the page too, by the
 * same clock.
 */
const { now } = Date;
const ahead = Date.parse('2026-11-23T15:46:00+08:00') - now();

Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) => Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], target) as Date,
});
