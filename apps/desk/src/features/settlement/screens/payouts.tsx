import { Badge } from '@daftar/ui/badge'
import { PageHeader } from '@daftar/ui/page-header'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { MerchantFilter } from '../../../shared/queue/merchant-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { payoutStatusText } from '../../../shared/money/payout-text.tsx'
import { useFilters, useListFilters } from '../../../shared/queue/use-filters.ts'
import { payoutFilters } from '../filters.ts'
import { PayoutDrawer } from '../parts/payout-drawer.tsx'
import { PayoutCard, payoutColumns } from '../parts/payout-row.tsx'
import { SettlementTabs } from '../parts/settlement-tabs.tsx'
import { payoutsQuery } from '../queries.ts'

/** Every payout by what became of it; what waits for somebody is counted above. */
export function PayoutsScreen() {
  const [search, setFilters] = useFilters()
  const [filters] = useListFilters(payoutFilters)
  const query = useInfiniteQuery(payoutsQuery(filters))
  const openId = search['open']
  const counts = query.data?.pages[0]?.counts
  const rows = query.data?.pages.flatMap(({ payouts }) => payouts) ?? []
  const assigning = useAssigning('payout', rows, ({ status }) => status === 'held' || status === 'failed')
  return (
    <>
      <PageHeader
        title={m.desk_settlement()}
        subtitle={m.desk_settlement_subtitle()}
        status={counts ? <Waiting counts={counts} /> : null}
      />
      <SettlementTabs view="payouts" />
      <QueueList
        filters={
          <>
            <MerchantFilter />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_status_all()}
              options={payoutStatuses.map((value) => ({ value, label: payoutStatusText(value) }))}
            />
          </>
        }
        views={{ list: 'payouts', path: addresses.payouts }}
        label={m.desk_settlement_payouts()}
        columns={payoutColumns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => setFilters({ open: id })}
        renderCard={(payout) => <PayoutCard payout={payout} />}
        failedTitle={m.desk_payouts_failed()}
        empty={{
          title: m.desk_payouts_empty_title(),
          text:
            filters.status || filters.merchant ? m.desk_payouts_empty_filter() : m.desk_payouts_empty_text(),
        }}
      />
      {openId ? (
        <PayoutDrawer key={openId} id={openId} onClose={() => setFilters({ open: undefined })} />
      ) : null}
    </>
  )
}

type WaitingCounts = { pending: number; held: number; failed: number }

/** What waits for somebody. */
function Waiting({ counts: { pending, held, failed } }: { counts: WaitingCounts }) {
  return (
    <>
      {failed > 0 ? <Badge tone="negative">{m.desk_payouts_failed_count({ count: failed })}</Badge> : null}
      {held > 0 ? <Badge tone="warning">{m.desk_payouts_held({ count: held })}</Badge> : null}
      {pending > 0 ? <Badge tone="accent">{m.desk_payouts_waiting({ count: pending })}</Badge> : null}
    </>
  )
}
