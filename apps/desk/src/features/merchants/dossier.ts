import type { AnswerOf } from '@daftar/contract'
import type { StoryGroup } from '@daftar/rules/audit/families'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Keyed } from '@daftar/app-kit/use-act'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import { dossierKey } from './overview.ts'

export type { DisputeOf, Happening, SentLetter, TicketOf } from '@daftar/contract/endpoints/console/dossier'
export type Payout = AnswerOf<'settlement.payouts'>['payouts'][number]
export type Wallet = AnswerOf<'wallet.ofMerchant'>
export type { Card, CardCharge, DeskCards } from '@daftar/contract/endpoints/money/cards-shapes'
export type Advance = AnswerOf<'dossier.advances'>['advances'][number]
export type Location = AnswerOf<'locations.listForStaff'>['locations'][number]
export type Case = AnswerOf<'dossier.cases'>['cases'][number]
export type ApiKey = AnswerOf<'apiKeys.integrations'>['keys'][number]

export function happenedQuery(id: string, group: StoryGroup | null) {
  return pagedQuery([...dossierKey(id), 'happened', group], (api, page_token, signal) =>
    api.call('dossier.happened', {
      params: { id },
      query: { group: group ?? undefined, page_token },
      signal,
    }),
  )
}

export function payoutsQuery(id: string) {
  return pagedQuery([...dossierKey(id), 'payouts'], (api, page_token, signal) =>
    api.call('settlement.payouts', { query: { merchant_id: id, page_token }, signal }),
  )
}

export function walletQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'wallet'],
    queryFn: ({ client, signal }) => apiOf(client).call('wallet.ofMerchant', { params: { id }, signal }),
  })
}

export function cardsQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'cards'],
    queryFn: ({ client, signal }) => apiOf(client).call('cards.ofMerchant', { params: { id }, signal }),
  })
}

/** What staff decide about cards of a merchant, or do to one of them. */
export type CardsIntent =
  | { act: 'enable'; enabled: boolean }
  | { act: 'approve'; limit: string }
  | { act: 'decline' | 'suspend'; reason: string }
  | { act: 'drop' | 'resume' }
  | { act: 'stop'; cardId: string; reason: string }
  | { act: 'release'; cardId: string }

/** Whatever came of it, the cards are asked for again. */
export function cardsMutation(queryClient: QueryClient, merchantId: string) {
  const api = apiOf(queryClient)
  const params = { id: merchantId }
  async function send({ intent, key: idempotencyKey }: Keyed<CardsIntent>): Promise<'done' | 'proposed'> {
    switch (intent.act) {
      case 'enable':
        await api.call('cards.enable', { params, body: { enabled: intent.enabled }, idempotencyKey })
        return 'done'
      case 'approve':
        return (await api.call('cards.approve', { params, body: { limit: intent.limit }, idempotencyKey }))
          .state
      case 'decline':
      case 'suspend':
        await api.call(`cards.${intent.act}`, { params, body: { reason: intent.reason }, idempotencyKey })
        return 'done'
      case 'drop':
      case 'resume':
        await api.call(`cards.${intent.act}`, { params, idempotencyKey })
        return 'done'
      case 'stop': {
        const body = { reason: intent.reason }
        await api.call('cards.stop', { params: { ...params, card_id: intent.cardId }, body, idempotencyKey })
        return 'done'
      }
      case 'release':
        await api.call('cards.release', { params: { ...params, card_id: intent.cardId }, idempotencyKey })
        return 'done'
    }
  }
  return mutationOptions({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: cardsQuery(merchantId).queryKey }),
  })
}

export function advancesQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'advances'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('dossier.advances', { params: { id }, signal })).advances,
  })
}

export function casesQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'cases'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('dossier.cases', { params: { id }, signal })).cases,
  })
}

export function keysQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'keys'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('apiKeys.integrations', { params: { id }, signal })).keys,
  })
}

export function disputesQuery(id: string) {
  return pagedQuery([...dossierKey(id), 'disputes'], (api, page_token, signal) =>
    api.call('dossier.disputes', { params: { id }, query: { page_token }, signal }),
  )
}

export function ticketsQuery(id: string) {
  return pagedQuery([...dossierKey(id), 'tickets'], (api, page_token, signal) =>
    api.call('dossier.tickets', { params: { id }, query: { page_token }, signal }),
  )
}

export function locationsQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'locations'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('locations.listForStaff', { params: { id }, signal })).locations,
  })
}

export function contactsQuery(id: string) {
  return queryOptions({
    queryKey: [...dossierKey(id), 'contacts'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('contacts.listForStaff', { params: { id }, signal })).contacts,
  })
}

export function lettersQuery(id: string) {
  return pagedQuery([...dossierKey(id), 'letters'], (api, page_token, signal) =>
    api.call('dossier.letters', { params: { id }, query: { page_token }, signal }),
  )
}

export function notesQuery(id: string) {
  return pagedQuery([...dossierKey(id), 'notes'], (api, page_token, signal) =>
    api.call('dossier.notes', { params: { id }, query: { page_token }, signal }),
  )
}

export function noteMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent: text, key: idempotencyKey }: Keyed<string>, { client }) =>
      (await apiOf(client).call('dossier.writeNote', { params: { id }, body: { text }, idempotencyKey }))
        .note,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dossierKey(id) }),
  })
}
