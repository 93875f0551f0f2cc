import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aSale, aStore } from '../../../testing/app/builders.ts'
import type { TestAnswer } from '../../../testing/app/test-app.ts'
import { walletFixture, type WalletDesk, type WalletOwner } from '../wallet/testing.ts'

let wallets: WalletDesk
/** Two weeks of one order each and one of two, and a wallet that was filled and withdrawn from. */
let owner: WalletOwner
let other: WalletOwner
beforeAll(async () => {
  wallets = await walletFixture()
  await wallets.app.app.schedules.runDue()
  owner = await wallets.anOwner()
  other = await wallets.anOwner()
  await wallets.inSystem(async (tx) => {
    await aSale(tx, owner, 300_000n, new Date('2026-11-10T08:00:00Z'))
    await aSale(tx, owner, 400_000n, new Date('2026-11-17T08:00:00Z'))
    await aSale(tx, owner, 100_000n, new Date('2026-11-18T08:00:00Z'))
    await aSale(tx, other, 900_000n, new Date('2026-11-17T08:00:00Z'))
  })
  await wallets.app.app.runWeek('AED', new Date('2026-11-16T02:00:00Z'))
  await wallets.app.app.runWeek('AED', new Date('2026-11-23T02:00:00Z'))
  await wallets.toppedUp(owner, '1000.00')
  await wallets.withdraw(owner, '300')
})
afterAll(() => wallets.app.close())

interface Listed {
  id: string
  kind: string
  type: string
  status: string
  amount: string
  reference: string
}
const list = (as: string, query: Record<string, string> = {}) =>
  wallets.app.call('money.transactions', { as, query })
const listed = async (as: string, query: Record<string, string> = {}): Promise<Listed[]> =>
  (await list(as, query)).body.transactions
const read = (as: string, id: string) => wallets.app.call('money.transaction', { as, params: { id } })
const short = ({ type, status, amount }: Listed) => [type, status, amount]
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.fields ?? body.details?.reason]
const idOf = async (type: string, as = owner.as) => (await listed(as)).find((one) => one.type === type)!.id

describe('the history', () => {
  test('payouts and movements of the wallet stand in one list, newest first [DEC-MON-1]', async () => {
    expect((await listed(owner.as)).map(short)).toEqual([
      ['fee', 'done', '-5.00'],
      ['withdrawal', 'on_its_way', '-300.00'],
      ['top_up', 'done', '1000.00'],
      ['payout', 'on_its_way', '4994.00'],
      ['payout', 'on_its_way', '2994.00'],
    ])
  })

  test('is narrowed to kinds, and says which there are [DEC-MON-1]', async () => {
    const wallet = await list(owner.as, { kinds: 'wallet' })
    expect(wallet.body.transactions.map(({ kind }: Listed) => kind)).toEqual(['wallet', 'wallet', 'wallet'])
    expect(wallet.body.kinds).toEqual(['payout', 'wallet'])
    expect((await listed(owner.as, { kinds: 'payout' })).map(({ kind }) => kind)).toEqual([
      'payout',
      'payout',
    ])
    expect(await listed(owner.as, { kinds: 'nothing' })).toHaveLength(5)
  })

  test('is read page by page without a gap or a twin, whatever comes in meanwhile [DEC-MON-1]', async () => {
    const { as } = owner
    const whole = (await listed(as)).map(({ id }) => id)
    const found: string[] = []
    let token: string | null = null
    do {
      const { body }: TestAnswer = await list(as, { page_size: '2', ...(token && { page_token: token }) })
      found.push(...body.transactions.map(({ id }: Listed) => id))
      if (token === null) await wallets.toppedUp(owner, '1.00')
      token = body.next_page_token
    } while (token)
    expect(found).toEqual(whole)
  })

  test('a payout into the wallet is one transaction, and says where it went', async () => {
    const into = await wallets.anOwner()
    const proof = await wallets.proofOf(into)
    await wallets.app.call('wallet.choosePayouts', { as: into.as, body: { takes_payouts: true, proof } })
    await wallets.inSystem((tx) => aSale(tx, into, 500_000n, new Date('2026-11-25T08:00:00Z')))
    await wallets.app.app.runWeek('AED', new Date('2026-11-30T02:00:00Z'))
    const found = await listed(into.as)
    expect(found.map(short)).toEqual([['payout', 'done', '4994.00']])
    expect((await read(into.as, found[0]!.id)).body.transaction).toMatchObject({
      into_wallet: true,
      bank: null,
    })
  })
})

describe('one transaction', () => {
  test('a payout has its fee, its account and number, and the order it is of alone [DEC-MON-2]', async () => {
    const payouts = (await listed(owner.as)).filter(({ type }) => type === 'payout')
    const [ofTwo, ofOne] = await Promise.all(
      payouts.map(async ({ id }) => (await read(owner.as, id)).body.transaction),
    )
    expect(ofOne).toMatchObject({
      ...{ fee: '6.00', amount: '2994.00', status: 'on_its_way', into_wallet: false },
      payout: { id: ofOne.id, number: ofOne.reference },
      order: { id: expect.any(String), number: expect.any(String) },
      bank: { iban_ends: '3456' },
    })
    expect(ofTwo).toMatchObject({ fee: '6.00', order: null })
  })

  test('a withdrawal has its fee and account, and follows what the bank does [DEC-MON-2]', async () => {
    const id = await idOf('withdrawal')
    expect((await read(owner.as, id)).body.transaction).toMatchObject({
      ...{ kind: 'wallet', fee: '5.00', payout: null, order: null, ended_at: null, failed_reason: null },
      bank: { iban_ends: '3456' },
    })
    const transfer = await wallets.transferOf(owner)
    await wallets.app.call('transfers.reject', {
      ...{ as: wallets.finance, params: { id: transfer!.id }, body: { reason: 'Account closed' } },
    })
    expect((await read(owner.as, id)).body.transaction).toMatchObject({
      ...{ status: 'failed', failed_reason: 'Account closed', ended_at: expect.any(String) },
    })
  })
})

describe('who sees it', () => {
  test('another merchant sees none of it, by list or by id', async () => {
    const mine = await listed(owner.as)
    expect((await listed(other.as)).map(short)).toEqual([['payout', 'on_its_way', '8994.00']])
    for (const { id } of mine) expect(reasonOf(await read(other.as, id))).toEqual([404, 'not_found'])
  })

  test('whoever may not see payouts sees nothing, and who is limited to stores no wallet', async () => {
    const as = async (given: Parameters<typeof aMember>[2]) =>
      wallets.app.signIn(await wallets.inSystem((tx) => aMember(tx, owner.merchantId, given)))
    expect(reasonOf(await list(await as({ role: 'sales_manager' })))).toEqual([403, 'no_permission'])
    const limited = await as({ role: 'settlements', storeIds: [owner.storeId] })
    const { body } = await list(limited)
    expect(body.kinds).toEqual(['payout'])
    expect(new Set(body.transactions.map(({ kind }: Listed) => kind))).toEqual(new Set(['payout']))
    expect((await read(limited, await idOf('top_up'))).status).toBe(404)
  })

  test('who is limited to another store sees no payout without it, and no order of a store beside it', async () => {
    const seller = await wallets.anOwner()
    const [north, south] = await wallets.inSystem(async (tx) => {
      const south = await aStore(tx, seller, 'South', 'الجنوب')
      await aSale(tx, seller, 300_000n, new Date('2026-11-17T08:00:00Z'))
      return [seller.storeId, south]
    })
    await wallets.app.app.runWeek('AED', new Date('2026-11-23T02:00:00Z'))
    const limitedTo = async (storeId: string) =>
      wallets.app.signIn(
        await wallets.inSystem((tx) =>
          aMember(tx, seller.merchantId, { role: 'settlements', storeIds: [storeId] }),
        ),
      )
    expect(await listed(await limitedTo(north))).toHaveLength(1)
    expect(await listed(await limitedTo(south))).toEqual([])
  })
})

describe('a problem with one', () => {
  const report = (as: string, transaction_id: string) =>
    wallets.app.call('support.create', {
      as,
      body: {
        ...{ topic: 'finances', subject: 'It has not come', description: 'The bank knows nothing of it.' },
        ...{ store_id: null, order_id: null, attachments: [], transaction_id },
      },
    })

  test('a ticket keeps the transaction it is about, for the agent too [DEC-MON-2]', async () => {
    const payout = (await listed(owner.as)).find(({ type }) => type === 'payout')!
    const { status, body } = await report(owner.as, payout.id)
    expect(status).toBe(200)
    expect(body.ticket).toMatchObject({
      ...{ transaction_id: payout.id, transaction_reference: payout.reference },
    })
    const agent = await wallets.app.signInStaff(await wallets.app.aStaff('support_agent'))
    const seen = await wallets.app.call('support.readForStaff', { as: agent, params: { id: body.ticket.id } })
    expect(seen.body.ticket.transaction_reference).toBe(payout.reference)
  })

  test('an agent names the payout and the order by their numbers, of the ticket’s own merchant alone', async () => {
    const { app } = wallets
    const payouts = (await listed(owner.as)).filter(({ type }) => type === 'payout')
    const params = { id: (await report(owner.as, payouts[0]!.id)).body.ticket.id }
    const agent = await app.signInStaff(await app.aStaff('support_agent'))
    const link = (body: object) => app.call('support.link', { as: agent, params, body })
    const { number: order } = (await app.call('orders.list', { as: owner.as })).body.payments[0]
    const linked = await link({ payout_number: payouts[1]!.reference, order_number: order })
    expect(linked.body.ticket).toMatchObject({ transaction_id: payouts[1]!.id, order_number: order })
    expect((await link({ payout_number: null })).body.ticket).toMatchObject({
      ...{ transaction_id: null, order_number: order },
    })
    const foreign = (await listed(other.as)).find(({ type }) => type === 'payout')!
    expect(reasonOf(await link({ payout_number: foreign.reference, order_number: 'NO-SUCH' }))).toEqual([
      400,
      { payout_number: 'invalid', order_number: 'invalid' },
    ])
  })

  test('a transaction that the person does not see cannot be named', async () => {
    expect(reasonOf(await report(other.as, await idOf('top_up')))).toEqual([
      400,
      { transaction_id: 'invalid' },
    ])
  })
})

test('changes of the cycle stand with who asked, from when on and what became of them [MON-08, DEC-MON-4]', async () => {
  const { app } = wallets
  const trader = await wallets.anOwner()
  const params = { id: trader.merchantId }
  const set = (cycle: string) => app.call('payouts.setCycle', { as: trader.as, params, body: { cycle } })
  const changes = async (as = trader.as, query: Record<string, string> = {}) =>
    app.call('payouts.cycleChanges', { as, params, query })
  const states = async () =>
    (await changes()).body.changes.map((one: { cycle: string; state: string }) => [one.cycle, one.state])
  expect(await states()).toEqual([])
  await set('flexible')
  expect((await changes()).body.changes[0]).toMatchObject({
    ...{ cycle: 'flexible', state: 'planned', by: expect.stringMatching(/\w/) },
  })
  app.clock.advance(60_000)
  await set('weekly')
  app.clock.advance(60_000)
  await set('flexible')
  expect(await states()).toEqual([
    ['flexible', 'planned'],
    ['weekly', 'taken_back'],
    ['flexible', 'taken_back'],
  ])
  app.clock.advance(8 * 24 * 3_600_000)
  const later = await app.signIn(trader.personId)
  const again = (cycle: string) => app.call('payouts.setCycle', { as: later, params, body: { cycle } })
  await again('weekly')
  app.clock.advance(8 * 24 * 3_600_000)
  const last = await app.signIn(trader.personId)
  const first = await changes(last, { page_size: '2' })
  expect(first.body.changes.map(({ state }: { state: string }) => state)).toEqual(['current', 'past'])
  const rest = await changes(last, { page_size: '2', page_token: first.body.next_page_token })
  expect(rest.body.changes).toHaveLength(2)
  expect(rest.body.next_page_token).toBeNull()
  const stranger = await app.signIn(other.personId)
  expect((await changes(stranger)).status).toBe(404)
})
