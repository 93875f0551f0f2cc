import { mayDecide, needsSecond } from '@daftar/rules/access/four-eyes'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import { toppedUp } from '@daftar/rules/wallet/postings'
import { roundsOf } from './undo-top-up.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { decideLine, lockLine, type LineRow } from '../reconciliation/index.ts'
import { openWallet } from '../settlement/index.ts'
import type { WalletDependencies } from './dependencies.ts'
import { tellOfTopUp } from './letters.ts'
import { moveWallet } from './move.ts'

type DecisionRow = Row<
  'top_up_decision',
  'line_id' | 'of_merchant' | 'iban' | 'note' | 'proposed_by' | 'decided_at',
  { act: 'match' | 'send_back' }
>

type TopUpDependencies = Pick<WalletDependencies, 'fourEyesAboveMinor' | 'queueMail' | 'publicOrigin'>

interface By {
  lineId: string
  staffId: string
  at: Date
}

/** What is decided about a line, as the first and the second person have to say it alike. */
type Wanted = Pick<DecisionRow, 'act' | 'of_merchant' | 'iban' | 'note'>

/**
 * Gives money that came in to a wallet. Whoever gives it to the wallet that its sender named does so alone;
 * to another one, above the limit, a second person confirms the very same. The line is held, so of any number
 * of decisions one takes effect.
 */
export async function matchTopUp(
  tx: Tx,
  deps: TopUpDependencies,
  { merchantId, note, ...by }: By & { merchantId: string; note: string },
): Promise<'done' | 'proposed' | Refusal> {
  const line = await openLine(tx, by.lineId)
  if (line instanceof Refusal) return line
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant || merchant.sandbox_of !== null) return refuseFields({ merchant_id: 'invalid' })
  if (merchant.currency !== line.currency) return refuse('top_up_other_currency')
  const isNamed = (await namedBy(tx, line.id)) === merchantId
  const wanted = { act: 'match', of_merchant: merchantId, iban: '', note } as const
  const decided = await decideTogether(tx, deps, line, wanted, by, isNamed)
  if (decided !== 'done') return decided
  const end = {
    from: 'open',
    to: 'matched',
    effect: 'topped_up',
    transfer: null,
    wallet: merchantId,
  } as const
  if (!(await decideLine(tx, line.id, { ...end, staffId: by.staffId, at: by.at, note })))
    return refuse('wrong_status')
  await openWallet(tx, merchantId, by.at)
  const rounds = await roundsOf(tx, line.id)
  const move = { merchantId, currency: merchant.currency, amountMinor: line.amount_minor }
  await moveWallet(tx, {
    ...{ merchantId, currency: merchant.currency, at: by.at },
    // Given again after it was undone, it is a movement of its own.
    reference: rounds === 0 ? line.id : `${line.id}.${rounds + 1}`,
    kind: 'wallet_topped_up',
    postings: toppedUp(move),
  })
  await tellOfTopUp(tx, deps, move)
  return 'done'
}

/** Money that is nobody's was sent back at the bank: what leaves is a line of the bank of its own. */
export async function sendBackTopUp(
  tx: Tx,
  deps: TopUpDependencies,
  { iban: typed, note, ...by }: By & { iban: string; note: string },
): Promise<'done' | 'proposed' | Refusal> {
  const iban = normaliseIban(typed)
  if (!isValidIban(iban)) return refuseFields({ iban: 'iban_invalid' })
  const line = await openLine(tx, by.lineId)
  if (line instanceof Refusal) return line
  const wanted = { act: 'send_back', of_merchant: null, iban, note } as const
  const decided = await decideTogether(tx, deps, line, wanted, by, false)
  if (decided !== 'done') return decided
  const end = { from: 'open', to: 'aside', effect: null, transfer: null } as const
  return (await decideLine(tx, line.id, { ...end, staffId: by.staffId, at: by.at, note }))
    ? 'done'
    : refuse('wrong_status')
}

/**
 * What the first person proposed is dropped, by whoever may decide or by themselves; the money waits again.
 */
export async function declineTopUp(tx: Tx, lineId: string): Promise<'done' | Refusal> {
  if (!(await lockLine(tx, lineId))) return refuse('not_found')
  const done = await tx`delete from top_up_decision where line_id = ${lineId} and decided_at is null`
  return done.count === 1 ? 'done' : refuse('wrong_status')
}

/** A line that came in and that nobody has decided on, held. */
async function openLine(tx: Tx, id: string): Promise<LineRow | Refusal> {
  const line = await lockLine(tx, id)
  if (!line || line.amount_minor < 0n) return refuse('not_found')
  return line.state === 'open' ? line : refuse('wrong_status')
}

async function namedBy(tx: ReadTx, lineId: string): Promise<string | null> {
  const [row] = await tx<Row<'top_up_waiting', 'named'>[]>`
    select named from top_up_waiting where id = ${lineId}`
  return row?.named ?? null
}

/** Keeps who decided what; `proposed` where a second person is to confirm the very same. */
async function decideTogether(
  tx: Tx,
  { fourEyesAboveMinor: above }: TopUpDependencies,
  line: LineRow,
  wanted: Wanted,
  { staffId, at }: By,
  isSure: boolean,
): Promise<'done' | 'proposed' | Refusal> {
  const [known] = await tx<DecisionRow[]>`
    select line_id, act, of_merchant, iban, note, proposed_by, decided_at from top_up_decision
     where line_id = ${line.id}`
  const sum = { amountMinor: line.amount_minor, currency: line.currency }
  const together = !isSure && needsSecond(sum, above)
  const isSame =
    known?.act === wanted.act && known.of_merchant === wanted.of_merchant && known.iban === wanted.iban
  if (known && together && isSame) {
    const deciding = { firstId: known.proposed_by, staffId, money: { sum, above } }
    if (!mayDecide('match_top_up', deciding)) return refuse('own_proposal')
  }
  if (known && together && !isSame) return refuse('wrong_status')
  const isDone = !together || known !== undefined
  const end = isDone ? { decided_by: staffId, decided_at: at } : {}
  if (known)
    await tx`
      update top_up_decision set act = ${wanted.act}, of_merchant = ${wanted.of_merchant}, iban = ${wanted.iban},
             note = ${wanted.note || known.note}, decided_by = ${staffId}, decided_at = ${at}
       where line_id = ${line.id}`
  else
    await tx`insert into top_up_decision ${values(tx, 'top_up_decision', {
      ...{ line_id: line.id, ...wanted, proposed_by: staffId, proposed_at: at, ...end },
    })}`
  return isDone ? 'done' : 'proposed'
}
