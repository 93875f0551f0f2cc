import { attachmentsMax, type ChallengeReason } from './dispute.ts'

/** An answer as far as it is written; amounts in minor units. */
export interface Answer {
  readonly reason: ChallengeReason | null
  readonly comment: string
  /** What the shop says is owed; null where it says nothing of it. */
  readonly amountMinor: bigint | null
  readonly attachments: number
}

/** What is wrong with an answer, by field. */
export type AnswerFaults = Readonly<Partial<Record<AnswerField, AnswerFault>>>
type AnswerField = 'reason' | 'comment' | 'amount' | 'attachments'
export type AnswerFault = 'choose_option' | 'required' | 'above_maximum' | 'below_minimum' | 'too_long'

/**
 * DEC-DSP-8: a comment with `other`, an amount below what is disputed with `amount_should_differ`, a file
 * with `already_delivered`, five files at most.
 */
export function answerFaults(answer: Answer, disputedMinor: bigint): AnswerFaults {
  const { reason, comment, attachments } = answer
  const amount = reason === 'amount_should_differ' ? amountFault(answer.amountMinor, disputedMinor) : null
  return {
    ...(reason === null && { reason: 'choose_option' }),
    ...(reason === 'other' && comment.trim() === '' && { comment: 'required' }),
    ...(amount && { amount }),
    ...(reason === 'already_delivered' && attachments === 0 && { attachments: 'required' }),
    ...(attachments > attachmentsMax && { attachments: 'too_long' }),
  }
}

/** Whether it is sent as it stands when the time is over. */
export function isComplete(answer: Answer, disputedMinor: bigint): boolean {
  return Object.keys(answerFaults(answer, disputedMinor)).length === 0
}

/**
 * What happens at the end of the time: a complete answer is sent, without one the shopper is refunded
 * (DEC-DSP-11).
 */
export function atDeadline(saved: Answer | null, disputedMinor: bigint): 'send' | 'approve' {
  return saved && isComplete(saved, disputedMinor) ? 'send' : 'approve'
}

function amountFault(amountMinor: bigint | null, disputedMinor: bigint): AnswerFault | null {
  if (amountMinor === null) return 'required'
  if (amountMinor <= 0n) return 'below_minimum'
  return amountMinor >= disputedMinor ? 'above_maximum' : null
}
