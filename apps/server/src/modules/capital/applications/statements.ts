import type { BankStatement } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { FieldCode } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { periodVerdict, readingState } from '@daftar/rules/capital/applications/statement-rules'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type NewRow, type Row, values } from '../../../platform/database/rows.ts'

/** What was read from a statement; null where it could not be. */
export interface StatementReading {
  pages: number | null
  holder: string | null
  iban: string | null
  firstEntry: CalendarDate | null
  lastEntry: CalendarDate | null
}

/** A look into an uploaded file: either it can be accepted, or the field code that says why not. */
export type StatementLook = { ok: true; reading: StatementReading } | { ok: false; problem: FieldCode }

/** What forms need of the files: whose they are, and what their statements tell. */
export interface StatementFiles {
  /** No form names this file any more. */
  letGo(tx: Tx, merchantId: string, handle: string): Promise<void>
  find(
    tx: Tx,
    merchantId: string,
    handle: string,
  ): Promise<{ name: string; size: number; isPdf: boolean } | undefined>
  look(tx: Tx, merchantId: string, handle: string): Promise<StatementLook>
}

/**
 * The same, and a reader in a limited process that opens locked statements; never called within a
 * transaction.
 */
export interface LockedStatementFiles extends StatementFiles {
  opened(merchantId: string, given: readonly { url: string; password: string }[]): Promise<StatementFiles>
}

export interface StatementRow
  extends
    Row<
      'application_statement',
      'file_id' | 'position' | 'password_sealed' | 'reading_state',
      {
        reading: StatementReading | null
      }
    >,
    Row<'stored_file_public', 'name'> {
  size: number
}

const sealPurpose = 'statement-password'

export function listStatements(
  tx: ReadTx,
  merchantId: string,
  applicationId: string,
): Promise<StatementRow[]> {
  return tx<StatementRow[]>`
    select s.file_id, s.position, s.password_sealed, s.reading_state, s.reading, f.name, f.size_bytes::int as size
      from application_statement s
      join stored_file_public f on f.merchant_id = s.merchant_id and f.id = s.file_id
     where s.merchant_id = ${merchantId} and s.application_id = ${applicationId} order by s.position`
}

export interface GivenStatement {
  url: string
  password?: string | undefined
}

/**
 * Replaces the statements of an application by the ones given. Every file must be the merchant's own and
 * readable; a password that was given before is kept when the row comes without one. Answers the field
 * errors, none when stored.
 */
export async function replaceStatements(
  tx: Tx,
  deps: { files: StatementFiles; keys: Keys },
  target: { merchantId: string; applicationId: string; at: Date },
  given: readonly GivenStatement[],
): Promise<Record<string, FieldCode>> {
  const { merchantId, applicationId, at } = target
  const known = new Map(
    (await listStatements(tx, merchantId, applicationId)).map((row) => [row.file_id, row]),
  )
  const problems: Record<string, FieldCode> = {}
  const rows: NewRow<'application_statement'>[] = []
  for (const [index, { url, password }] of uniqueFiles(given).entries()) {
    const before = known.get(url)
    const opened = password || openPassword(deps.keys, merchantId, before)
    const look = before && !password ? keptLook(before) : await lookAt(tx, deps.files, merchantId, url)
    if (!look.ok)
      problems[`bank_statements.${index}.${look.problem.includes('password') ? 'password' : 'url'}`] =
        look.problem
    else
      rows.push({
        merchant_id: merchantId,
        application_id: applicationId,
        position: index,
        file_id: url,
        password_sealed: opened ? deps.keys.seal(merchantId, sealPurpose, opened).toString('base64') : null,
        reading_state: readingState(look.reading),
        reading: look.reading,
        created_at: at,
      })
  }
  if (Object.keys(problems).length > 0) return problems
  await tx`delete from application_statement where merchant_id = ${merchantId} and application_id = ${applicationId}`
  for (const row of rows)
    await tx`insert into application_statement ${values(tx, 'application_statement', row)}`
  return {}
}

/** On the day of submission the files together must cover six months up to last week (DEC-WIZ-9). */
export function periodProblem(statements: readonly StatementRow[], today: CalendarDate): FieldCode | null {
  const verdict = periodVerdict(
    statements.map(({ reading }) => ({
      firstEntry: reading?.firstEntry ?? null,
      lastEntry: reading?.lastEntry ?? null,
    })),
    today,
  )
  return verdict === 'ok' || verdict === 'to_reviewer' ? null : verdict
}

/** The password itself never travels back (DEC-WIZ-11). */
export function presentStatement(row: StatementRow): BankStatement {
  const { reading } = row
  return {
    url: row.file_id,
    name: row.name,
    size: row.size,
    password: '',
    has_password: row.password_sealed !== null,
    inspection: { kind: row.password_sealed ? 'encrypted' : 'text', pages: reading?.pages ?? null },
    reading: {
      state: row.reading_state,
      holder: reading?.holder ?? null,
      iban: reading?.iban ?? null,
      first_entry: reading?.firstEntry ?? null,
      last_entry: reading?.lastEntry ?? null,
      pages: reading?.pages ?? null,
    },
  }
}

async function lookAt(
  tx: Tx,
  files: StatementFiles,
  merchantId: string,
  url: string,
): Promise<StatementLook> {
  const file = await files.find(tx, merchantId, url)
  if (!file) return { ok: false, problem: 'not_your_file' }
  if (!file.isPdf) return { ok: false, problem: 'file_type' }
  return files.look(tx, merchantId, url)
}

function keptLook(row: StatementRow): StatementLook {
  const nothing: StatementReading = {
    pages: null,
    holder: null,
    iban: null,
    firstEntry: null,
    lastEntry: null,
  }
  return { ok: true, reading: row.reading ?? nothing }
}

function openPassword(keys: Keys, merchantId: string, row: StatementRow | undefined): string | null {
  return row?.password_sealed
    ? keys.open(merchantId, sealPurpose, Buffer.from(row.password_sealed, 'base64')).toString()
    : null
}

/** The same file twice counts once. */
function uniqueFiles(given: readonly GivenStatement[]): GivenStatement[] {
  return [...new Map(given.map((one) => [one.url, one])).values()]
}
