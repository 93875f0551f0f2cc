import { createContext, use } from 'react'
import type { CaseFact } from '../../../shared/case/fact-list.tsx'

export interface Evidence {
  /** The fact whose document is in sight. */
  readonly chosen: string | null
  choose(fact: CaseFact): void
  /** Brings a document into sight, whatever it proves. */
  show(url: string): void
}

export const EvidenceContext = createContext<Evidence | null>(null)

/** How the facts of an opened case lead to the documents beside them. */
export function useEvidence(): Evidence {
  const evidence = use(EvidenceContext)
  if (!evidence) throw new Error('documents are shown inside an opened case')
  return evidence
}
