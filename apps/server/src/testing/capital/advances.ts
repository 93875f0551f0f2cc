import { afterAll, beforeAll, expect } from 'vitest'
import { verifyChain } from '../../platform/ledger/ledger.ts'
import { aMerchant, aSale, aSignedAdvance, type MerchantFacts } from '../app/builders.ts'
import { testApp, type TestApp } from '../app/test-app.ts'
import type { Row } from '../../platform/database/rows.ts'

/** A merchant with its advance, and the token of the person who looks at it. */
export interface Borrower {
  merchant: MerchantFacts
  advanceId: string
  token: string
}

/**
 * The whole product over a database of its own, with two people of finance and acts on advances through HTTP.
 */
export function advanceFixture(
  now: string,
  env: Record<string, string> = {},
  log?: { write(line: string): void },
) {
  let product: TestApp
  let finance: string
  let second: string
  beforeAll(async () => {
    product = await testApp({ now, env, ...(log && { log }) })
    finance = await product.signInStaff(await product.aStaff('finance'))
    second = await product.signInStaff(await product.aStaff('finance'))
  })
  afterAll(() => product.close())

  const transferOf = async (advanceId: string): Promise<{ id: string; amount: string } | undefined> => {
    const query = { status: 'ordered', page_size: '100' }
    const { body } = await product.call('transfers.list', { as: finance, query })
    return body.transfers.find((one: { subject_id: string }) => one.subject_id === advanceId)
  }
  const confirm = async (advanceId: string) => {
    const { id } = (await transferOf(advanceId))!
    const say = (as: string) =>
      product.call('transfers.confirm', { as, params: { id }, body: { bank_reference: 'BNK-0001' } })
    const first = await say(finance)
    return first.body.transfer?.status === 'ordered' ? say(second) : first
  }
  /** A signed advance whose money is under way; `paysOff` makes it one that pays off another. */
  const signed = async (
    merchant: MerchantFacts,
    given: { amountMinor?: bigint; paysOff?: string; discountHundredths?: number } = {},
  ) => {
    const at = product.clock.now()
    return product.db.database.system(async (tx) => {
      const advance = await aSignedAdvance(tx, merchant, { at, ...given })
      if (given.paysOff)
        await tx`
          update offer set tags = array['early_payoff'], pays_off_advance_id = ${given.paysOff},
                 discount_percent_hundredths = ${given.discountHundredths ?? 0}
           where merchant_id = ${merchant.merchantId} and id = ${advance.offer_id}`
      await product.app.createAdvance(tx, advance, at)
      return advance.id
    })
  }
  return {
    get product() {
      return product
    },
    get finance() {
      return finance
    },
    get second() {
      return second
    },
    transferOf,
    confirm,
    signed,
    /** An advance that is being repaid. */
    borrower: async (amountMinor = 1_000_000n): Promise<Borrower> => {
      const merchant = await product.db.database.system((tx) => aMerchant(tx, { commissionHundredths: 0 }))
      const advanceId = await signed(merchant, { amountMinor })
      await confirm(advanceId)
      return { merchant, advanceId, token: await product.signIn(merchant.personId) }
    },
    advanceOf: async ({ token }: Pick<Borrower, 'token'>, advanceId: string) =>
      (await product.call('advances.read', { as: token, params: { id: advanceId } })).body.loan,
    sell: (merchant: MerchantFacts, amountMinor: bigint) =>
      product.db.database.system((tx) => aSale(tx, merchant, amountMinor, product.clock.now())),
    /** Goes to a Monday morning and settles the week before. */
    settle: async (monday: string) => {
      const at = new Date(`${monday}T02:00:00Z`)
      product.clock.set(at)
      await product.app.runWeek('AED', at)
    },
    balances: async ({ merchantId }: MerchantFacts): Promise<Record<string, bigint>> => {
      const rows = await product.db.database.system(
        (tx) => tx<Row<'ledger_balance', 'account' | 'balance_minor'>[]>`
          select account, balance_minor from ledger_balance where merchant_id = ${merchantId} and balance_minor <> 0`,
      )
      return Object.fromEntries(rows.map((row) => [row.account, row.balance_minor]))
    },
    /**
     * DEC-LOAN-36: the chain holds, P + B + C = O for every advance, and a closed one has nothing on its
     * accounts.
     */
    expectSound: async ({ merchantId }: MerchantFacts) => {
      const [faults, advances] = await product.db.database.system((tx) =>
        Promise.all([
          verifyChain(tx, merchantId),
          tx`
            select l.id, l.status, l.funded_at is null as waits, l.amount_minor + l.fee_minor as o, l.credited_minor as c,
                   (select coalesce(sum(amount_minor), 0)::bigint from repayment r where r.merchant_id = l.merchant_id and r.advance_id = l.id
                       and coalesce(r.status, 'paid') = 'paid') as p,
                   (select coalesce(sum(balance_minor), 0)::bigint from ledger_balance b where b.merchant_id = l.merchant_id
                       and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) as b,
                   (select coalesce(sum(abs(balance_minor)), 0)::bigint from ledger_balance b where b.merchant_id = l.merchant_id
                       and b.account like '%:' || l.id) as open
              from advance l where l.merchant_id = ${merchantId}`,
        ]),
      )
      expect(faults).toEqual([])
      for (const { id, status, waits, o, c, p, b, open } of advances as unknown as Figures[]) {
        if (!waits) expect(p + b + c, `P + B + C of ${id}`).toBe(o)
        if (status === 'closed') expect(open, `accounts of ${id}`).toBe(0n)
      }
    },
  }
}

interface Figures {
  id: string
  status: string
  waits: boolean
  o: bigint
  c: bigint
  p: bigint
  b: bigint
  open: bigint
}
