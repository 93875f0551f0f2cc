/** How many tests passed and failed; a check counts as one test, and so does a part that broke as a whole. */
export type Count = { passed: number; failed: number }

export function addCounts(counts: Count[]): Count {
  return counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** Counts checks, each of which is one test. */
export function countOutcomes(outcomes: { ok: boolean }[]): Count {
  const passed = outcomes.filter((outcome) => outcome.ok).length
  return { passed, failed: outcomes.length - passed }
}

/** The line every run ends with, alone and plain, for people and for programs. */
export function countLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/**
 * Counts a Vitest JSON report. A test that was skipped has not passed: every one counts as a failure. A file
 * that did not even load counts as one, and so does a run that ended badly without a failed test, or that ran
 * nothing.
 */
export function countVitest(report: VitestReport | undefined, exitCode: number): Count {
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const notRun = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + notRun + broken.length
  return orAtLeastOne({ passed: report.numPassedTests, failed }, exitCode)
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Counts a Playwright JSON report. A test that passed only when tried again, or was skipped, has failed. */
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Count {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return orAtLeastOne({ passed: expected, failed: unexpected + flaky + skipped }, exitCode)
}

function orAtLeastOne(count: Count, exitCode: number): Count {
  const nothingRan = count.passed + count.failed === 0
  return count.failed === 0 && (exitCode !== 0 || nothingRan) ? { ...count, failed: 1 } : count
}
