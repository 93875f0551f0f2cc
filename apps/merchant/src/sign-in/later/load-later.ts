import type * as LaterPart from './later.ts'

export type Later = typeof LaterPart

let loading: Promise<Later> | null = null

/**
 * Loads the later part once. Where the server is newer than this page it is gone, and the page starts anew.
 */
export function loadLater(): Promise<Later> {
  loading ??= import('./later.ts').catch(() => {
    location.reload()
    return new Promise<never>(() => {})
  })
  return loading
}
