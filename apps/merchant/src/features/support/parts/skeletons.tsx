import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function SupportSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={6} />
    </Loading>
  )
}

/** One ticket before it is there: its facts, and the chat. */
export function TicketSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonBlock height="32px" width="220px" />
        <Columns second="main">
          <SkeletonCard lines={6} />
          <SkeletonCard lines={10} />
        </Columns>
      </Column>
    </Loading>
  )
}

/** An article before it is there. */
export function ArticleSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonBlock height="32px" width="220px" />
        <SkeletonText lines={8} />
      </Column>
    </Loading>
  )
}
