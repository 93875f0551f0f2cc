import type { MarkTarget } from '@daftar/rules/capital/applications/marks'
import type { ReactNode } from 'react'
import type { CaseFact } from '../../../shared/case/fact-list.tsx'
import type { BankStatement } from '../queries.ts'

/** A fact of an application: null as value where nothing was given, and the place it may be marked at. */
export type GivenFact = Omit<CaseFact, 'flag' | 'isMarked'> & {
  target?: MarkTarget
  statements?: readonly BankStatement[]
}

export type CaseFacts = readonly {
  id: string
  title: string
  aside?: ReactNode
  facts: readonly GivenFact[]
  note?: ReactNode
}[]
