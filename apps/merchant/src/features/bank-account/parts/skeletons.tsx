import { Loading, SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

export function PageSkeleton() {
  return (
    <Loading label={m.bank_account_loading()}>
      <SkeletonCard lines={4} />
    </Loading>
  )
}
