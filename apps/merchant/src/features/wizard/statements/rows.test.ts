import { statementBytesMax } from '@daftar/rules/capital/applications/statement-rules'
import { expect, test } from 'vitest'
import type { BankStatement } from '../wire.ts'
import { sizeVerdict } from '../../../shared/uploads/inspect-statement.ts'
import {
  areRowsChanged,
  arrivedRow,
  checkedRow,
  keptRows,
  listProblem,
  maskedIban,
  newRow,
  rowProblem,
  savedRow,
  startRows,
  statementsPatch,
  withServerErrors,
  type StatementRow,
} from './rows.ts'

const saved: BankStatement = {
  url: 'fil_saved',
  name: 'october.pdf',
  size: 4096,
  password: '',
  has_password: true,
  inspection: { kind: 'encrypted', pages: 2 },
  reading: {
    state: 'read',
    holder: 'Noor Perfumes',
    iban: 'AE070331234567890123456',
    first_entry: '2026-05-04',
    last_entry: '2026-11-19',
    pages: 2,
  },
}

function picked(over: Partial<StatementRow> = {}): StatementRow {
  return { ...newRow('row_1', { name: 'may.pdf', size: 1000 }), ...over }
}

const uploaded = picked({ state: 'uploaded', url: 'fil_may' })

test('a scan is refused, a protected file waits for its password, a text goes on its way [WIZ-53, WIZ-56, DEC-WIZ-9]', () => {
  expect(checkedRow(picked(), 'ok').state).toBe('uploading')
  expect(checkedRow(picked(), 'statement_scanned')).toMatchObject({
    state: 'refused',
    problem: 'statement_scanned',
  })
  const locked = checkedRow(picked(), 'statement_password_required')
  expect(locked).toMatchObject({ state: 'locked', needsPassword: true })
  expect(rowProblem(locked)).toBe('statement_password_required')
  expect(rowProblem(checkedRow(picked(), 'statement_password_wrong'))).toBe('statement_password_wrong')
})

test('what is no PDF or larger than 153,600,000 bytes does not travel [WIZ-52, WIZ-54, DEC-WIZ-12]', () => {
  expect(checkedRow(picked(), 'file_type')).toMatchObject({ state: 'refused', problem: 'file_type' })
  expect(sizeVerdict(153_600_000)).toBe('ok')
  expect(sizeVerdict(153_600_001)).toBe('file_too_large')
  expect(statementBytesMax).toBe(153_600_000)
})

test('what the server saw of a file counts where the browser could not look [DEC-WIZ-9]', () => {
  const arrived = (kind: 'text' | 'scanned' | 'encrypted' | 'unreadable' | 'too_heavy') =>
    arrivedRow(picked({ state: 'uploading' }), {
      url: 'fil_1',
      inspection: { kind, pages: 1 },
      reading: null,
    })
  expect(arrived('text')).toMatchObject({ state: 'uploaded', url: 'fil_1', problem: null })
  expect(rowProblem(arrived('encrypted'))).toBe('statement_password_required')
  expect(arrived('scanned').problem).toBe('statement_scanned')
  expect(arrived('too_heavy').problem).toBe('statement_unreadable')
})

test('what was read from a file stands at its row as soon as it has arrived, and after a reload [DEC-WIZ-9]', () => {
  const { reading } = saved
  const inspection = { kind: 'text', pages: 2 } as const
  const arrived = arrivedRow(picked({ state: 'uploading' }), { url: 'fil_1', inspection, reading })
  expect(arrived.reading).toEqual(reading)
  expect(startRows([], keptRows([arrived]))[0]?.reading).toEqual(reading)
})

test('at least one file; what is under way is waited for; every row has to be right [WIZ-51, WIZ-57, DEC-WIZ-10]', () => {
  expect(listProblem([])).toBe('required')
  expect(listProblem([picked()])).toBe('wait')
  expect(listProblem([uploaded, picked({ state: 'uploading' })])).toBe('wait')
  expect(listProblem([picked({ state: 'refused', problem: 'statement_scanned' })])).toBe('rows')
  expect(listProblem([uploaded, picked({ state: 'failed' })])).toBe('rows')
  expect(listProblem([uploaded, savedRow(saved)])).toBeNull()
})

test('all files are sent in their order, a password only where one was typed [WIZ-50, WIZ-55, CAPI-29, DEC-WIZ-11]', () => {
  const rows = [
    savedRow(saved),
    picked({ state: 'uploaded', url: 'fil_may', needsPassword: true, password: 'open' }),
  ]
  expect(statementsPatch(rows)).toEqual({
    requirements_confirmed: true,
    bank_statements: [{ url: 'fil_saved' }, { url: 'fil_may', password: 'open' }],
  })
})

test('the server’s errors stand at the row that was sent, whatever rows without a file lie between [DEC-CAPI-9]', () => {
  const rows = [picked({ id: 'lost', state: 'failed' }), savedRow(saved), { ...uploaded, id: 'row_2' }]
  const marked = withServerErrors(rows, {
    'bank_statements.0.password': 'statement_password_wrong',
    'bank_statements.1.url': 'statement_scanned',
  })
  expect(marked.map(({ problem }) => problem)).toEqual([
    null,
    'statement_password_wrong',
    'statement_scanned',
  ])
  expect(marked[2]?.state).toBe('refused')
})

test('a draft keeps the files that arrived, never a password, and what was read comes from the server [DEC-WIZ-11]', () => {
  const rows = [
    savedRow(saved),
    picked({ state: 'uploaded', url: 'fil_may', needsPassword: true, password: 'secret' }),
    picked(),
  ]
  const kept = keptRows(rows)
  expect(JSON.stringify(kept)).not.toContain('secret')
  const restored = startRows([saved], kept)
  expect(restored.map(({ url, state }) => [url, state])).toEqual([
    ['fil_saved', 'uploaded'],
    ['fil_may', 'uploaded'],
  ])
  expect(restored[0]?.reading?.holder).toBe('Noor Perfumes')
  expect(rowProblem(restored[1]!)).toBe('statement_password_required')
})

test('a list is unsaved when a file was added, removed or given a password', () => {
  expect(areRowsChanged([savedRow(saved)], [saved])).toBe(false)
  expect(areRowsChanged([], [saved])).toBe(true)
  expect(areRowsChanged([savedRow(saved), picked()], [saved])).toBe(true)
  expect(areRowsChanged([{ ...savedRow(saved), password: 'new' }], [saved])).toBe(true)
})

test('an IBAN shows its last four characters only', () => {
  expect(maskedIban('AE070331234567890123456')).toBe('•••• 3456')
})
