import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { Currency } from '@daftar/rules/money/currency'
import { sumOf } from '../../../shared/money/amounts.ts'
import type { MerchantResult } from '../queries.ts'
import { Week } from './run-row.tsx'
import styles from './settlement.module.css'

type DryRunFiguresProps = {
  weekStart: CalendarDate
  merchants: number
  rows: readonly MerchantResult[]
  currency: Currency
}

/** Which week it is of, how many merchants there are, and what the rows on the screen come to. */
export function DryRunFigures({ weekStart, merchants, rows, currency }: DryRunFiguresProps) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{m.desk_settlement_week()}</dt>
        <dd>
          <Week run={{ week_start: weekStart }} />
        </dd>
      </div>
      <div>
        <dt>{m.desk_settlement_settled()}</dt>
        <dd>{m.desk_settlement_dry_run_count({ count: merchants })}</dd>
      </div>
      <div>
        <dt>{rows.length < merchants ? m.desk_settlement_run_now_shown() : m.desk_settlement_total()}</dt>
        <dd>
          <Money
            value={sumOf(
              rows.map(({ net }) => net),
              currency,
            )}
            currency={currency}
            size="strong"
          />
        </dd>
      </div>
    </dl>
  )
}
