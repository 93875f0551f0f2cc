import type { AnswerOf } from '@daftar/contract'
import type { TriedPart } from '@daftar/contract/endpoints/console/health'
import { mutationOptions } from '@tanstack/react-query'
import { read } from '../../shared/read.ts'
import { apiOf } from '../../shared/services.ts'

export type Health = AnswerOf<'health.parts'>
export type Part = Health['parts'][number]
export type Tried = AnswerOf<'health.try'>

export const tryPart = mutationOptions({
  mutationFn: (part: TriedPart, { client }) => apiOf(client).call('health.try', { body: { part } }),
  onSettled: (_answer, _error, _part, _result, { client }) =>
    client.invalidateQueries({ queryKey: read('health.parts').queryKey }),
})
