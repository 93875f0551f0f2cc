import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function SupportSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={6} />
    </Loading>
  )
}

/** One ticket, or its chat, before it is there. */
export function TicketSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={8} columns={2} />
    </Loading>
  )
}
