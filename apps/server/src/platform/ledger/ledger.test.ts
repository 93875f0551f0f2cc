import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner, runText, tamper } from '../../testing/database/planted.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { balanceOf, MovementDiffers, post, reverse, verifyChain, type Movement } from './ledger.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const at = new Date('2026-11-23T09:00:00Z')

function aMovement(merchantId: string, reference: string, amountMinor = 100n): Movement {
  return {
    merchantId,
    kind: 'payout_closed',
    reference,
    at,
    postings: [
      { account: 'receivable', currency: 'AED', amountMinor },
      { account: 'merchant:wallet', currency: 'AED', amountMinor: -amountMinor },
    ],
  }
}

const postIn = (movement: Movement) => db.database.tenant([movement.merchantId], (tx) => post(tx, movement))
const faultsOf = (merchantId: string) => db.database.tenant([merchantId], (tx) => verifyChain(tx, merchantId))
const walletOf = (merchantId: string) =>
  db.database.tenant([merchantId], (tx) => balanceOf(tx, merchantId, 'merchant:wallet', 'AED'))

describe('posting', () => {
  test('a movement moves its balances in the same transaction, and not at all when that fails', async () => {
    await postIn(aMovement('m_post', 'order-1'))
    expect(await walletOf('m_post')).toBe(-100n)
    await expect(
      db.database.tenant(['m_post'], async (tx) => {
        await post(tx, aMovement('m_post', 'order-2'))
        throw new Error('afterwards')
      }),
    ).rejects.toThrow('afterwards')
    expect(await walletOf('m_post')).toBe(-100n)
    expect(await faultsOf('m_post')).toEqual([])
  })

  test('the same movement is posted once, and answered the second time', async () => {
    const first = await postIn(aMovement('m_once', 'order-1'))
    const second = await postIn(aMovement('m_once', 'order-1'))
    expect(second).toEqual({ ...first, posted: false })
    await expect(postIn(aMovement('m_once', 'order-1', 999n))).rejects.toThrow(MovementDiffers)
    expect(await walletOf('m_once')).toBe(-100n)
  })

  test('a movement is undone by its opposite, once', async () => {
    const { id } = await postIn(aMovement('m_undo', 'order-1'))
    const undo = (reference: string) =>
      db.database.tenant(['m_undo'], (tx) =>
        reverse(tx, id, { merchantId: 'm_undo', kind: 'payout_rejected', reference, at }),
      )
    await undo('order-1')
    expect(await walletOf('m_undo')).toBe(0n)
    await expect(undo('again')).rejects.toThrow(/reversed_once/)
    expect(await faultsOf('m_undo')).toEqual([])
  })

  test('64 movements posted at once keep one chain without gaps and the right balance', async () => {
    await Promise.all(
      Array.from({ length: 64 }, (_, n) => postIn(aMovement('m_race', `order-${n}`, BigInt(n + 1)))),
    )
    expect(await faultsOf('m_race')).toEqual([])
    expect(await walletOf('m_race')).toBe(-2080n)
  })

  test('64 twins of one movement at once are posted once', async () => {
    const results = await Promise.all(
      Array.from({ length: 64 }, () => postIn(aMovement('m_twins', 'order-1'))),
    )
    expect(results.filter((result) => result.posted)).toHaveLength(1)
    expect(await walletOf('m_twins')).toBe(-100n)
  })

  test('amounts beyond what a float holds stay exact', async () => {
    await postIn(aMovement('m_big', 'order-1', 9_007_199_254_740_993n))
    expect(await walletOf('m_big')).toBe(-9_007_199_254_740_993n)
  })
})

describe('what the database refuses', () => {
  test.each([
    ['one side only', [{ account: 'a', currency: 'AED', amountMinor: 5n }]],
    [
      'sides that differ',
      [
        { account: 'a', currency: 'AED', amountMinor: 5n },
        { account: 'b', currency: 'AED', amountMinor: -4n },
      ],
    ],
    [
      'two currencies',
      [
        { account: 'a', currency: 'AED', amountMinor: 5n },
        { account: 'b', currency: 'SAR', amountMinor: -5n },
      ],
    ],
    [
      'a line of zero',
      [
        { account: 'a', currency: 'AED', amountMinor: 0n },
        { account: 'b', currency: 'AED', amountMinor: 0n },
      ],
    ],
  ] as const)('an unbalanced movement: %s', async (_, postings) => {
    await expect(postIn({ ...aMovement('m_uneven', `uneven-${_}`), postings })).rejects.toThrow(
      /not balanced|check constraint/,
    )
    expect(await faultsOf('m_uneven')).toEqual([])
  })

  test('lines added to a movement of the past, balanced or not', async () => {
    const { id } = await postIn(aMovement('m_added', 'order-1'))
    const add = db.database.tenant(
      ['m_added'],
      (tx) => tx`
      insert into ledger_posting (merchant_id, transaction_id, line, account, currency, amount_minor)
      values ('m_added', ${id}, 3, 'a', 'AED', 5), ('m_added', ${id}, 4, 'b', 'AED', -5)`,
    )
    await expect(add).rejects.toThrow(/not balanced/)
  })

  test.each([
    'update ledger_posting set amount_minor = 1',
    'delete from ledger_posting',
    'truncate ledger_posting cascade',
    'update ledger_transaction set memo = null',
    'truncate ledger_transaction cascade',
  ])('changing the journal: %s', async (statement) => {
    await postIn(aMovement('m_change', 'order-1'))
    await expect(db.database.tenant(['m_change'], (tx) => runText(tx, statement))).rejects.toThrow(
      /permission denied/,
    )
    await expect(asOwner(db.owner, statement)).rejects.toThrow(/append-only/)
  })
})

describe("a fault planted behind the product's back is found", () => {
  test.each([
    [
      'an amount changed',
      `update ledger_posting set amount_minor = amount_minor * 2 where merchant_id = 'm_plant1'`,
      'm_plant1',
    ],
    [
      'a memo changed',
      `update ledger_transaction set memo = 'other' where merchant_id = 'm_plant2' and number = 1`,
      'm_plant2',
    ],
    [
      'a balance changed',
      `update ledger_balance set balance_minor = 1 where merchant_id = 'm_plant3'`,
      'm_plant3',
    ],
    [
      'the last movement cut off',
      `delete from ledger_posting where merchant_id = 'm_plant4'; delete from ledger_transaction where merchant_id = 'm_plant4'; delete from ledger_balance where merchant_id = 'm_plant4'`,
      'm_plant4',
    ],
  ])('%s', async (_, statement, merchant) => {
    await postIn(aMovement(merchant, 'order-1'))
    await postIn(aMovement(merchant, 'order-2'))
    expect(await faultsOf(merchant)).toEqual([])
    const off = ['append_only_rows', 'ledger_balanced']
    await tamper(db.owner, { ledger_posting: off, ledger_transaction: off }, statement)
    expect((await faultsOf(merchant)).length).toBeGreaterThan(0)
  })
})
