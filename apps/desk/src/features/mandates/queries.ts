import type { Client } from '@daftar/client'
import type { DeskDebit } from '@daftar/contract/endpoints/capital/debits'
import type { DeskMandate } from '@daftar/contract/endpoints/capital/mandates'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { DebitFilters } from './filters.ts'

export type { DeskDebit } from '@daftar/contract/endpoints/capital/debits'
export type { DeskMandate } from '@daftar/contract/endpoints/capital/mandates'

export function mandatesQuery(status: MandateStatus | null) {
  return pagedQuery([...moneyKey, 'mandates', status ?? 'all'], (api, page_token, signal) =>
    api.call('mandates.list', { query: { status, page_token }, signal }),
  )
}

export function debitsQuery(filters: DebitFilters) {
  const { status, search } = filters
  return pagedQuery([...moneyKey, 'debits', filters], (api, page_token, signal) =>
    api.call('debits.list', { query: { status, search: search || undefined, page_token }, signal }),
  )
}

/** What the bank said of a mandate, or that it was stopped or revoked. */
export type MandateAnswer = 'active' | 'rejected' | 'error' | 'canceled' | 'closed'
export type MandateAct = MandateAnswer | 'resend' | 'start'
/** The note of an answer is the bank's reference of a yes, else the reason. */
export type MandateIntent =
  { act: MandateAnswer; note: string } | { act: 'resend' } | { act: 'start'; phone: string }

export function mandateMutation(queryClient: QueryClient, mandate: DeskMandate) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<MandateIntent>, { client }): Promise<DeskMandate> =>
      (await sendMandate(apiOf(client), mandate, intent, key)).mandate,
    onSettled: () => refreshMoney(queryClient),
  })
}

function sendMandate(api: Client, mandate: DeskMandate, intent: MandateIntent, idempotencyKey: string) {
  const params = { id: mandate.id }
  switch (intent.act) {
    case 'resend':
      return api.call('mandates.resend', { params, idempotencyKey })
    case 'start':
      return api.call('mandates.start', {
        params: { id: mandate.loan_id },
        body: { phone: intent.phone },
        idempotencyKey,
      })
    default:
      return api.call('mandates.answer', {
        params,
        body: { status: intent.act, ...noteOf(intent.note, intent.act === 'active') },
        idempotencyKey,
      })
  }
}

/** A yes of the bank carries its reference, everything else a reason. */
function noteOf(note: string, isYes: boolean) {
  return isYes ? { bank_reference: note } : { reason: note }
}

/** What the bank said of a debit, or that it said nothing. */
export type DebitOutcome = 'paid' | 'failed' | 'unanswered' | 'returned'
export type DebitAct = DebitOutcome | 'receive'
export type DebitIntent =
  { act: DebitOutcome; note: string } | { act: 'receive'; receivedOn: string; bankReference: string }

export function debitMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<DebitIntent>, { client }): Promise<DeskDebit> =>
      (await sendDebit(apiOf(client), id, intent, key)).debit,
    onSettled: () => refreshMoney(queryClient),
  })
}

function sendDebit(api: Client, id: string, intent: DebitIntent, idempotencyKey: string) {
  const params = { id }
  return intent.act === 'receive'
    ? api.call('debits.receive', {
        params,
        body: { received_on: intent.receivedOn, bank_reference: intent.bankReference },
        idempotencyKey,
      })
    : api.call('debits.settle', {
        params,
        body: { outcome: intent.act, ...noteOf(intent.note, intent.act === 'paid') },
        idempotencyKey,
      })
}
