import type { Client } from '@daftar/client'
import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { TransferFilters } from './filters.ts'

export type { Transfer } from '@daftar/contract/endpoints/money/transfers'

export function transfersQuery(filters: TransferFilters) {
  const { status, search } = filters
  return pagedQuery([...moneyKey, 'transfers', filters], (api, page_token, signal) =>
    api.call('transfers.list', { query: { status, search: search || undefined, page_token }, signal }),
  )
}

/** What staff tell about a transfer. */
export type TransferIntent =
  | { act: 'confirm'; bankReference: string }
  | { act: 'reject'; reason: string }
  | { act: 'reorder'; advanceId: string; iban: string | undefined }

export function transferMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<TransferIntent>, { client }): Promise<Transfer> =>
      (await send(apiOf(client), id, intent, key)).transfer,
    onSettled: () => refreshMoney(queryClient),
  })
}

function send(
  api: Client,
  id: string,
  intent: TransferIntent,
  idempotencyKey: string,
): Promise<{ transfer: Transfer }> {
  switch (intent.act) {
    case 'confirm':
      return api.call('transfers.confirm', {
        params: { id },
        idempotencyKey,
        body: { bank_reference: intent.bankReference },
      })
    case 'reject':
      return api.call('transfers.reject', {
        params: { id },
        idempotencyKey,
        body: { reason: intent.reason },
      })
    case 'reorder':
      return api.call('transfers.reorder', {
        params: { id: intent.advanceId },
        idempotencyKey,
        body: intent.iban === undefined ? {} : { iban: intent.iban },
      })
  }
}
