import type { AnswerOf } from '@daftar/contract'
import { EmptyState } from '@daftar/ui/empty-state'
import { Card } from '@daftar/ui/card'
import { PageHeader } from '@daftar/ui/page-header'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { spanOf, spanText } from '../../../shared/text/duration-text.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { workQuery } from '../../../shared/work/work-query.ts'
import { NextItem } from '../parts/next-item.tsx'
import { SettlementTable } from '../parts/settlement-table.tsx'
import { Side } from '../parts/side.tsx'
import { WorkList } from '../parts/work-list.tsx'
import styles from '../parts/home.module.css'

type Work = AnswerOf<'work.mine'>

/**
 * Where the console opens: what waits for whoever is signed in, by its deadline, with the figures of the day
 * for their roles.
 */
export function HomeScreen() {
  const query = useQuery(workQuery)
  return (
    <>
      <PageHeader title={m.desk_work()} subtitle={query.data ? <Summary work={query.data} /> : undefined} />
      <Queried query={query} pending={<CardsSkeleton cards={3} />} failedTitle={m.desk_work_failed()}>
        {(work) => (work.settlement === null ? <Deciding work={work} /> : <Paying work={work} />)}
      </Queried>
    </>
  )
}

/** Who decides: the one thing to do first, and what follows. */
function Deciding({ work }: { work: Work }) {
  const [first, ...rest] = work.items
  return (
    <div className={styles.two}>
      <div className={styles.page}>
        {first ? <NextItem item={first} /> : <Nothing />}
        {rest.length > 0 ? (
          <WorkList title={m.desk_work_after()} items={rest} left={work.total - work.items.length} />
        ) : null}
      </div>
      <Side work={work} />
    </div>
  )
}

/** Who pays: the week's money first, then what waits. */
function Paying({ work }: { work: Work }) {
  return (
    <div className={styles.page}>
      <SettlementTable rows={work.settlement ?? []} />
      {work.items.length > 0 ? (
        <WorkList title={m.desk_work_waits()} items={work.items} left={work.total - work.items.length} />
      ) : (
        <Nothing />
      )}
      <Side work={work} />
    </div>
  )
}

function Nothing() {
  return (
    <Card>
      <EmptyState title={m.desk_work_empty_title()}>{m.desk_work_empty_text()}</EmptyState>
    </Card>
  )
}

function Summary({ work: { total, next_due_at: nextDueAt } }: { work: Work }) {
  const now = useProductNow()
  if (nextDueAt === null) return m.desk_work_none()
  const leftMs = Date.parse(nextDueAt) - now
  const time = spanText(spanOf(Math.abs(leftMs)))
  return leftMs < 0
    ? m.desk_work_summary_over({ count: total, time })
    : m.desk_work_summary({ count: total, time })
}
