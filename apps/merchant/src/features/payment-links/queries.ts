import type { Client } from '@daftar/client'
import type { BodyOf } from '@daftar/contract'
import type { PaymentLink } from '@daftar/contract/endpoints/selling/payment-links'
import type { PublicLinkStatus } from '@daftar/rules/orders/payment-link'
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { PaymentLink } from '@daftar/contract/endpoints/selling/payment-links'

const listKey = ['payment-links'] as const

/** All links, the newest first, by pages. */
export const linksQuery = infiniteQueryOptions({
  queryKey: listKey,
  staleTime: 0,
  initialPageParam: null as string | null,
  queryFn: ({ client, signal, pageParam }) =>
    apiOf(client).call('paymentLinks.list', { query: pageParam ? { page_token: pageParam } : {}, signal }),
  getNextPageParam: (page) => page.next_page_token,
})

/** One link with where it stands. */
export function linkQuery(id: string) {
  return queryOptions({
    queryKey: ['payment-link', id],
    staleTime: 0,
    queryFn: async ({ client, signal }): Promise<PaymentLink> =>
      (await apiOf(client).call('paymentLinks.read', { params: { id }, signal })).link,
  })
}

/** What the public status page may know of a payment. */
export function statusQuery(paymentId: string) {
  return queryOptions({
    queryKey: ['payment-link-status', paymentId],
    staleTime: 0,
    queryFn: async ({ client, signal }): Promise<PublicLinkStatus> =>
      (await apiOf(client).call('paymentLinks.status', { query: { payment_id: paymentId }, signal })).status,
  })
}

export type NewLink = BodyOf<'paymentLinks.create'>

/** One key per form that is sent: a click that is sent twice makes one link. */
export function createLink(api: Client, body: NewLink, idempotencyKey: string) {
  return api.call('paymentLinks.create', { body, idempotencyKey })
}

export const sendLink = mutationOptions({
  mutationFn: async (id: string, { client }): Promise<PaymentLink> =>
    (await apiOf(client).call('paymentLinks.send', { params: { id } })).link,
})

export const cancelLink = mutationOptions({
  mutationFn: async (id: string, { client }): Promise<PaymentLink> =>
    (await apiOf(client).call('paymentLinks.cancel', { params: { id } })).link,
})

/** Takes over what an act answered; lists, and the orders' lists too, are asked for again. */
export function keepLink(queryClient: QueryClient, link: PaymentLink): void {
  queryClient.setQueryData(linkQuery(link.id).queryKey, link)
  void queryClient.invalidateQueries({ queryKey: listKey })
  void queryClient.invalidateQueries({ queryKey: ['orders'] })
}
