import { Moment } from '@daftar/app-kit/moment'
import { Accordion } from '@daftar/ui/accordion'
import { Badge } from '@daftar/ui/badge'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { failureText, problemOfRow } from '../words.ts'
import type { CatalogueSync } from '../queries.ts'
import styles from './marketing.module.css'

/** How the last reading went: under way, what it changed, or why it failed. */
export function SyncState({ sync }: { sync: CatalogueSync | null }) {
  if (!sync) return null
  if (sync.status === 'running') return <Badge tone="info">{m.marketing_sync_running()}</Badge>
  if (sync.failure !== null)
    return (
      <span className={styles.stack}>
        <Badge tone="negative">{m.marketing_sync_failed()}</Badge>
        <span className={styles.muted}>{failureText[sync.failure]()}</span>
      </span>
    )
  const { added, changed, removed } = sync
  return (
    <span className={styles.muted}>
      {m.marketing_sync_result({
        ...{ added: countText(added), changed: countText(changed), removed: countText(removed) },
      })}
    </span>
  )
}

/** The first rows that were no product, each with its reason. */
export function RowProblems({ sync }: { sync: CatalogueSync | null }) {
  if (!sync || sync.skipped === 0) return null
  return (
    <Accordion
      items={[
        {
          id: 'rows',
          title: m.marketing_sync_skipped({ count: sync.skipped }),
          content: (
            <ul className={styles.problems} aria-label={m.marketing_problems()}>
              {sync.problems.map(({ row, id, problem }) => (
                <li key={`${row} ${id}`}>
                  {m.marketing_problem_row({ row: countText(row) })} {id ? <Ltr>{id}</Ltr> : null}{' '}
                  {problemOfRow[problem]()}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

/** When all of it was read last. */
export function ReadAt({ at }: { at: string | null }) {
  return at ? <Moment at={at} /> : <Typed>{m.marketing_platform_never()}</Typed>
}
