import { bankAccountQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const bankAccountLoads = screenLoads({
  bankAccount: async ({ queryClient }) => void queryClient.prefetchQuery(bankAccountQuery),
})
