import { contactsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const contactLoads = screenLoads({
  contacts: async ({ queryClient }) => void queryClient.prefetchQuery(contactsQuery),
})
