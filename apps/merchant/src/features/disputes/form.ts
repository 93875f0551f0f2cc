import type { BodyInput, FieldCode } from '@daftar/contract'
import { answerFaults } from '@daftar/rules/disputes/answer'
import type { ChallengeReason } from '@daftar/rules/disputes/dispute'
import { parseAmount } from '@daftar/rules/money/money'
import type { Dispute, DisputeFile } from './queries.ts'

/** An answer as it stands in the form. */
export interface AnswerValues {
  reason: ChallengeReason | null
  comment: string
  amount: string
  tracking_number: string
  tracking_url: string
  attachments: readonly DisputeFile[]
}

export function answerValues({ answer }: Dispute): AnswerValues {
  return {
    reason: answer?.reason ?? null,
    comment: answer?.comment ?? '',
    amount: answer?.amount ?? '',
    tracking_number: answer?.tracking_number ?? '',
    tracking_url: answer?.tracking_url ?? '',
    attachments: answer?.attachments ?? [],
  }
}

/** What is wrong with an answer that is to be sent; the rules say it here and at the server. */
export function answerProblems(
  values: AnswerValues,
  { disputed_amount, currency }: Dispute,
): Partial<Record<keyof AnswerValues, FieldCode>> {
  const disputedMinor = parseAmount(disputed_amount, currency)!.amountMinor
  const given = values.amount === '' ? null : parseAmount(values.amount, currency)
  if (values.reason === 'amount_should_differ' && values.amount !== '' && !given) return { amount: 'invalid' }
  return answerFaults(
    {
      reason: values.reason,
      comment: values.comment,
      amountMinor: given?.amountMinor ?? null,
      attachments: values.attachments.length,
    },
    disputedMinor,
  )
}

/** The form as the server takes it; an amount goes along where the reason asks for one. */
export function answerBody(values: AnswerValues): BodyInput<'disputes.saveAnswer'> {
  const { reason, comment, amount, tracking_number, tracking_url, attachments } = values
  return {
    reason,
    comment,
    amount: reason === 'amount_should_differ' && amount !== '' ? amount : null,
    tracking_number,
    tracking_url,
    attachments: attachments.map(({ id, item }) => ({ id, item: item as 'proof' | null })),
  }
}

/** The same as far as the server keeps it: half an amount or half an address is none yet. */
export function draftBody(
  values: AnswerValues,
  { currency }: Pick<Dispute, 'currency'>,
): BodyInput<'disputes.saveAnswer'> {
  const body = answerBody(values)
  const isUrl = /^https?:\/\/\S+$/i.test(values.tracking_url.trim())
  return {
    ...body,
    amount: body.amount && parseAmount(body.amount, currency) ? body.amount : null,
    tracking_url: isUrl ? values.tracking_url : '',
  }
}
