import type { MerchantRole } from '@daftar/rules/access/roles'
import { expect } from 'vitest'
import { aMember, aMerchant, anOrder, type MerchantFacts } from './builders.ts'
import type { TestApp } from './test-app.ts'
import { values } from '../../platform/database/rows.ts'

export interface Seller extends MerchantFacts {
  /** The session of the person who sells. */
  as: string
}

let phones = 2_000_000

/**
 * What shops and shoppers do with payment links and checkouts, for tests; PUBLIC_ORIGIN is
 * https://daftar.example.
 */
export function linksOf(app: TestApp) {
  return { ...sellersOf(app), ...makingOf(app), ...payingOf(app), aShopper, tokenOf }
}

/** A phone nobody had before. */
function aShopper(): string {
  return `+97150${(phones += 1)}`
}

function tokenOf(url: string): string {
  return /^https:\/\/daftar\.example\/pay\/([\w-]{43})$/.exec(url)?.[1] ?? ''
}

/** Who sells. */
function sellersOf(app: TestApp) {
  return { seller, colleague, setStrict }

  /** A merchant with a store that sells in parts, and its admin signed in. */
  async function seller(
    given: Parameters<typeof aMerchant>[1] & { products?: string[] } = {},
  ): Promise<Seller> {
    const { products = ['pay_later', 'installments'], ...merchant } = given
    const made = await app.db.database.system(async (tx) => {
      const facts = await aMerchant(tx, merchant)
      await tx`update store set products = ${products} where merchant_id = ${facts.merchantId}`
      return facts
    })
    return { ...made, as: await app.signIn(made.personId) }
  }

  /** Somebody else of the same merchant; `stores` limits them. */
  async function colleague(of: Seller, role: MerchantRole, stores: string[] | null = null): Promise<Seller> {
    const invite = { role, storeIds: stores, firstName: 'Sara', lastName: role }
    const personId = await app.db.database.system((tx) => aMember(tx, of.merchantId, invite))
    return { ...of, personId, as: await app.signIn(personId) }
  }

  async function setStrict({ merchantId }: Seller): Promise<void> {
    await app.db.database.system(
      (tx) =>
        tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', { merchant_id: merchantId, name: 'strict_payment_link_validation', enabled: true, changed_at: new Date() })}`,
    )
  }
}

/** What there is to pay: a link, or a checkout of a shop. */
function makingOf(app: TestApp) {
  return { create, made, aCheckout }

  function create(by: Seller, given: Record<string, unknown> = {}) {
    const body = { store_id: by.storeId, amount: '400.00', phone: aShopper(), language: 'en', ...given }
    return app.call('paymentLinks.create', { body, as: by.as })
  }

  /** A link that was made, with the token of its page. */
  async function made(by: Seller, given: Record<string, unknown> = {}) {
    const phone = (given['phone'] as string | undefined) ?? aShopper()
    const answer = await create(by, { ...given, phone })
    expect(answer.status).toBe(200)
    return { ...answer.body, id: answer.body.link.id as string, token: tokenOf(answer.body.url), phone }
  }

  /** What a shop opens through its API: an order without a link, 20 minutes to pay it. */
  async function aCheckout(
    of: Seller,
    given: { amountMinor?: bigint; phone?: string | null; urls?: boolean } = {},
  ) {
    const at = app.clock.now()
    const { amountMinor = 40_000n, phone = null, urls = true } = given
    const page = (name: string) => (urls ? `https://shop.example/${name}?cart=7` : null)
    return app.db.database.system(async (tx) => {
      const { id: orderId } = await anOrder(tx, of, {
        amountMinor,
        at,
        as: 'created',
        source: 'web',
        expiresAt: new Date(at.getTime() + 20 * 60_000),
        shopper: { name: null, phone, email: null },
      })
      const opened = await app.app.areas.selling.checkout.openSession(tx, {
        merchantId: of.merchantId,
        orderId,
        language: 'en',
        urls: { success: page('success'), cancel: page('cancel'), failure: page('failure') },
        expiresAt: new Date(at.getTime() + 20 * 60_000),
        at,
      })
      return { ...opened, orderId }
    })
  }
}

/** What a shopper does on the hosted page, and what becomes of the order. */
function payingOf(app: TestApp) {
  return { sendCode, codeOf, confirm, pay, stateOf }

  function sendCode(token: string, phone?: string) {
    return app.call('checkout.sendCode', { params: { token }, body: phone === undefined ? {} : { phone } })
  }

  /** Asks for a code and reads it on the shopper's phone; the newest of several stands first there. */
  async function codeOf(token: string, phone: string, isPreset = true): Promise<string> {
    app.clock.advance(1000)
    const sent = await sendCode(token, isPreset ? undefined : phone)
    expect(sent.status).toBe(200)
    await app.settle()
    const carried = (await app.inbox()).find(
      (message) => message.recipient === phone && message.code !== null,
    )
    return carried?.code ?? ''
  }

  function confirm(token: string, code: string) {
    return app.call('checkout.confirm', { params: { token }, body: { code } })
  }

  async function pay({ token, phone }: { token: string; phone: string }) {
    return confirm(token, await codeOf(token, phone))
  }

  async function stateOf(orderId: string) {
    const [row] = await app.db.database.system(
      (tx) => tx`
        select p.status, p.captured_minor, p.shopper_phone, c.status as session, c.rejection,
               (select count(*)::int from capture k where k.order_id = p.id) as captures,
               (select array_agg(e.kind order by e.id) from order_event e where e.order_id = p.id) as events
          from orders p join checkout_session c on c.merchant_id = p.merchant_id and c.order_id = p.id
         where p.id = ${orderId}`,
    )
    return row as
      | {
          status: string
          captured_minor: bigint
          shopper_phone: string | null
          session: string
          rejection: string | null
          captures: number
          events: string[]
        }
      | undefined
  }
}
