import { storageKeys } from '@daftar/client'
import type { SignInData } from '@daftar/rules/shell/sign-in/sign-in-steps'

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a code step has been told, and when its code was sent; never a code. */
export type Progress = Readonly<{ data: SignInData; sentAtMs: number | null }>

/**
 * A step is left for the mail and comes back by a reload: what it knows stays as long as the tab (decision
 * 0068).
 */
export function keepProgress(storage: Keep, progress: Progress): void {
  storage.setItem(storageKeys.signInProgress, JSON.stringify(progress))
}

export function readProgress(storage: Keep): Progress | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKeys.signInProgress) ?? 'null') as Progress | null
    const isWhole = kept !== null && typeof kept.data === 'object' && kept.data !== null
    return isWhole && kept.data.sessionId === storage.getItem(storageKeys.sessionId) ? kept : null
  } catch {
    return null
  }
}

export function forgetProgress(storage: Keep): void {
  storage.removeItem(storageKeys.signInProgress)
}
