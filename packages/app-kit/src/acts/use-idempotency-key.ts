import { randomKey } from '@daftar/client'
import { useRef } from 'react'

/** One key per intended effect: the same intent sent again carries the same key, a changed one a new key. */
export function useIdempotencyKey() {
  const held = useRef<{ intent: string; key: string } | null>(null)
  function keyOf(intent: unknown): string {
    const text = JSON.stringify(intent)
    if (held.current?.intent !== text) held.current = { intent: text, key: randomKey() }
    return held.current.key
  }
  /** After a refusal, where the same intent then is another attempt. */
  function renew(): void {
    held.current = null
  }
  return { keyOf, renew }
}
