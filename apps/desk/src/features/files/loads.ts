import { fileFilters } from './filters.ts'
import { erasedQuery, keptQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const fileLoads = screenLoads({
  '/files': ({ queryClient, search }) => {
    const { view, merchant } = fileFilters.read(search)
    void (view === 'erased'
      ? queryClient.prefetchInfiniteQuery(erasedQuery(merchant))
      : queryClient.prefetchInfiniteQuery(keptQuery(view === 'all' ? null : view, merchant)))
  },
})
