import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEstimator, estimateDelayMs, type EstimateState } from './estimator.ts'

interface Asked {
  question: number
  signal: AbortSignal
  answer: (value: string) => void
  fail: (error: Error) => void
}

let asked: Asked[]
let states: EstimateState<string>[]

function estimator() {
  return createEstimator<number, string>({
    ask: (question, signal) =>
      new Promise((answer, fail) => {
        asked.push({ question, signal, answer, fail })
      }),
    onState: (state) => states.push(state),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  states = []
})
afterEach(() => void vi.useRealTimers())

test('nothing is asked until 500 ms have passed without a change [WIZ-48]', async () => {
  const made = estimator()
  made.want(1)
  await vi.advanceTimersByTimeAsync(estimateDelayMs - 1)
  made.want(2)
  await vi.advanceTimersByTimeAsync(estimateDelayMs - 1)
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map(({ question }) => question)).toEqual([2])
})

test('an answer to an older question is dropped, whichever comes first [DEC-CAPI-12]', async () => {
  const made = estimator()
  made.want(1)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  made.want(2)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer('second')
  asked[0]?.answer('first')
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toEqual({ kind: 'idle', answer: 'second' })
})

test('out of range nothing is asked, and an answer on its way is dropped [WIZ-47]', async () => {
  const made = estimator()
  made.want(1)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  made.want(null)
  asked[0]?.answer('late')
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  expect(asked).toHaveLength(1)
  expect(states.at(-1)).toEqual({ kind: 'idle', answer: null })
})

test('a failure is told with the figures that stood before, and can be tried again at once [CAPI-38]', async () => {
  const made = estimator()
  made.want(1)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  asked[0]?.answer('first')
  await vi.advanceTimersByTimeAsync(0)
  made.want(2)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  asked[1]?.fail(new Error('no network'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toMatchObject({ kind: 'failed', answer: 'first' })
  made.retry()
  expect(asked.map(({ question }) => question)).toEqual([1, 2, 2])
})

test('the same question is not asked twice', async () => {
  const made = estimator()
  made.want(1)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  made.want(1)
  await vi.advanceTimersByTimeAsync(estimateDelayMs)
  expect(asked).toHaveLength(1)
})
