import { Column } from '@daftar/ui/columns'
import { Loading, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The balance and the list before they are there. */
export function WalletSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonCard lines={4} />
        <SkeletonTable rows={6} columns={4} />
      </Column>
    </Loading>
  )
}

export function BalanceSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonCard lines={4} />
        <SkeletonCard lines={1} />
      </Column>
    </Loading>
  )
}

export function TransactionsSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={4} />
    </Loading>
  )
}
