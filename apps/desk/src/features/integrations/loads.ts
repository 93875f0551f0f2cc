import { merchantsQuery } from '../../shared/merchant/merchants-query.ts'
import { deliveryFilters } from '@daftar/app-kit/webhooks/filters'
import { integrationQuery, webhooksOf } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const integrationLoads = screenLoads({
  '/integrations': ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(merchantsQuery(search['search'] ?? '')),
  '/integrations/$id': ({ queryClient, params, search }) => {
    const id = params.id
    void queryClient.prefetchQuery(integrationQuery(id))
    const webhooks = webhooksOf(queryClient, id)
    void queryClient.prefetchQuery(webhooks.overview)
    void queryClient.prefetchInfiniteQuery(webhooks.deliveries(deliveryFilters.read(search)))
  },
})
