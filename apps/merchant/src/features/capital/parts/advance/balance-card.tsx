import { countryOfCurrency } from '@daftar/rules/geo/countries'
import { taxXmlProfile } from '@daftar/rules/tax/tax-xml'
import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { Card } from '@daftar/ui/card'
import { DateText } from '@daftar/ui/date-text'
import { DescriptionList } from '@daftar/ui/description-list'
import { InfoTip } from '@daftar/ui/info-tip'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { Fragment } from 'react'
import { PaperButton } from '../../../../shared/paper/paper-button.tsx'
import { minorOf } from './advance-figures.ts'
import styles from './balance-card.module.css'

/**
 * What is left of the advance, with the numbers behind it and the tax papers of its fee (LOAN-09, DEC-LOAN-3,
 * DEC-LOAN-42).
 */
export function BalanceCard({ advance }: { advance: Advance }) {
  const percent = m.loan_repaid_percent({ percent: advance.repaid_percent })
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <div className={styles.label}>
            {m.loan_left_to_repay()}
            <InfoTip label={m.loan_balance_details()}>
              <p>{m.home_advance_left_is()}</p>
              <BalanceDetails advance={advance} />
              {advance.repayments.length > 0 ? <Link href="#repayments">{m.loan_rows()}</Link> : null}
            </InfoTip>
          </div>
          <Money value={advance.outstanding_amount} currency={advance.currency} size="hero" />
        </div>
        <div className={styles.aside}>
          <span>
            {m.loan_of()} <Money value={advance.amount_vat} currency={advance.currency} muted />
          </span>
          {advance.written_off ? null : <span>{percent}</span>}
        </div>
      </div>
      {advance.written_off ? null : (
        <ProgressBar label={m.loan_repaid_progress()} value={advance.repaid_percent} valueText={percent} />
      )}
      <div className={styles.foot}>
        {advance.status === 'closed' ? null : (
          <span>
            {m.loan_weekly_minimum()}{' '}
            <Money value={advance.minimum_repayment_amount} currency={advance.currency} size="strong" />
          </span>
        )}
        {advance.next_repayment_date ? (
          <span>
            {m.loan_next_repayment()}{' '}
            <InfoTip label={m.home_what_is({ name: m.loan_next_repayment() })}>
              {m.loan_next_repayment_is()}
            </InfoTip>{' '}
            <DateText
              text={dateText(advance.next_repayment_date)}
              dateTime={advance.next_repayment_date}
              weekday={weekdayText(advance.next_repayment_date, currentLanguage())}
            />
          </span>
        ) : null}
        {advance.funded_at ? <Papers advance={advance} /> : null}
      </div>
    </Card>
  )
}

/** The invoice of the fee, and a credit note for what was forgiven of it. */
function Papers({ advance }: { advance: Advance }) {
  const hasXml = taxXmlProfile(countryOfCurrency(advance.currency)) !== null
  return (
    <div className={styles.papers}>
      <PaperButton
        paper={{ endpoint: 'feeInvoices.invoice', params: { id: advance.id }, query: {} }}
        label={m.loan_fee_invoice()}
      />
      {hasXml && (
        <PaperButton
          paper={{ endpoint: 'feeInvoices.invoice', params: { id: advance.id }, query: { format: 'xml' } }}
          label={m.tax_xml()}
        >
          <VisuallyHidden>{m.loan_fee_invoice()}</VisuallyHidden>
        </PaperButton>
      )}
      {advance.credit_notes.map(({ number, issued_on }) => (
        <Fragment key={number}>
          <PaperButton
            paper={{ endpoint: 'feeInvoices.creditNote', params: { id: advance.id, number }, query: {} }}
            label={m.loan_credit_note({ date: dateText(issued_on) })}
          />
          {hasXml && (
            <PaperButton
              paper={{
                endpoint: 'feeInvoices.creditNote',
                params: { id: advance.id, number },
                query: { format: 'xml' },
              }}
              label={m.tax_xml()}
            >
              <VisuallyHidden>{m.loan_credit_note({ date: dateText(issued_on) })}</VisuallyHidden>
            </PaperButton>
          )}
        </Fragment>
      ))}
    </div>
  )
}

function BalanceDetails({ advance }: { advance: Advance }) {
  const amount = (value: string) => <Money value={value} currency={advance.currency} />
  // C: a discount, or what was given up.
  const credited =
    minorOf(advance, advance.amount_vat) -
    minorOf(advance, advance.paid_amount) -
    minorOf(advance, advance.outstanding_amount)
  return (
    <DescriptionList
      facts={[
        { id: 'principal', label: m.loan_principal(), value: amount(advance.amount) },
        { id: 'fee', label: m.loan_fee(), value: amount(advance.fee_amount) },
        { id: 'total', label: m.loan_total(), value: amount(advance.amount_vat) },
        {
          id: 'paid',
          label: m.loan_repaid_share({ percent: advance.repaid_percent }),
          value: amount(advance.paid_amount),
        },
        ...(credited > 0n
          ? [
              {
                id: 'credited',
                label: m.loan_credited(),
                value: amount(toDecimal(money(credited, advance.currency))),
              },
            ]
          : []),
        { id: 'minimum', label: m.loan_weekly_minimum(), value: amount(advance.minimum_repayment_amount) },
        {
          id: 'left',
          label: m.loan_left_to_repay(),
          value: amount(advance.outstanding_amount),
          look: 'total',
        },
      ]}
    />
  )
}
