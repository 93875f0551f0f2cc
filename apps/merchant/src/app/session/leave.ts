import { logoutPath, signInAddress } from './session-paths.ts'
import type { Services } from '../../shared/page.ts'
import { redirectContext } from '../../shared/addresses.ts'

/** Leaves for a page that is a document of its own. The promise never settles: nothing is drawn any more. */
export function leaveFor(address: string): Promise<never> {
  location.replace(address)
  return new Promise(() => {})
}

/**
 * To sign-in with the way back, or to logout when the server ended the session (SES-06, SES-07, DEC-SES-1).
 */
export function leaveForSignIn({ config }: Services, reason: string, href: string): Promise<never> {
  const context = redirectContext(config)
  return leaveFor(
    reason === 'session_revoked' ? logoutPath('server', href, context) : signInAddress(href, context),
  )
}
