import { sizeText } from '@daftar/app-kit/file-text'
import type { LegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import { statementMonthsOf } from '@daftar/rules/capital/applications/statement-months'
import { FileDrop } from '@daftar/ui/file-drop'
import { FileRow, type FileRowState } from '@daftar/ui/file-row'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { currentLanguage, fieldText, m } from '@daftar/words'
import { monthText } from '@daftar/words/formats/date'
import { Button } from '@daftar/ui/button'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { legalEntityQuery } from '../../../shared/capital/capital-queries.ts'
import { rowProblem, type StatementRow } from '../statements/rows.ts'
import type { Statements } from '../statements/use-statements.ts'
import { openFile, rowLabels } from '../../../shared/uploads/file-words.ts'
import { rowProblemText } from './file-words.ts'
import { StatementReading } from './statement-reading.tsx'
import styles from './statement-list.module.css'
import { useServices } from '../../../shared/use-services.ts'

interface Props {
  statements: Statements
  /** Whose application it is. */
  merchantId: string
  error: string | undefined
}

/**
 * The files, each with what is wrong, its password where it needs one, and what was read from it (WIZ-49 to
 * WIZ-57).
 */
export function StatementList({ statements, merchantId, error }: Props) {
  const { rows } = statements
  // Only once a statement was read: nothing else here is about the company.
  const isRead = rows.some(({ reading }) => reading?.state === 'read')
  const company = useQuery({ ...legalEntityQuery(merchantId), enabled: isRead }).data ?? null
  return (
    <div className={styles.list}>
      <FileDrop
        id="statements"
        label={m.wizard_statements_label()}
        hint={m.wizard_statements_hint()}
        chooseLabel={m.wizard_choose_files()}
        dropLabel={m.wizard_drop_files()}
        accept=".pdf,application/pdf"
        multiple
        onFiles={statements.add}
        rows={[]}
        rowLabels={rowLabels}
        error={error}
      />
      {rows.length > 0 ? (
        <ul className={styles.rows} aria-label={m.wizard_statements_files()}>
          {rows.map((row) => (
            <StatementItem key={row.id} row={row} statements={statements} company={company} />
          ))}
        </ul>
      ) : null}
      <MissingMonths rows={rows} />
    </div>
  )
}

/** A month in the middle that no file has: said before the files are handed over, and in nobody's way. */
function MissingMonths({ rows }: { rows: readonly StatementRow[] }) {
  const readings = rows.flatMap(({ reading }) => (reading?.state === 'read' ? [reading] : []))
  const { missing } = statementMonthsOf(
    readings.map(({ first_entry: firstEntry, last_entry: lastEntry }) => ({ firstEntry, lastEntry })),
  )
  if (missing.length === 0) return null
  const language = currentLanguage()
  const months = missing.map((month) => monthText(month.slice(0, 7), language))
  return (
    <Notice tone="warning" live="status">
      {m.wizard_statements_missing({ months: new Intl.ListFormat(language).format(months) })}
    </Notice>
  )
}

type StatementItemProps = { row: StatementRow; statements: Statements; company: LegalEntity | null }

function StatementItem({ row, statements, company }: StatementItemProps) {
  const { api } = useServices()
  const { url } = row
  const hasMore = row.needsPassword || row.reading !== null
  return (
    <li id={fileFieldId(row.id)} className={styles.item}>
      <ul className={styles.file}>
        <FileRow
          row={shownRow(row)}
          labels={rowLabels}
          onCancel={statements.remove}
          onRetry={row.state === 'failed' ? statements.retry : undefined}
          onRemove={statements.remove}
          onDownload={url ? () => void openFile(api, url) : undefined}
        />
      </ul>
      {hasMore ? (
        <div className={styles.more}>
          {row.needsPassword ? <PasswordField row={row} statements={statements} /> : null}
          {row.reading ? <StatementReading reading={row.reading} company={company} /> : null}
        </div>
      ) : null}
    </li>
  )
}

/** What an error summary leads to: the row, from where the file can be removed. */
export function fileFieldId(id: string): string {
  return `file-${id}`
}

export function passwordFieldId(id: string): string {
  return `password-${id}`
}

/**
 * The password never comes back from the server; one that is kept there need not be typed again (DEC-WIZ-11).
 */
function PasswordField({ row, statements }: { row: StatementRow; statements: Statements }) {
  const problem = rowProblem(row)
  const isWrong = problem === 'statement_password_wrong'
  return (
    <div className={styles.password}>
      <TextField
        id={passwordFieldId(row.id)}
        label={m.wizard_password_of({ name: row.name })}
        hint={row.hasStoredPassword ? m.wizard_password_kept() : m.wizard_password_hint()}
        type="password"
        dir="ltr"
        autoComplete="off"
        maxLength={128}
        value={row.password}
        onValueChange={(password) => statements.setPassword(row.id, password)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || row.state !== 'locked') return
          event.preventDefault()
          statements.unlock(row)
        }}
        error={isWrong ? fieldText(problem) : undefined}
      />
      {row.state === 'locked' ? (
        <Button
          icon={<KeyRound aria-hidden="true" />}
          disabled={row.password === ''}
          onClick={() => statements.unlock(row)}
        >
          {m.wizard_unlock()}
        </Button>
      ) : null}
    </div>
  )
}

function shownRow(row: StatementRow): FileRowState {
  return {
    id: row.id,
    name: row.name,
    size: sizeText(row.size),
    state: row.state === 'uploaded' && rowProblem(row) ? 'error' : looks[row.state],
    ...(row.state === 'uploading' && { progress: row.progress }),
    message: messageOf(row),
  }
}

const looks = {
  checking: 'loading',
  uploading: 'loading',
  locked: 'error',
  failed: 'error',
  refused: 'error',
  uploaded: 'uploaded',
} as const

function messageOf(row: StatementRow): string {
  if (row.state === 'checking') return m.wizard_checking_file()
  if (row.state === 'uploading') return m.wizard_uploading()
  const problem = rowProblem(row)
  return problem ? rowProblemText(problem) : m.wizard_file_uploaded()
}
