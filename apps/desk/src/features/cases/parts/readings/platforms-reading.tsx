import { platformNames } from '@daftar/rules/capital/applications/sales-platforms'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { monthText } from '@daftar/words/formats/date'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { Day } from '@daftar/app-kit/moment'
import type { DeskCase } from '../../queries.ts'
import styles from '../cases.module.css'

/**
 * What the merchant's online shops sold elsewhere, as their platforms tell it; nothing where none is
 * connected (DEC-WIZ-15).
 */
export function PlatformsReading({ platforms }: Pick<DeskCase, 'platforms'>) {
  if (platforms.length === 0) return null
  return (
    <section className={styles.terms} aria-label={m.desk_platforms()}>
      <h2>{m.desk_platforms()}</h2>
      <p className={styles.muted}>{m.desk_platforms_subtitle()}</p>
      {platforms.map(({ platform, connected_at: since, months }) => (
        <details key={platform} className={styles.months}>
          <summary>
            <Ltr>{platformNames[platform]}</Ltr> {m.desk_platforms_since()} <Day at={since} />
          </summary>
          {months.length === 0 ? (
            <p className={styles.muted}>{m.desk_platforms_empty()}</p>
          ) : (
            <DataTable
              label={m.desk_platforms_months({ platform: platformNames[platform] })}
              rows={months.toReversed()}
              rowKey={({ month, currency }) => `${month} ${currency}`}
              columns={columns()}
              renderCard={({ month, currency, amount, orders }) => (
                <CardRow
                  title={monthText(month, currentLanguage())}
                  aside={<Money value={amount} currency={currency} size="strong" />}
                  facts={[[m.desk_sales_orders(), orders]]}
                />
              )}
            />
          )}
        </details>
      ))}
    </section>
  )
}

type Month = DeskCase['platforms'][number]['months'][number]

function columns(): Column<Month>[] {
  return [
    { id: 'month', header: m.desk_sales_month(), cell: ({ month }) => monthText(month, currentLanguage()) },
    { id: 'orders', header: m.desk_sales_orders(), align: 'end', cell: ({ orders }) => orders },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
    },
  ]
}
