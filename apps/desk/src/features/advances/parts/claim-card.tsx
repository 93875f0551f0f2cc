import { nextClaim } from '@daftar/rules/capital/advances/next-claim'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { percentText } from '@daftar/words/formats/number'
import type { DeskAdvanceWhole } from '../queries.ts'
import styles from './advance.module.css'

/**
 * What is claimed next, on which day and of what it is made: in the words its merchant reads; and what is
 * left.
 */
export function ClaimCard({ advance }: { advance: DeskAdvanceWhole }) {
  const { currency, next_repayment_date: date, weeks_short: count } = advance
  const minor = (text: string) => parseAmount(text, currency)?.amountMinor ?? 0n
  const claim = nextClaim(minor(advance.next_due), minor(advance.shortfall))
  const amount = (value: bigint) => <Money value={toDecimal(money(value, currency))} currency={currency} />
  const repaid = m.desk_advance_repaid({ percent: percentText(advance.repaid_percent) })
  return (
    <Card>
      <div className={styles.claim}>
        {date === null ? null : (
          <div>
            <h2 className={styles.label}>
              {m.loan_trouble_due({ weekday: weekdayText(date, currentLanguage()), date: dateText(date) })}
            </h2>
            <Money value={advance.next_due} currency={currency} size="hero" />
            <dl className={styles.parts}>
              <div>
                <dt>{m.loan_trouble_minimum()}</dt>
                <dd>{amount(claim.minimumMinor)}</dd>
              </div>
              {claim.carriedMinor > 0n ? (
                <div data-late>
                  <dt>{m.loan_trouble_carried({ count })}</dt>
                  <dd>{amount(claim.carriedMinor)}</dd>
                </div>
              ) : null}
            </dl>
          </div>
        )}
        <div className={styles.left}>
          <div className={styles.line}>
            <span className={styles.label}>{m.desk_advance_outstanding()}</span>
            <Money value={advance.outstanding} currency={currency} size="strong" />
          </div>
          <ProgressBar
            label={m.desk_advance_outstanding()}
            value={advance.repaid_percent}
            valueText={repaid}
          />
          <div className={styles.line}>
            <span className={styles.label}>{repaid}</span>
            <span className={styles.label}>
              {m.desk_advance_of()} <Money value={advance.total} currency={currency} />
            </span>
          </div>
        </div>
      </div>
    </Card>
  )
}
