import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type Overview = AnswerOf<'dossier.overview'>

/** Everything the page of a merchant asks for. */
export const dossierKey = (merchantId: string) => ['merchant', merchantId, 'dossier'] as const

export function overviewQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'overview'],
    queryFn: ({ client, signal }) => apiOf(client).call('dossier.overview', { params: { id }, signal }),
  })
}
