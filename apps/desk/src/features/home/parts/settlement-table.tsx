import { CalendarDay } from '@daftar/app-kit/moment'
import type { AnswerOf } from '@daftar/contract'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import styles from './home.module.css'

type Row = NonNullable<AnswerOf<'work.mine'>['settlement']>[number]

/**
 * The newest weekly settlement of each currency: what every row adds up to, and the way to the next one's dry
 * run.
 */
export function SettlementTable({ rows }: { rows: readonly Row[] }) {
  const [first] = rows
  if (!first) return null
  return (
    <Card
      title={m.desk_work_settlement()}
      subtitle={
        <>
          {m.desk_work_run_on()} <CalendarDay date={first.run_on} weekday />
        </>
      }
      actions={
        <Link look="bare" className={buttonClass({})} href={addresses.dryRun}>
          {m.desk_work_dry_run()}
        </Link>
      }
      padding="none"
    >
      <DataTable
        inCard
        label={m.desk_work_settlement()}
        rows={rows}
        rowKey={({ currency }) => currency}
        columns={columns()}
        renderCard={(row) => (
          <CardRow
            title={
              <>
                <Ltr>{row.currency}</Ltr>{' '}
                <bdi className={styles.sub}>{m.desk_work_merchants({ count: row.merchants })}</bdi>
              </>
            }
            facts={figures().map(({ id, header }) => [
              header,
              <Money
                key={id}
                value={row[id]}
                currency={row.currency}
                size={id === 'goes_out' ? 'strong' : 'normal'}
              />,
            ])}
          />
        )}
      />
    </Card>
  )
}

function figures() {
  return [
    { id: 'sales', header: m.desk_work_sales() },
    { id: 'between', header: m.desk_work_between() },
    { id: 'advances', header: m.desk_work_advances_taken() },
    { id: 'held', header: m.desk_work_on_hold() },
    { id: 'goes_out', header: m.desk_work_goes_out() },
  ] as const
}

function columns(): Column<Row>[] {
  return [
    {
      id: 'currency',
      header: m.desk_work_currency(),
      cell: ({ currency, merchants }) => (
        <>
          <strong>
            <Ltr>{currency}</Ltr>
          </strong>{' '}
          <bdi className={styles.sub}>{m.desk_work_merchants({ count: merchants })}</bdi>
        </>
      ),
    },
    ...figures().map(({ id, header }): Column<Row> => ({
      id,
      header,
      align: 'end',
      cell: (row) => (
        <Money value={row[id]} currency={row.currency} size={id === 'goes_out' ? 'strong' : 'normal'} />
      ),
    })),
  ]
}
