import { Day, Moment } from '@daftar/app-kit/moment'
import { PagedList } from '@daftar/app-kit/paged-list'
import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { timeToRespond } from '@daftar/rules/disputes/dispute'
import { Button } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { countText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { disputeFilters, noFilters, type DisputeFilters } from '../filters.ts'
import { disputePaths } from '../paths.ts'
import type { ListedDispute } from '../queries.ts'
import { DisputeBadge } from './dispute-badge.tsx'
import { DisputesSkeleton } from './skeletons.tsx'
import styles from './disputes.module.css'

type DisputesPage = { disputes: ListedDispute[]; next_page_token: string | null; total: number }

type DisputeListProps = {
  query: UseInfiniteQueryResult<InfiniteData<DisputesPage>>
  filters: DisputeFilters
  onChange: ChangeFilters<DisputeFilters>
}

/** The rows in their four states; cards on a phone (DEC-DSP-1). */
export function DisputeList({ query, filters, onChange }: DisputeListProps) {
  const rows = query.data?.pages.flatMap(({ disputes }) => disputes) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  return (
    <PagedList
      query={query}
      pending={<DisputesSkeleton />}
      failedTitle={m.disputes_failed()}
      label={m.shell_item_disputes()}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => disputePaths.dispute(id)}
      renderCard={(dispute) => <DisputeCard dispute={dispute} />}
      busy={query.isPlaceholderData}
      empty={
        disputeFilters.isSet(filters) ? (
          <EmptyState
            title={m.disputes_none_title()}
            action={<Button onClick={() => onChange(noFilters)}>{m.disputes_clear()}</Button>}
          >
            {m.disputes_none_text()}
          </EmptyState>
        ) : (
          <EmptyState title={m.disputes_empty_title()}>{m.disputes_empty_text()}</EmptyState>
        )
      }
      shown={m.disputes_shown({ shown: countText(rows.length), total: countText(total) })}
    />
  )
}

function columns(): Column<ListedDispute>[] {
  return [
    {
      id: 'number',
      header: m.disputes_col_number(),
      cell: ({ number }) => <Ltr className={styles.whole}>{number}</Ltr>,
    },
    {
      id: 'order',
      header: m.disputes_col_order(),
      cell: ({ order_number }) => <Ltr className={styles.whole}>{order_number}</Ltr>,
    },
    { id: 'store', header: m.disputes_col_store(), cell: storeText },
    {
      id: 'shopper',
      header: m.disputes_col_shopper(),
      cell: ({ shopper }) => <Typed className={styles.whole}>{shopper.name ?? m.common_dash()}</Typed>,
    },
    { id: 'type', header: m.disputes_col_type(), cell: ({ type }) => disputeTypeText(type) },
    {
      id: 'created',
      header: m.disputes_col_created(),
      cell: ({ created_at }) => <Day at={created_at} muted />,
    },
    { id: 'respond', header: m.disputes_col_respond(), cell: (row) => <RespondBy {...row} /> },
    { id: 'status', header: m.disputes_col_status(), cell: ({ status }) => <DisputeBadge status={status} /> },
    {
      id: 'amount',
      header: m.disputes_col_amount(),
      align: 'end',
      cell: ({ disputed_amount, currency }) => (
        <Money value={disputed_amount} currency={currency} size="strong" />
      ),
    },
  ]
}

function storeText({ store_name, store_name_ar }: ListedDispute) {
  return nameText({ name: store_name, name_ar: store_name_ar })
}

/**
 * Until when an answer is possible, and how long that is; or that one stands ready and goes out by itself.
 */
function RespondBy({ status, respond_by, is_answer_ready }: ListedDispute) {
  const now = useProductNow()
  if (status !== 'pending') return <>{m.common_dash()}</>
  return (
    <span className={styles.respond}>
      <Moment at={respond_by} />
      <span className={is_answer_ready ? styles.muted : styles.waits}>
        {is_answer_ready ? m.disputes_answer_ready() : leftText(Date.parse(respond_by), now)}
      </span>
    </span>
  )
}

/** Rounded down, so in days only where a day less changes little: what ends in 23 hours has not „0 days“. */
function leftText(respondByMs: number, nowMs: number): string {
  const { days, hours, minutes } = timeToRespond(respondByMs, nowMs)
  if (days >= 3) return m.disputes_left({ count: days })
  const whole = days * 24 + hours
  return whole > 0 ? m.disputes_left_hours({ count: whole }) : m.disputes_left_minutes({ count: minutes })
}

function DisputeCard({ dispute }: { dispute: ListedDispute }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Ltr>{dispute.number}</Ltr>
        <Money value={dispute.disputed_amount} currency={dispute.currency} size="strong" />
      </div>
      <div className={styles.line}>
        <span>{disputeTypeText(dispute.type)}</span>
        <DisputeBadge status={dispute.status} />
      </div>
      <div className={styles.line}>
        <span className={styles.muted}>
          <Ltr>{dispute.order_number}</Ltr> · {storeText(dispute)}
        </span>
        {dispute.status === 'pending' ? null : (
          <span className={styles.muted}>
            <Day at={dispute.created_at} muted />
          </span>
        )}
      </div>
      {dispute.status === 'pending' ? (
        <div className={styles.line}>
          <span className={styles.muted}>{m.disputes_answer_by()}</span>
          <RespondBy {...dispute} />
        </div>
      ) : null}
    </div>
  )
}
