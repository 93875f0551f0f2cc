import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../shared/session.ts'
import { workCountsQuery, workKey, type WorkCounts } from '../../shared/work/work-query.ts'

/**
 * How much waits, asked again every minute and after every act of this page; nothing is asked for who has no
 * role.
 */
export function useWorkCounts(): WorkCounts | undefined {
  const queryClient = useQueryClient()
  const hasRole = useSession().roles.length > 0
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const isDone = type === 'updated' && mutation.state.status === 'success'
        if (isDone) void queryClient.invalidateQueries({ queryKey: [workKey] })
      }),
    [queryClient],
  )
  return useQuery({ ...workCountsQuery, enabled: hasRole }).data
}
