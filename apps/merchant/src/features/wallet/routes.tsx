import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { walletFilters } from './filters.ts'
import { WalletSkeleton } from './parts/skeletons.tsx'
import { transactionsQuery, walletQuery } from './queries.ts'

/** The merchant's wallet (APP-47, WAL-01). */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    key: 'merchantWallet',
    title: () => m.shell_item_merchant_wallet(),
    search: (raw) => walletFilters.write(walletFilters.read(raw)),
    // Nothing is waited for: the screen draws its own states.
    load: async ({ queryClient, search }) => {
      void queryClient.prefetchQuery(walletQuery)
      void queryClient.prefetchInfiniteQuery(transactionsQuery(walletFilters.read(search)))
    },
    screen: () => import('./screens/wallet.tsx').then((module) => module.WalletScreen),
    pending: WalletSkeleton,
  },
]
