import { ownerOf, staff } from './acting.ts'
import { fundedAdvance, type Scene, type Step, type Story } from './stage.ts'
import { feedback, sizedTonight } from './stories-of-offers.ts'

function idsOf({ merchant }: Scene) {
  const key = merchant.id.slice('mer_'.length)
  return { offer: `ofr_${key}1`, application: `app_${key}1`, advance: `lon_${key}1` }
}

/** Noor's advance of AED 100,000 over 20 weeks: applied for, signed and paid thirteen weeks ago. */
export const noorsAdvance: Story = (scene) => [
  fundedAdvance(
    scene,
    {
      ids: { offer: 'ofr_noor0', application: 'app_noor0', advance: 'lon_noor1' },
      amountMajor: 100_000,
      tenor: 20,
    },
    scene.week(13, 3, 10),
  ),
]

/** More than half repaid: an offer to pay the rest off was withdrawn, a better one stands. */
export const paidOffSoon: Story = (scene) => {
  const { act, merchant, day, week } = scene
  const offer = {
    merchant_id: merchant.id,
    store_id: merchant.stores[0]!.id,
    tags: ['early_payoff' as const, 'bank_statement_required' as const],
  }
  let first = ''
  return [
    fundedAdvance(scene, { ids: idsOf(scene), amountMajor: 60_000, tenor: 16 }, week(11, 2, 11)),
    {
      at: day(6, 12),
      run: async (at) => {
        const body = { ...offer, amount: '70000', tenor: 12 }
        first = (await act(staff.underwriter, 'offers.make', { at, body })).offer.id
      },
    },
    {
      at: day(4, 9),
      run: async (at) => {
        await act(staff.second, 'offers.withdraw', {
          at,
          params: { id: first },
          body: { reason: 'Twelve weeks are too short before Ramadan; a longer one follows.' },
        })
        const body = { ...offer, amount: '110000', tenor: 20, discount_percent: 25 }
        await act(staff.second, 'offers.make', { at: new Date(at.getTime() + 600_000), body })
      },
    },
  ]
}

/**
 * Two weak weeks, a transfer by bank that made up for part of them, and a lower minimum that two people
 * granted.
 */
export const lowered: Story = (scene) => {
  const { act, merchant, week } = scene
  const { advance } = idsOf(scene)
  let relief = ''
  const notes = {
    note_en: 'We lower your weekly minimum while your kitchen is rebuilt.',
    note_ar: 'نخفّض الحد الأدنى الأسبوعي إلى أن ينتهي تجديد مطبخكم.',
  }
  return [
    fundedAdvance(scene, { ids: idsOf(scene), amountMajor: 80_000, tenor: 20 }, week(12, 3, 11)),
    received(scene, advance, week(4, 4, 14), '3500.00', 'SABB-20417733'),
    {
      at: week(3, 2, 10),
      run: async (at) => {
        const asked = await act(ownerOf(merchant), 'relief.ask', {
          at,
          params: { id: advance },
          body: {
            kind: 'lower_minimum',
            weeks: 8,
            minimum: '2500.00',
            reason:
              'We rebuild the kitchen on Tahlia Street until the end of next month and sell less meanwhile.',
          },
        })
        relief = asked.relief.id
      },
    },
    {
      at: week(3, 3, 11),
      run: (at) => act(staff.agent, 'relief.propose', { at, params: { id: relief }, body: notes }),
    },
    {
      at: week(3, 4, 9),
      run: (at) =>
        act(staff.underwriter, 'relief.decide', {
          at,
          params: { id: relief },
          body: { decision: 'approve', ...notes },
        }),
    },
  ]
}

/** Sales that fell away: four short weeks in a row flag the advance, and its owner asks for a pause. */
export const flagged: Story = (scene) => {
  const { act, merchant, week, day } = scene
  return [
    fundedAdvance(scene, { ids: idsOf(scene), amountMajor: 10_000, tenor: 20 }, week(12, 2, 12)),
    {
      at: day(1, 10),
      run: (at) =>
        act(ownerOf(merchant), 'relief.ask', {
          at,
          params: { id: idsOf(scene).advance },
          body: {
            kind: 'pause',
            weeks: 4,
            reason: 'The souk is being renovated and the street in front of our shop is closed.',
          },
        }),
    },
  ]
}

/** Repaid in full within weeks; since last night there are new offers, one for each store. */
export const repaidAndSized: Story = (scene) => [
  fundedAdvance(scene, { ids: idsOf(scene), amountMajor: 20_000, tenor: 8 }, scene.week(14, 3, 12)),
  feedback(scene),
  sizedTonight(scene),
]

/** A repayment by bank transfer, as finance records it on the day it came. */
function received({ act }: Scene, advance: string, at: Date, amount: string, reference: string): Step {
  return {
    at,
    run: () =>
      act(staff.finance, 'advances.recordReceipt', {
        at,
        params: { id: advance },
        body: { amount, received_on: at.toISOString().slice(0, 10), bank_reference: reference },
      }),
  }
}
