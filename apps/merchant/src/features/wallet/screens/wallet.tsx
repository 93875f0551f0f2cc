import { problemText } from '@daftar/app-kit/problem-text'
import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { useFileExport, type Reading } from '@daftar/app-kit/use-file-export'
import { readFile } from '@daftar/client/download'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { currentLanguage, m } from '@daftar/words'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { filterQuery, isFiltered, noFilters, walletFilters, type WalletFilters } from '../filters.ts'
import { BalanceCard } from '../parts/balance-card.tsx'
import { PayoutsCard } from '../parts/payouts-card.tsx'
import { BalanceSkeleton } from '../parts/skeletons.tsx'
import { TransactionFilters } from '../parts/transaction-filters.tsx'
import { TransactionList } from '../parts/transaction-list.tsx'
import { transactionsQuery, walletQuery } from '../queries.ts'
import styles from '../parts/wallet.module.css'

const TransactionDrawer = lazy(() =>
  import('../parts/transaction-drawer.tsx').then((module) => ({ default: module.TransactionDrawer })),
)

/** What is in the wallet, what moved it, and the ways in and out (WAL-01, DEC-WAL-1). */
export function WalletScreen() {
  const [filters, onChange] = useAddressFilters(walletFilters, { isStep: true })
  const transactions = useInfiniteQuery(transactionsQuery(filters))
  const exporting = useWalletExport()
  const { state } = exporting
  return (
    <>
      <PageHeader
        title={m.shell_item_merchant_wallet()}
        subtitle={m.wallet_subtitle()}
        moreLabel={m.wallet_more()}
        actions={[
          {
            id: 'export',
            label: m.wallet_export(),
            icon: <Download />,
            busy: state.step === 'running',
            disabled: state.step === 'running',
            onPress: () => exporting.start(filters),
          },
        ]}
      />
      {state.step === 'failed' ? (
        <Notice tone="negative" live="alert">
          {problemText(state.error)}
        </Notice>
      ) : null}
      <div className={styles.page}>
        <Queried query={useQuery(walletQuery)} pending={<BalanceSkeleton />} failedTitle={m.wallet_failed()}>
          {(page) => (
            <>
              {page.balances.map((balance) => (
                <BalanceCard key={balance.currency} page={page} balance={balance} />
              ))}
              <PayoutsCard page={page} />
            </>
          )}
        </Queried>
        <section className={styles.movements} aria-label={m.wallet_transactions()}>
          <h2>{m.wallet_transactions()}</h2>
          <TransactionFilters {...{ filters, onChange }} />
          <TransactionList
            query={transactions}
            isFiltered={isFiltered(filters)}
            onClear={() => onChange(noFilters)}
            onOpen={({ id }) => onChange({ open: id })}
          />
        </section>
      </div>
      {filters.open === '' ? null : (
        <Suspense>
          <TransactionDrawer id={filters.open} onClose={() => onChange({ open: '' })} />
        </Suspense>
      )}
    </>
  )
}

/** The file of what the filters show. */
function useWalletExport() {
  const { api } = useServices()
  const ask = useCallback(
    (filters: WalletFilters, reading: Reading) =>
      readFile(api, 'wallet.export', {
        query: { ...filterQuery(filters), language: currentLanguage() },
        ...reading,
      }),
    [api],
  )
  return useFileExport(ask)
}
