import { m } from '@daftar/words'
import { FileClock } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { fileFilters } from './filters.ts'
import { erasedQuery, keptQuery } from './queries.ts'

export const fileRoutes: readonly ScreenRoute[] = [
  {
    path: '/files',
    title: m.desk_files,
    flag: 'can_view_files',
    navigation: { group: 'oversight', icon: <FileClock /> },
    screen: () => import('./screens/files.tsx').then(({ FilesScreen }) => FilesScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) => {
      const { view, merchant } = fileFilters.read(search)
      void (view === 'erased'
        ? queryClient.prefetchInfiniteQuery(erasedQuery(merchant))
        : queryClient.prefetchInfiniteQuery(keptQuery(view === 'all' ? null : view, merchant)))
    },
  },
]
