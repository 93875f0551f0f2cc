import {
  groundsOf,
  matchTransfers,
  type MatchEffect,
  type MatchGround,
  type OpenLine,
} from '@daftar/rules/bank/match-transfers'
import type { ReadTx } from '../../../platform/database/database.ts'
import { openLines, type LineRow } from './lines.ts'
import { comparable, transfersOfAmount, transfersOfOpenLines, type KnownTransfer } from './transfers.ts'

export interface Proposal {
  transfer: KnownTransfer
  grounds: readonly MatchGround[]
  effect: MatchEffect | null
}

export interface OpenItems {
  lines: readonly LineRow[]
  /** By line; a line nothing fits has none. */
  proposals: ReadonlyMap<string, Proposal>
}

/** What is open, and which transfer each line is likely to be; worked out anew each time, kept nowhere. */
export async function openItems(tx: ReadTx): Promise<OpenItems> {
  const [lines, transfers] = await Promise.all([openLines(tx), transfersOfOpenLines(tx)])
  const known = new Map(transfers.map((row) => [row.id, row]))
  const out = matchTransfers(
    lines.filter(({ amount_minor }) => amount_minor < 0n).map(asOpenLine),
    transfers.filter(({ has_left }) => !has_left).map(comparable),
  )
  const back = matchTransfers(
    lines.filter(({ amount_minor }) => amount_minor > 0n).map(asOpenLine),
    transfers.filter(({ has_returned }) => !has_returned).map(comparable),
  )
  const proposals = new Map(
    [...out, ...back].map(({ lineId, transferId, grounds, effect }) => [
      lineId,
      { transfer: known.get(transferId)!, grounds, effect },
    ]),
  )
  return { lines, proposals }
}

/** Transfers that a line could be by its amount, the likeliest first. */
export async function candidatesOf(tx: ReadTx, line: LineRow): Promise<Proposal[]> {
  const transfers = await transfersOfAmount(tx, line)
  const isOut = line.amount_minor < 0n
  return transfers
    .filter((transfer) => !(isOut ? transfer.has_left : transfer.has_returned))
    .map((transfer) => ({
      transfer,
      grounds: groundsOf(asOpenLine(line), comparable(transfer)),
      effect: null,
    }))
    .sort((left, right) => right.grounds.length - left.grounds.length)
}

export function asOpenLine(line: LineRow): OpenLine {
  return {
    id: line.id,
    bookedOn: line.booked_on,
    amountMinor: line.amount_minor,
    currency: line.currency,
    text: `${line.bank_reference} · ${line.text}`,
  }
}
