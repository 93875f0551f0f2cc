import { expect, test } from 'vitest'
import { addCounts, countLine, countOutcomes, countPlaywright, countVitest } from './count.ts'

const ran = { status: 'passed', assertionResults: [{}] }

test('the last line is plain: N passed, N failed', () => {
  expect(
    countLine(
      addCounts([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 1 },
      ]),
    ),
  ).toBe('7 passed, 1 failed')
  expect(countLine(addCounts([]))).toBe('0 passed, 0 failed')
})

test('each check is a test', () => {
  expect(countOutcomes([{ ok: true }, { ok: false }, { ok: true }])).toEqual({ passed: 2, failed: 1 })
})

test('passed and failed tests of a Vitest run are counted as they are', () => {
  expect(countVitest(aReport({ passed: 5, failed: 2 }), 1)).toEqual({ passed: 5, failed: 2 })
  expect(countVitest(aReport({ passed: 5 }), 0)).toEqual({ passed: 5, failed: 0 })
})

test('a test file that did not load is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(countVitest({ ...aReport({ passed: 5 }), testResults: [ran, broken] }, 1)).toEqual({
    passed: 5,
    failed: 1,
  })
})

test('a test that was skipped has not passed', () => {
  expect(countVitest(aReport({ passed: 5, skipped: 2 }), 0)).toEqual({ passed: 5, failed: 2 })
  expect(countPlaywright(aBrowserReport({ expected: 4, skipped: 1 }), 0)).toEqual({ passed: 4, failed: 1 })
})

test('a run without a report, without a test, or that ended badly is never green', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest({ ...aReport({}), testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(aReport({ passed: 5 }), 1)).toEqual({ passed: 5, failed: 1 })
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(aBrowserReport({}), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that passed only when tried again has failed', () => {
  expect(countPlaywright(aBrowserReport({ expected: 7, unexpected: 1, flaky: 2 }), 1)).toEqual({
    passed: 7,
    failed: 3,
  })
})

function aReport({ passed = 0, failed = 0, skipped = 0 }) {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: [ran],
  }
}

function aBrowserReport({ expected = 0, unexpected = 0, flaky = 0, skipped = 0 }) {
  return { stats: { expected, unexpected, flaky, skipped } }
}
