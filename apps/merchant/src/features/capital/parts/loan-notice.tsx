import type { Loan } from '@daftar/contract/endpoints/capital-shapes'
import { loanVariant } from '@daftar/rules/capital/loan-variant'
import { toDecimal } from '@daftar/rules/money/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { dateText, instantDateText } from '@daftar/words/formats/date'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { alertOf } from './loan-figures.ts'
import styles from './loan-notice.module.css'

/** The closed banner, or the one alert of the week (LOAN-07, LOAN-08, LOAN-54 to LOAN-59). */
export function LoanNotice({ loan }: { loan: Loan }) {
  const content = closedNotice(loan) ?? weekNotice(loan)
  return content ? <div className={styles.place}>{content}</div> : null
}

function closedNotice(loan: Loan) {
  if (!loan.completed_at) return null
  const date = instantDateText(loan.completed_at)
  const early = loanVariant(loan.status, loan.early_pay_off !== null) === 'earlyPayOff'
  return (
    <Notice tone="positive" title={m.loan_closed_title()}>
      {early ? m.loan_closed_early({ date }) : m.loan_closed_text({ date })}
    </Notice>
  )
}

function weekNotice(loan: Loan) {
  const alert = alertOf(loan)
  switch (alert?.kind) {
    case 'zero':
      return (
        <Notice tone="negative" title={m.loan_alert_zero_title()}>
          {m.loan_alert_zero_text({ amount: moneyText(loan.next_due_amount, loan.currency) })}
        </Notice>
      )
    case 'weekly_minimum':
      return (
        <Notice tone="negative" title={m.loan_alert_minimum_title()}>
          {m.loan_alert_minimum_text({
            amount: moneyText(
              toDecimal({ amountMinor: alert.remainingMinor, currency: loan.currency }),
              loan.currency,
            ),
          })}
        </Notice>
      )
    case 'rate_increased':
      return (
        <Notice tone="warning" title={m.loan_alert_rate_title({ rate: percentText(loan.repayment_rate) })}>
          {m.loan_alert_rate_text({ percent: percentText(lastPercent(loan)) })}
        </Notice>
      )
    case 'arrival':
      return (
        <Notice tone="info" title={m.loan_alert_arrival_title()}>
          {m.loan_alert_arrival_text({ date: dateText(alert.date) })}
        </Notice>
      )
    default:
      return null
  }
}

function lastPercent(loan: Loan): number {
  return (
    loan.repayments.toSorted((left, right) => (left.date < right.date ? 1 : -1))[0]?.deducted_percent ?? 0
  )
}
