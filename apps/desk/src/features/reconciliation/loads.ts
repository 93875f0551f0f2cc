import { isLineView, reconciliationFilters } from './filters.ts'
import { filesQuery, linesQuery, summaryQuery, unseenQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const reconciliationLoads = screenLoads({
  '/reconciliation': ({ queryClient, search }) => {
    const filters = reconciliationFilters.read(search)
    void queryClient.prefetchQuery(summaryQuery)
    void (isLineView(filters.view)
      ? queryClient.prefetchInfiniteQuery(linesQuery(filters.view, filters))
      : queryClient.prefetchInfiniteQuery(unseenQuery(filters.currency)))
  },
  '/reconciliation/files': ({ queryClient }) => void queryClient.prefetchInfiniteQuery(filesQuery),
})
