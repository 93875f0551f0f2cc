import { botCheckToken } from '@daftar/app-kit/sign-in/bot-check'
import { createFlow, type SignInFlow } from '@daftar/app-kit/sign-in/flow'
import { currentLanguage } from '@daftar/words'
import { backAddress } from '../shared/addresses.ts'
import type { Services } from '../shared/page.ts'

/** What went wrong stands as it came; the steps find the words. */
export type StaffFlow = SignInFlow<unknown>

/**
 * The sign-in of staff, who always prove both contacts, which an administrator gave them. It stands in no
 * address and is kept over no reload, and a browser is checked when a code is asked for.
 */
export function staffFlow({ api, config, now }: Services): StaffFlow {
  return createFlow<unknown>({
    calls: {
      authenticate: (body) => api.call('signIn.authenticateForStaff', { body }),
      verify: (body) => api.call('signIn.verifyForStaff', { body }),
      challenge: (body) => api.call('signIn.challengeForStaff', { body }),
      challengeVerify: (body) => api.call('signIn.challengeVerifyForStaff', { body }),
    },
    resendSeconds: () => config.codes.resendSeconds,
    storage: { getItem: () => null, setItem: nothing, removeItem: nothing },
    address: { search: () => '', push: nothing, replace: nothing },
    now,
    language: currentLanguage,
    botCheck: () => botCheckToken(api.call),
    refused: (problem) => ({ problem }),
    // The cookie came with the answer.
    signedIn: () => location.replace(backAddress(location.search, location.origin)),
  })
}

function nothing(): void {}
