import { createHash } from 'node:crypto'
import type { BodyInput } from '@daftar/contract'
import { checklistOf, type VerdictItem } from '@daftar/rules/disputes/evidence'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { keepUpload } from '../modules/casework/files/index.ts'
import type { Row } from '../platform/database/rows.ts'
import { pngOf } from '../platform/pictures/png.ts'
import { ownerOf, staff } from './acting.ts'
import type { Scene, Step, Story } from './stage.ts'
import { largeOrderOf } from './trade.ts'

type Claim = Pick<BodyInput<'disputes.open'>, 'type' | 'comment'>
type Answer = BodyInput<'disputes.challenge'>
type Decision = Pick<BodyInput<'disputes.decide'>, 'outcome' | 'reason'> & { isHalf?: boolean }

const dayMs = 24 * 3_600_000
/** A shopper calls some days after they bought. */
const afterDays = 4

/**
 * A dispute of the past: somebody called on a day about a late order or a certain one, and what followed
 * builds on it.
 */
function disputed(scene: Scene, opened: Date, claim: Claim, certain?: string) {
  const { act, deps, merchant } = scene
  let id = ''
  let disputed = ''
  const lateOrder = async (at: Date): Promise<string> => {
    const before = new Date(at.getTime() - afterDays * dayMs)
    const [order] = await deps.database.systemRead(
      (tx) => tx<Row<'order_public', 'number'>[]>`
        select o.number from order_public o
         where o.merchant_id = ${merchant.id} and o.status = 'captured' and o.captured_at < ${before}
           and not exists (select from dispute_public d where d.merchant_id = o.merchant_id and d.order_id = o.id)
         order by o.captured_at desc, o.id limit 1`,
    )
    return order!.number
  }
  const open: Step = {
    at: opened,
    run: async (at) => {
      const body = { order_number: certain ?? (await lateOrder(at)), ...claim }
      const { dispute } = await act(staff.agent, 'disputes.open', { at, body })
      id = dispute.id
      disputed = dispute.disputed_amount
    },
  }
  const then = (at: Date, run: (id: string, at: Date) => Promise<unknown>): Step => ({
    at,
    run: (now) => run(id, now),
  })
  const half = () => {
    const { amountMinor, currency } = parseAmount(disputed, merchant.currency)!
    return toDecimal(money(amountMinor / 2n, currency))
  }
  const owner = ownerOf(merchant)
  return {
    open,
    challenged: (at: Date, answer: Answer) =>
      then(at, (of, now) => act(owner, 'disputes.challenge', { at: now, params: { id: of }, body: answer })),
    /** Half of it is owed, says the shop. */
    halved: (at: Date, comment: string) =>
      then(at, (of, now) => {
        const body = { reason: 'amount_should_differ' as const, amount: half(), comment }
        return act(owner, 'disputes.challenge', { at: now, params: { id: of }, body })
      }),
    written: (at: Date, answer: BodyInput<'disputes.saveAnswer'>) =>
      then(at, (of, now) => act(owner, 'disputes.saveAnswer', { at: now, params: { id: of }, body: answer })),
    delivered: (at: Date, answer: Omit<Answer, 'reason' | 'attachments'>) =>
      then(at, async (of, now) => {
        const proof = await keepProof(scene, now)
        const attachments = [{ id: proof, item: 'proof' as const }]
        const body = { ...answer, reason: 'already_delivered' as const, attachments }
        return act(owner, 'disputes.challenge', { at: now, params: { id: of }, body })
      }),
    approved: (at: Date) =>
      then(at, (of, now) => act(owner, 'disputes.approve', { at: now, params: { id: of }, body: {} })),
    withdrawn: (at: Date) =>
      then(at, (of, now) => act(staff.agent, 'disputes.withdraw', { at: now, params: { id: of } })),
    decided: (at: Date, { isHalf = false, ...decision }: Decision, missing: readonly VerdictItem['item'][]) =>
      then(at, (of, now) => {
        const verdict = checklistOf(claim.type).map((item) => ({
          item,
          mark: missing.includes(item) ? ('missing' as const) : ('counted' as const),
        }))
        const body = { ...decision, verdict, ...(isHalf && { amount: half() }) }
        return act(staff.finance, 'disputes.decide', { at: now, params: { id: of }, body })
      }),
  }
}

/** A photograph of a parcel at a door, as far as the demo has one. */
function keepProof({ deps, merchant }: Scene, at: Date): Promise<string> {
  const bytes = pngOf(960, 720, { ground: [196, 178, 150], disc: [112, 78, 46] })
  return keepUpload(deps, {
    ...{ merchantId: merchant.id, personId: merchant.people[0]!.id, at, bytes, facts: null },
    ...{ purpose: 'dispute_answer' as const, name: 'at-the-door.png', contentType: 'image/png' },
    sha256: createHash('sha256').update(bytes).digest(),
  })
}

/**
 * Noor’s shoppers disputed eight orders: one of each end, one at the desk, one answered and not sent, one
 * that is new.
 */
export const noorsDisputes: Story = (scene) => {
  const { day } = scene
  const won = disputed(scene, day(40, 12), {
    type: 'not_delivered',
    comment: 'The parcel was to come last week. Nobody came.',
  })
  const lost = disputed(scene, day(34, 16), {
    type: 'product_issue',
    comment: 'وصلت الزجاجة مكسورة والعطر انسكب كله في العلبة.',
  })
  const inPart = disputed(scene, day(27, 11), {
    type: 'product_issue',
    comment: 'Two of the four miniatures were half empty.',
  })
  const paid = disputed(scene, day(20, 13), {
    type: 'unreceived_refund',
    comment: 'I gave it back at the shop and the instalments go on.',
  })
  const taken = disputed(scene, day(16, 18), {
    type: 'identity_theft',
    comment: 'I did not buy this. It was my brother, as it turned out.',
  })
  const written = disputed(scene, day(12, 10), {
    type: 'not_delivered',
    comment: 'لم يصلني الطلب حتى اليوم.',
  })
  const atTheDesk = disputed(scene, day(9, 15), {
    type: 'not_delivered',
    comment: 'The courier says it was handed over. Not to me.',
  })
  const fresh = disputed(scene, day(2, 17), {
    type: 'product_issue',
    comment: 'I ordered Rose of Taif and got Oud Al Layl.',
  })
  return [
    won.open,
    won.delivered(day(37, 10), {
      comment: 'Handed over at the door on the second try; the picture is the courier’s.',
      ...{ tracking_number: 'AX-30177421', tracking_url: 'https://courier.example/AX-30177421' },
    }),
    won.decided(
      day(31, 11),
      { outcome: 'shop', reason: 'The picture shows the door of the address, and the number says the same.' },
      ['messages', 'address'],
    ),
    lost.open,
    lost.challenged(day(30, 9), { reason: 'other', comment: 'It was whole when it left the shop.' }),
    lost.decided(
      day(25, 14),
      { outcome: 'shopper', reason: 'Nothing shows in what state it left the shop.' },
      ['description', 'messages', 'proof'],
    ),
    inPart.open,
    inPart.halved(day(24, 9), 'The other two were full, and she keeps them.'),
    inPart.decided(
      day(18, 10),
      { outcome: 'shopper', isHalf: true, reason: 'Two of four were as described.' },
      ['description', 'proof'],
    ),
    paid.open,
    paid.approved(day(19, 9)),
    taken.open,
    taken.withdrawn(day(13, 12)),
    written.open,
    written.written(day(3, 12), {
      ...{ reason: 'order_on_its_way', tracking_number: 'AX-30188004' },
      comment: 'The courier brings it on Thursday; we called her.',
    }),
    atTheDesk.open,
    atTheDesk.delivered(day(5, 12), {
      comment: 'Her neighbour signed for it, as she had asked the courier to do.',
      tracking_number: 'AX-30181190',
    }),
    fresh.open,
  ]
}

/** Two of Rawaa’s: one that nobody has answered, and one at the desk. */
export const rawaasDisputes: Story = (scene) => {
  const { day } = scene
  const atTheDesk = disputed(scene, day(8, 12), {
    type: 'product_issue',
    comment: 'القماش غير الذي في الصورة.',
  })
  const fresh = disputed(scene, day(3, 13), {
    type: 'identity_theft',
    comment: 'I know nothing of this order.',
  })
  return [
    atTheDesk.open,
    atTheDesk.challenged(day(6, 10), {
      ...{ reason: 'other', comment: 'The picture in the shop is of this cloth, in this colour.' },
    }),
    fresh.open,
  ]
}

/**
 * One of Bahri’s, so large that two people decide it; the second has not yet. It was disputed in the week in
 * which it was sold.
 */
export const bahrisDispute: Story = (scene) => {
  const { merchant, today, week, last } = scene
  const order = largeOrderOf(merchant, today)!
  const large = disputed(
    scene,
    week(3, 4, 12),
    {
      type: 'product_issue',
      comment: 'المحمصة التي ركّبوها في الفندق سعتها 5 كيلو، والطلب المدفوع لمحمصة 15 كيلو.',
    },
    order.number,
  )
  return [
    large.open,
    large.challenged(week(2, 1, 10), {
      ...{ reason: 'other', comment: 'The large one comes in January. The small one was lent until then.' },
    }),
    large.decided(
      last(9),
      { outcome: 'shopper', reason: 'Nothing in the order says that another machine comes first.' },
      ['description', 'messages'],
    ),
  ]
}
