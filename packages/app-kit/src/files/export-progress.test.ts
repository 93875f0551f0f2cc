import { expect, test } from 'vitest'
import {
  exportPercent,
  nextExport,
  notExporting,
  type ExportEvent,
  type ExportState,
} from './export-progress.ts'

const after = (...events: ExportEvent<string>[]) =>
  events.reduce<ExportState<string>>(nextExport, notExporting)
const started: ExportEvent<string> = { kind: 'started', what: 'all' }
const saved: ExportEvent<string> = {
  kind: 'ready',
  file: { kind: 'file', blob: new Blob(), name: 'orders.csv' },
}
const read: ExportEvent<string> = { kind: 'read', rows: 40, of: 120 }

test('an export tells its rows while it runs, and how many were saved', () => {
  expect(after(started)).toEqual({ step: 'running', what: 'all', rows: 0, of: null })
  expect(after(started, read)).toEqual({ step: 'running', what: 'all', rows: 40, of: 120 })
  expect(after(started, { kind: 'read', rows: 120, of: 120 }, saved)).toEqual({
    step: 'saved',
    name: 'orders.csv',
    rows: 120,
  })
})

test('after it was cancelled nothing that still arrives is taken for progress, and it can start again', () => {
  const cancelled = after(started, read, { kind: 'cancelled' })
  expect(nextExport(cancelled, read)).toEqual({ step: 'cancelled' })
  expect(nextExport(cancelled, saved)).toEqual({ step: 'cancelled' })
  expect(nextExport(cancelled, started)).toEqual({ step: 'running', what: 'all', rows: 0, of: null })
  expect(nextExport(cancelled, { kind: 'closed' })).toEqual(notExporting)
})

test('a file that is too long to wait for is on its way by e-mail', () => {
  const file = { kind: 'mailed', to: 'r•••@noor.example' } as const
  expect(after(started, { kind: 'ready', file })).toEqual({ step: 'mailed', to: file.to })
})

test('a failure stays in sight with its cause and what was wanted', () => {
  const error = new Error('lost')
  expect(after(started, read, { kind: 'failed', error })).toEqual({ step: 'failed', what: 'all', error })
})

test('the bar knows how far it is only where the rows to come were told', () => {
  expect(exportPercent({ rows: 40, of: null })).toBeUndefined()
  expect(exportPercent({ rows: 40, of: 120 })).toBe(33)
  expect(exportPercent({ rows: 130, of: 120 })).toBe(100)
  expect(exportPercent({ rows: 0, of: 0 })).toBe(100)
})
