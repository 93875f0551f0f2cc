import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import type { MerchantTerms } from '../queries.ts'

type Term = MerchantTerms['reserve'][number]

/** What is kept back of a merchant's sales, and for how long. */
export function ReserveCard({ terms, onAdd }: { terms: MerchantTerms; onAdd: (() => void) | null }) {
  return (
    <Card
      padding="none"
      title={m.desk_terms_reserve()}
      subtitle={
        <>
          {m.desk_terms_reserve_held()} <Money value={terms.reserve_held} currency={terms.currency} />
        </>
      }
      actions={onAdd ? <Button onClick={onAdd}>{m.desk_terms_reserve_add()}</Button> : null}
    >
      <DataTable
        inCard
        label={m.desk_terms_reserve()}
        columns={columns()}
        rows={terms.reserve}
        rowKey={({ id }) => id}
        renderCard={(term) => (
          <CardRow
            title={<Ltr>{percentText(term.percent)}</Ltr>}
            aside={m.desk_days({ count: term.days })}
            facts={[
              [m.desk_terms_from(), <CalendarDay key="from" date={term.valid_from} />],
              [m.desk_terms_set_by(), <Typed key="by">{term.set_by}</Typed>],
            ]}
          />
        )}
        instead={
          <EmptyState title={m.desk_terms_reserve_empty_title()}>
            {m.desk_terms_reserve_empty_text()}
          </EmptyState>
        }
      />
    </Card>
  )
}

function columns(): Column<Term>[] {
  return [
    {
      id: 'percent',
      header: m.desk_terms_percent(),
      cell: ({ percent }) => <Ltr>{percentText(percent)}</Ltr>,
    },
    {
      id: 'days',
      header: m.desk_terms_reserve_days(),
      align: 'end',
      cell: ({ days }) => m.desk_days({ count: days }),
    },
    {
      id: 'from',
      header: m.desk_terms_from(),
      cell: ({ valid_from }) => <CalendarDay date={valid_from} />,
    },
    { id: 'by', header: m.desk_terms_set_by(), cell: ({ set_by }) => <Typed>{set_by}</Typed> },
    { id: 'at', header: m.desk_terms_set_at(), cell: ({ set_at }) => <Moment at={set_at} /> },
  ]
}
