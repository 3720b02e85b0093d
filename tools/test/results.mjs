import { existsSync, readFileSync } from 'node:fs';

/**
 * The numbers of passed and failed tests in the report of vitest or Playwright; both zero without a report. A test
 * that passed only at a second attempt counts as failed.
 */
export function countResults(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests };
}
