import type { Transfer } from '@daftar/contract/endpoints/desk-shapes'
import type { TransferStatus } from '@daftar/rules/capital/transfer-status'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'

export type { Transfer } from '@daftar/contract/endpoints/desk-shapes'

const listKey = ['transfers'] as const

export function transfersQuery(status: TransferStatus | undefined) {
  return pagedQuery([...listKey, status ?? 'all'], (page_token, signal) =>
    client.call('desk.transfers', { query: { status, page_token }, signal }),
  )
}

/** What staff tell about a transfer. */
export type Intent =
  | { act: 'confirm'; bankReference: string }
  | { act: 'reject'; reason: string }
  | { act: 'reorder'; loanId: string; iban: string | undefined }

/** `key` is one per intended effect, so that a repeated press does nothing twice. */
export type TransferAct = Intent & { id: string; key: string }

export function transferMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async (act: TransferAct): Promise<Transfer> => (await send(act)).transfer,
    // Not waited for: what was decided may leave the list, and with it the dialog that says so.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: listKey }),
  })
}

function send(act: TransferAct): Promise<{ transfer: Transfer }> {
  const params = { id: act.id }
  const idempotencyKey = act.key
  switch (act.act) {
    case 'confirm':
      return client.call('desk.confirmTransfer', {
        params,
        idempotencyKey,
        body: { bank_reference: act.bankReference },
      })
    case 'reject':
      return client.call('desk.rejectTransfer', { params, idempotencyKey, body: { reason: act.reason } })
    case 'reorder':
      return client.call('desk.reorderTransfer', {
        params: { id: act.loanId },
        idempotencyKey,
        body: act.iban === undefined ? {} : { iban: act.iban },
      })
  }
}
