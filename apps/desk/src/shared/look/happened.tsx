import { Typed } from '@daftar/ui/ltr'
import { TimelineEvent } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { actorText } from '../text/actor-text.ts'
import { Moment } from '@daftar/app-kit/moment'
import styles from './happened.module.css'

type HappenedProps = {
  what: ReactNode
  at: string
  /** Empty where nobody is known. */
  actor: string
  /** What more there is to say; nothing where it is empty. */
  detail: string
}

/** One event of a timeline: what happened, when, by whom and why. */
export function Happened({ what, at, actor, detail }: HappenedProps) {
  return (
    <TimelineEvent>
      <span>{what}</span>
      <span className={styles.muted}>
        <Moment at={at} weekday />
        {actor === '' ? null : (
          <>
            {m.desk_comma()}
            <Typed>{actorText(actor)}</Typed>
          </>
        )}
      </span>
      {detail === '' ? null : (
        <span className={styles.muted}>
          <Typed>{detail}</Typed>
        </span>
      )}
    </TimelineEvent>
  )
}
