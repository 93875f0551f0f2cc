import { randomKey } from '@daftar/client'
import { useRef } from 'react'

/** One key per intended effect: the same intent sent again carries the same key, a changed one a new key. */
export function useIdempotencyKey(): (intent: unknown) => string {
  const held = useRef<{ intent: string; key: string } | null>(null)
  return (intent) => {
    const text = JSON.stringify(intent)
    if (held.current?.intent !== text) held.current = { intent: text, key: randomKey() }
    return held.current.key
  }
}
