import { statementMonthsOf } from '@daftar/rules/capital/applications/statement-months'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { maskedIban, type StatementRow } from '../statements/rows.ts'
import styles from './statement-reading.module.css'

/** What the server read from a statement, so that the merchant sees the right account was sent (DEC-WIZ-9). */
export function StatementReading({ reading }: { reading: NonNullable<StatementRow['reading']> }) {
  if (reading.state === 'waiting') return <p className={styles.note}>{m.wizard_reading_waiting()}</p>
  if (reading.state === 'unreadable') return <p className={styles.note}>{m.wizard_reading_by_reviewer()}</p>
  const { holder, iban, first_entry: first, last_entry: last } = reading
  const months = statementMonthsOf([{ firstEntry: first, lastEntry: last }]).covered.length
  const date = (value: string | null) => (value ? <Ltr>{dateText(value)}</Ltr> : m.common_dash())
  return (
    <DescriptionList
      facts={[
        {
          id: 'holder',
          label: m.wizard_reading_holder(),
          value: holder ? <Typed>{holder}</Typed> : m.common_dash(),
        },
        {
          id: 'iban',
          label: m.wizard_reading_iban(),
          value: iban ? <Ltr>{maskedIban(iban)}</Ltr> : m.common_dash(),
        },
        { id: 'first', label: m.wizard_reading_first(), value: date(first) },
        { id: 'last', label: m.wizard_reading_last(), value: date(last) },
        {
          id: 'months',
          label: m.wizard_reading_months(),
          value: months > 0 ? m.wizard_reading_months_count({ count: months }) : m.common_dash(),
        },
      ]}
    />
  )
}
