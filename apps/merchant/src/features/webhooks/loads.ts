import { ownWebhooks } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const webhookLoads = screenLoads({
  webhooks: async ({ queryClient }) => void queryClient.prefetchQuery(ownWebhooks(queryClient).overview),
})
