import type { DeskDebit, DeskMandate } from '@daftar/contract/endpoints/direct-debit'
import type { PresentationStatus } from '@daftar/rules/capital/debit-status'
import type { MandateStatus } from '@daftar/rules/capital/mandate-status'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money-key.ts'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { Keyed } from '../../shared/use-act.ts'

export type { DeskDebit, DeskMandate } from '@daftar/contract/endpoints/direct-debit'

export function mandatesQuery(status: MandateStatus | undefined) {
  return pagedQuery([...moneyKey, 'mandates', status ?? 'all'], (page_token, signal) =>
    client.call('desk.mandates', { query: { status, page_token }, signal }),
  )
}

export function debitsQuery(status: PresentationStatus | undefined) {
  return pagedQuery([...moneyKey, 'debits', status ?? 'all'], (page_token, signal) =>
    client.call('desk.debits', { query: { status, page_token }, signal }),
  )
}

/** What staff do about a mandate; the note is the bank's reference of a yes, else the reason. */
export type MandateAct = 'active' | 'rejected' | 'error' | 'canceled' | 'closed' | 'resend' | 'start'
export type MandateIntent = { act: MandateAct; note: string }

export function mandateMutation(queryClient: QueryClient, mandate: DeskMandate) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<MandateIntent>): Promise<DeskMandate> =>
      (await sendMandate(mandate, intent, key)).mandate,
    onSettled: () => refreshMoney(queryClient),
  })
}

function sendMandate(mandate: DeskMandate, { act, note }: MandateIntent, idempotencyKey: string) {
  if (act === 'resend')
    return client.call('desk.resendMandate', { params: { id: mandate.id }, idempotencyKey })
  if (act === 'start')
    return client.call('desk.startMandate', { params: { id: mandate.loan_id }, body: {}, idempotencyKey })
  const said = act === 'active' ? { bank_reference: note } : { reason: note }
  return client.call('desk.answerMandate', {
    params: { id: mandate.id },
    body: { status: act, ...said },
    idempotencyKey,
  })
}

/** What finance tells about a debit; the note is the bank's reference, else the reason. */
export type DebitAct = 'paid' | 'failed' | 'returned' | 'receive'
export type DebitIntent = { act: DebitAct; note: string; today: string }

export function debitMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<DebitIntent>): Promise<DeskDebit> =>
      (await sendDebit(id, intent, key)).debit,
    onSettled: () => refreshMoney(queryClient),
  })
}

function sendDebit(id: string, { act, note, today }: DebitIntent, idempotencyKey: string) {
  const params = { id }
  if (act === 'receive')
    return client.call('desk.receiveDebit', {
      params,
      body: { received_on: today, bank_reference: note },
      idempotencyKey,
    })
  const said = act === 'paid' ? { bank_reference: note } : { reason: note }
  return client.call('desk.settleDebit', { params, body: { outcome: act, ...said }, idempotencyKey })
}
