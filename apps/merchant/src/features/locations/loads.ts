import { locationsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const locationLoads = screenLoads({
  locations: async ({ queryClient }) => void queryClient.prefetchQuery(locationsQuery),
})
