import type { FieldCode } from '@daftar/contract'
import type { UploadedFile } from '@daftar/contract/endpoints/casework/files'
import { filledRows, type StatementVerdict } from '@daftar/rules/capital/applications/statement-rules'
import type { BankStatement, UpdateApplicationBody } from '../wire.ts'

/**
 * One file of the upload list. `checking` and `uploading` are under way; `locked` waits for its password
 * before it travels; `refused` cannot be accepted as it is; `failed` broke off and may be tried again;
 * `uploaded` is with the server.
 */
export type RowState = 'checking' | 'locked' | 'uploading' | 'failed' | 'refused' | 'uploaded'

export interface StatementRow {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly state: RowState
  /** 0 to 100 while it uploads. */
  readonly progress: number
  /** The server's handle, empty before the file is there. */
  readonly url: string
  readonly needsPassword: boolean
  readonly password: string
  /** The server keeps the password of an earlier save, which it never sends back (DEC-WIZ-11). */
  readonly hasStoredPassword: boolean
  readonly problem: FieldCode | 'file_too_large' | null
  readonly reading: BankStatement['reading']
}

/**
 * What a draft keeps of a row: files that have arrived, with what was read from them, without their
 * passwords.
 */
export type KeptRow = Pick<
  StatementRow,
  'name' | 'size' | 'url' | 'needsPassword' | 'hasStoredPassword' | 'reading'
>

export function newRow(id: string, file: { name: string; size: number }): StatementRow {
  return {
    id,
    name: file.name,
    size: file.size,
    state: 'checking',
    progress: 0,
    url: '',
    needsPassword: false,
    password: '',
    hasStoredPassword: false,
    problem: null,
    reading: null,
  }
}

export function savedRow(statement: BankStatement): StatementRow {
  return {
    ...newRow(statement.url, statement),
    state: 'uploaded',
    url: statement.url,
    needsPassword: statement.has_password,
    hasStoredPassword: statement.has_password,
    reading: statement.reading,
  }
}

/**
 * The rows of a draft where there is one, else the saved ones; what was read comes from the saved ones either
 * way.
 */
export function startRows(saved: readonly BankStatement[], kept: readonly KeptRow[] | null): StatementRow[] {
  const known = new Map(saved.map((statement) => [statement.url, savedRow(statement)]))
  if (!kept) return [...known.values()]
  return kept.map(
    (row) =>
      known.get(row.url) ?? { ...newRow(row.url, row), ...row, id: row.url, state: 'uploaded' as const },
  )
}

export function keptRows(rows: readonly StatementRow[]): KeptRow[] {
  return rows
    .filter(({ state }) => state === 'uploaded')
    .map(({ name, size, url, needsPassword, hasStoredPassword, reading }) => ({
      name,
      size,
      url,
      needsPassword,
      hasStoredPassword,
      reading,
    }))
}

/**
 * What the browser's look at a file means for its row: on its way, waiting for a password, or refused
 * (DEC-WIZ-9).
 */
export function checkedRow(row: StatementRow, verdict: StatementVerdict): StatementRow {
  switch (verdict) {
    case 'ok':
      return { ...row, state: 'uploading', progress: 0, problem: null }
    case 'statement_password_required':
      return { ...row, state: 'locked', needsPassword: true, problem: null }
    case 'statement_password_wrong':
      return { ...row, state: 'locked', needsPassword: true, problem: verdict }
    default:
      return { ...row, state: 'refused', problem: verdict }
  }
}

/**
 * The file has arrived, with what was read from it; what the server saw counts where the browser could not
 * look (DEC-WIZ-9).
 */
export function arrivedRow(
  row: StatementRow,
  file: Pick<UploadedFile, 'url' | 'inspection' | 'reading'>,
): StatementRow {
  const arrived = { ...row, state: 'uploaded' as const, url: file.url, problem: null, reading: file.reading }
  switch (file.inspection?.kind) {
    case 'encrypted':
      return { ...arrived, needsPassword: true }
    case 'scanned':
      return { ...arrived, state: 'refused', problem: 'statement_scanned' }
    case 'unreadable':
    case 'too_heavy':
      return { ...arrived, state: 'refused', problem: 'statement_unreadable' }
    default:
      return arrived
  }
}

/**
 * The first thing that keeps the list from being sent; rows without a file count only when no other has one
 * (DEC-WIZ-10).
 */
export type ListProblem = 'wait' | 'required' | 'rows'

export function listProblem(rows: readonly StatementRow[]): ListProblem | null {
  if (rows.some(({ state }) => state === 'checking' || state === 'uploading')) return 'wait'
  if (filledRows(rows).length === 0) return rows.length === 0 ? 'required' : 'rows'
  return rows.some((row) => rowProblem(row) !== null) ? 'rows' : null
}

/** What is wrong with one row, in words of the field (WIZ-56). */
export function rowProblem(row: StatementRow): StatementRow['problem'] | 'failed' {
  if (row.problem) return row.problem
  if (row.state === 'failed') return 'failed'
  const lacksPassword = row.needsPassword && !row.hasStoredPassword && row.password === ''
  return row.state === 'locked' || lacksPassword ? 'statement_password_required' : null
}

/** CAPI-29: the files in the order shown; a password only where one was typed. */
export function statementsPatch(rows: readonly StatementRow[]): UpdateApplicationBody {
  return {
    requirements_confirmed: true,
    bank_statements: filledRows(rows).map(({ url, password }) => ({ url, ...(password && { password }) })),
  }
}

/**
 * Puts the server's field errors on the rows that were sent: `bank_statements.1.password` is the second of
 * them.
 */
export function withServerErrors(
  rows: readonly StatementRow[],
  fields: Readonly<Record<string, FieldCode>>,
): StatementRow[] {
  const sent = filledRows(rows)
  return rows.map((row) => {
    const at = sent.indexOf(row)
    const password = fields[`bank_statements.${at}.password`]
    if (at >= 0 && password)
      return { ...row, needsPassword: true, hasStoredPassword: false, problem: password }
    const file = fields[`bank_statements.${at}.url`]
    return at >= 0 && file ? { ...row, state: 'refused', problem: file } : row
  })
}

/** Whether the list differs from what is saved. */
export function areRowsChanged(rows: readonly StatementRow[], saved: readonly BankStatement[]): boolean {
  const urls = filledRows(rows).map(({ url }) => url)
  return (
    rows.some(({ password, state }) => password !== '' || state !== 'uploaded') ||
    urls.join() !== saved.map(({ url }) => url).join()
  )
}

/** An IBAN of which only the last four characters show. */
export function maskedIban(iban: string): string {
  return `\u2022\u2022\u2022\u2022 ${iban.slice(-4)}`
}
