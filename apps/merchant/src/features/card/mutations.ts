import type { BodyInput } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { cardsKey } from '../../shared/cards/queries.ts'
import { proofOf } from '../../shared/session/phone-proof.ts'
import { apiOf } from '../../shared/services.ts'

/** What an admin does with a card. */
export type CardIntent =
  | { act: 'create'; body: BodyInput<'cards.create'> }
  | { act: 'changeLimit'; id: string; limit: string }
  | { act: 'freeze' | 'unfreeze' | 'cancel'; id: string }

/** Whatever came of it, the cards are asked for again. */
export function cardMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  function send({ intent, key: idempotencyKey }: Keyed<CardIntent>) {
    if (intent.act === 'create') return api.call('cards.create', { body: intent.body, idempotencyKey })
    const params = { id: intent.id }
    if (intent.act === 'changeLimit')
      return api.call('cards.changeLimit', { params, body: { limit: intent.limit } })
    return api.call(`cards.${intent.act}`, { params, idempotencyKey })
  }
  return mutationOptions({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: cardsKey }),
  })
}

/**
 * The code that was typed, and the number of the card for the proof it gives; kept by whoever shows it alone.
 */
export function revealDetails(refused: (error: unknown) => void) {
  return mutationOptions({
    mutationFn: async ({ intent: { code, id } }: Keyed<{ code: string; id: string }>, { client }) => {
      const api = apiOf(client)
      const proof = await proofOf(api, code)
      return (await api.call('cards.reveal', { params: { id }, body: { proof } })).details
    },
    gcTime: 0,
    onError: refused,
  })
}
