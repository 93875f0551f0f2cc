import { CountBadge } from '@daftar/ui/count-badge'
import { TabLinks } from '@daftar/ui/tab-links'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { filterText, type OrderFilters } from '../../filters.ts'
import { orderPaths } from '../../paths.ts'
import { uncapturedQuery } from '../../queries.ts'
import { builtInViews, isShown, type BuiltInView, type SavedView } from '../../saved-views.ts'
import { waitingCount } from '../../waiting-bands.ts'
import styles from './view-tabs.module.css'

const names: Record<BuiltInView, () => string> = {
  all: m.orders_view_all,
  waiting: m.orders_view_waiting,
  refunded: m.orders_view_refunded,
  open_links: m.orders_view_open_links,
  today: m.orders_view_today,
}
const builtIn = Object.keys(names) as BuiltInView[]

/** Names that one's own views cannot have. */
export function builtInNames(): string[] {
  return builtIn.map((view) => names[view]())
}

type ViewTabsProps = { filters: OrderFilters; views: readonly SavedView[] }

/** The views that come with the product, then one's own; each is an address. */
export function ViewTabs({ filters, views }: ViewTabsProps) {
  const { data: uncaptured } = useQuery(uncapturedQuery)
  const waiting = uncaptured ? waitingCount(uncaptured) : 0
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={m.orders_views()}
        links={[
          ...builtIn.map((view) => ({
            href: orderPaths.list + filterText(builtInViews[view]),
            label: names[view](),
            current: isShown(builtInViews[view], filters),
            badge:
              view === 'waiting' ? (
                <CountBadge
                  count={waiting > 0 ? countText(waiting) : 0}
                  label={m.orders_view_waiting_count({ count: waiting })}
                />
              ) : undefined,
          })),
          ...views.map(({ name, search }) => ({
            href: `${orderPaths.list}${search}`,
            label: <bdi>{name}</bdi>,
            current: isShown(search, filters),
          })),
        ]}
      />
    </div>
  )
}
