import { presentationStatuses } from '@daftar/rules/capital/advances/debit-status'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { dateText } from '@daftar/words/formats/date'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useOpened } from '../../../shared/queue/use-opened.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { debitFilters, type DebitFilters } from '../filters.ts'
import { DebitBadge, DebitDrawer } from '../parts/debit-drawer.tsx'
import { DirectDebitHead } from '../parts/direct-debit-head.tsx'
import { debitsQuery, type DeskDebit } from '../queries.ts'
import { debitStatusWords } from '../words.ts'

/** Weekly debits, those that wait for the bank first; what it said is entered here. */
export function DebitsScreen() {
  const [filters] = useListFilters(debitFilters)
  const query = useInfiniteQuery(debitsQuery(filters))
  const rows = query.data?.pages.flatMap(({ debits }) => debits) ?? []
  const { opened, open, close } = useOpened(rows)
  const assigning = useAssigning('debit', rows, ({ status }) => status === 'pending')
  return (
    <>
      <DirectDebitHead view="debits" />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_debits_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_status_all()}
              options={presentationStatuses.map((value) => ({ value, label: debitStatusWords[value]() }))}
            />
          </>
        }
        views={{ list: 'debits', path: addresses.debits }}
        label={m.desk_debits()}
        columns={columns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={open}
        renderCard={(debit) => <DebitCard debit={debit} />}
        failedTitle={m.desk_debits_failed()}
        empty={{ title: m.desk_debits_empty_title(), text: emptyText(filters) }}
      />
      {opened ? <DebitDrawer key={opened.id} debit={opened} onClose={close} /> : null}
    </>
  )
}

function emptyText({ status, search }: DebitFilters): string {
  if (search !== '') return m.desk_empty_search({ search })
  return status ? m.desk_mandates_empty_filter() : m.desk_debits_empty_text()
}

function columns(): Column<DeskDebit>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (row) => `${merchantNameText(row)} ${row.reference}`,
      cell: (debit) => (
        <TwoLines below={<Ltr>{debit.reference}</Ltr>}>
          <MerchantName of={debit} />
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'presented',
      header: m.desk_debit_presented(),
      cell: ({ presented_on }) => <Ltr>{dateText(presented_on)}</Ltr>,
    },
    { id: 'attempt', header: m.desk_debit_attempt(), cell: ({ attempt }) => <Ltr>{String(attempt)}</Ltr> },
    { id: 'status', header: m.desk_status(), cell: (debit) => <DebitBadge {...debit} /> },
  ]
}

function DebitCard({ debit }: { debit: DeskDebit }) {
  return (
    <CardRow
      title={<MerchantName of={debit} />}
      aside={<DebitBadge {...debit} />}
      facts={[
        [
          m.desk_amount(),
          <Money key="amount" value={debit.amount} currency={debit.currency} size="strong" />,
        ],
        [m.desk_debit_presented(), <Ltr key="on">{dateText(debit.presented_on)}</Ltr>],
        [m.desk_debit_attempt(), <Ltr key="attempt">{String(debit.attempt)}</Ltr>],
      ]}
    />
  )
}
