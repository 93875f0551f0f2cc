import type { AnswerOf } from '@daftar/contract'
import type { TriedPart } from '@daftar/contract/endpoints/console/health'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type Health = AnswerOf<'health.parts'>
export type Part = Health['parts'][number]
export type Tried = AnswerOf<'health.try'>

/** Looked at again every half minute, for as long as somebody looks. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ client, signal }) => apiOf(client).call('health.parts', { signal }),
  refetchInterval: 30_000,
})

export const tryPart = mutationOptions({
  mutationFn: (part: TriedPart, { client }) => apiOf(client).call('health.try', { body: { part } }),
  onSettled: (_answer, _error, _part, _result, { client }) =>
    client.invalidateQueries({ queryKey: healthQuery.queryKey }),
})
