import type { FieldCode } from '@daftar/contract'
import { needsSecond } from '@daftar/rules/access/four-eyes'
import { approvalNoteProblem } from '@daftar/rules/capital/applications/approval-reason'
import { weeklyBurden, type WeeklyBurden } from '@daftar/rules/capital/offers/burden'
import { amountLimits, checkAmount } from '@daftar/rules/capital/offers/amount'
import { tenorLimits } from '@daftar/rules/capital/offers/tenor'
import { advanceTerms, type AdvanceTerms } from '@daftar/rules/capital/offers/terms'
import { parseAmount } from '@daftar/rules/money/money'
import { marksBody, type ReadyMark } from '../marks/mark-drafts.ts'
import type { DecisionBody, DeskCase } from '../queries.ts'
import type { Reason, RepaidBy } from '../words.ts'

export type DecisionKind = DecisionBody['decision']

export type DecisionDraft = {
  /** Null until somebody chooses: nothing is chosen for them while the checks say to look closer. */
  decision: DecisionKind | null
  /** As typed; never above what was asked for. */
  amount: string
  tenor: number
  /** Null while nothing is chosen: as the offer says (DEC-LOAN-31). */
  repaidBy: RepaidBy | null
  reasons: Reason[]
  /** Places to be corrected; where there is one, they stand in place of reasons. */
  marks: ReadyMark[]
  note: string
}

type Asked = Pick<DeskCase['application'], 'amount' | 'least_amount' | 'currency' | 'tenor'>
export type DecisionField = 'amount' | 'reasons' | 'note'
/** A draft with its decision made. */
export type ChosenDraft = DecisionDraft & { decision: DecisionKind }

export const longestNote = 1000

/**
 * Begins with what was asked for: approved only where every check passed, on its way back where something is
 * marked already.
 */
export function draftFor({
  application: { amount, tenor },
  proposed,
  kept_marks: kept,
}: Pick<DeskCase, 'proposed' | 'kept_marks'> & { application: Asked }): DecisionDraft {
  return {
    decision: kept.length > 0 ? 'reset' : proposed.decision === 'approve' ? 'approve' : null,
    amount: amount.replace(/\.0+$/, ''),
    tenor,
    repaidBy: null,
    reasons: [],
    marks: [],
    note: '',
  }
}

/** What keeps the decision from being sent, by field (DEC-APPL-3: never above what was asked). */
export function decisionProblems(
  draft: DecisionDraft,
  asked: Asked,
  checks: DeskCase['checks'],
  isListed = false,
): Partial<Record<DecisionField, FieldCode>> {
  const found: Partial<Record<DecisionField, FieldCode>> = {}
  const amount = draft.decision === 'approve' ? amountProblem(draft.amount, asked) : null
  if (amount) found.amount = amount
  const hasReason = draft.reasons.length > 0 || isByMarks(draft)
  if (draft.decision !== 'approve' && !hasReason) found.reasons = 'reason_required'
  const unexplained = draft.decision === 'approve' ? approvalNoteProblem(checks, draft.note, isListed) : null
  if (unexplained) found.note = unexplained
  if (draft.note.trim().length > longestNote) found.note = 'too_long'
  return found
}

function amountProblem(text: string, { amount, least_amount, currency }: Asked): FieldCode | null {
  if (text.trim() === '') return 'required'
  const given = parseAmount(text, currency)
  if (!given) return 'invalid'
  const askedMinor = parseAmount(amount, currency)!.amountMinor
  if (given.amountMinor === askedMinor) return null
  const leastMinor = parseAmount(least_amount, currency)!.amountMinor
  return checkAmount(
    given.amountMinor,
    amountLimits({ amountMinor: askedMinor, leastMinor, currency, tags: [] }),
  )
}

/** The durations that may be approved: what was asked for, and the shorter ones. */
export function tenorsUpTo(asked: number): number[] {
  const all: number[] = []
  for (let weeks: number = tenorLimits.minWeeks; weeks <= asked; weeks += tenorLimits.stepWeeks)
    all.push(weeks)
  return all
}

export function bodyOf(draft: ChosenDraft): DecisionBody {
  const { decision, amount, tenor, repaidBy, reasons, marks, note } = draft
  if (isByMarks(draft)) return { decision, reasons: [], marks: marksBody(marks), note: note.trim() }
  return decision === 'approve'
    ? {
        decision,
        reasons: [],
        note: note.trim(),
        amount,
        tenor,
        ...(repaidBy && { direct_debit: repaidBy === 'direct_debit' }),
      }
    : { decision, reasons, note: note.trim() }
}

/** From what the advance would be repaid: as chosen, else as the offer says. */
export function repaidBy(
  draft: Pick<DecisionDraft, 'repaidBy'>,
  { direct_debit }: Pick<DeskCase, 'direct_debit'>,
): RepaidBy {
  return draft.repaidBy ?? (direct_debit ? 'direct_debit' : 'sales')
}

/** Whether the application goes back for the marked places. */
export function isByMarks({ decision, marks }: DecisionDraft): boolean {
  return decision === 'reset' && marks.length > 0
}

/**
 * The numbers an approval would freeze; the fee factor is that of the estimate the server gave. Null while
 * the amount is none.
 */
export function estimateFor(draft: DecisionDraft, opened: DeskCase): AdvanceTerms | null {
  const { estimate, application } = opened
  const given = parseAmount(draft.amount, application.currency)
  if (!estimate || !given || given.amountMinor <= 0n) return null
  return advanceTerms({
    amountMinor: given.amountMinor,
    tenorWeeks: draft.tenor,
    feeFactorHundredths: BigInt(Math.round((estimate.fee_percent * 100 * 4) / estimate.tenor)),
    currency: application.currency,
    repaymentRatePercent: estimate.repayment_rate,
    // Only the VAT inside the fee depends on it, which is not shown here.
    vatPercent: 0,
  })
}

/**
 * What the weekly minimum of the draft, or of what was asked, takes of the merchant's weeks. Null while the
 * amount is none.
 */
export function burdenOf(draft: DecisionDraft, opened: DeskCase): WeeklyBurden | null {
  const terms = estimateFor(draft, opened)
  if (!terms) return null
  const { weeks } = opened.sales
  return weeklyBurden({
    minimumMinor: terms.minimumRepaymentMinor,
    weeksMinor: weeks.map(({ amount }) => parseAmount(amount, terms.currency)?.amountMinor ?? 0n),
    soldPercent: terms.repaymentRatePercent,
  })
}

/** Whether an approval of this amount waits for a second person, by the limits the server told. */
export function waitsForSecond(
  amount: string,
  currency: Asked['currency'],
  limits: Record<string, string>,
): boolean {
  const given = parseAmount(amount, currency)
  const aboveOf = (of: string) => parseAmount(limits[of] ?? '', currency)?.amountMinor ?? null
  return given !== null && needsSecond(given, aboveOf)
}
