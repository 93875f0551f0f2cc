import { daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import type { TransferStatus } from '../capital/advances/transfer-status.ts'
import { cleanPasted } from '../text/pasted.ts'
import { magnitude } from './amounts.ts'
import { namedIn, referencesOf } from './references.ts'

/** A line of the provider's own account that nobody has decided on. */
export interface OpenLine {
  readonly id: string
  readonly bookedOn: CalendarDate
  /** A payment leaves with a minus, what comes back arrives without. */
  readonly amountMinor: bigint
  readonly currency: string
  /** Everything the bank wrote about it. */
  readonly text: string
}

/** A transfer that no line is matched to. */
export interface OpenTransfer {
  readonly id: string
  readonly kind: 'advance' | 'payout' | 'wallet'
  readonly status: 'ordered' | 'confirmed' | 'returned'
  /** What the bank was given, and what it answered; also what the first of two people read. */
  readonly references: readonly string[]
  readonly amountMinor: bigint
  readonly currency: string
  readonly iban: string
  readonly beneficiary: string
  readonly orderedOn: CalendarDate
}

/** What of a line fits a transfer, the strongest first. */
export const matchGrounds = ['reference', 'iban', 'beneficiary', 'amount', 'date'] as const
export type MatchGround = (typeof matchGrounds)[number]

/**
 * `confirmed` confirms the transfer, `returned` tells that it came back, `linked` was told by hand before.
 */
export const matchEffects = ['confirmed', 'linked', 'returned'] as const

/** What became of a line: a transfer, or money for a wallet. */
export const lineEffects = [...matchEffects, 'topped_up'] as const
export type LineEffect = (typeof lineEffects)[number]
export type MatchEffect = (typeof matchEffects)[number]

export interface LineMatch {
  readonly lineId: string
  readonly transferId: string
  readonly grounds: readonly MatchGround[]
  readonly effect: MatchEffect
}

/** A bank books a payment on the day it was ordered or some days later, holidays between. */
const daysToBook = 10
/** Money may come back long after it left. */
const daysToReturn = 60

/**
 * Proposes which transfer each line is, one of each at most: by reference, by IBAN, by the beneficiary's
 * name, and by amount and date alone where neither a second line nor a second transfer fits. The amount is
 * always the very same. The result does not depend on the order of lines or transfers.
 */
export function matchTransfers(
  lines: readonly OpenLine[],
  transfers: readonly OpenTransfer[],
): readonly LineMatch[] {
  const pairs = pairsOf(lines, transfers).sort(bestFirst)
  const counts = new Map<unknown, number>()
  for (const side of pairs.flatMap(({ line, transfer }) => [line, transfer]))
    counts.set(side, (counts.get(side) ?? 0) + 1)
  const countOf = (side: OpenLine | OpenTransfer) => counts.get(side) ?? 0
  const takenLines = new Set<string>()
  const takenTransfers = new Set<string>()
  const matches: LineMatch[] = []
  for (const pair of pairs) {
    if (pair.rank === aloneRank && !(countOf(pair.line) === 1 && countOf(pair.transfer) === 1)) continue
    if (takenLines.has(pair.line.id) || takenTransfers.has(pair.transfer.id)) continue
    takenLines.add(pair.line.id)
    takenTransfers.add(pair.transfer.id)
    matches.push({
      lineId: pair.line.id,
      transferId: pair.transfer.id,
      grounds: pair.grounds,
      effect: effectOf(pair.line, pair.transfer),
    })
  }
  return matches
}

/** What of a line fits a transfer, whether or not it is enough. */
export function groundsOf(line: OpenLine, transfer: OpenTransfer): readonly MatchGround[] {
  const days = daysBetween(transfer.orderedOn, line.bookedOn)
  const isSameAmount =
    magnitude(line.amountMinor) === transfer.amountMinor && line.currency === transfer.currency
  const holds: Record<MatchGround, boolean> = {
    reference: transfer.references.some((reference) => names(line.text, reference)),
    iban: names(line.text, transfer.iban),
    beneficiary: namesBeneficiary(line.text, transfer.beneficiary),
    amount: isSameAmount,
    date: days >= 0 && days <= (line.amountMinor > 0n ? daysToReturn : daysToBook),
  }
  return matchGrounds.filter((ground) => holds[ground])
}

/** What confirming that a line is this transfer does. */
export function effectOf(
  line: Pick<OpenLine, 'amountMinor'>,
  transfer: { readonly status: TransferStatus },
): MatchEffect {
  if (line.amountMinor > 0n) return transfer.status === 'returned' ? 'linked' : 'returned'
  return transfer.status === 'ordered' ? 'confirmed' : 'linked'
}

/**
 * Whether a line can be a transfer at all: money goes out for what was not refused; only a paid payout comes
 * back.
 */
export function canBe(
  { amountMinor }: Pick<OpenLine, 'amountMinor'>,
  { kind, status }: Pick<OpenTransfer, 'kind'> & { readonly status: TransferStatus },
): boolean {
  if (status === 'rejected') return false
  return amountMinor < 0n || (kind !== 'advance' && status !== 'ordered')
}

interface Pair {
  readonly line: OpenLine
  readonly transfer: OpenTransfer
  readonly grounds: readonly MatchGround[]
  /** The lower, the surer. */
  readonly rank: number
}

/** The rank of a pair that only amount and date speak for. */
const aloneRank = 3

function pairsOf(lines: readonly OpenLine[], transfers: readonly OpenTransfer[]): Pair[] {
  const byAmount = new Map<string, OpenTransfer[]>()
  for (const transfer of transfers) {
    const key = amountKey(transfer.amountMinor, transfer.currency)
    byAmount.set(key, [...(byAmount.get(key) ?? []), transfer])
  }
  return lines.flatMap((line) =>
    (byAmount.get(amountKey(line.amountMinor, line.currency)) ?? []).flatMap((transfer): Pair[] => {
      if (!canBe(line, transfer)) return []
      const grounds = groundsOf(line, transfer)
      const rank = rankOf(grounds)
      return rank === null || (rank === aloneRank && line.amountMinor > 0n)
        ? []
        : [{ line, transfer, grounds, rank }]
    }),
  )
}

function rankOf(grounds: readonly MatchGround[]): number | null {
  if (grounds.includes('reference')) return 0
  if (!grounds.includes('date')) return null
  if (grounds.includes('iban')) return 1
  return grounds.includes('beneficiary') ? 2 : aloneRank
}

/** However the bank has spaced or broken it. */
function names(text: string, reference: string): boolean {
  return namedIn(text, referencesOf([{ number: reference, bankReference: null }])).size > 0
}

/** Banks cut a name after some twenty signs, and write it in capitals without its marks. */
const signsOfName = 18
const shortestName = 6

function namesBeneficiary(text: string, beneficiary: string): boolean {
  const name = signsIn(beneficiary).slice(0, signsOfName)
  return name.length >= shortestName && signsIn(text).includes(name)
}

function signsIn(text: string): string {
  return cleanPasted(text)
    .toUpperCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function bestFirst(left: Pair, right: Pair): number {
  return (
    left.rank - right.rank ||
    distance(left) - distance(right) ||
    order(left.transfer.orderedOn, right.transfer.orderedOn) ||
    order(left.transfer.id, right.transfer.id) ||
    order(left.line.bookedOn, right.line.bookedOn) ||
    order(left.line.id, right.line.id)
  )
}

function distance({ line, transfer }: Pair): number {
  return Math.abs(daysBetween(transfer.orderedOn, line.bookedOn))
}

function order(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

function amountKey(amountMinor: bigint, currency: string): string {
  return `${currency} ${magnitude(amountMinor)}`
}
