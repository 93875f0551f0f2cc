import { m } from '@daftar/words'
import { Scale } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { isLineView, reconciliationFilters } from './filters.ts'
import { filesQuery, linesQuery, summaryQuery, unseenQuery } from './queries.ts'

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
    load: ({ queryClient, search }) => {
      const filters = reconciliationFilters.read(search)
      void queryClient.prefetchQuery(summaryQuery)
      void (isLineView(filters.view)
        ? queryClient.prefetchInfiniteQuery(linesQuery(filters.view, filters))
        : queryClient.prefetchInfiniteQuery(unseenQuery(filters.currency)))
    },
  },
  {
    path: '/reconciliation/files',
    title: m.desk_reconciliation_files,
    flag,
    screen: () => import('./screens/bank-files.tsx').then(({ BankFilesScreen }) => BankFilesScreen),
    pending: ListSkeleton,
    load: ({ queryClient }) => void queryClient.prefetchInfiniteQuery(filesQuery),
  },
]
