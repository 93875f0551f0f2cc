import type { CalendarDate } from '../../calendar/calendar-date.ts'
import type { MarkReason, MarkTarget } from './marks.ts'
import { statementTarget } from './marks.ts'
import type { rejectionReasons, ResetReason } from './reset-reasons.ts'

/** What is checked by itself when an application is handed in (DEC-APPL-3). */
export const checkCodes = [
  'statement_period',
  'statement_holder',
  'statement_iban',
  'licence_expiry',
  'exposure',
  'amount_to_sales',
] as const
export type CheckCode = (typeof checkCodes)[number]
export type CheckOutcome = 'pass' | 'warn' | 'fail' | 'unknown'

export interface CheckedCase {
  readonly outcomes: Readonly<Record<CheckCode, CheckOutcome>>
  readonly today: CalendarDate
  readonly licenceExpiresOn: CalendarDate | null
  /** Files of statements on which another account is named. */
  readonly foreignStatements: readonly string[]
  /** Whether it may go back once more (DEC-APPL-8). */
  readonly mayReset: boolean
}

export interface ProposedMark {
  readonly target: MarkTarget
  readonly reason: MarkReason
}

/**
 * What the checks speak for. It is shown and never applied: `look` says that a person has to see more before
 * anything can be proposed. A return names either known reasons or, where a statement is concerned, marks.
 */
export interface ProposedDecision {
  readonly decision: 'approve' | 'reset' | 'reject' | 'look'
  readonly reasons: readonly (ResetReason | (typeof rejectionReasons)[number])[]
  readonly marks: readonly ProposedMark[]
  /** The checks that led to it. */
  readonly causes: readonly CheckCode[]
}

/**
 * A hard failure proposes a return or a rejection with its reasons, all passed an approval (DEC-APPL-3,
 * DEC-APPL-9).
 */
export function proposedDecision(checked: CheckedCase): ProposedDecision {
  const failed = checkCodes.filter((code) => checked.outcomes[code] === 'fail')
  if (failed.includes('exposure')) return propose('reject', ['exposure'], { reasons: ['high_exposure'] })
  if (failed.length > 0) return checked.mayReset ? sendBack(checked, failed) : propose('look', failed)
  const unclear = checkCodes.filter((code) => checked.outcomes[code] !== 'pass')
  return unclear.length > 0 ? propose('look', unclear) : propose('approve', [])
}

function sendBack(checked: CheckedCase, failed: readonly CheckCode[]): ProposedDecision {
  const marks = failed.flatMap((code) => marksOf(code, checked))
  const isAboutStatements = failed.includes('statement_period') || failed.includes('statement_iban')
  if (isAboutStatements)
    return marks.length > 0 ? propose('reset', failed, { marks }) : propose('look', failed)
  const reasons = failed.flatMap((code) => reasonOf(code, checked) ?? [])
  return reasons.length > 0 ? propose('reset', failed, { reasons }) : propose('look', failed)
}

function marksOf(code: CheckCode, { foreignStatements }: CheckedCase): ProposedMark[] {
  switch (code) {
    case 'statement_period':
      return [{ target: 'bank_statements', reason: 'incomplete' }]
    case 'statement_iban':
      return foreignStatements.map((file) => ({ target: statementTarget(file), reason: 'does_not_match' }))
    case 'statement_holder':
      return [{ target: 'company_name', reason: 'does_not_match' }]
    case 'licence_expiry':
      return [{ target: 'licence_file', reason: 'expired' }]
    default:
      return []
  }
}

function reasonOf(code: CheckCode, { licenceExpiresOn, today }: CheckedCase): ResetReason | null {
  if (code === 'statement_holder') return 'beneficiary_name_mismatch'
  if (code !== 'licence_expiry' || licenceExpiresOn === null) return null
  return licenceExpiresOn < today ? 'business_license_expired' : 'business_license_expires_soon'
}

function propose(
  decision: ProposedDecision['decision'],
  causes: readonly CheckCode[],
  because: Partial<Pick<ProposedDecision, 'reasons' | 'marks'>> = {},
): ProposedDecision {
  return { decision, reasons: [], marks: [], causes, ...because }
}
