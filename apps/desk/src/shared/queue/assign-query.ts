import type { BodyInput } from '@daftar/contract'
import type { Assignable } from '@daftar/rules/work/work-kinds'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** Who could hold a piece of work of this sort. */
export function peopleQuery(subject: Assignable) {
  return queryOptions({
    queryKey: ['work-people', subject],
    staleTime: 5 * 60_000,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('work.people', { query: { subject }, signal })).people,
  })
}

/**
 * Takes, hands over or releases. Whatever came of it, lists are read again: somebody else may have been
 * quicker.
 */
export function assignMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: BodyInput<'work.assign'>, { client }) => apiOf(client).call('work.assign', { body }),
    onSettled: () => queryClient.invalidateQueries(),
  })
}

/** Who has taken which pieces of work of this sort; only for whoever does such work. */
export function assigneesQuery(subject: Assignable) {
  return queryOptions({
    queryKey: ['work-assignees', subject],
    staleTime: 30_000,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('work.assignees', { query: { subject }, signal })).assignees,
  })
}
