import type { Order } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { MerchantRole } from '@daftar/rules/access/roles'
import {
  aMerchant,
  anOrder,
  aStore,
  type GivenOrder,
  type MerchantFacts,
} from '../../../testing/app/builders.ts'
import { aPerson } from '../../../testing/app/sign-in-app.ts'
import { testApp, type TestApp, type TestCall } from '../../../testing/app/test-app.ts'
import type { EndpointId } from '@daftar/contract'
import type { Currency } from '@daftar/rules/money/currency'

/** A shop with its workspace admin signed in, for tests of the orders area. */
export interface Shop extends MerchantFacts {
  product: TestApp
  /** The admin's session. */
  token: string
  call(id: EndpointId, call?: TestCall): ReturnType<TestApp['call']>
  /** An order of this shop. */
  order(given?: GivenOrder): Promise<{ id: string; number: string }>
  /** Another store of it. */
  anotherStore(name?: string): Promise<string>
  /** The session of another of its people. */
  signInAs(role: MerchantRole, stores?: string[] | null): Promise<string>
}

export async function aShop(
  product: TestApp,
  given: { currency?: Currency; country?: string; vatPercent?: number } = {},
): Promise<Shop> {
  const { database } = product.db
  const merchant = await database.system((tx) => aMerchant(tx, given))
  const token = await product.signIn(merchant.personId)
  return {
    ...merchant,
    product,
    token,
    call: (id, call) => product.call(id, { as: token, ...call }),
    order: (wanted) => database.system((tx) => anOrder(tx, merchant, wanted)),
    anotherStore: (name) => database.system((tx) => aStore(tx, merchant, name)),
    signInAs: async (role, stores = null) =>
      product.signIn(
        await aPerson(product.db, {
          merchantId: merchant.merchantId,
          role,
          stores,
          email: null,
          phone: aPhone(),
        }),
      ),
  }
}

/** The order's page, as somebody sees it. */
export async function readOrder(shop: Shop, id: string, as = shop.token): Promise<Order> {
  const { status, body } = await shop.call('orders.read', { params: { id }, as })
  if (status !== 200) throw new Error(`the order answered ${status}`)
  return body.payment
}

let phones = 0
function aPhone(): string {
  phones += 1
  return `+97155${String(phones).padStart(7, '0')}`
}

export async function withShop(given?: Parameters<typeof aShop>[1]): Promise<Shop> {
  return aShop(await testApp(), given)
}
