import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { CalendarDay } from '@daftar/app-kit/moment'
import type { DeskCase } from '../../queries.ts'
import { repaymentName } from '../../words.ts'
import styles from '../cases.module.css'

/** The terms: frozen once approved, until then as an approval today would freeze them. */
export function TermsFacts({ opened }: { opened: DeskCase }) {
  const { application, estimate } = opened
  const frozen = application.loan_terms
  const terms = frozen ?? estimate
  if (!terms) return null
  const money = (value: string) => <Money value={value} currency={terms.currency} />
  const facts: Fact[] = [
    { id: 'amount', label: m.desk_amount(), value: money(terms.amount) },
    {
      id: 'fee',
      label: (
        <>
          {m.desk_fee()} <Ltr>{percentText(terms.fee_percent)}</Ltr>
        </>
      ),
      value: money(terms.fee_amount),
    },
    {
      id: 'total',
      label: m.desk_total(),
      value: <Money value={terms.total_amount} currency={terms.currency} size="strong" />,
      look: 'total',
    },
    { id: 'repaid', label: m.desk_repaid_by(), value: repaymentName(opened) },
    { id: 'rate', label: m.desk_repayment_rate(), value: <Ltr>{percentText(terms.repayment_rate)}</Ltr> },
    { id: 'minimum', label: m.desk_weekly_minimum(), value: money(terms.minimum_repayment_amount) },
    { id: 'tenor', label: m.desk_tenor(), value: m.desk_weeks({ count: terms.tenor }) },
    { id: 'start', label: m.desk_start_date(), value: <CalendarDay date={terms.start_date} /> },
    {
      id: 'first',
      label: m.desk_first_repayment(),
      value: <CalendarDay date={terms.first_repayment_date} weekday />,
    },
    { id: 'end', label: m.desk_end_date(), value: <CalendarDay date={terms.end_date} /> },
  ]
  const title = frozen ? m.desk_terms_frozen() : m.desk_terms()
  return (
    <section className={styles.terms} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.meta}>{frozen ? m.desk_terms_frozen_text() : m.desk_terms_text()}</p>
      <DescriptionList facts={facts} />
    </section>
  )
}
