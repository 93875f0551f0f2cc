import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { storeNameText } from '@daftar/words/names'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay } from '@daftar/app-kit/moment'
import { termProductText } from '../product-text.ts'
import type { MerchantTerms } from '../queries.ts'

type Term = MerchantTerms['commission'][number]

/** What a merchant pays per sale: the standard, and what was agreed beside it. */
export function CommissionCard({ terms, onAdd }: { terms: MerchantTerms; onAdd: (() => void) | null }) {
  const { standard, currency, commission } = terms
  return (
    <Card
      padding="none"
      title={m.desk_terms_commission()}
      subtitle={m.desk_terms_standard({
        terms: m.desk_terms_plus({
          percent: percentText(standard.percent),
          fixed: moneyText(standard.fixed, currency),
        }),
      })}
      actions={onAdd ? <Button onClick={onAdd}>{m.desk_terms_commission_add()}</Button> : null}
    >
      <DataTable
        inCard
        label={m.desk_terms_commission()}
        columns={columns(currency)}
        rows={commission}
        rowKey={({ id }) => id}
        renderCard={(term) => <TermCard term={term} currency={currency} />}
        instead={
          <EmptyState title={m.desk_terms_commission_empty_title()}>
            {m.desk_terms_commission_empty_text()}
          </EmptyState>
        }
      />
    </Card>
  )
}

function columns(currency: string): Column<Term>[] {
  return [
    {
      id: 'percent',
      header: m.desk_terms_percent(),
      cell: ({ percent }) => <Ltr>{percentText(percent)}</Ltr>,
    },
    {
      id: 'fixed',
      header: m.desk_terms_fixed(),
      align: 'end',
      cell: ({ fixed }) => <Money value={fixed} currency={currency} />,
    },
    { id: 'store', header: m.desk_terms_store(), cell: (term) => <Store term={term} /> },
    { id: 'product', header: m.desk_terms_product(), cell: ({ product }) => termProductText(product) },
    {
      id: 'from',
      header: m.desk_terms_from(),
      cell: ({ valid_from }) => <CalendarDay date={valid_from} />,
    },
    { id: 'until', header: m.desk_terms_until(), cell: (term) => <Until term={term} /> },
  ]
}

function TermCard({ term, currency }: { term: Term; currency: string }) {
  return (
    <CardRow
      title={<Ltr>{percentText(term.percent)}</Ltr>}
      aside={<Money value={term.fixed} currency={currency} />}
      facts={[
        [m.desk_terms_store(), <Store key="store" term={term} />],
        [m.desk_terms_product(), termProductText(term.product)],
        [m.desk_terms_from(), <CalendarDay key="from" date={term.valid_from} />],
        [m.desk_terms_until(), <Until key="until" term={term} />],
      ]}
    />
  )
}

function Store({ term }: { term: Term }) {
  return term.store_id === null ? m.desk_terms_store_all() : <Typed>{storeNameText(term)}</Typed>
}

function Until({ term: { valid_until } }: { term: Term }) {
  return valid_until === null ? m.desk_terms_until_open() : <CalendarDay date={valid_until} />
}
