import { createContext, use, useState, type ReactNode } from 'react'
import { draftFor, type DecisionDraft } from './decision-form.ts'
import { keptDraft, type KeptDraft } from '../marks/mark-drafts.ts'
import type { DeskCase } from '../queries.ts'

export interface Deciding {
  readonly caseId: string
  readonly draft: DecisionDraft
  change(part: Partial<Omit<DecisionDraft, 'marks'>>): void
  /** The marks of every underwriter of the case, as they are kept with it. */
  readonly marks: readonly KeptDraft[]
  /** Whether this reader may mark: who decides, while there is something to decide. */
  readonly mayMark: boolean
}

const Context = createContext<Deciding | null>(null)

/**
 * The decision in the making: the form beside the case writes it, and every place of the case may mark itself
 * in it.
 */
export function DecisionDraftProvider({
  opened,
  mayMark,
  children,
}: {
  opened: DeskCase
  mayMark: boolean
  children: ReactNode
}) {
  const [written, setWritten] = useState<DecisionDraft>(() => draftFor(opened))
  const marks = opened.kept_marks.map(keptDraft)
  const deciding: Deciding = {
    caseId: opened.application.id,
    draft: { ...written, marks },
    marks,
    mayMark,
    change: (part) => setWritten((now) => ({ ...now, ...part })),
  }
  return <Context value={deciding}>{children}</Context>
}

export function useDeciding(): Deciding {
  const deciding = use(Context)
  if (!deciding) throw new Error('a decision is written inside an opened case')
  return deciding
}
