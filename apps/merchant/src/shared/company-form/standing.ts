import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { createStore } from '@daftar/ui/store'
import { changedPaths, merged, type Difference } from './differences.ts'

/** What is saved, as an editor needs it. */
export interface Saved {
  version: number
  document: OnboardingDocument
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

/** What stands on the page, against what is saved. */
export function createStanding<S extends Saved>(saved: S) {
  /** What the last save carried: what differs from it is typed since. */
  let sent = saved.document
  const { get, set, subscribe } = createStore<Standing<S>>({
    document: saved.document,
    saved,
    state: 'saved',
    hasSaved: false,
    elsewhere: [],
    both: [],
    error: null,
  })

  function stand(next: Partial<Standing<S>>): void {
    set({ ...get(), ...next })
  }

  return {
    get,
    subscribe,
    stand,
    isDirty: () => {
      const { document } = get()
      return (
        changedPaths(sent, document).length > 0 ||
        JSON.stringify(sent.advertisement) !== JSON.stringify(document.advertisement)
      )
    },
    /** A document has arrived; answers whether something was typed since. */
    arrived: (document: OnboardingDocument, saved: S): boolean => {
      sent = document
      const isWhole = get().document === document
      stand({ saved, state: isWhole ? 'saved' : 'typing', hasSaved: true, error: null })
      return !isWhole
    },
    /** What was saved elsewhere, beside what is typed here; what both changed is asked about. */
    takeOver: (latest: S): void => {
      const { saved, document: typed } = get()
      const { document, elsewhere, both } = merged(saved.document, latest.document, sent, typed)
      sent = latest.document
      stand({ document, saved: latest, elsewhere, both, state: both.length > 0 ? 'conflict' : 'typing' })
    },
  }
}
