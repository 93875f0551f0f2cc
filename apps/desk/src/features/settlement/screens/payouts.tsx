import { Badge } from '@daftar/ui/badge'
import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterChip, FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { Select } from '@daftar/ui/select'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { MerchantField } from '../../../shared/merchant-field.tsx'
import { payoutStatusText } from '../../../shared/payout-text.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFilters } from '../../../shared/use-filters.ts'
import { readPayoutFilters } from '../filters.ts'
import { PayoutDrawer } from '../parts/payout-drawer.tsx'
import { PayoutCard, payoutColumns } from '../parts/payout-row.tsx'
import { SettlementTabs } from '../parts/settlement-tabs.tsx'
import { payoutsQuery } from '../queries.ts'

/** Every payout by what became of it; what waits for somebody is counted above. */
export function PayoutsScreen() {
  const [search, setFilters] = useFilters()
  const filters = readPayoutFilters(search)
  const query = useInfiniteQuery(payoutsQuery(filters))
  const openId = search['open']
  const rows = query.data?.pages.flatMap(({ payouts }) => payouts) ?? []
  const counts = query.data?.pages[0]?.counts
  return (
    <>
      <PageHeader
        title={m.desk_settlement()}
        subtitle={m.desk_settlement_subtitle()}
        status={counts ? <Waiting counts={counts} /> : null}
      />
      <SettlementTabs view="payouts" />
      <FilterRow>
        <FilterChip
          label={m.desk_merchant()}
          value={filters.merchant || undefined}
          clearLabel={m.desk_payouts_merchant_clear()}
          onClear={() => setFilters({ merchant: undefined })}
        >
          {(close) => (
            <MerchantField
              value={null}
              onValueChange={(merchant) => {
                if (!merchant) return
                setFilters({ merchant: merchant.id })
                close()
              }}
            />
          )}
        </FilterChip>
        <Select
          label={m.desk_status()}
          labelHidden
          placeholder={m.desk_status_all()}
          value={filters.status ?? 'all'}
          options={[
            { value: 'all', label: m.desk_status_all() },
            ...payoutStatuses.map((value) => ({ value, label: payoutStatusText(value) })),
          ]}
          onValueChange={(status) => setFilters({ status: status === 'all' ? undefined : status })}
        />
      </FilterRow>
      <Queried query={query} pending={<TableSkeleton columns={6} />} failedTitle={m.desk_payouts_failed()}>
        {() => (
          <DataTable
            label={m.desk_settlement_payouts()}
            columns={payoutColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            onRowOpen={({ id }) => setFilters({ open: id })}
            renderCard={(payout) => <PayoutCard payout={payout} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_payouts_empty_title()}>
                {filters.status || filters.merchant
                  ? m.desk_payouts_empty_filter()
                  : m.desk_payouts_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {openId ? (
        <PayoutDrawer key={openId} id={openId} onClose={() => setFilters({ open: undefined })} />
      ) : null}
    </>
  )
}

function Waiting({ counts }: { counts: { pending: number; held: number; failed: number } }) {
  return (
    <>
      {counts.failed > 0 ? (
        <Badge tone="negative">{m.desk_payouts_failed_count({ count: counts.failed })}</Badge>
      ) : null}
      {counts.held > 0 ? <Badge tone="warning">{m.desk_payouts_held({ count: counts.held })}</Badge> : null}
      {counts.pending > 0 ? (
        <Badge tone="accent">{m.desk_payouts_waiting({ count: counts.pending })}</Badge>
      ) : null}
    </>
  )
}
