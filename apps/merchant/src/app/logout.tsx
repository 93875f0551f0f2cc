import { Spinner } from '@daftar/ui/spinner'
import { m } from '@daftar/words'
import { useEffect } from 'react'
import { redirectContext } from '../shared/addresses.ts'
import { client, config } from '../shared/page.ts'
import { endSessionParts } from '../shared/session-end.ts'
import { leaveFor } from './leave.ts'
import { resetClientState } from './reset-client-state.ts'
import { afterLogout, readLogoutSource } from './session-paths.ts'
import styles from './logout.module.css'

let leaving: Promise<void> | null = null

/** Ends the session and goes to sign-in (SES-18 to SES-26, DEC-SES-7). */
export function LogoutScreen() {
  useEffect(() => {
    leaving ??= logOut(location.search)
  }, [])
  return (
    <main className={styles.page}>
      <Spinner label={m.shell_logging_out()} />
    </main>
  )
}

async function logOut(search: string): Promise<void> {
  if (readLogoutSource(search) === 'user') await client.call('auth.logout').catch(() => {})
  await endSessionParts()
  resetClientState()
  await leaveFor(afterLogout(search, redirectContext(config)))
}
