import { clockQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const clockLoads = screenLoads({
  '/clock': ({ queryClient }) => void queryClient.prefetchQuery(clockQuery),
})
