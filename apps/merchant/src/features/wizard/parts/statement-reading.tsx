import { statementMonthsOf } from '@daftar/rules/capital/applications/statement-months'
import type { LegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import { compareNames } from '@daftar/rules/registry/company-names'
import { maskIban } from '@daftar/rules/registry/iban'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { maskedIban, type StatementRow } from '../statements/rows.ts'
import styles from './statement-reading.module.css'

type Reading = NonNullable<StatementRow['reading']>

type StatementReadingProps = {
  reading: Reading
  /** The company the application is for; null while it is not known. */
  company: LegalEntity | null
}

/**
 * What the server read from a statement, so that the merchant sees the right account was sent (DEC-WIZ-9).
 */
export function StatementReading({ reading, company }: StatementReadingProps) {
  if (reading.state === 'waiting') return <p className={styles.note}>{m.wizard_reading_waiting()}</p>
  if (reading.state === 'unreadable') return <p className={styles.note}>{m.wizard_reading_by_reviewer()}</p>
  return (
    <>
      <DescriptionList facts={factsOf(reading)} />
      {company ? <OtherAccount reading={reading} company={company} /> : null}
    </>
  )
}

function factsOf({ holder, iban, first_entry: first, last_entry: last }: Reading): Fact[] {
  const months = statementMonthsOf([{ firstEntry: first, lastEntry: last }]).covered.length
  const date = (value: string | null) => (value ? <Ltr>{dateText(value)}</Ltr> : m.common_dash())
  return [
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
  ]
}

/**
 * An account that is none of the company's is said at once, not days later by a reviewer; nothing is refused.
 */
function OtherAccount({ reading, company }: { reading: Reading; company: LegalEntity }) {
  const { holder, iban } = reading
  const isOtherHolder = holder !== null && compareNames(holder, company.legal_company_name) === 'fail'
  const isOtherIban =
    // Of the company's the last four are known here, as everywhere in a browser.
    iban !== null && company.iban !== '' && maskIban(iban) !== company.iban
  if (!isOtherHolder && !isOtherIban) return null
  return (
    <Notice tone="warning" live="status">
      {isOtherHolder ? (
        <p>{m.wizard_reading_other_holder({ name: isolated(company.legal_company_name) })}</p>
      ) : null}
      {isOtherIban ? <p>{m.wizard_reading_other_iban({ iban: maskedIban(company.iban) })}</p> : null}
      <p>{m.wizard_reading_other_next()}</p>
    </Notice>
  )
}
