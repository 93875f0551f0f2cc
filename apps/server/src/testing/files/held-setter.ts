import type { PaperSetter } from '../../platform/documents/papers.ts'
import { setHere } from '../app/set-here.ts'

/** Sets papers, but only when they are let go; `begun` are those it was asked for, by what they say. */
export function heldSetter(): PaperSetter & { begun: unknown[]; ended: unknown[]; letGo(): void } {
  const gate = Promise.withResolvers<void>()
  const begun: unknown[] = []
  const ended: unknown[] = []
  return {
    begun,
    ended,
    letGo: gate.resolve,
    async set(task, signal) {
      begun.push(task.contents)
      signal?.addEventListener('abort', () => void ended.push(task.contents))
      await gate.promise
      return setHere.set(task)
    },
    stop: setHere.stop,
  }
}
