import { ApiError, storageKeys } from '@daftar/client'
import { accountQuery } from '../shared/account.ts'
import { session } from '../shared/session.ts'
import { leaveFor, leaveForSignIn } from './leave.ts'
import { queryClient } from './query-client.ts'
import { resetTab } from './reset-client-state.ts'

/**
 * Once any call was answered 401, the account query fails with it and the page leaves for sign-in (SES-27, SES-28). A
 * logout in another tab ends this one too (DEC-SES-8).
 */
export function watchSession(): void {
  session.subscribe(() => {
    if (session.get().refused !== null && !isLeaving()) void askAgain()
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    const isGone =
      key === null || (newValue === null && (key === storageKeys.signedIn || key === storageKeys.authToken))
    if (!isGone || isLeaving()) return
    isEnded = true
    resetTab()
    void leaveFor('/auth')
  })
}

async function askAgain(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      await leaveForSignIn(error.reason, location.pathname + location.search + location.hash)
  }
}

/** Another tab logged out. What still asks here is answered 401, which must not bring the way back along (DEC-SES-7). */
let isEnded = false

/** The logout route ends the session itself. */
function isLeaving(): boolean {
  return isEnded || location.pathname.startsWith('/logout')
}
