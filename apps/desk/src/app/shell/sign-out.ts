import type { Client } from '@daftar/client'
import { signInPath } from '../../shared/addresses.ts'
import { problemText } from '../../shared/text/problem-text.ts'
import { showToast } from '@daftar/app-kit/toasts'

/** Ends the session on the server first: a page that only forgets would leave it open. */
export async function signOut(api: Client): Promise<void> {
  try {
    await api.call('sessions.logoutForStaff')
    location.replace(signInPath)
  } catch (error) {
    showToast({ variant: 'error', title: problemText(error) })
  }
}
