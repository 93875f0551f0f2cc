import type { AnswerOf } from '@daftar/contract'
import type { WorkKind } from '@daftar/rules/work/work-kinds'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

export type WorkCounts = AnswerOf<'work.counts'>

const everyMs = 60_000

/** The first word of what is asked about work; an act of anybody may change all of it. */
export const workKey = 'work'

/** How much waits for whoever is signed in, asked again every minute. */
export const workCountsQuery = queryOptions({
  queryKey: [workKey, 'counts'],
  staleTime: everyMs / 2,
  refetchInterval: everyMs,
  queryFn: ({ client, signal }) => apiOf(client).call('work.counts', { signal }),
})

/** What waits, sorted, with what others hold and the figures of the day. */
export const workQuery = queryOptions({
  queryKey: [workKey, 'mine'],
  staleTime: everyMs / 4,
  refetchInterval: everyMs,
  queryFn: ({ client, signal }) => apiOf(client).call('work.mine', { signal }),
})

/** How much waits on each screen of the sidebar. */
export function countsByScreen(
  { kinds }: Pick<WorkCounts, 'kinds'>,
  screenOf: Readonly<Record<WorkKind, string>>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, count } of kinds) counts.set(screenOf[kind], (counts.get(screenOf[kind]) ?? 0) + count)
  return counts
}
