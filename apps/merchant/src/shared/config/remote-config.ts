import { storageKeys } from '@daftar/client'
import { createStore } from '@daftar/ui/store'

export type RemoteValues = Readonly<Record<string, unknown>>
type Kept = Readonly<{ atMs: number; values: RemoteValues }>

/** CFG-01. */
export const refreshEveryMs = 600_000
/** CFG-02. */
export const fetchLimitMs = 60_000

export type RemoteConfigSource = Readonly<{
  fetch: () => Promise<RemoteValues>
  now: () => number
  storage: Pick<Storage, 'getItem' | 'setItem'>
}>

/** What the provider publishes to every screen, as last heard. */
export const remoteValues = createStore<RemoteValues>({})

/** Keeps what was heard, whoever brought it. */
export function hearRemoteConfig(
  { now, storage }: Pick<RemoteConfigSource, 'now' | 'storage'>,
  values: RemoteValues,
): void {
  remoteValues.set(values)
  try {
    storage.setItem(storageKeys.remoteConfig, JSON.stringify({ atMs: now(), values }))
  } catch {
    // A browser that keeps nothing is told again by its next page.
  }
}

/** The sources that are being asked: a page asks its own once at a time. */
const asking = new WeakSet<RemoteConfigSource>()

/**
 * Asks again when the last answer is 600 000 ms old (CFG-01); it is kept over pages. A failure is silent, the
 * last good values stay (DEC-CFG-1).
 */
export async function refreshRemoteConfig(source: RemoteConfigSource): Promise<void> {
  const { fetch, now, storage } = source
  const kept = showKept(storage)
  const isFresh = kept !== null && now() - kept.atMs < refreshEveryMs && kept.atMs <= now()
  if (isFresh || asking.has(source)) return
  asking.add(source)
  try {
    hearRemoteConfig(source, await fetch())
  } catch {
    // The next refresh tries again.
  } finally {
    asking.delete(source)
  }
}

/** Shows what was kept, also by another page. */
export function showKept(storage: RemoteConfigSource['storage']): Kept | null {
  const kept = readKept(storage)
  if (kept && remoteValues.get() !== kept.values) remoteValues.set(kept.values)
  return kept
}

function readKept(storage: Pick<Storage, 'getItem'>): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKeys.remoteConfig) ?? 'null') as Kept | null
    return kept && typeof kept.atMs === 'number' && typeof kept.values === 'object' ? kept : null
  } catch {
    return null
  }
}
