import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { withValue } from '@daftar/rules/onboarding/paths'
import { createPacedSaves } from '../saving/paced-saves.ts'
import type { Difference } from './differences.ts'
import { createStanding, type Saved } from './standing.ts'

/** How a save ended; `refused` is everything that another try does not mend. */
export type SaveEnd<S extends Saved> =
  { kind: 'saved'; saved: S } | { kind: 'stale' } | { kind: 'lost' } | { kind: 'refused'; error: unknown }

interface Given<S extends Saved> {
  saved: S
  /** What was typed in an earlier life of the page and never arrived. */
  draft: Saved | null
  save(version: number, document: OnboardingDocument, keepalive: boolean): Promise<SaveEnd<S>>
  read(): Promise<S>
  /** Keeps what is typed on this device until it has arrived; null forgets. */
  keep(draft: Saved | null): void
  pauseMs?: number
}

/**
 * One application while it is written (DEC-ONB-33): what is typed travels 1.5 s after the last key, on
 * demand, and when the page is left. A save that somebody else's overtook takes over what they changed, and
 * asks where both changed the same field.
 */
export function createEditor<S extends Saved>({ saved, draft, save, read, keep, pauseMs }: Given<S>) {
  const { get, subscribe, stand, isDirty, arrived, takeOver } = createStanding(saved)
  const saves = createPacedSaves(settle, pauseMs)
  // What was typed before a crash, over what was saved meanwhile.
  if (draft?.version === saved.version) stand({ document: draft.document, state: 'typing' })
  else if (draft) keep(null)

  /** Sends what is typed; resolves to whether all of it has arrived. */
  async function settle(keepalive: boolean): Promise<boolean> {
    if (get().state === 'conflict') return false
    if (isDirty()) await attempt(keepalive)
    else {
      keep(null)
      stand({ state: 'saved' })
    }
    return get().state === 'saved'
  }

  async function attempt(keepalive: boolean): Promise<void> {
    const { document, saved } = get()
    stand({ state: 'saving' })
    const end = await save(saved.version, document, keepalive)
    if (end.kind === 'stale') return overtaken()
    if (end.kind === 'lost') return stand({ state: 'lost' })
    if (end.kind === 'refused') return stand({ state: 'refused', error: end.error })
    const isTyping = arrived(document, end.saved)
    keep(isTyping ? { version: end.saved.version, document: get().document } : null)
  }

  async function overtaken(): Promise<void> {
    const latest = await read().catch(() => null)
    if (!latest) return stand({ state: 'lost' })
    takeOver(latest)
    if (get().both.length === 0) await attempt(false)
  }

  return {
    subscribe,
    get,
    change: (document: OnboardingDocument) => {
      const isAsked = get().state === 'conflict'
      stand({ document, state: isAsked ? 'conflict' : 'typing' })
      keep({ version: get().saved.version, document })
      if (!isAsked) saves.wait()
    },
    flush: saves.flush,
    /**
     * Decides between what stands here and what was saved elsewhere, for every field in which they differ.
     */
    decide: (whose: 'mine' | 'theirs') => {
      const { both, document, saved } = get()
      const decided = whose === 'mine' ? document : taken(document, both)
      stand({ document: decided, both: [], state: 'typing' })
      keep({ version: saved.version, document: decided })
      return saves.flush()
    },
    /**
     * Takes over what was saved elsewhere meanwhile. While a save is on its way, or a question stands, that
     * comes first.
     */
    refresh: async () => {
      if (saves.isRunning() || get().state === 'conflict') return
      const latest = await read().catch(() => null)
      if (saves.isRunning() || latest === null || latest.version <= get().saved.version) return
      takeOver(latest)
      if (get().both.length > 0) return
      if (isDirty()) saves.wait()
      else stand({ state: 'saved' })
    },
    /** What was changed elsewhere has been read. */
    acknowledge: () => stand({ elsewhere: [] }),
    close: () => {
      saves.stop()
      if (get().state !== 'conflict' && isDirty()) void saves.flush(true)
    },
  }
}

export type Editor<S extends Saved> = ReturnType<typeof createEditor<S>>

function taken(document: OnboardingDocument, both: readonly Difference[]): OnboardingDocument {
  return both.reduce((next, { path, theirs }) => withValue(next, path, theirs), document)
}
