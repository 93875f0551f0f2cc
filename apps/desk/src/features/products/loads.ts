import { productFilters } from './filters.ts'
import { productsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const productLoads = screenLoads({
  '/products': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(productsQuery(productFilters.read(search))),
})
