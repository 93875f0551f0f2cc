import type { Dispute } from '@daftar/contract/endpoints/disputes/disputes-shapes'
import { formAround, formType } from '../files/uploads.ts'
import { testApp, type TestAnswer } from '../app/test-app.ts'
import { aShop, type Shop } from '../../modules/selling/orders/testing.ts'
import type { GivenOrder } from '../app/builders.ts'

/** A shop whose orders are disputed, with somebody of the desk. */
export interface DisputedShop extends Shop {
  agent: string
  /** A captured order that somebody called about. */
  open(given?: {
    order?: GivenOrder
    amount?: string
    type?: string
  }): Promise<{ id: string; orderId: string; number: string }>
  read(id: string, as?: string): Promise<Dispute>
  upload(name: string, bytes: Uint8Array, as?: string): Promise<TestAnswer>
  /** Everything that is due by an instant, as the worker does it. */
  moveTo(at: string): Promise<void>
  /** What each verdict says of every item of its checklist. */
  verdict(id: string): Promise<{ item: string; mark: string }[]>
}

export async function aDisputedShop(options: Parameters<typeof testApp>[0] = {}): Promise<DisputedShop> {
  const shop = await aShop(await testApp(options))
  const { product } = shop
  // Schedules fall due from the first look on.
  await product.app.schedules.runDue(product.clock.now())
  const agent = await product.signInStaff(await product.aStaff('support_agent'))
  const read = async (id: string, as = shop.token): Promise<Dispute> => {
    const { status, body } = await shop.call('disputes.read', { params: { id }, as })
    if (status !== 200) throw new Error(`the dispute answered ${status}`)
    return body.dispute
  }
  return {
    ...shop,
    agent,
    read,
    open: async ({ order = {}, amount, type = 'not_delivered' } = {}) => {
      const made = await shop.order({ as: 'captured', ...order })
      const { status, body } = await product.call('disputes.open', {
        as: agent,
        body: { order_number: made.number, type, comment: 'It never came.', ...(amount && { amount }) },
      })
      if (status !== 200) throw new Error(`opening answered ${status} ${JSON.stringify(body)}`)
      return { id: body.dispute.id, orderId: made.id, number: body.dispute.number }
    },
    upload: (name, bytes, as = shop.token) => {
      const { before, after } = formAround(name, 'image/png')
      const field = Buffer.from(before.toString('utf8').replace('name="file"', 'name="asset"'))
      return product.call('disputes.upload', {
        as,
        body: Buffer.concat([field, bytes, after]),
        headers: { 'content-type': formType },
      })
    },
    moveTo: async (at) => {
      product.clock.set(new Date(at))
      await product.app.schedules.runDue(new Date(at))
    },
    verdict: async (id) => (await read(id)).evidence.map(({ item }) => ({ item, mark: 'counted' })),
  }
}
