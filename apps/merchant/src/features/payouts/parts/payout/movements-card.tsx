import type { Currency } from '@daftar/rules/money/currency'
import type { LineKind } from '@daftar/rules/settlement/payout-lines'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useCallback } from 'react'
import { PagedList } from '@daftar/app-kit/paged-list'
import { useStoreNames } from '../../../../shared/stores/use-store-names.ts'
import { movementsQuery, type MovementsOf } from '../../queries.ts'
import { useAddress } from '@daftar/app-kit/use-address'
import { MovementCard, movementColumns } from './movement-rows.tsx'
import { notFound } from '../queried.tsx'
import { shownText } from '../shown-text.ts'
import { TableSkeleton } from '../skeletons.tsx'
import styles from './movements-card.module.css'

type MovementsCardProps = {
  of: MovementsOf
  currency: Currency
  /** The step of the waterfall whose movements stand open. */
  filter: { label: string; kinds: readonly LineKind[]; onClear: () => void } | null
}

/** Every movement, found by the number of its order; each leads to its order (DEC-PO-2, DEC-PO-4). */
export function MovementsCard({ of, currency, filter }: MovementsCardProps) {
  const [address, change] = useAddress()
  const search = address['q'] ?? ''
  const onSearch = useCallback((text: string) => change({ q: text || undefined }), [change])
  const query = useInfiniteQuery({
    ...movementsQuery(of, search, filter?.kinds ?? []),
    placeholderData: (before) => before,
  })
  const nameOf = useStoreNames()
  const pages = query.data?.pages ?? []
  const rows = pages.flatMap(({ transactions }) => transactions)
  return (
    <Card title={m.payouts_movements_title()} padding="none">
      <div className={styles.tools}>
        <PausingSearch
          label={m.payouts_movements_search()}
          placeholder={m.payouts_movements_search_hint()}
          clearLabel={m.payouts_search_clear()}
          value={search}
          onSearch={onSearch}
        />
        {filter ? (
          <Button size="small" icon={<X />} onClick={filter.onClear}>
            {m.payouts_movements_only({ step: filter.label })}
          </Button>
        ) : null}
      </div>
      <PagedList
        query={query}
        pending={
          <div className={styles.pad}>
            <TableSkeleton rows={5} columns={4} />
          </div>
        }
        failedTitle={m.payouts_movements_failed()}
        instead={notFound}
        label={m.payouts_movements_title()}
        columns={movementColumns(currency, nameOf)}
        rows={rows}
        rowKey={({ id }) => id}
        renderCard={(line) => <MovementCard line={line} currency={currency} nameOf={nameOf} />}
        busy={query.isPlaceholderData}
        empty={
          <EmptyState title={m.payouts_movements_none_title()}>
            {search || filter ? m.payouts_movements_none_match() : m.payouts_movements_none_text()}
          </EmptyState>
        }
        shown={shownText(rows.length, pages[0]?.total ?? 0)}
        inCard
      />
    </Card>
  )
}
