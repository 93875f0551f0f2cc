import { ApiError, storageKeys } from '@daftar/client'
import { readRedirectBack } from '@daftar/rules/shell/sign-in/redirect-back'
import { redirectContext } from '../../shared/addresses.ts'
import type { Services } from '../../shared/page.ts'

/** To where the user came from when that may be followed, else to root (SES-08 to SES-10). */
export function leaveForApplication({ config }: Services): void {
  const wanted = new URLSearchParams(location.search).get('redirect')
  const back = readRedirectBack(wanted, redirectContext(config))
  location.replace(back === null ? '/' : back.kind === 'link' ? back.href : back.path)
}

/** Asks the server whether somebody is signed in; the form stands meanwhile (SES-08). */
export async function leaveWhenSignedIn(services: Services): Promise<void> {
  const { api, session, tokens } = services
  try {
    await api.call('accounts.read')
    session.authorize()
    leaveForApplication(services)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return
    tokens.clear()
    localStorage.removeItem(storageKeys.signedIn)
  }
}
