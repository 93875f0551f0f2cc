import type { Loan } from '@daftar/contract/endpoints/advances-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { Card } from '@daftar/ui/card'
import { DateText } from '@daftar/ui/date-text'
import { DescriptionList } from '@daftar/ui/description-list'
import { InfoTip } from '@daftar/ui/info-tip'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { PaperButton } from '../../../shared/paper-button.tsx'
import { minorOf } from './loan-figures.ts'
import styles from './balance-card.module.css'

/** What is left of the advance, with the numbers behind it and the tax papers of its fee (LOAN-09, DEC-LOAN-3, DEC-LOAN-42). */
export function BalanceCard({ loan }: { loan: Loan }) {
  const percent = m.loan_repaid_percent({ percent: loan.repaid_percent })
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <div className={styles.label}>
            {m.loan_left_to_repay()}
            <InfoTip label={m.loan_balance_details()}>
              <BalanceDetails loan={loan} />
            </InfoTip>
          </div>
          <Money value={loan.outstanding_amount} currency={loan.currency} size="hero" />
        </div>
        <div className={styles.aside}>
          <span>
            {m.loan_of()} <Money value={loan.amount_vat} currency={loan.currency} muted />
          </span>
          {loan.written_off ? null : <span>{percent}</span>}
        </div>
      </div>
      {loan.written_off ? null : (
        <ProgressBar label={m.loan_repaid_progress()} value={loan.repaid_percent} valueText={percent} />
      )}
      <div className={styles.foot}>
        {loan.status === 'closed' ? null : (
          <span>
            {m.loan_weekly_minimum()}{' '}
            <Money value={loan.minimum_repayment_amount} currency={loan.currency} size="strong" />
          </span>
        )}
        {loan.next_repayment_date ? (
          <span>
            {m.loan_next_repayment()}{' '}
            <DateText
              text={dateText(loan.next_repayment_date)}
              dateTime={loan.next_repayment_date}
              weekday={weekdayText(loan.next_repayment_date, currentLanguage())}
            />
          </span>
        ) : null}
        {loan.funded_at ? <Papers loan={loan} /> : null}
      </div>
    </Card>
  )
}

/** The invoice of the fee, and a credit note for what was forgiven of it. */
function Papers({ loan }: { loan: Loan }) {
  return (
    <div className={styles.papers}>
      <PaperButton
        paper={{ endpoint: 'feeInvoices.invoice', params: { id: loan.id }, query: {} }}
        label={m.loan_fee_invoice()}
      />
      {loan.credit_notes.map(({ number, issued_on }) => (
        <PaperButton
          key={number}
          paper={{ endpoint: 'feeInvoices.creditNote', params: { id: loan.id, number }, query: {} }}
          label={m.loan_credit_note({ date: dateText(issued_on) })}
        />
      ))}
    </div>
  )
}

function BalanceDetails({ loan }: { loan: Loan }) {
  const amount = (value: string) => <Money value={value} currency={loan.currency} />
  // C: a discount, or what was given up.
  const credited =
    minorOf(loan, loan.amount_vat) - minorOf(loan, loan.paid_amount) - minorOf(loan, loan.outstanding_amount)
  return (
    <DescriptionList
      facts={[
        { id: 'principal', label: m.loan_principal(), value: amount(loan.amount) },
        { id: 'fee', label: m.loan_fee(), value: amount(loan.fee_amount) },
        { id: 'total', label: m.loan_total(), value: amount(loan.amount_vat) },
        {
          id: 'paid',
          label: m.loan_repaid_share({ percent: loan.repaid_percent }),
          value: amount(loan.paid_amount),
        },
        ...(credited > 0n
          ? [
              {
                id: 'credited',
                label: m.loan_credited(),
                value: amount(toDecimal(money(credited, loan.currency))),
              },
            ]
          : []),
        { id: 'minimum', label: m.loan_weekly_minimum(), value: amount(loan.minimum_repayment_amount) },
        { id: 'left', label: m.loan_left_to_repay(), value: amount(loan.outstanding_amount), look: 'total' },
      ]}
    />
  )
}
