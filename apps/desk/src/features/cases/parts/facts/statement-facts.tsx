import { statementTarget } from '@daftar/rules/capital/applications/marks'
import { Badge } from '@daftar/ui/badge'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { CalendarDay } from '@daftar/app-kit/moment'
import { Iban } from '../../../../shared/money/iban.tsx'
import { wholeMonths } from '../../evidence/months.ts'
import type { BankStatement } from '../../queries.ts'
import type { GivenFact } from '../../evidence/given-fact.ts'
import styles from '../cases.module.css'

/** What the product read from one statement; a fact leads to the place where it is written. */
export function statementFacts(statement: BankStatement): GivenFact[] {
  const { url, name, reading, inspection } = statement
  const pages = reading?.pages ?? inspection?.pages ?? null
  const proof = (text: string | null) => ({ document: url, text, number: null })
  const file: GivenFact = {
    id: `${url} file`,
    label: m.desk_statement_file(),
    value: <Typed className={styles.fileName}>{name}</Typed>,
    ...(pages !== null && { below: m.desk_viewer_pages({ count: pages }) }),
    proof: proof(null),
    target: statementTarget(url),
    statements: [statement],
  }
  if (reading?.state !== 'read') return [file]
  const { holder, iban, first_entry: first, last_entry: last } = reading
  return [
    {
      id: `${url} holder`,
      label: m.desk_statement_holder(),
      value: holder && <Typed>{holder}</Typed>,
      proof: holder ? proof(holder) : null,
    },
    {
      id: `${url} iban`,
      label: m.desk_iban(),
      value: iban && <Iban value={iban} />,
      proof: iban ? proof(iban) : null,
    },
    {
      id: `${url} period`,
      label: m.desk_statement_covers(),
      value:
        first && last ? (
          <>
            <CalendarDay date={first} /> {m.common_dash()} <CalendarDay date={last} />
          </>
        ) : null,
      ...(first && last && { below: m.desk_months({ count: wholeMonths(first, last) }) }),
      proof: first && last ? proof(null) : null,
    },
    file,
  ]
}

export function StatementState({ statement: { reading, has_password } }: { statement: BankStatement }) {
  if (reading?.state === 'read')
    return (
      <Badge tone="positive">
        {has_password ? m.desk_statement_read_protected() : m.desk_statement_read()}
      </Badge>
    )
  return reading?.state === 'unreadable' ? (
    <Badge tone="negative">{m.desk_statement_unreadable()}</Badge>
  ) : (
    <Badge tone="warning">{m.desk_statement_waiting()}</Badge>
  )
}
