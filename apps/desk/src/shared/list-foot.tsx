import { ListFoot as Foot, type GrowingList } from '@daftar/ui/list-foot'
import { m } from '@daftar/words'
import { problemText } from './problem-text.ts'

/** Under a list: how many rows stand there, and the rest on request. */
export function ListFoot({ shown, query }: { shown: number; query: GrowingList }) {
  return (
    <Foot list={query} moreLabel={m.common_more()} problem={problemText}>
      {query.hasNextPage ? m.desk_shown_of_more({ count: shown }) : m.desk_shown_all({ count: shown })}
    </Foot>
  )
}
