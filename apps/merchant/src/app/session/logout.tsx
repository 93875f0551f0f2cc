import { Spinner } from '@daftar/ui/spinner'
import { m } from '@daftar/words'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQuery, type Account } from '../../shared/session/account.ts'
import { redirectContext } from '../../shared/addresses.ts'
import { servicesOf } from '../../shared/services.ts'
import { leaveFor } from './leave.ts'
import { resetClientState } from './reset-client-state.ts'
import { afterLogout, readLogoutSource } from './session-paths.ts'
import styles from './logout.module.css'

/** Ends the session and goes to sign-in (SES-18 to SES-26, DEC-SES-7). */
export function LogoutScreen() {
  const queryClient = useQueryClient()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    void logOut(queryClient, location.search)
  }, [queryClient])
  return (
    <main className={styles.page}>
      <Spinner label={m.shell_logging_out()} />
    </main>
  )
}

async function logOut(queryClient: QueryClient, search: string): Promise<void> {
  const { api, config, sessionEnd } = servicesOf(queryClient)
  const account = queryClient.getQueryData(accountQuery.queryKey)
  if (readLogoutSource(search) === 'user') {
    await sessionEnd.runBefore()
    await api.call('sessions.logout').catch(() => {})
  }
  await sessionEnd.run()
  resetClientState(queryClient)
  await leaveFor(consoleOf(account) ?? afterLogout(search, redirectContext(config)))
}

/** Where staff came from who looked at what the person sees. */
function consoleOf(account: Account | undefined): string | null {
  if (!account?.viewed_until) return null
  const { merchant_id: merchantId } = account.permissions
  return merchantId === null ? '/desk' : `/desk/merchants/${merchantId}`
}
