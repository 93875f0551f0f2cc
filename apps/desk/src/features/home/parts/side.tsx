import type { AnswerOf } from '@daftar/contract'
import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { addresses, deskRoot } from '../../../shared/addresses.ts'
import { spanOf, spanText } from '../../../shared/text/duration-text.ts'
import { addressOfWork, screenOfWork } from '../../../shared/work/work-kinds.ts'
import { taskText } from '../../../shared/work/work-text.ts'
import { queueText, titleOf } from '../words.ts'
import styles from './home.module.css'

type Work = AnswerOf<'work.mine'>

/** Beside the work: the queues of the team, what others have, and what is out in advances. */
export function Side({ work }: { work: Work }) {
  return (
    <aside className={styles.side} aria-label={m.desk_work_beside()}>
      {work.kinds.length > 0 ? <Queues kinds={work.kinds} /> : null}
      {work.elsewhere.length > 0 ? <Elsewhere items={work.elsewhere} /> : null}
      {work.lending !== null && work.lending.length > 0 ? <Lending lending={work.lending} /> : null}
    </aside>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.quiet}>{title}</h2>
      <ul className={styles.lines}>{children}</ul>
    </section>
  )
}

function Queues({ kinds }: { kinds: Work['kinds'] }) {
  const now = useProductNow()
  return (
    <Section title={m.desk_work_queues()}>
      {kinds.map(({ kind, count, oldest_since: oldest }) => (
        <li key={kind}>
          <Link href={deskRoot + screenOfWork[kind]}>{queueText(kind)}</Link>
          <span>
            <strong>{count}</strong>{' '}
            <span className={styles.sub}>
              {m.desk_work_oldest({ time: spanText(spanOf(now - Date.parse(oldest))) })}
            </span>
          </span>
        </li>
      ))}
    </Section>
  )
}

function Elsewhere({ items }: { items: readonly WorkItem[] }) {
  const now = useProductNow()
  return (
    <Section title={m.desk_work_elsewhere()}>
      {items.map((item) => (
        <li key={`${item.kind}:${item.id}`}>
          <span>
            <Link href={addressOfWork(item)}>
              <Typed>{titleOf(item)}</Typed>
            </Link>
            <span className={styles.sub}>
              {item.assignee === null
                ? taskText(item)
                : m.desk_work_held_by({ what: queueText(item.kind), name: item.assignee.name })}
            </span>
          </span>
          <span className={styles.sub}>{spanText(spanOf(now - Date.parse(item.since)))}</span>
        </li>
      ))}
    </Section>
  )
}

function Lending({ lending }: { lending: NonNullable<Work['lending']> }) {
  const total = lending.reduce((sum, { advances }) => sum + advances, 0)
  const late = lending.reduce((sum, { in_arrears: inArrears }) => sum + inArrears, 0)
  return (
    <Section title={m.desk_work_lending()}>
      {lending.map(({ currency, advances, outstanding }) => (
        <li key={currency}>
          <span className={styles.sub}>{m.desk_work_advances({ count: advances })}</span>
          <Money value={outstanding} currency={currency} size="strong" />
        </li>
      ))}
      <li>
        <span>{m.desk_work_in_arrears()}</span>
        <Link href={addresses.advancesOverdue}>{m.desk_work_of({ count: late, total })}</Link>
      </li>
    </Section>
  )
}
