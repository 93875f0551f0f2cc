import { useCodeEntry } from './use-code-entry.ts'
import { useCodeSending } from './use-code-sending.ts'

export type FreshCode = ReturnType<typeof useFreshCode>

/** A code to the linked phone, on its way there and as it is typed. */
export function useFreshCode() {
  const entry = useCodeEntry()
  const sending = useCodeSending()
  return {
    entry,
    sending,
    /** To what is asked for: it needs another code. */
    startOver: () => {
      sending.back()
      entry.clear()
    },
  }
}
