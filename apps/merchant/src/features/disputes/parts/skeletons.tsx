import { Column, Columns } from '@daftar/ui/columns'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'

/** The list before it is there. */
export function DisputesSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <SkeletonTable rows={6} columns={7} />
    </Loading>
  )
}

/** One dispute before it is there. */
export function DisputeSkeleton() {
  return (
    <Loading label={m.common_loading()}>
      <Column>
        <SkeletonBlock height="32px" width="220px" />
        <Columns second="wide" secondLeads>
          <Column>
            <SkeletonCard lines={8} />
            <SkeletonCard lines={4} />
          </Column>
          <Column>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={5} />
          </Column>
        </Columns>
      </Column>
    </Loading>
  )
}
