import { EmptyState } from '@daftar/ui/empty-state'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccount } from '../../../../shared/session/account.ts'
import { ListFoot } from '@daftar/app-kit/list-foot'
import { PagedList } from '@daftar/app-kit/paged-list'
import { today } from '../../../../shared/text/today.ts'
import { useStoreNames } from '../../../../shared/stores/use-store-names.ts'
import { filterQuery, filterText, hasFilters, payoutFilters, type PayoutFilters } from '../../filters.ts'
import { payoutPaths } from '../../paths.ts'
import { payoutsQuery } from '../../queries.ts'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { PayoutCard, payoutColumns } from './payout-rows.tsx'
import { notFound, Queried } from '../queried.tsx'
import { shownText } from '../shown-text.ts'
import { TableSkeleton } from '../skeletons.tsx'
import styles from './narrow-list.module.css'

/** Every payout of the filters: a table, cards on a phone; the rows keep the filters in their address. */
export function PayoutTable() {
  const { filters, query, rows, total } = useListed()
  const nameOf = useStoreNames()
  return (
    <PagedList
      query={query}
      pending={<TableSkeleton />}
      failedTitle={m.payouts_list_failed()}
      instead={notFound}
      label={m.payouts_completed_label()}
      columns={payoutColumns(rows, nameOf)}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => payoutPaths.completed(id) + filterText(filters)}
      renderCard={(payout) => <PayoutCard payout={payout} nameOf={nameOf} />}
      busy={query.isFetching && !query.isFetchingNextPage && query.isPlaceholderData}
      empty={<NoPayouts filters={filters} />}
      shown={shownText(rows.length, total)}
      inCard
    />
  )
}

/** The same list, narrow, beside the payout that is open. */
export function NarrowList({ openId }: { openId: string }) {
  const { filters, query, rows, total } = useListed()
  const nameOf = useStoreNames()
  return (
    <Queried query={query} pending={<TableSkeleton columns={2} />} failedTitle={m.payouts_list_failed()}>
      {() => (
        <nav aria-label={m.payouts_completed_label()} aria-busy={query.isPlaceholderData || undefined}>
          {rows.length === 0 ? <NoPayouts filters={filters} /> : null}
          <ul className={styles.list} hidden={rows.length === 0}>
            {rows.map((payout) => (
              <li key={payout.id}>
                <Link
                  look="bare"
                  className={styles.item}
                  href={payoutPaths.completed(payout.id) + filterText(filters)}
                  aria-current={payout.id === openId}
                >
                  <PayoutCard payout={payout} nameOf={nameOf} />
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <ListFoot query={query}>{shownText(rows.length, total)}</ListFoot>
          </div>
        </nav>
      )}
    </Queried>
  )
}

function useListed() {
  const [filters] = useAddressFilters(payoutFilters)
  const { country } = useAccount()
  const query = useInfiniteQuery({
    ...payoutsQuery(filterQuery(filters, today(country))),
    placeholderData: (before) => before,
  })
  const pages = query.data?.pages ?? []
  return { filters, query, rows: pages.flatMap(({ payouts }) => payouts), total: pages[0]?.total ?? 0 }
}

function NoPayouts({ filters }: { filters: PayoutFilters }) {
  if (hasFilters(filters))
    return (
      <EmptyState
        title={m.payouts_none_match_title()}
        action={
          <Link look="bare" className={buttonClass()} href={payoutPaths.completed()}>
            {m.payouts_filter_clear_all()}
          </Link>
        }
      >
        {m.payouts_none_match_text()}
      </EmptyState>
    )
  return <EmptyState title={m.payouts_empty_title()}>{m.payouts_empty_text()}</EmptyState>
}
