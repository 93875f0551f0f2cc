import { healthQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const healthLoads = screenLoads({
  '/health': ({ queryClient }) => void queryClient.prefetchQuery(healthQuery),
})
