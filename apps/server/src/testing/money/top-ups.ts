import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { keepFile } from '../../modules/money/reconciliation/testing.ts'
import { declineUndo, matchTopUp, undoTopUp } from '../../modules/money/wallet/testing.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import type { MerchantFacts } from '../app/builders.ts'
import { type settlementDependencies, someStaff } from './settlement.ts'

type TopUpDependencies = Pick<ReturnType<typeof settlementDependencies>['deps'], 'news'>

/** Money of a merchant comes to the bank, and finance gives it to its wallet. */
export async function aTopUp(
  tx: Tx,
  deps: TopUpDependencies,
  merchant: MerchantFacts,
  { amountMinor, at }: { amountMinor: bigint; at: Date },
): Promise<string> {
  const id = await came(tx, merchant, amountMinor, at)
  await give(tx, deps, merchant, id, at)
  return id
}

/**
 * One step against a top-up of a merchant, as finance does it: proposes to take it out again, confirms what
 * was proposed, or drops it where it was spent meanwhile; or gives again what is out. Where nothing ever came
 * in, something comes in first.
 */
export async function undoATopUp(
  tx: Tx,
  deps: TopUpDependencies,
  merchant: MerchantFacts,
  { amountMinor, pick, at }: { amountMinor: bigint; pick: number; at: Date },
): Promise<void> {
  const { merchantId } = merchant
  const [first, second] = [await someStaff(tx, 1), await someStaff(tx, 2)]
  const undo = (lineId: string, staffId: string) =>
    undoTopUp(tx, deps.news, { lineId, note: 'It was another one’s', staffId, at })
  const confirm = async (lineId: string) => {
    if ((await undo(lineId, second)) !== 'done') await declineUndo(tx, lineId)
  }
  const [open] = await tx<Row<'top_up_undo', 'line_id'>[]>`
    select line_id from top_up_undo where of_merchant = ${merchantId} and decided_at is null`
  if (open) return confirm(open.line_id)
  const [out] = await tx<Row<'bank_line', 'id'>[]>`
    select l.id from bank_line l where l.state = 'open' and exists (
      select from top_up_undo u where u.line_id = l.id and u.of_merchant = ${merchantId}) order by l.id limit 1`
  if (out && pick % 2 === 0) return give(tx, deps, merchant, out.id, at)
  const lines = await tx<Row<'bank_line', 'id'>[]>`
    select id from bank_line where of_merchant = ${merchantId} and effect = 'topped_up' order by booked_on, id`
  const id =
    lines[pick % Math.max(1, lines.length)]?.id ?? (await aTopUp(tx, deps, merchant, { amountMinor, at }))
  if ((await undo(id, first)) === 'proposed' && pick % 3 > 0) await confirm(id)
}

async function came(tx: Tx, { currency }: MerchantFacts, amountMinor: bigint, at: Date): Promise<string> {
  const name = newId('IN')
  const line = {
    ...{ row: 1, bookedOn: dateInZone(at.getTime(), zoneOfCurrency(currency)), amountMinor },
    ...{ text: 'INWARD TRANSFER', reference: name },
  }
  const file = {
    ...{ name, sha256: name, currency, heading: 0, headings: [], columns: [], rows: [], missing: [] },
    ...{ lines: [line], skipped: 0 },
  }
  const { id } = await keepFile(tx, file, { staffId: await someStaff(tx), at })
  const [kept] = await tx<Row<'bank_line', 'id'>[]>`select id from bank_line where file_id = ${id}`
  return kept!.id
}

async function give(
  tx: Tx,
  { news }: TopUpDependencies,
  { merchantId }: MerchantFacts,
  lineId: string,
  at: Date,
): Promise<void> {
  const by = { lineId, staffId: await someStaff(tx), at }
  const done = await matchTopUp(
    tx,
    { ...news, fourEyesAboveMinor: () => null },
    { merchantId, note: '', ...by },
  )
  if (done !== 'done') throw new Error('a top-up was not given to its wallet')
}
