import { bannerQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const bannerLoads = screenLoads({
  '/banner': ({ queryClient }) => void queryClient.prefetchQuery(bannerQuery),
})
