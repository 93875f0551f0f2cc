import { ListFoot as Foot, type GrowingList } from '@daftar/ui/list-foot'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { problemText } from '../language/problem-text.ts'

type ListFootProps = {
  query: GrowingList
  /** How much of the list stands there, in its own words. */
  children: ReactNode
  /** Why the next page did not come, where an application says it in words of its own. */
  problem?: (error: unknown) => string
}

/** Under a list: how much of it stands there, and the rest on request. */
export function ListFoot({ query, children, problem = problemText }: ListFootProps) {
  return (
    <Foot list={query} moreLabel={m.common_more()} problem={problem}>
      {children}
    </Foot>
  )
}
