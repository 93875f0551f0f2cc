import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'

type WaitingCountsProps = {
  /** Not known before the first page of the queue. */
  of: { waiting: number; overdue?: number } | undefined
}

/** Beside the title of a queue: how many wait for us, and how many of them for too long. */
export function WaitingCounts({ of }: WaitingCountsProps) {
  if (!of) return null
  const { waiting, overdue = 0 } = of
  return (
    <>
      <Badge tone={waiting > 0 ? 'warning' : 'neutral'}>{m.desk_queue_waiting({ count: waiting })}</Badge>
      {overdue > 0 ? <Badge tone="negative">{m.desk_queue_overdue({ count: overdue })}</Badge> : null}
    </>
  )
}
