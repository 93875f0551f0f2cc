import { Moment } from '@daftar/app-kit/moment'
import { Accordion } from '@daftar/ui/accordion'
import { Badge } from '@daftar/ui/badge'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { measuresText } from '@daftar/words/formats/list'
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
  return <span className={styles.muted}>{resultText(sync)}</span>
}

/** What was new, changed or gone; of what did not occur nothing is said. */
function resultText({ added, changed, removed }: CatalogueSync): string {
  const said = [
    added > 0 ? m.marketing_sync_added({ count: added }) : null,
    changed > 0 ? m.marketing_sync_changed({ count: changed }) : null,
    removed > 0 ? m.marketing_sync_removed({ count: removed }) : null,
  ].filter((text) => text !== null)
  return said.length === 0 ? m.marketing_sync_none() : measuresText(said)
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
