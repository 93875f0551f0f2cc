import { ListFoot as Foot, type GrowingList } from '@daftar/ui/list-foot'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { problemText } from './problem-text.ts'

/** Under a list: how much of it stands there, in the list's own words, and the rest on request. */
export function ListFoot({ query, children }: { query: GrowingList; children: ReactNode }) {
  return (
    <Foot list={query} moreLabel={m.common_more()} problem={problemText}>
      {children}
    </Foot>
  )
}
