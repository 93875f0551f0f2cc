import { mayDecide } from '@daftar/rules/access/four-eyes'
import { money } from '@daftar/rules/money/money'
import { topUpUndone } from '@daftar/rules/wallet/postings'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { decideLine, lockLine } from '../reconciliation/index.ts'
import type { WalletNews } from './dependencies.ts'
import { tellOfUndone } from './letters.ts'
import { availableMinor, moveWallet } from './move.ts'

type UndoRow = Row<'top_up_undo', 'round' | 'of_merchant' | 'note' | 'proposed_by'>

interface Undoing {
  lineId: string
  note: string
  staffId: string
  at: Date
}

/**
 * Takes a top-up out of the wallet it was given to, by two people: the first proposes it, another confirms. A
 * movement of its own against the first one, and never a deletion; refused where the wallet does not hold
 * that much any more. The line waits again as it did before anybody decided, and is held: of any number of
 * people one takes effect.
 */
export async function undoTopUp(
  tx: Tx,
  news: WalletNews,
  { lineId, note, staffId, at }: Undoing,
): Promise<'done' | 'proposed' | Refusal> {
  const line = await lockLine(tx, lineId)
  if (!line) return refuse('not_found')
  const { of_merchant: merchantId, currency, amount_minor: amountMinor } = line
  if (line.state !== 'matched' || line.effect !== 'topped_up' || merchantId === null)
    return refuse('wrong_status')
  const move = { merchantId, currency, amountMinor }
  const [given] = await tx<Row<'top_up_decision', 'decided_by' | 'decided_at'>[]>`
    select decided_by, decided_at from top_up_decision where line_id = ${lineId}`
  const [first] = await tx<UndoRow[]>`
    select round, of_merchant, note, proposed_by from top_up_undo where line_id = ${lineId} and decided_at is null`
  if (!first) {
    if ((await availableMinor(tx, move)) < amountMinor) return refuse('top_up_spent')
    await tx`insert into top_up_undo ${values(tx, 'top_up_undo', {
      ...{ line_id: lineId, round: (await roundsOf(tx, lineId)) + 1, of_merchant: merchantId, note },
      ...{ given_by: given!.decided_by!, given_at: given!.decided_at! },
      ...{ proposed_by: staffId, proposed_at: at },
    })}`
    return 'proposed'
  }
  if (!mayDecide('undo_top_up', { firstId: first.proposed_by, staffId })) return refuse('own_proposal')
  const reference = first.round === 1 ? lineId : `${lineId}.${first.round}`
  const undone = { kind: 'wallet_top_up_undone', reference, postings: topUpUndone(move), at } as const
  if (!(await moveWallet(tx, { merchantId, currency, ...undone }))) return refuse('top_up_spent')
  const open = { from: 'matched', to: 'open', effect: null, transfer: null, note: '' } as const
  if (!(await decideLine(tx, lineId, { ...open, staffId: null, at: null }))) return refuse('wrong_status')
  await tx`delete from top_up_decision where line_id = ${lineId}`
  await tx`
    update top_up_undo set decided_by = ${staffId}, decided_at = ${at}
     where line_id = ${lineId} and round = ${first.round}`
  await tellOfUndone(tx, news, { merchantId, money: money(amountMinor, currency) })
  return 'done'
}

/** What one person proposed is dropped: the top-up stays where it is. */
export async function declineUndo(tx: Tx, lineId: string): Promise<'done' | Refusal> {
  if (!(await lockLine(tx, lineId))) return refuse('not_found')
  const done = await tx`delete from top_up_undo where line_id = ${lineId} and decided_at is null`
  return done.count === 1 ? 'done' : refuse('wrong_status')
}

/** How often the money of a line was taken out of a wallet again. */
export async function roundsOf(tx: ReadTx, lineId: string): Promise<number> {
  const [row] = await tx<{ rounds: number }[]>`
    select count(*)::int as rounds from top_up_undo where line_id = ${lineId} and decided_at is not null`
  return row!.rounds
}
