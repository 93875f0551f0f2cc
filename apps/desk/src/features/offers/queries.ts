import type { AnswerOf } from '@daftar/contract'
import type { ApplicationForm } from '@daftar/rules/capital/applications/application-form'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { OfferFilters } from './filters.ts'

export type { DeskOffer } from '@daftar/contract/endpoints/capital/offers-shapes'
export type OfferFacts = AnswerOf<'offers.facts'>['facts']
export type Sizing = AnswerOf<'offers.sizing'>

const offersKey = ['offers'] as const

export function offersQuery({ status, tag, search }: OfferFilters) {
  return pagedQuery([...offersKey, 'list', status, tag, search], (api, page_token, signal) =>
    api.call('offers.listForStaff', {
      query: { status, tag, search: search || undefined, page_token },
      signal,
    }),
  )
}

/** What an offer to a merchant may be. */
export function factsQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...offersKey, 'facts', merchantId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('offers.facts', { params: { id: merchantId }, signal })).facts,
  })
}

/** What the sizing run would come to now; asked anew each time its dialog opens. */
export const sizingQuery = queryOptions({
  queryKey: [...offersKey, 'sizing'],
  staleTime: 0,
  gcTime: 0,
  queryFn: ({ client, signal }) => apiOf(client).call('offers.sizing', { signal }),
})

export type MakeIntent = {
  merchantId: string
  storeId: string
  amount: string
  tenor: number
  tags: OfferTag[]
  form: ApplicationForm
  discountPercent: number
  burdenReason: string
}

export function makeMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<MakeIntent>, { client }) =>
      apiOf(client).call('offers.make', {
        idempotencyKey: key,
        body: {
          merchant_id: intent.merchantId,
          store_id: intent.storeId,
          amount: intent.amount,
          tenor: intent.tenor,
          tags: intent.tags,
          form: intent.form,
          discount_percent: intent.discountPercent,
          burden_reason: intent.burdenReason,
        },
      }),
    onSettled: () => refresh(queryClient),
  })
}

export function decideMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (
      { intent, key }: Keyed<{ id: string; decision: 'approve' | 'decline'; note: string }>,
      { client },
    ) =>
      apiOf(client).call('offers.decide', {
        params: { id: intent.id },
        idempotencyKey: key,
        body: { decision: intent.decision, note: intent.note },
      }),
    onSettled: () => refresh(queryClient),
  })
}

export function withdrawMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<{ id: string; reason: string }>, { client }) =>
      apiOf(client).call('offers.withdraw', {
        params: { id: intent.id },
        idempotencyKey: key,
        body: { reason: intent.reason },
      }),
    onSettled: () => refresh(queryClient),
  })
}

export function sizeMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ key }: Keyed<{ run: 'now' }>, { client }): Promise<Sizing> =>
      apiOf(client).call('offers.size', { idempotencyKey: key, body: {} }),
    onSettled: () => refresh(queryClient),
  })
}

/** Not to be waited for: what was withdrawn may leave its list, and with it the dialog that says so. */
function refresh(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: offersKey })
}
