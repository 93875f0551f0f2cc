import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'

export type Run = AnswerOf<'desk.runs'>['runs'][number]

export const runsQuery = queryOptions({
  queryKey: ['runs'],
  queryFn: async ({ signal }) => (await client.call('desk.runs', { signal })).runs,
})
