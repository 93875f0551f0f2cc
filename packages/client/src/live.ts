/** As much of the browser's `EventSource` as is used. */
export type Stream = {
  onopen: (() => void) | null
  onerror: (() => void) | null
  addEventListener: (kind: string, hear: (event: { data: string }) => void) => void
  close: () => void
}

/** How server-sent events are listened to, where the browser can; a test opens streams of its own. */
export const streams: { open: ((address: string) => Stream) | null } = {
  open:
    'EventSource' in globalThis
      ? (address) => new EventSource(address, { withCredentials: true }) as Stream
      : null,
}

/** The name of a message, given by who writes it: sent again under it a message stands once. */
export function messageId(): string {
  return crypto.randomUUID()
}
