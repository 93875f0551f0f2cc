import { useOnce } from '@daftar/app-kit/use-once'
import { useState } from 'react'
import type { CodeTrouble } from './code-trouble.ts'
import { keepCodeStep, keptCodeStep } from './kept-code-step.ts'
import { useServices } from '../use-services.ts'

interface Options {
  /** What the code is about: its step outlives a reload. */
  of: string
  send: () => Promise<unknown>
  /** What the code is for. */
  use: (code: string) => Promise<unknown>
  /** What is said of a failure, and where. */
  troubleOf: (error: unknown) => CodeTrouble
  /** What else follows from one. */
  onFailed?: (error: unknown) => Promise<void>
  onSent?: () => void
}

/**
 * A code that is sent to somebody's contact and then used, each once at a time; what goes wrong is said until
 * the next try.
 */
export function useSentCode({ of, send, use, troubleOf, onFailed, onSent }: Options) {
  const services = useServices()
  const { doing, once } = useOnce<'sending' | 'using'>()
  const [sentAtMs, setSentAtMs] = useState(() => keptCodeStep(of, services)?.sentAtMs ?? null)
  const [trouble, setTrouble] = useState<CodeTrouble | null>(null)

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setTrouble(null)
    try {
      await work()
    } catch (error) {
      setTrouble(troubleOf(error))
      await onFailed?.(error)
    }
  }

  return {
    doing,
    sentAtMs,
    trouble,
    clear: () => setTrouble(null),
    send: () =>
      once('sending', () =>
        attempt(async () => {
          await send()
          const sentAtMs = services.now()
          keepCodeStep(of, { sentAtMs })
          setSentAtMs(sentAtMs)
          onSent?.()
        }),
      ),
    use: (code: string) =>
      once('using', () =>
        attempt(async () => {
          await use(code)
          keepCodeStep(of, null)
        }),
      ),
  }
}
