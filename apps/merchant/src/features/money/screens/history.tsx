import { ListFoot } from '@daftar/app-kit/list-foot'
import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import type { TransactionKind } from '@daftar/rules/transactions/transaction'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { IconButton } from '@daftar/ui/icon-button'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { canReach } from '../../../shared/page/reachable.ts'
import { moneyFilters } from '../filters.ts'
import { DayGroups } from '../parts/day-groups.tsx'
import { Endless } from '../parts/endless.tsx'
import { HistorySkeleton } from '../parts/skeletons.tsx'
import { transactionsQuery } from '../queries.ts'
import { usePullToRefresh } from '../use-pull-to-refresh.ts'
import { kindWords } from '../words.ts'
import styles from '../parts/money.module.css'

/** All that came in and went out, day by day (MON-05, APP-65, DEC-MON-1). */
export function HistoryScreen() {
  const account = useAccount()
  const [filters, onChange] = useAddressFilters(moneyFilters)
  const query = useInfiniteQuery(transactionsQuery(filters))
  const area = useRef<HTMLDivElement>(null)
  const refresh = () => void query.refetch()
  const isPulled = usePullToRefresh(area, refresh)
  const kinds = query.data?.pages[0]?.kinds ?? []
  const rows = query.data?.pages.flatMap(({ transactions }) => transactions) ?? []
  return (
    <div ref={area} className={styles.list}>
      {isPulled ? <p className={styles.pull}>{m.money_pull()}</p> : null}
      <div>
        <PageHeader title={m.money_title()}>
          <IconButton
            label={m.money_refresh()}
            icon={<RotateCw />}
            variant="outlined"
            busy={query.isRefetching && !query.isFetchingNextPage}
            onClick={refresh}
          />
        </PageHeader>
        <nav className={styles.links} aria-label={m.money_more()}>
          <Link href={pathOf('moneyPayoutOptions')} look="alone">
            {m.money_options()}
          </Link>
          <Link href={pathOf('moneyPayoutChanges')} look="alone">
            {m.money_changes()}
          </Link>
          {canReach('moneyCard', account) ? (
            <Link href={pathOf('moneyCard')} look="alone">
              {m.shell_item_card()}
            </Link>
          ) : null}
        </nav>
      </div>
      {kinds.length > 1 || filters.kind ? (
        <SegmentedChoice<TransactionKind | 'all'>
          label={m.money_kind()}
          labelHidden
          block
          value={filters.kind ?? 'all'}
          onValueChange={(kind) => onChange({ kind: kind === 'all' ? null : kind })}
          options={[
            { value: 'all', label: m.money_kind_all() },
            ...kinds.map((kind) => ({ value: kind, label: kindWords[kind]() })),
          ]}
        />
      ) : null}
      <Queried query={query} pending={<HistorySkeleton />} failedTitle={m.money_failed()}>
        {() =>
          rows.length === 0 ? (
            <Nothing isFiltered={filters.kind !== null} onClear={() => onChange({ kind: null })} />
          ) : (
            <div className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
              <DayGroups transactions={rows} />
              <Endless list={query} />
              <ListFoot query={query}>
                {m.money_shown({ count: rows.length, text: countText(rows.length) })}
              </ListFoot>
            </div>
          )
        }
      </Queried>
    </div>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      title={m.money_none_title()}
      action={<Button onClick={onClear}>{m.money_kind_all()}</Button>}
    />
  ) : (
    <EmptyState title={m.money_empty_title()}>{m.money_empty_text()}</EmptyState>
  )
}
