import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { changedPaths, merged, type Difference } from './differences.ts'
import { withValue } from '@daftar/rules/onboarding/paths'

/** What is saved, as an editor needs it. */
export interface Saved {
  version: number
  document: OnboardingDocument
}

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

export type EditorState = 'saved' | 'typing' | 'saving' | 'lost' | 'conflict' | 'refused'

export interface Standing<S extends Saved> {
  document: OnboardingDocument
  saved: S
  state: EditorState
  /** Whether anything typed on this page has arrived: before that nobody is told that it has. */
  hasSaved: boolean
  /** Fields that were changed on another device since: all of them are taken over but those in `both`. */
  elsewhere: readonly string[]
  /** Fields that were changed here and there: whoever types decides. */
  both: readonly Difference[]
  error: unknown
}

/** DEC-ONB-33. */
const pause = 1_500

/**
 * One application while it is written (DEC-ONB-33): what is typed travels 1.5 s after the last key, on
 * demand, and when the page is left. A save that somebody else's overtook takes over what they changed, and
 * asks where both changed the same field.
 */
export function createEditor<S extends Saved>(given: Given<S>) {
  const { save, read, keep, pauseMs = pause } = given
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<void> | null = null
  /** What the last save carried: what differs from it is typed since. */
  let sent = given.saved.document
  let now: Standing<S> = {
    document: given.saved.document,
    saved: given.saved,
    state: 'saved',
    hasSaved: false,
    elsewhere: [],
    both: [],
    error: null,
  }
  if (given.draft) adopt(given.draft)

  /** What was typed before a crash, over what was saved meanwhile. */
  function adopt(draft: Saved): void {
    if (draft.version === now.saved.version) stand({ document: draft.document, state: 'typing' })
    else keep(null)
  }

  function stand(next: Partial<Standing<S>>): void {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }

  function schedule(): void {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void flush(), pauseMs)
  }

  const isDirty = () =>
    changedPaths(sent, now.document).length > 0 ||
    JSON.stringify(sent.advertisement) !== JSON.stringify(now.document.advertisement)

  async function attempt(keepalive: boolean): Promise<void> {
    const { document, saved } = now
    stand({ state: 'saving' })
    const end = await save(saved.version, document, keepalive)
    if (end.kind === 'stale') return overtaken()
    if (end.kind === 'lost') return stand({ state: 'lost' })
    if (end.kind === 'refused') return stand({ state: 'refused', error: end.error })
    sent = document
    const isWhole = now.document === document
    keep(isWhole ? null : { version: end.saved.version, document: now.document })
    stand({ saved: end.saved, state: isWhole ? 'saved' : 'typing', hasSaved: true, error: null })
  }

  async function overtaken(): Promise<void> {
    const latest = await read().catch(() => null)
    if (!latest) return stand({ state: 'lost' })
    takeOver(latest)
    if (now.both.length === 0) await attempt(false)
  }

  /** What was saved elsewhere, beside what is typed here; what both changed is asked about. */
  function takeOver(latest: S): void {
    const { document, elsewhere, both } = merged(now.saved.document, latest.document, sent, now.document)
    sent = latest.document
    stand({ document, saved: latest, elsewhere, both, state: both.length > 0 ? 'conflict' : 'typing' })
  }

  /** Sends what is typed; resolves to whether all of it has arrived. */
  async function flush(keepalive = false): Promise<boolean> {
    if (timer) clearTimeout(timer)
    timer = null
    if (now.state === 'conflict') return false
    // A page that is left does not wait for the save before.
    if (running && !keepalive) await running
    if (!isDirty()) {
      keep(null)
      stand({ state: 'saved' })
      return true
    }
    const own = attempt(keepalive).finally(() => {
      if (running === own) running = null
    })
    running = own
    await own
    return now.state === 'saved'
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => now,
    change: (document: OnboardingDocument) => {
      stand({ document, state: now.state === 'conflict' ? 'conflict' : 'typing' })
      keep({ version: now.saved.version, document })
      if (now.state !== 'conflict') schedule()
    },
    flush,
    /**
     * Decides between what stands here and what was saved elsewhere, for every field in which they differ.
     */
    decide: (whose: 'mine' | 'theirs') => {
      const { both, document, saved } = now
      const decided = whose === 'mine' ? document : taken(document, both)
      stand({ document: decided, both: [], state: 'typing' })
      keep({ version: saved.version, document: decided })
      return flush()
    },
    /**
     * Takes over what was saved elsewhere meanwhile. While a save is on its way, or a question stands, that
     * comes first.
     */
    refresh: async () => {
      if (running || now.state === 'conflict') return
      const latest = await read().catch(() => null)
      if (running || latest === null || latest.version <= now.saved.version) return
      takeOver(latest)
      if (now.both.length > 0) return
      if (isDirty()) schedule()
      else stand({ state: 'saved' })
    },
    /** What was changed elsewhere has been read. */
    acknowledge: () => stand({ elsewhere: [] }),
    close: () => {
      if (timer) clearTimeout(timer)
      if (now.state !== 'conflict' && isDirty()) void flush(true)
    },
  }
}

export type Editor<S extends Saved> = ReturnType<typeof createEditor<S>>

function taken(document: OnboardingDocument, both: readonly Difference[]): OnboardingDocument {
  return both.reduce((next, { path, theirs }) => withValue(next, path, theirs), document)
}
