import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { walletFilters } from './filters.ts'
import { WalletSkeleton } from './parts/skeletons.tsx'

/** The merchant's wallet (APP-47, WAL-01). */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    key: 'merchantWallet',
    title: () => m.shell_item_merchant_wallet(),
    search: (raw) => walletFilters.write(walletFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/wallet.tsx').then((module) => module.WalletScreen),
    pending: WalletSkeleton,
  },
]
