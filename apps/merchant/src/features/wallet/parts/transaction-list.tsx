import { badgeTone } from '@daftar/app-kit/badge-tone'
import { Moment } from '@daftar/app-kit/moment'
import { PagedList } from '@daftar/app-kit/paged-list'
import { withdrawalLooks } from '@daftar/rules/wallet/withdrawal'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { walletAboutText, walletStatusText, walletTypeText } from '@daftar/words/wallet-words'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { WalletTransaction } from '../queries.ts'
import { TransactionsSkeleton } from './skeletons.tsx'
import styles from './wallet.module.css'

type TransactionsPage = { transactions: WalletTransaction[]; next_page_token: string | null }

type TransactionListProps = {
  query: UseInfiniteQueryResult<InfiniteData<TransactionsPage>>
  isFiltered: boolean
  onClear: () => void
  onOpen: (transaction: WalletTransaction) => void
}

/** The rows in their four states; cards on a phone. */
export function TransactionList({ query, isFiltered, onClear, onOpen }: TransactionListProps) {
  const rows = query.data?.pages.flatMap(({ transactions }) => transactions) ?? []
  return (
    <PagedList
      query={query}
      pending={<TransactionsSkeleton />}
      failedTitle={m.wallet_transactions_failed()}
      label={m.wallet_transactions()}
      columns={columns()}
      rows={rows}
      rowKey={({ id }) => id}
      onRowOpen={onOpen}
      renderCard={(transaction) => <TransactionCard transaction={transaction} />}
      busy={query.isPlaceholderData}
      empty={
        isFiltered ? (
          <EmptyState
            title={m.wallet_none_title()}
            action={<Button onClick={onClear}>{m.wallet_clear()}</Button>}
          >
            {m.wallet_none_text()}
          </EmptyState>
        ) : (
          <EmptyState title={m.wallet_empty_title()}>{m.wallet_empty_text()}</EmptyState>
        )
      }
      shown={m.wallet_shown({ count: rows.length, text: countText(rows.length) })}
    />
  )
}

function columns(): Column<WalletTransaction>[] {
  return [
    {
      id: 'type',
      header: m.wallet_col_type(),
      opens: ({ type }) => walletTypeText(type),
      cell: ({ type }) => walletTypeText(type),
    },
    { id: 'at', header: m.wallet_col_date(), cell: ({ at }) => <Moment at={at} muted /> },
    { id: 'about', header: m.wallet_col_about(), cell: (transaction) => <About transaction={transaction} /> },
    {
      id: 'status',
      header: m.wallet_col_status(),
      cell: (transaction) => <Status transaction={transaction} />,
    },
    {
      id: 'amount',
      header: m.wallet_col_amount(),
      align: 'end',
      cell: ({ amount, currency }) => (
        <Money value={amount} currency={currency} size="strong" sign="always" />
      ),
    },
  ]
}

function TransactionCard({ transaction }: { transaction: WalletTransaction }) {
  const { type, amount, currency, at, about } = transaction
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <strong>
          {walletTypeText(type)}
          {about ? (
            <>
              {' · '}
              <Typed>{about}</Typed>
            </>
          ) : null}
        </strong>
        <Money value={amount} currency={currency} size="strong" sign="always" />
      </div>
      <div className={styles.line}>
        <Moment at={at} muted />
        <Status transaction={transaction} />
      </div>
    </div>
  )
}

function About({ transaction }: { transaction: WalletTransaction }) {
  const text = walletAboutText(transaction)
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

/** What became of a withdrawal; everything else is done as it is booked. */
export function Status({ transaction: { type, withdrawal } }: { transaction: WalletTransaction }) {
  if (type !== 'withdrawal' || !withdrawal) return <Badge tone="positive">{m.wallet_done()}</Badge>
  return (
    <Badge tone={badgeTone(withdrawalLooks[withdrawal.status].tone)}>
      {walletStatusText(withdrawal.status)}
    </Badge>
  )
}
