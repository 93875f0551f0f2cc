import { useAddressFilters } from '@daftar/app-kit/use-address'
import { InfoTip } from '@daftar/ui/info-tip'
import { PageHeader } from '@daftar/ui/page-header'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { canReach } from '../../../shared/page/reachable.ts'
import { today, zoneOf } from '../../../shared/text/today.ts'
import { ZoneNote } from '../../../shared/text/zone-note.tsx'
import { BulkBar } from '../parts/act/bulk-bar.tsx'
import { ExportPanel } from '../parts/list/export-panel.tsx'
import { FilterBar } from '../parts/filter/filter-bar.tsx'
import { OrderList } from '../parts/list/order-list.tsx'
import { ordersText } from '../parts/list/total-text.ts'
import { useOrderExport } from '../parts/list/use-order-export.ts'
import { useSavedViews } from '../parts/filter/use-saved-views.ts'
import { ViewActions } from '../parts/filter/view-actions.tsx'
import { ViewTabs } from '../parts/filter/view-tabs.tsx'
import { WaitingGuard } from '../parts/act/waiting-guard.tsx'
import { orderPaths } from '../paths.ts'
import { orderFilters } from '../filters.ts'
import { ordersQuery } from '../queries.ts'
import { listsWaiting, selectedRows } from '../selection.ts'
import { useTotal, type Total } from '../use-total.ts'
import styles from './orders.module.css'

/** What was sold: found, filtered, captured and exported (ORD-01, ORD-02, DEC-ORD-1). */
export function OrdersScreen() {
  const account = useAccount()
  const isPhone = useIsPhone()
  const [filters, changeFilters] = useAddressFilters(orderFilters, { isStep: true })
  const [views, keepViews] = useSavedViews()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const query = useInfiniteQuery(ordersQuery(filters, () => today(account.country)))
  const exporting = useOrderExport(account.country)
  const exportRows = () => exporting.start(filters)
  const total = useTotal(filters, query.data?.pages[0]?.total)
  const count = total ? totalText(total) : '\u00a0'
  const rows = query.data?.pages.flatMap(({ payments }) => payments) ?? []
  const chosen = listsWaiting(filters) ? selectedRows(rows, selected) : []
  const mayCapture = account.permissions.is_order_creation_allowed
  const mayLink = canReach('paymentLinkNew', account) && !(isPhone && chosen.length > 0)
  return (
    <>
      <PageHeader
        title={m.orders_title()}
        {...(isPhone
          ? { status: <span className={styles.count}>{count}</span> }
          : { subtitle: <Counted text={count} zone={zoneOf(account.country)} /> })}
        moreLabel={m.orders_more_actions()}
        actions={[
          {
            id: 'export',
            label: m.orders_export(),
            icon: <Download />,
            disabled: exporting.state.step === 'running' || rows.length === 0,
            onPress: exportRows,
          },
          ...(canReach('paymentLinks', account)
            ? [{ id: 'links', label: m.orders_links(), icon: <Link2 />, href: orderPaths.links }]
            : []),
        ]}
        {...(mayLink && {
          primaryAction: {
            id: 'link',
            label: m.orders_create_link(),
            icon: <Plus />,
            href: orderPaths.newLink,
          },
        })}
      />
      <WaitingGuard shown={filters.waiting} />
      <ViewTabs filters={filters} views={views} />
      <FilterBar filters={filters} onChange={changeFilters}>
        <ViewActions filters={filters} views={views} onViewsChange={keepViews} />
      </FilterBar>
      <ExportPanel
        state={exporting.state}
        onCancel={exporting.cancel}
        onRetry={exportRows}
        onClose={exporting.close}
      />
      <OrderList
        query={query}
        rows={rows}
        total={total}
        filters={filters}
        onChange={changeFilters}
        selected={mayCapture ? selected : null}
        onSelectedChange={setSelected}
      />
      <BulkBar orders={mayCapture ? chosen : []} onClear={() => setSelected(new Set())} />
    </>
  )
}

function totalText({ count, isAll }: Total): string {
  return isAll ? ordersText(count) : m.orders_count_over({ count: countText(count) })
}

/** The count, and what it counts in whose days. */
function Counted({ text, zone }: { text: string; zone: string }) {
  return (
    <span className={styles.counted}>
      <span>{text}</span>
      <InfoTip label={m.home_what_is({ name: text })}>
        <p>{m.orders_count_is()}</p>
        <ZoneNote zone={zone} />
      </InfoTip>
    </span>
  )
}
