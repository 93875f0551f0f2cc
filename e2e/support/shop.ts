import { apiOf } from './api.ts'
import { people, staff } from './people.ts'
import { sharedSession } from './session.ts'
import { payThere } from './shopper.ts'

export interface WaitingOrder {
  id: string
  number: string
  reference: string
  amount: string
}

interface NewOrder {
  amount: string
  reference?: string
  name?: string
}

/** One order that waits for its capture; see `waitingOrders`. */
export async function waitingOrder(origin: string, order: NewOrder): Promise<WaitingOrder> {
  const [made] = await waitingOrders(origin, order)
  return made
}

/**
 * Orders of Noor Perfumes' online store that wait for their capture: each comes from the shop by the public
 * payments API, and its shopper has paid. A test that moves money makes its own, so that no other test does
 * so before.
 */
export async function waitingOrders<Orders extends readonly NewOrder[]>(
  origin: string,
  ...orders: Orders
): Promise<{ [At in keyof Orders]: WaitingOrder }> {
  const admin = await sharedSession(origin, staff.admin)
  const { secret_key } = await admin.call('apiKeys.issue', {
    params: { id: 'mer_noor' },
    body: { mode: 'live' },
  })
  const made: WaitingOrder[] = []
  for (const order of orders) made.push(await buy(origin, secret_key, order))
  return made as { [At in keyof Orders]: WaitingOrder }
}

async function buy(
  origin: string,
  secretKey: string,
  { amount, reference = `e2e-${digits(8)}`, name = 'Huda Mansour' }: NewOrder,
): Promise<WaitingOrder> {
  const shop = apiOf(origin)
  shop.options.tokens.write(secretKey)
  const phone = `+97158${digits(7)}`
  const session = await shop.call('publicApi.createCheckout', {
    body: {
      payment: {
        amount,
        currency: 'AED',
        description: '',
        buyer: { name, email: null, phone },
        shipping_address: { city: 'Dubai', address: 'Al Wasl Road 12', zip: '' },
        order: {
          reference_id: reference,
          tax_amount: '0',
          shipping_amount: '0',
          discount_amount: '0',
          items: [{ title: 'عود الليل', quantity: 1, unit_price: amount, category: 'Perfume' }],
        },
        buyer_history: { loyalty_level: 0 },
        order_history: [],
        meta: null,
        attachment: null,
      },
      lang: 'en',
      merchant_code: 'online-store',
      merchant_urls: null,
    },
  })
  const { installments = [] } = session.configuration.available_products
  await payThere(origin, installments[0]?.web_url ?? '', phone)
  const owner = await sharedSession(origin, people.noorOwner)
  const { payment } = await owner.call('orders.read', { params: { id: session.payment.id } })
  return { id: payment.id, number: payment.number, reference, amount: payment.amount }
}

function digits(length: number): string {
  return Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')
}
