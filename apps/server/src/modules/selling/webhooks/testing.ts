import { aListener, type Heard } from '../../../testing/shop/listener.ts'
import { aShop, type Shop, type ShopAnswerOf } from '../../../testing/shop/shop.ts'
import { testApp } from '../../../testing/app/test-app.ts'

export type Stage = Awaited<ReturnType<typeof aStage>>

export const webhooksPath = '/api/v1/webhooks'

/**
 * The product with somebody of support, a shop and the shop's own server, for tests of what shops are told.
 */
export async function aStage() {
  const product = await testApp()
  const listener = await aListener()
  const agent = await product.signInStaff(await product.aStaff('support_agent'))
  await product.app.schedules.runDue()
  return {
    product,
    listener,
    agent,
    /** Another shop, which has heard nothing yet, before a server that takes whatever it is told. */
    async newShop(): Promise<ActingShop> {
      await product.settle()
      listener.answers((response) => response.end('ok'))
      listener.heard.length = 0
      const shop = await aShop(product)
      return {
        ...shop,
        register: (path = '/hook', more = {}) =>
          shop.live.post(webhooksPath, { url: listener.url(path), ...more }),
        act: (id, what, body) => shop.live.post(`/api/v2/payments/${id}/${what}`, body),
      }
    },
    /** The clock moves on, and everything that fell due then is done. */
    async pass(minutes: number): Promise<void> {
      product.clock.advance(minutes * 60_000)
      await product.app.schedules.runDue()
      await product.settle()
    },
    /** What support sees of everything a shop was sent. */
    async deliveries(shop: Shop): Promise<SeenDelivery[]> {
      const params = { id: shop.merchant.merchantId }
      return (await product.call('webhooks.deliveriesForStaff', { as: agent, params })).body.deliveries
    },
    async close(): Promise<void> {
      await listener.close()
      await product.close()
    },
  }
}

export interface ActingShop extends Shop {
  /** Registers a webhook of its live payments. */
  register(path?: string, more?: object): Promise<ShopAnswerOf>
  /** Captures, refunds or closes a live payment. */
  act(id: string, what: 'captures' | 'refunds' | 'close', body?: object): Promise<ShopAnswerOf>
}

export interface SeenDelivery {
  id: string
  event: string
  status: string
  attempts: number
}

/** Event and state of each message, as they came. */
export function eventsOf(messages: readonly Heard[]) {
  return messages.map(({ headers, body }) => [headers['x-daftar-event'], body.status])
}
