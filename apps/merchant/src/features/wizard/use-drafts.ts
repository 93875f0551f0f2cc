import { useMemo } from 'react'
import { draftsOf, type Drafts } from './draft.ts'

/** The drafts of an application, or of the offer before there is one. */
export function useDrafts(owner: string): Drafts {
  return useMemo(() => draftsOf(sessionStorage, owner), [owner])
}
