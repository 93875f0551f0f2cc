import { mandateStatuses } from '@daftar/rules/capital/debits/mandate-status'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useOpened } from '../../../shared/queue/use-opened.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { mandateFilters } from '../filters.ts'
import { DirectDebitHead } from '../parts/direct-debit-head.tsx'
import { MandateBadge, MandateDrawer } from '../parts/mandate-drawer.tsx'
import { mandatesQuery, type DeskMandate } from '../queries.ts'
import { mandateStatusText } from '../../../shared/money/mandate-text.ts'

/** Every mandate, the newest first; what the bank said of it is entered here. */
export function MandatesScreen() {
  const [{ status }] = useListFilters(mandateFilters)
  const query = useInfiniteQuery(mandatesQuery(status))
  const rows = query.data?.pages.flatMap(({ mandates }) => mandates) ?? []
  const { opened, open, close } = useOpened(rows)
  return (
    <>
      <DirectDebitHead view="mandates" />
      <QueueList
        filters={
          <ChoiceFilter
            name="status"
            label={m.desk_status()}
            all={m.desk_status_all()}
            options={mandateStatuses.map((value) => ({ value, label: mandateStatusText(value) }))}
          />
        }
        views={{ list: 'mandates', path: addresses.mandates }}
        label={m.desk_mandates_tab()}
        columns={columns()}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={open}
        renderCard={(mandate) => <MandateCard mandate={mandate} />}
        failedTitle={m.desk_mandates_failed()}
        empty={{
          title: m.desk_mandates_empty_title(),
          text: status ? m.desk_mandates_empty_filter() : m.desk_mandates_empty_text(),
        }}
      />
      {opened ? <MandateDrawer key={opened.id} mandate={opened} onClose={close} /> : null}
    </>
  )
}

function columns(): Column<DeskMandate>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (row) => `${merchantNameText(row)} ${row.reference}`,
      cell: (mandate) => (
        <TwoLines below={<Ltr>{mandate.reference}</Ltr>}>
          <MerchantName of={mandate} />
        </TwoLines>
      ),
    },
    {
      id: 'weekly',
      header: m.desk_mandate_weekly(),
      align: 'end',
      cell: ({ weekly_amount, currency }) => <Money value={weekly_amount} currency={currency} />,
    },
    {
      id: 'left',
      header: m.desk_mandate_left(),
      align: 'end',
      cell: ({ outstanding_amount, currency }) => (
        <Money value={outstanding_amount} currency={currency} size="strong" />
      ),
    },
    { id: 'created', header: m.desk_mandate_made_at(), cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <MandateBadge status={status} /> },
  ]
}

function MandateCard({ mandate }: { mandate: DeskMandate }) {
  const { currency } = mandate
  return (
    <CardRow
      title={<MerchantName of={mandate} />}
      aside={<MandateBadge status={mandate.status} />}
      facts={[
        [
          m.desk_mandate_weekly(),
          <Money key="weekly" value={mandate.weekly_amount} currency={currency} size="strong" />,
        ],
        [m.desk_reference_label(), <Ltr key="reference">{mandate.reference}</Ltr>],
        [m.desk_mandate_made_at(), <Moment key="at" at={mandate.created_at} />],
      ]}
    />
  )
}
