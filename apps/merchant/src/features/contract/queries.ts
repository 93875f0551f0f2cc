import type { Client } from '@daftar/client'
import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { openPdf, type PdfDocument } from '../../shared/paper/pdf-document.ts'
import { apiOf } from '../../shared/services.ts'

export type Contract = AnswerOf<'contracts.read'>
export type Terms = AnswerOf<'contracts.commercialTerms'>

type Completion = AnswerOf<'contracts.completion'>
type Asked<Data> = { state: { data: Data | undefined; dataUpdateCount: number } }

/** DEC-STO-5. */
const askAgainMs = 5_000
const askAgainTimes = 24

/** The contract, asked for again while it is drawn up (STO-13). */
export function contractQuery(storeId: string) {
  return queryOptions({
    queryKey: ['contract', storeId],
    staleTime: 0,
    queryFn: ({ client, signal }): Promise<Contract> =>
      apiOf(client).call('contracts.read', { params: { id: storeId }, signal }),
    refetchInterval: ({ state }: Asked<Contract>) => (state.data?.status === 'none' ? askAgainMs : false),
  })
}

/** Whether both have signed: every five seconds for two minutes after the merchant has (STO-15). */
export function completionQuery(storeId: string) {
  return queryOptions({
    queryKey: ['contract', storeId, 'complete'],
    staleTime: 0,
    gcTime: 0,
    throwOnError: false,
    queryFn: ({ client, signal }): Promise<Completion> =>
      apiOf(client).call('contracts.completion', { params: { id: storeId }, signal }),
    refetchInterval: ({ state }: Asked<Completion>) =>
      state.data?.is_completed || state.dataUpdateCount >= askAgainTimes ? false : askAgainMs,
  })
}

export const termsQuery = queryOptions({
  queryKey: ['contract', 'terms'],
  staleTime: 0,
  queryFn: ({ client, signal }): Promise<Terms> =>
    apiOf(client).call('contracts.commercialTerms', { signal }),
})

/** Where the contract is saved from. */
export function savingAddress(api: Client, storeId: string): string {
  return `${api.address('contracts.document', { id: storeId })}?save=yes`
}

/** The contract for drawing its pages here. Drawn up anew or signed it is another file. */
export function paperQuery(storeId: string, { status, document_sha256 }: Contract) {
  return queryOptions({
    queryKey: ['contract', storeId, 'document', status, document_sha256],
    throwOnError: false,
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<PdfDocument> => {
      const api = apiOf(client)
      const answer = await (api.options.fetch ?? fetch)(api.address('contracts.document', { id: storeId }), {
        signal,
      })
      if (!answer.ok) throw new Error(`the contract answered ${answer.status}`)
      return openPdf(await answer.arrayBuffer())
    },
  })
}
