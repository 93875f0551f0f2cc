import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../../../testing/app/builders.ts'
import { cardFixture, type CardDesk } from '../../../testing/money/cards.ts'

let desk: CardDesk
beforeAll(async () => {
  desk = await cardFixture()
  await desk.app.app.schedules.runDue()
})
afterAll(() => desk.app.close())

interface Listed {
  id: string
  kind: string
  status: string
  amount: string
  reference: string
}
const list = async (as: string, kinds = ''): Promise<Listed[]> =>
  (await desk.app.call('money.transactions', { as, query: kinds === '' ? {} : { kinds } })).body.transactions
const short = ({ kind, status, amount, reference }: Listed) => [kind, status, amount, reference]

test('what a card takes of the wallet stands once, as that of the card, and follows its charge [DEC-MON-1, DEC-MON-2]', async () => {
  const owner = await desk.anOwner()
  const other = await desk.anOwner()
  await desk.asks(owner, 'auth-1', '200.00')
  expect((await list(owner.as, 'card')).map(short)).toEqual([['card', 'waiting', '-200.00', 'Souq Ads']])
  expect((await list(owner.as, 'wallet')).map(({ amount }) => amount)).toEqual(['1000.00'])
  await desk.says('capture', { card: owner.card, charge: 'auth-1', amount: '200.00', final: true })
  const [taken] = await list(owner.as, 'card')
  expect(short(taken!)).toEqual(['card', 'done', '-200.00', 'Souq Ads'])
  const read = (as: string) => desk.app.call('money.transaction', { as, params: { id: taken!.id } })
  expect((await read(owner.as)).body.transaction).toMatchObject({
    ...{ type: 'card', card: { nickname: 'Ads', last4: owner.card.last4 }, fee: null, payout: null },
  })
  expect((await read(other.as)).status).toBe(404)
  expect(await list(other.as, 'card')).toEqual([])
})

test('what was declined is no transaction, and who is limited to some stores sees no card', async () => {
  const owner = await desk.anOwner()
  await desk.asks(owner, 'auth-2', '5000.00')
  expect(await list(owner.as, 'card')).toEqual([])
  await desk.asks(owner, 'auth-3', '20.00')
  const limited = await desk.app.signIn(
    await desk.inSystem((tx) =>
      aMember(tx, owner.merchantId, { role: 'settlements', storeIds: [owner.storeId] }),
    ),
  )
  const { body } = await desk.app.call('money.transactions', { as: limited })
  expect(body.kinds).toEqual(['payout'])
  expect(body.transactions).toEqual([])
})
