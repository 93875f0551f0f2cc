import { m } from '@daftar/words'
import { Scale } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

const flag = 'can_view_books'

export const reconciliationRoutes: readonly ScreenRoute[] = [
  {
    path: '/reconciliation',
    title: m.desk_reconciliation,
    flag,
    navigation: { group: 'money', icon: <Scale /> },
    screen: () =>
      import('./screens/reconciliation.tsx').then(({ ReconciliationScreen }) => ReconciliationScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/reconciliation/files',
    title: m.desk_reconciliation_files,
    flag,
    screen: () => import('./screens/bank-files.tsx').then(({ BankFilesScreen }) => BankFilesScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]
