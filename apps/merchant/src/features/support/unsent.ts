import { storageKeys } from '@daftar/client'
import type { TicketFile } from './queries.ts'

/**
 * A message that its writer sees already and the server does not; its id is what keeps it from standing
 * twice.
 */
export type UnsentMessage = { id: string; body: string; attachments: TicketFile[]; at: string }

/** What somebody wrote in a ticket and no server took yet, over a reload; of this account alone. */
export function unsentIn(accountId: string, ticketId: string): UnsentMessage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(accountId, ticketId)) ?? '[]')
    return Array.isArray(kept) ? (kept as UnsentMessage[]) : []
  } catch {
    return []
  }
}

export function keepUnsent(accountId: string, ticketId: string, messages: readonly UnsentMessage[]): void {
  const key = keyOf(accountId, ticketId)
  try {
    if (messages.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(messages))
  } catch {
    // The storage is full or shut: the message lives as long as the page.
  }
}

function keyOf(accountId: string, ticketId: string): string {
  return `${storageKeys.supportUnsent}${accountId}.${ticketId}`
}
