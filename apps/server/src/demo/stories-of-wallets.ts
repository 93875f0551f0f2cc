import { createHash } from 'node:crypto'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { aboutWithdrawal } from '@daftar/rules/wallet/withdrawal'
import { writeProof } from '../modules/people/sign-in/index.ts'
import { values } from '../platform/database/rows.ts'
import { ownerOf, staff } from './acting.ts'
import type { Scene, Step } from './stage.ts'

/**
 * What the bank's file said came in for Noor's wallet: one that is in it, one that finance has still to look
 * at.
 */
const arrived = { id: 'bln_demo_wallet1', row: 2, amountMinor: 500_000n, days: 20 }
const waiting = { id: 'bln_demo_wallet2', row: 3, amountMinor: 125_000n, days: 1 }

/**
 * Noor tops its wallet up, withdraws once to the end, and once more today; another top-up waits at the desk.
 */
export function noorsWallet(scene: Scene): Step[] {
  const { act, merchant, day, last } = scene
  const owner = ownerOf(merchant)
  const withdraw = (at: Date, amount: string) => {
    const asked = { currency: merchant.currency, amount, fee: '5.00' }
    const body = { ...asked, proof: proofAt(scene, at, aboutWithdrawal(asked)) }
    return act(owner, 'wallet.withdraw', { at, body })
  }
  return [
    {
      at: day(arrived.days, 10),
      run: async (at) => {
        const { top_up } = await act(owner, 'wallet.topUp', { at })
        await cameIn(scene, { ...arrived, reference: top_up.reference }, at)
      },
    },
    {
      at: day(arrived.days, 11),
      run: (at) =>
        act(staff.finance, 'wallet.matchTopUp', {
          at,
          params: { id: arrived.id },
          body: { merchant_id: merchant.id },
        }),
    },
    { at: day(16, 10), run: (at) => withdraw(at, '1200.00') },
    {
      at: day(16, 15),
      run: (at) => scene.deps.database.system((tx) => scene.deps.confirmOpenTransfers(tx, [merchant.id], at)),
    },
    {
      at: day(waiting.days, 12),
      run: async (at) => {
        const { top_up } = await act(owner, 'wallet.topUp', { at })
        await cameIn(scene, { ...waiting, reference: top_up.reference }, at)
      },
    },
    { at: last(7), run: (at) => withdraw(at, '800.00') },
  ]
}

/** The owner's phone was in their hand then, and its code for this. */
function proofAt({ deps, merchant }: Scene, at: Date, about: string | undefined): string {
  const { id: personId, phone } = merchant.people[0]!
  return writeProof(deps.keys, { personId, sessionId: 'demo', phone, about }, at).proof
}

/** A file of the bank with one line. */
async function cameIn(
  { deps, merchant }: Scene,
  { id, row, amountMinor, reference }: typeof arrived & { reference: string },
  at: Date,
): Promise<void> {
  const { currency } = merchant
  const on = dateInZone(at.getTime(), zoneOfCurrency(currency))
  const print = createHash('sha256').update(id).digest('hex')
  await deps.database.system(async (tx) => {
    const file = {
      ...{ id: `bfl_${id}`, sha256: print, name: `statement-${on}.csv`, currency, lines: 1, skipped: 0 },
      ...{ reading: { heading: 0, columns: ['date', 'reference', 'text', 'debit', 'credit'] }, repeated: 0 },
      ...{ first_on: on, last_on: on, uploaded_by: staff.finance.id, uploaded_at: at },
    }
    await tx`insert into bank_file ${values(tx, 'bank_file', file)}`
    const line = {
      ...{ id, file_id: file.id, row_number: row, booked_on: on, currency, amount_minor: amountMinor },
      ...{ text: `INWARD TT ${reference} ${merchant.name.toUpperCase()}`, bank_reference: `IN-${on}-${row}` },
      fingerprint: print,
    }
    await tx`insert into bank_line ${values(tx, 'bank_line', line)}`
  })
}
