import { storesQuery } from '../../shared/stores/stores.ts'
import { termsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const contractLoads = screenLoads({
  dashboardContract: async ({ queryClient }) => void queryClient.prefetchQuery(storesQuery),
  commercialTerms: async ({ queryClient }) => void queryClient.prefetchQuery(termsQuery),
})
