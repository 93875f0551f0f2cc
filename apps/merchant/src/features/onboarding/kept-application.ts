import type { QueryClient } from '@tanstack/react-query'
import { accountQuery, applicationQuery, type Account } from '../../shared/session/account.ts'
import type { Application } from './queries.ts'

/** What the last answer said stands everywhere: in the guards, the sidebar and the screens. */
export function keepApplication(queryClient: QueryClient, account: Account, application: Application): void {
  const { queryKey } = applicationQuery(account)
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, application)
  // What may be opened follows from the status, and the account tells it.
  if (before?.general.status !== application.general.status) void queryClient.invalidateQueries(accountQuery)
}
