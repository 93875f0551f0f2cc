import { ListFoot } from '@daftar/app-kit/list-foot'
import { Moment } from '@daftar/app-kit/moment'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { problemText } from '../../../../shared/text/problem-text.ts'
import { Queried } from '../../../../shared/look/queried.tsx'
import { notesQuery } from '../../dossier.ts'
import styles from '../dossier.module.css'

/** What colleagues wrote down about a merchant, the newest first; nothing of it is ever changed. */
export function NotesView({ merchantId }: { merchantId: string }) {
  const query = useInfiniteQuery(notesQuery(merchantId))
  const notes = query.data?.pages.flatMap((page) => page.notes) ?? []
  const count = notes.length
  return (
    <Card title={m.desk_dossier_notes()}>
      <Queried query={query} pending={<TextSkeleton lines={4} />} failedTitle={m.desk_dossier_notes_failed()}>
        {() =>
          count === 0 ? (
            <EmptyState title={m.desk_dossier_notes_none()}>{m.desk_dossier_notes_none_text()}</EmptyState>
          ) : (
            <>
              <ul className={styles.rows}>
                {notes.map(({ id, text, author, written_at }) => (
                  <li key={id} className={styles.note}>
                    <p className={styles.text}>
                      <Typed>{text}</Typed>
                    </p>
                    <span className={styles.below}>
                      <Typed>{author}</Typed>
                      {m.desk_comma()}
                      <Moment at={written_at} weekday />
                    </span>
                  </li>
                ))}
              </ul>
              <ListFoot query={query} problem={problemText}>
                {query.hasNextPage ? m.desk_shown_of_more({ count }) : m.desk_shown_all({ count })}
              </ListFoot>
            </>
          )
        }
      </Queried>
    </Card>
  )
}
