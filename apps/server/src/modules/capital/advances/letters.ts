import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { LetterMoney } from '@daftar/words/letters/letter-line'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { AdvanceRow } from './store.ts'
import type { WeekNews } from './repayments/week-news.ts'

/** How an advance ends: what was lent came back, a new advance took it over, or it was given up. */
export type ClosedBy = 'repaid' | 'paid_off' | 'written_off'

export interface End {
  advance: AdvanceRow
  how: ClosedBy
  at: Date
}

export interface UnansweredDebit {
  advance: AdvanceRow
  amountMinor: bigint
  presentedOn: CalendarDate
}

/**
 * Whom a letter of an advance goes to, where it leads, and what weeks are taken out of: none about a debit
 * speaks of payouts.
 */
export function toSignatory(advance: AdvanceRow, publicOrigin: string) {
  const { signatory_email: to, merchant_id: merchantId, legal_name: name } = advance
  return {
    to,
    merchantId,
    about: { en: name, ar: name },
    address: publicOrigin + routePaths.capitalLoan.replace('{id}', advance.id),
    repaidBy: advance.tags.includes('direct_debit') ? 'direct_debit' : 'payout',
  } as const
}

export function fundedLetter(
  origin: string,
  advance: AdvanceRow,
  firstOn: CalendarDate,
  sentMinor: bigint,
): Letter {
  const { address, repaidBy, ...signatory } = toSignatory(advance, origin)
  const facts = { address, repaidBy, ...amountOf(advance, sentMinor), firstOn }
  return { ...signatory, kind: 'advance_funded', facts }
}

export function refusedLetter(origin: string, advance: AdvanceRow, amountMinor: bigint, at: Date): Letter {
  const { address, repaidBy, ...signatory } = toSignatory(advance, origin)
  const on = dateInZone(at.getTime(), zoneOfCurrency(advance.currency))
  const facts = { address, repaidBy, ...amountOf(advance, amountMinor), on }
  return { ...signatory, kind: 'advance_refused', facts }
}

/** To support: the advance cannot be sent before somebody has looked at it. */
export function stoppedLetter(origin: string, advance: AdvanceRow, to: string): Letter {
  const facts = { ...forStaff(origin, advance), ...amountOf(advance, advance.amount_minor) }
  return { kind: 'staff_advance_stopped', to, facts }
}

/** What is told of a week; of a fourth short one support hears too. */
export function weekLetters(
  origin: string,
  { advance, kind, collectedBy, repaidMinor, carriedMinor }: WeekNews,
  mailboxOf: (advance: AdvanceRow) => string,
): Letter[] {
  const { address, repaidBy: _agreed, ...signatory } = toSignatory(advance, origin)
  const of = { address, repaidBy: collectedBy }
  const { amount: carried, currency } = amountOf(advance, carriedMinor)
  const { amount: taken } = amountOf(advance, repaidMinor)
  if (kind === 'short')
    return [{ ...signatory, kind: 'advance_short', facts: { ...of, currency, taken, carried } }]
  if (kind === 'back_on_track') return [{ ...signatory, kind: 'advance_back_on_track', facts: of }]
  const supportEmail = mailboxOf(advance)
  return [
    { ...signatory, kind: 'advance_flagged', facts: { ...of, currency, carried, supportEmail } },
    {
      kind: 'staff_advance_flagged',
      to: supportEmail,
      facts: { ...forStaff(origin, advance), currency, carried },
    },
  ]
}

export function unansweredLetter(
  origin: string,
  { advance, amountMinor, presentedOn }: UnansweredDebit,
): Letter {
  const { address, repaidBy, ...signatory } = toSignatory(advance, origin)
  const facts = { address, repaidBy, ...amountOf(advance, amountMinor), presentedOn }
  return { ...signatory, kind: 'advance_unanswered', facts }
}

export function endLetter(origin: string, { advance, how, at }: End): Letter {
  const { address, repaidBy, ...signatory } = toSignatory(advance, origin)
  const of = { address, repaidBy }
  if (how === 'written_off') return { ...signatory, kind: 'advance_written_off', facts: of }
  if (how === 'paid_off') {
    const facts = { ...of, at: at.toISOString(), currency: advance.currency }
    return { ...signatory, kind: 'advance_paid_off', facts }
  }
  const total = amountOf(advance, advance.amount_minor + advance.fee_minor)
  return { ...signatory, kind: 'advance_closed', facts: { ...of, ...total } }
}

function forStaff(origin: string, { id, legal_name: name }: AdvanceRow) {
  return { id, name, address: `${origin}/desk/advances/${id}` }
}

function amountOf({ currency }: AdvanceRow, minor: bigint): LetterMoney {
  return { amount: toDecimal(money(minor, currency)), currency }
}
