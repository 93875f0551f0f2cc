import { storageKeys } from '@daftar/client'
import { readUtm, type Utm } from '@daftar/rules/shell/frame/utm'

/** Keeps the campaign values of the first address of the visit (VAL-56 to VAL-58, DEC-VAL-13). */
export function captureUtm(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  if (storage.getItem(storageKeys.utm) !== null) return
  const query = new URLSearchParams(search)
  storage.setItem(storageKeys.utm, JSON.stringify(readUtm((name) => query.get(name))))
}

/** What was captured, for the save of an application. */
export function capturedUtm(storage: Pick<Storage, 'getItem'>): Utm {
  try {
    return (JSON.parse(storage.getItem(storageKeys.utm) ?? '{}') ?? {}) as Utm
  } catch {
    return {}
  }
}
