import { mandateToken } from '../modules/capital/mandates/index.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Row } from '../platform/database/rows.ts'
import { staff } from './acting.ts'
import { fundedAdvance, type Scene, type Step, type Story } from './stage.ts'

const anybody = { kind: 'anonymous', id: 'demo' } as const
const advance = 'lon_jabal1'

/**
 * Repaid by direct debit: a mandate signed behind its SMS, a debit each Monday. One failed and was paid at
 * its second attempt, the money of the last one is still to come, and this week's is with the bank.
 */
export const byDirectDebit: Story = (scene) => {
  const { act, deps, merchant, week } = scene
  const { system } = deps.database
  const ids = { offer: 'ofr_jabal1', application: 'app_jabal1', advance }
  const signed = fundedAdvance(
    scene,
    { ids, amountMajor: 60_000, tenor: 20, directDebit: true },
    week(6, 1, 14),
  )
  const mandate = () => system((tx) => onlyIdOf(tx, 'mandate'))
  return [
    signed,
    {
      at: week(6, 1, 15),
      run: async (at) => {
        const id = await mandate()
        await system((tx) => deps.sendMandateSms(tx, { merchantId: merchant.id, mandateId: id }, at))
        const token = mandateToken(deps.keys, { id, address_round: 0 })
        await act(anybody, 'mandates.sign', { at, params: { token }, body: { consent: true } })
      },
    },
    {
      at: week(6, 3, 10),
      run: async (at) => {
        await act(staff.agent, 'mandates.answer', {
          at,
          params: { id: await mandate() },
          body: { status: 'active', bank_reference: 'ADCB-DDA-77120' },
        })
        await system((tx) => deps.confirmOpenTransfers(tx, [merchant.id], at))
      },
    },
    ...paidWeek(scene, 4),
    ...repeatedWeek(scene, 3),
    ...paidWeek(scene, 2),
    ...paidWeek(scene, 1, { isReceived: false }),
    present(scene, 0, 1),
  ]
}

function present({ deps, merchant, week }: Scene, ago: number, weekday: number): Step {
  return { at: week(ago, weekday, 6.5), run: (at) => deps.presentDebits(merchant.currency, at) }
}

function paidWeek(scene: Scene, ago: number, { isReceived = true } = {}): Step[] {
  const { week } = scene
  return [
    present(scene, ago, 1),
    settle(scene, week(ago, 2, 11), { outcome: 'paid', bank_reference: `ADCB-${88_100 - ago}` }),
    ...(isReceived ? [receive(scene, week(ago, 3, 10))] : []),
  ]
}

function repeatedWeek(scene: Scene, ago: number): Step[] {
  const { week } = scene
  return [
    present(scene, ago, 1),
    settle(scene, week(ago, 1, 16), { outcome: 'failed', reason: 'Not enough money in the account' }),
    present(scene, ago, 4),
    settle(scene, week(ago, 4, 16), { outcome: 'paid', bank_reference: `ADCB-${88_100 - ago}R` }),
    receive(scene, week(ago, 5, 10)),
  ]
}

type Answer = { outcome: 'paid'; bank_reference: string } | { outcome: 'failed'; reason: string }

function settle({ act, deps }: Scene, at: Date, body: Answer): Step {
  return {
    at,
    run: async () => {
      for (const id of await deps.database.system((tx) => debitsOf(tx, 'pending')))
        await act(staff.finance, 'debits.settle', { at, params: { id }, body })
    },
  }
}

function receive({ act, deps }: Scene, at: Date): Step {
  const body = { received_on: at.toISOString().slice(0, 10), bank_reference: 'ADCB credit advice' }
  return {
    at,
    run: async () => {
      for (const id of await deps.database.system((tx) => debitsOf(tx, 'paid')))
        await act(staff.finance, 'debits.receive', { at, params: { id }, body })
    },
  }
}

async function onlyIdOf(tx: Tx, table: 'mandate'): Promise<string> {
  const [row] = await tx<{ id: string }[]>`select id from ${tx(table)} where advance_id = ${advance}`
  return row!.id
}

/** Debits that wait for the bank's answer, or for their money. */
async function debitsOf(tx: Tx, status: 'pending' | 'paid'): Promise<string[]> {
  const rows = await tx<Row<'debit', 'id'>[]>`
    select id from debit where advance_id = ${advance} and status = ${status} and received_on is null order by presented_on`
  return rows.map(({ id }) => id)
}
