import type { Client } from '@daftar/client'
import type { Adjustment } from '@daftar/contract/endpoints/money/settlement-shapes'
import type { AdjustmentReason, AdjustmentStatus } from '@daftar/rules/payouts/adjustment'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'

export type { Adjustment } from '@daftar/contract/endpoints/money/settlement-shapes'

export function adjustmentsQuery(status: AdjustmentStatus | null) {
  return pagedQuery([...moneyKey, 'adjustments', status], (api, page_token, signal) =>
    api.call('settlement.adjustments', { query: { status, page_token }, signal }),
  )
}

/**
 * What somebody does: proposes a sum, with a minus to take; approves or rejects what somebody else proposed.
 */
export type AdjustmentIntent =
  | { act: 'propose'; merchantId: string; amount: string; reason: AdjustmentReason; note: string }
  | { act: 'approve'; id: string }
  | { act: 'reject'; id: string; note: string }

export function adjustmentMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<AdjustmentIntent>, { client }) =>
      (await send(apiOf(client), intent, key)).adjustment,
    onSettled: () => refreshMoney(queryClient),
  })
}

function send(
  api: Client,
  intent: AdjustmentIntent,
  idempotencyKey: string,
): Promise<{ adjustment: Adjustment }> {
  switch (intent.act) {
    case 'propose': {
      const { merchantId: merchant_id, amount, reason, note } = intent
      return api.call('settlement.proposeAdjustment', {
        idempotencyKey,
        body: { merchant_id, amount, reason, note },
      })
    }
    case 'approve':
      return api.call('settlement.approveAdjustment', { params: { id: intent.id }, idempotencyKey, body: {} })
    case 'reject':
      return api.call('settlement.rejectAdjustment', {
        params: { id: intent.id },
        idempotencyKey,
        body: { note: intent.note },
      })
  }
}
