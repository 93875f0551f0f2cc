import { Column } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import layout from './layout.module.css'

/** Skeletons of the real layouts, so that nothing jumps when the data is there. */

function Head() {
  return (
    <div className={layout.head}>
      <SkeletonBlock height="32px" width="180px" />
      <SkeletonText width="50%" />
    </div>
  )
}

/** The next payout above those that were made. */
export function PayoutsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Head />
      <Column>
        <SkeletonCard lines={8} />
        <SkeletonTable rows={8} columns={5} />
      </Column>
    </Loading>
  )
}

export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={rows} columns={columns} />
    </Loading>
  )
}

/** Of a page of cards. */
export function CardsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Head />
      <SkeletonCard lines={8} />
    </Loading>
  )
}

/** Of the cards alone, where the head of the page stands already. */
export function CardSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonCard lines={8} />
    </Loading>
  )
}

export function LinesSkeleton({ lines = 6 }: { lines?: number }) {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonText lines={lines} />
    </Loading>
  )
}

export function DetailSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonCard lines={4} />
        <SkeletonBlock height="320px" />
        <SkeletonTable rows={5} columns={4} />
      </Column>
    </Loading>
  )
}
