import { integrationQuery, keysQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const integrationLoads = screenLoads({
  integration: async ({ queryClient, account }) => {
    const id = account.permissions.merchant_id
    if (id === null) return
    void queryClient.prefetchQuery(keysQuery(id))
    void queryClient.prefetchQuery(integrationQuery(id))
  },
})
