import type { Transfer } from '@daftar/contract/endpoints/desk-shapes'
import type { TransferStatus } from '@daftar/rules/capital/transfer-status'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money-key.ts'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { Keyed } from '../../shared/use-act.ts'

export type { Transfer } from '@daftar/contract/endpoints/desk-shapes'

export function transfersQuery(status: TransferStatus | undefined) {
  return pagedQuery([...moneyKey, 'transfers', status ?? 'all'], (page_token, signal) =>
    client.call('desk.transfers', { query: { status, page_token }, signal }),
  )
}

/** What staff tell about a transfer. */
export type TransferIntent =
  | { act: 'confirm'; bankReference: string }
  | { act: 'reject'; reason: string }
  | { act: 'reorder'; loanId: string; iban: string | undefined }

export function transferMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<TransferIntent>): Promise<Transfer> =>
      (await send(id, intent, key)).transfer,
    onSettled: () => refreshMoney(queryClient),
  })
}

function send(id: string, intent: TransferIntent, idempotencyKey: string): Promise<{ transfer: Transfer }> {
  switch (intent.act) {
    case 'confirm':
      return client.call('desk.confirmTransfer', {
        params: { id },
        idempotencyKey,
        body: { bank_reference: intent.bankReference },
      })
    case 'reject':
      return client.call('desk.rejectTransfer', {
        params: { id },
        idempotencyKey,
        body: { reason: intent.reason },
      })
    case 'reorder':
      return client.call('desk.reorderTransfer', {
        params: { id: intent.loanId },
        idempotencyKey,
        body: intent.iban === undefined ? {} : { iban: intent.iban },
      })
  }
}
