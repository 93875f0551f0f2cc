import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Card } from '@daftar/ui/card'
import { InfoTip } from '@daftar/ui/info-tip'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { currentLanguage, m } from '@daftar/words'
import { dateText, dayMonthText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText, percentText } from '@daftar/words/formats/number'
import type { HomeAdvance } from '../queries.ts'
import { MoreLink } from './more-link.tsx'
import { WeekBars } from './week-bars.tsx'
import styles from './advance-strip.module.css'

/** The advance that is being repaid: what is left, what comes next, and its last weeks. */
export function AdvanceStrip({ advance }: { advance: HomeAdvance }) {
  const { id, currency, funded_at, outstanding, total, repaid_percent, next_due, next_on } = advance
  const repaid = m.home_advance_repaid({ percent: percentText(repaid_percent) })
  return (
    <Card
      title={
        funded_at
          ? m.home_advance_from({ date: dayMonthText(funded_at, currentLanguage()) })
          : m.home_advance_coming()
      }
      actions={<MoreLink href={capitalPaths.advance(id)}>{m.home_advance_open()}</MoreLink>}
    >
      <div className={styles.parts}>
        <div>
          <div className={styles.label}>
            {m.home_advance_left()}
            <InfoTip label={m.home_what_is({ name: m.home_advance_left() })}>
              {m.home_advance_left_is()}
            </InfoTip>
          </div>
          <Money value={outstanding} currency={currency} size="figure" />
          <div className={styles.bar}>
            <ProgressBar label={repaid} value={repaid_percent} valueText={repaid} />
          </div>
          <div className={styles.ends}>
            <span>{repaid}</span>
            <span>{m.home_advance_of({ amount: moneyText(total, currency) })}</span>
          </div>
        </div>
        {next_on ? (
          <div>
            <div className={styles.label}>
              {advance.by_debit ? m.home_advance_next_debit() : m.home_advance_next()}
              <InfoTip label={m.home_what_is({ name: m.home_advance_next() })}>
                {m.home_advance_next_is()}
              </InfoTip>
            </div>
            <Money value={next_due} currency={currency} size="figure" />
            <div className={styles.note}>
              {m.home_day({
                weekday: weekdayText(next_on, currentLanguage()),
                date: isolated(dateText(next_on)),
              })}
            </div>
          </div>
        ) : null}
        <WeekBars advance={advance} />
      </div>
    </Card>
  )
}
