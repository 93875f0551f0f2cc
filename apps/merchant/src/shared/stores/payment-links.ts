import { storageKeys } from '@daftar/client'

/** DEC-ORD-13. */
const most = 200

/** Payment id and the url of its link, the oldest first. */
type Entries = readonly (readonly [paymentId: string, url: string])[]

/**
 * Keeps the url of a payment link: the server says it once, at creation (ORD-12, CFG-08, DEC-ORD-13). Logging
 * out forgets it with all else that is kept; a browser that keeps nothing loses only the button that copies
 * it.
 */
export function keepPaymentLink(paymentId: string, url: string): void {
  const others = read().filter(([id]) => id !== paymentId)
  const entries: Entries = [...others, [paymentId, url]]
  try {
    localStorage.setItem(storageKeys.paymentLinks, JSON.stringify(entries.slice(-most)))
  } catch {
    // The storage is full or shut.
  }
}

/** The url kept for a payment; null when this browser did not make its link. */
export function paymentLinkOf(paymentId: string): string | null {
  return read().find(([id]) => id === paymentId)?.[1] ?? null
}

/** What lies in the storage may be anything. */
function read(): Entries {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.paymentLinks) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
