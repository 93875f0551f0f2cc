import { createContext, use, useState, type ReactNode } from 'react'
import { draftFor, type DecisionDraft } from './decision-form.ts'
import { withMark, type ReadyMark } from './mark-drafts.ts'
import type { DeskCase } from './queries.ts'

export interface Deciding {
  readonly draft: DecisionDraft
  change(part: Partial<DecisionDraft>): void
  /** Adds a mark, or writes one anew; marking means sending back. */
  mark(mark: ReadyMark, instead: ReadyMark | null): void
  unmark(mark: ReadyMark): void
  /** Whether this reader may mark: who decides, while there is something to decide. */
  readonly mayMark: boolean
}

const Context = createContext<Deciding | null>(null)

/** The decision in the making: the form beside the case writes it, and every place of the case may mark itself in it. */
export function DecisionDraftProvider({
  opened,
  mayMark,
  children,
}: {
  opened: DeskCase
  mayMark: boolean
  children: ReactNode
}) {
  const [draft, setDraft] = useState<DecisionDraft>(() => draftFor(opened.application))
  const deciding: Deciding = {
    draft,
    mayMark,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    mark: (mark, instead) =>
      setDraft((now) => ({ ...now, decision: 'reset', marks: withMark(now.marks, mark, instead) })),
    unmark: (mark) => setDraft((now) => ({ ...now, marks: now.marks.filter((one) => one !== mark) })),
  }
  return <Context value={deciding}>{children}</Context>
}

export function useDeciding(): Deciding {
  const deciding = use(Context)
  if (!deciding) throw new Error('a decision is written inside an opened case')
  return deciding
}
