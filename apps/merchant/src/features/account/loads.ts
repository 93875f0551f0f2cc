import { choicesQuery, invitationsQuery, sessionsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const accountLoads = screenLoads({
  account: async ({ queryClient }) => void queryClient.prefetchQuery(invitationsQuery),
  accountSessions: async ({ queryClient }) => void queryClient.prefetchQuery(sessionsQuery),
  accountNotifications: async ({ queryClient }) => void queryClient.prefetchQuery(choicesQuery),
})
