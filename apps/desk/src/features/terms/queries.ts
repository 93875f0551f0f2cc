import type { Client } from '@daftar/client'
import type { MerchantTerms } from '@daftar/contract/endpoints/money/settlement-shapes'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { Keyed } from '@daftar/app-kit/use-act'

export type { MerchantTerms } from '@daftar/contract/endpoints/money/settlement-shapes'

export function termsQuery(merchantId: string) {
  return queryOptions({
    queryKey: ['terms', merchantId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('settlement.terms', { params: { id: merchantId }, signal })).terms,
  })
}

/** What is agreed: a commission for a store, a product and a span of dates, or a reserve from a day on. */
export type TermIntent =
  | {
      what: 'commission'
      storeId: string | null
      product: PaymentProductType | null
      from: string
      until: string | null
      percent: number
      fixed: string
    }
  | { what: 'reserve'; from: string; percent: number; days: number }

export function termMutation(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<TermIntent>, { client }) =>
      (await send(apiOf(client), merchantId, intent, key)).terms,
    onSuccess: (terms) => queryClient.setQueryData(termsQuery(merchantId).queryKey, terms),
  })
}

function send(
  api: Client,
  id: string,
  intent: TermIntent,
  idempotencyKey: string,
): Promise<{ terms: MerchantTerms }> {
  if (intent.what === 'reserve')
    return api.call('settlement.setReserve', {
      params: { id },
      idempotencyKey,
      body: { valid_from: intent.from, percent: intent.percent, days: intent.days },
    })
  return api.call('settlement.setCommission', {
    params: { id },
    idempotencyKey,
    body: {
      store_id: intent.storeId,
      product: intent.product,
      valid_from: intent.from,
      valid_until: intent.until,
      percent: intent.percent,
      fixed: intent.fixed,
    },
  })
}
