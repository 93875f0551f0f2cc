import { walletEntries } from '@daftar/rules/wallet/movements'
import { toppedUp } from '@daftar/rules/wallet/postings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { values } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { pngOf } from '../../../platform/pictures/png.ts'
import { aMember, aMerchant, anOrder, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { moneyFaults } from '../../../testing/money/settlement.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { upload } from '../../../testing/files/uploads.ts'
import { moveWallet } from '../../money/wallet/index.ts'
import { createPerson } from '../../people/sign-in/index.ts'
import { joinInvited } from '../../people/users/index.ts'
import { countEvent } from './counting.ts'

let product: TestApp
let reviewer: string
let shop: MerchantFacts
let as: string
let pictures: { picture_en: string; picture_ar: string }
const start = new Date('2026-11-24T08:00:00Z')
beforeAll(async () => {
  product = await testApp({
    now: start.toISOString(),
    env: { ADS_PRICE_SEARCH_SPONSOR: 'AED=2', BRAND_TAX_NUMBERS: 'ARE=100123456700003' },
  })
  reviewer = await aReviewer(product, 'reviewer')
  // From here on what falls due is run.
  await product.app.schedules.runDue(start)
})
beforeEach(async () => {
  product.clock.set(start)
  shop = await anAdvertiser()
  as = await product.signIn(shop.personId)
  pictures = { picture_en: await picture(), picture_ar: await picture() }
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

/** A merchant with ads switched on, and money in its wallet. */
function anAdvertiser({ experiment = true, walletMinor = 200_000n } = {}): Promise<MerchantFacts> {
  return inSystem(async (tx) => {
    const made = await aMerchant(tx)
    const { merchantId, currency } = made
    const flag = { merchant_id: merchantId, name: 'ads', enabled: experiment, changed_at: new Date(0) }
    const flags = [flag, { ...flag, name: 'merchant_wallet', enabled: true }]
    await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', flags)}`
    if (walletMinor > 0n)
      await moveWallet(tx, {
        ...{ merchantId, currency, kind: 'wallet_topped_up', reference: newId('bln'), at: start },
        postings: toppedUp({ merchantId, currency, amountMinor: walletMinor }),
      })
    return made
  })
}

const picture = async (size: [number, number] = [1200, 600], by = as): Promise<string> => {
  const bytes = pngOf(...size)
  return (await upload(product, by, { name: 'ad.png', bytes, purpose: 'campaign_picture' })).body.url
}
const written = (more: object = {}) => ({
  ...{ name: 'White Friday', store_id: shop.storeId, placement: 'search_sponsor' },
  ...{ starts_on: '2026-11-24', ends_on: '2026-11-30', daily_budget: '10.00', total_budget: '25.00' },
  ...{ ...pictures, link: 'https://noor.example/sale?x=1' },
  ...more,
})
const versionOf = ({ headers }: TestAnswer) => Number(/"(\d+)"/.exec(String(headers['etag']))?.[1])
const create = async (more: object = {}): Promise<string> =>
  (await product.call('ads.create', { as, body: written(more) })).body.campaign.id
const read = (id: string, by = as) => product.call('ads.read', { as: by, params: { id } })
const status = async (id: string) => (await read(id)).body.campaign.status
const submit = async (id: string, by = as) =>
  product.call('ads.submit', { as: by, params: { id }, ifMatch: versionOf(await read(id)) })
const caseOf = (id: string) => product.call('ads.case', { as: reviewer, params: { id } })
const approve = async (id: string, ifMatch?: number) =>
  product.call('ads.approve', {
    as: reviewer,
    params: { id },
    ifMatch: ifMatch ?? versionOf(await caseOf(id)),
  })
const reject = async (id: string, body: object = { reason: 'picture_unclear', note: 'Blurred.' }) =>
  product.call('ads.reject', { as: reviewer, params: { id }, ifMatch: versionOf(await caseOf(id)), body })
const running = async (more: object = {}): Promise<string> => {
  const id = await create(more)
  expect((await submit(id)).status).toBe(200)
  expect((await approve(id)).status).toBe(200)
  return id
}
const act = (name: 'pause' | 'resume' | 'finish' | 'withdraw', id: string) =>
  product.call(`ads.${name}`, { as, params: { id } })
const serve = async (placement = 'search_sponsor', country = 'ARE') =>
  (await product.call('ads.serve', { query: { placement, country, language: 'en' } })).body.ad
const press = (ticket: string) => product.call('ads.countClick', { body: { ticket } })
const see = (ticket: string) => product.call('ads.countImpression', { body: { ticket } })
/** A ticket of one's own campaign, as whoever asks often enough is given one. */
async function ticketOf(id: string): Promise<string> {
  for (let asked = 0; asked < 200; asked += 1) {
    const ad = await serve()
    if (ad?.ticket.includes(`.${id}.`)) return ad.ticket
  }
  throw new Error('the campaign is not shown')
}
const wallet = async () => (await product.call('ads.options', { as })).body.wallet_available
const reasonOf = ({ status: code, body }: TestAnswer) => [code, body.details?.reason]
const fieldsOf = ({ body }: TestAnswer) => body.details?.fields
/** Every campaign of earlier tests is out of the way: what is shown is that of this one. */
const clear = () =>
  inSystem(async (tx) => {
    await tx`update ad_campaign set starts_on = '2020-01-01', ends_on = '2020-01-02' where status in ('active', 'paused')`
  })

test('a draft may lack what it is handed in with, and says at the field what that is [DEC-ADS-2]', async () => {
  const id = await create({ starts_on: null, picture_ar: '', link: '', total_budget: null })
  expect((await read(id)).body.campaign).toMatchObject({ status: 'draft', price: '2.00', priced_by: 'click' })
  expect(fieldsOf(await submit(id))).toEqual({
    ...{ starts_on: 'required', picture_ar: 'required', link: 'required', total_budget: 'required' },
  })
  const wrong = { daily_budget: '30.00', link: 'http://noor', ends_on: '2026-11-01', store_id: 'sto_else' }
  expect(fieldsOf(await product.call('ads.create', { as, body: written(wrong) }))).toEqual({
    ...{ total_budget: 'below_minimum', link: 'url_invalid', ends_on: 'below_minimum' },
    store_id: 'choose_option',
  })
  expect(fieldsOf(await product.call('ads.create', { as, body: written({ store_id: 'sto_else' }) }))).toEqual(
    {
      store_id: 'choose_option',
    },
  )
})

test('a picture is two to one, uploaded for just that and by the merchant itself [DEC-ADS-2]', async () => {
  const square = await upload(product, as, {
    name: 'a.png',
    bytes: pngOf(1200, 1200),
    purpose: 'campaign_picture',
  })
  expect(reasonOf(square)).toEqual([400, 'picture_shape'])
  const other = await product.signIn((await anAdvertiser()).personId)
  const theirs = await picture([1200, 600], other)
  for (const picture_en of [theirs, 'fil_nothing'])
    expect(fieldsOf(await product.call('ads.create', { as, body: written({ picture_en }) }))).toEqual({
      picture_en: 'not_your_file',
    })
})

test('approving takes the whole budget out of the wallet; finishing brings back what was not spent [DEC-ADS-2]', async () => {
  await clear()
  const id = await create()
  expect((await submit(id)).body.campaign).toMatchObject({ status: 'in_review', price: '2.00' })
  expect(await wallet()).toBe('2000.00')
  expect((await approve(id)).body.campaign).toMatchObject({ status: 'active', wallet_available: '1975.00' })
  for (let count = 0; count < 3; count += 1)
    expect((await press(await ticketOf(id))).body.is_counted).toBe(true)
  expect((await act('finish', id)).body.campaign).toMatchObject({
    status: 'finished',
    spent: '6.00',
    clicks: 3,
  })
  expect(await wallet()).toBe('1994.00')
  const moved = await inSystem(
    (tx) =>
      tx`select kind, amount_minor::text as minor from wallet_movement where merchant_id = ${shop.merchantId} order by number`,
  )
  expect(moved.map(({ kind, minor }) => [walletEntries[kind as 'ads_reserved'], minor])).toEqual([
    ...[
      ['top_up', '200000'],
      ['ads', '-2500'],
      ['ads', '1900'],
    ],
  ])
  const [vat] = await inSystem(
    (tx) =>
      tx`select balance_minor::text as minor from ledger_balance where merchant_id = ${shop.merchantId} and account = 'vat_output'`,
  )
  expect(vat).toEqual({ minor: '-29' })
  expect(await inSystem((tx) => moneyFaults(tx))).toEqual([])
  await product.deliver()
  const letters = JSON.stringify(await product.inbox(`${shop.personId}@test.example`))
  expect(letters).toContain('Your campaign is approved')
  expect(letters).toContain('Your campaign is over')
})

test('of sixteen presses at once on the last of the day as many count as it pays for', async () => {
  await clear()
  const id = await running({ daily_budget: '10.00', total_budget: '25.00' })
  const tickets = await Promise.all(Array.from({ length: 16 }, () => ticketOf(id)))
  const answers = await Promise.all(tickets.map((ticket) => press(ticket)))
  expect(answers.filter(({ body }) => body.is_counted)).toHaveLength(5)
  expect(answers.every(({ body }) => body.link.startsWith('https://noor.example/sale?x=1&utm_source='))).toBe(
    true,
  )
  expect((await read(id)).body.campaign).toMatchObject({ clicks: 5, impressions: 16, spent: '10.00' })
  expect(await serve()).toBeNull()
})

test('a ticket counts once, however often it is sent, and what is none counts nothing', async () => {
  await clear()
  const id = await running()
  const ticket = await ticketOf(id)
  const seen = await Promise.all(Array.from({ length: 16 }, () => see(ticket)))
  expect(seen.filter(({ body }) => body.is_counted)).toHaveLength(1)
  const pressed = await Promise.all(Array.from({ length: 16 }, () => press(ticket)))
  expect(pressed.filter(({ body }) => body.is_counted)).toHaveLength(1)
  expect((await read(id)).body.campaign).toMatchObject({ impressions: 1, clicks: 1, spent: '2.00' })
  expect((await see(`${ticket}x`)).status).toBe(404)
  expect((await see('mer_a.cmp_b.c.d.eeeeeeeeee')).status).toBe(404)
})

test('several events that are counted together all count, or none does', async () => {
  await clear()
  const id = await running()
  const of = { merchant_id: shop.merchantId, id }
  const count = (times: number) => inSystem((tx) => countEvent(tx, of, 'click', '2026-11-24', times))
  expect([await count(3), await count(3), await count(2)]).toEqual([true, false, true])
  expect((await read(id)).body.campaign).toMatchObject({ clicks: 5, spent: '10.00' })
})

test('a thousand impressions cost the price of a thousand, and no part is lost to rounding', async () => {
  await clear()
  const id = await running({ placement: 'category_banner', daily_budget: '25.00', total_budget: '25.00' })
  await inSystem(async (tx) => {
    await tx`update ad_campaign set counted_on = '2026-11-24', day_units = 997, day_minor = 2492, spent_minor = 2492 where id = ${id}`
  })
  for (const spent of ['24.95', '24.97', '25.00']) {
    const ad = await serve('category_banner')
    expect((await see(ad.ticket)).body.is_counted).toBe(true)
    expect((await read(id)).body.campaign.spent).toBe(spent)
  }
  expect(await serve('category_banner')).toBeNull()
})

test('what a day has cost is booked once; a campaign whose days are over ends by itself', async () => {
  await clear()
  const id = await running()
  await press(await ticketOf(id))
  const posted = () =>
    inSystem(
      (tx) =>
        tx`select reference from ledger_transaction where merchant_id = ${shop.merchantId} and kind = 'ads_spent'`,
    )
  product.clock.set(new Date('2026-11-25T03:00:00Z'))
  for (let run = 0; run < 2; run += 1) await product.app.schedules.runDue(product.clock.now())
  expect(await posted()).toEqual([{ reference: `${id}:2026-11-24` }])
  expect(await inSystem((tx) => moneyFaults(tx))).toEqual([])
  const { transactions } = (await product.call('wallet.transactions', { as, query: { types: 'ads' } })).body
  expect(transactions).toMatchObject([{ amount: '-25.00', about: (await read(id)).body.campaign.name }])
  product.clock.set(new Date('2026-12-01T03:00:00Z'))
  await product.app.schedules.runDue(product.clock.now())
  expect((await read(id)).body.campaign).toMatchObject({ status: 'finished', spent: '2.00' })
  expect(await posted()).toHaveLength(1)
  expect(await wallet()).toBe('1998.00')
})

test('what ads cost stands on the tax invoice of the month in which their days were booked', async () => {
  await clear()
  const id = await running()
  await press(await ticketOf(id))
  expect((await act('finish', id)).status).toBe(200)
  product.clock.set(new Date('2026-12-01T03:00:00Z'))
  await product.app.areas.money.payouts.issueInvoices(new Date('2026-12-01T00:00:00Z'))
  const { body } = await product.call('payouts.invoices', { as })
  expect(body.invoices).toMatchObject([{ month: '2026-11', fees: '1.90', vat: '0.10', total: '2.00' }])
  const { body: xml } = await product.call('payouts.invoice', {
    ...{ as, params: { month: '2026-11' }, query: { format: 'xml' } },
  })
  expect(String(xml)).toContain('Ads in our app')
  expect(String(xml)).toContain('<cbc:Percent>5</cbc:Percent>')
})

test('an order counts that its shop says came of a press, once and within a day [DEC-ADS-1]', async () => {
  await clear()
  product.clock.set(new Date('2026-12-03T08:00:00Z'))
  as = await product.signIn(shop.personId)
  const id = await running({ starts_on: '2026-12-03', ends_on: '2026-12-05' })
  const { link } = (await press(await ticketOf(id))).body
  const click = new URL(link).searchParams.get('ad_click') ?? ''
  const other = await inSystem((tx) => aStore(tx, shop))
  const order = async (storeId: string, meta: Record<string, string>) =>
    inSystem(async (tx) => {
      const made = await anOrder(
        tx,
        { ...shop, storeId },
        { amountMinor: 10_000n, at: product.clock.now(), as: 'captured' },
      )
      await tx`update order_detail set meta = ${tx.json(meta)} where merchant_id = ${shop.merchantId} and order_id = ${made.id}`
    })
  await order(other, { ad_click: click })
  await order(shop.storeId, { ad_click: 'adc_else' })
  await order(shop.storeId, { ad_click: click })
  await order(shop.storeId, { ad_click: click })
  product.clock.advance(31 * 60_000)
  await product.app.schedules.runDue(product.clock.now())
  expect((await read(id)).body.campaign.orders).toBe(1)
})

test('a wallet that is short keeps a campaign from being handed in, and from being approved [DEC-ADS-2]', async () => {
  const id = await create({ daily_budget: '3000.00', total_budget: '3000.00' })
  expect(reasonOf(await submit(id))).toEqual([409, 'wallet_not_enough'])
  const [one, two] = [await create({ total_budget: '1500.00' }), await create({ total_budget: '1500.00' })]
  for (const each of [one, two]) expect((await submit(each)).status).toBe(200)
  expect((await approve(one)).status).toBe(200)
  expect(reasonOf(await approve(two))).toEqual([409, 'wallet_not_enough'])
  expect(await status(two)).toBe('in_review')
})

test('of sixteen who decide at once one does; a reason leads back to a draft that is sent again [DEC-ADS-2]', async () => {
  const id = await create()
  await submit(id)
  const version = versionOf(await caseOf(id))
  const all = await Promise.all(Array.from({ length: 16 }, () => approve(id, version)))
  expect(all.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(await wallet()).toBe('1975.00')
  const back = await create()
  await submit(back)
  expect((await reject(back)).body.campaign).toMatchObject({ status: 'rejected', reason: 'picture_unclear' })
  const again = {
    as,
    params: { id: back },
    body: written({ name: 'Better' }),
    ifMatch: versionOf(await read(back)),
  }
  expect((await product.call('ads.save', again)).body.campaign.name).toBe('Better')
  expect((await submit(back)).body.campaign).toMatchObject({ status: 'in_review', reason: null })
  expect((await act('withdraw', back)).body.campaign.status).toBe('draft')
})

test('a draft is deleted on the version that was read; what was decided on once stays', async () => {
  const id = await create()
  const remove = async (of: string, ifMatch?: number) =>
    product.call('ads.remove', { as, params: { id: of }, ifMatch: ifMatch ?? versionOf(await read(of)) })
  expect(reasonOf(await remove(id, 99))).toEqual([412, 'stale_version'])
  expect((await remove(id)).status).toBe(204)
  expect((await read(id)).status).toBe(404)
  const sent = await create()
  await submit(sent)
  expect(reasonOf(await remove(sent))).toEqual([409, 'wrong_status'])
  await reject(sent)
  expect(reasonOf(await remove(sent))).toEqual([409, 'wrong_status'])
})

test('paused it is shown and counted no more, resumed it is again', async () => {
  await clear()
  const id = await running()
  const ticket = await ticketOf(id)
  expect((await act('pause', id)).body.campaign.status).toBe('paused')
  expect(await serve()).toBeNull()
  expect((await see(ticket)).body.is_counted).toBe(false)
  expect((await act('resume', id)).body.campaign.status).toBe('active')
  expect((await serve()).ticket).toContain(id)
  expect(await serve('search_sponsor', 'SAU')).toBeNull()
  expect(reasonOf(await act('resume', id))).toEqual([409, 'wrong_status'])
})

test('an ad of a store that was closed is shown no more, and is again once it opens', async () => {
  await clear()
  const id = await running()
  const close = (at: Date | null) =>
    inSystem((tx) => tx`update store set closed_at = ${at} where id = ${shop.storeId}`)
  await close(start)
  expect(await serve()).toBeNull()
  await close(null)
  expect((await serve()).ticket).toContain(id)
})

test('ads needs its experiment and what allows it; each store has its own readers [PERM-15, PERM-39, ADS-02]', async () => {
  const off = await anAdvertiser({ experiment: false })
  const list = async (by: string) => (await product.call('ads.list', { as: by })).status
  expect(await list(await product.signIn(off.personId))).toBe(403)
  const seller = await inSystem((tx) => aMember(tx, shop.merchantId, { role: 'sales_manager' }))
  expect(await list(await product.signIn(seller))).toBe(403)
  const other = await inSystem((tx) => aStore(tx, shop))
  const limited = await inSystem((tx) =>
    aMember(tx, shop.merchantId, { role: 'supervisor', storeIds: [other] }),
  )
  await create()
  const theirs = await product.call('ads.list', { as: await product.signIn(limited) })
  expect([theirs.status, theirs.body.campaigns, theirs.body.totals.campaigns]).toEqual([200, [], 0])
})

test('ads operations see, edit and approve what every merchant handed in, and nobody’s drafts [PERM-16, ADS-03]', async () => {
  const off = await anAdvertiser({ experiment: false })
  const admin = await aReviewer(product, 'desk_admin')
  const member = { id: off.merchantId, personId: off.personId }
  const given = { is_ads_ops: true, is_ads_inviter: false }
  expect((await product.call('members.giveAds', { as: admin, params: member, body: given })).status).toBe(200)
  const ops = await product.signIn(off.personId)
  const [draft, id] = [await create(), await create({ name: 'Handed in' })]
  await submit(id)
  const { body } = await product.call('ads.listForOps', { as: ops, query: { search: 'handed' } })
  expect(body.campaigns.map((one: { id: string }) => one.id)).toContain(id)
  expect((await product.call('ads.readForOps', { as: ops, params: { id: draft } })).status).toBe(404)
  const now = await product.call('ads.readForOps', { as: ops, params: { id } })
  const edit = { as: ops, params: { id }, ifMatch: versionOf(now), body: written({ name: 'Put right' }) }
  const edited = await product.call('ads.saveForOps', edit)
  expect(edited.body.campaign).toMatchObject({ name: 'Put right', status: 'in_review' })
  const done = await product.call('ads.approveForOps', {
    as: ops,
    params: { id },
    ifMatch: versionOf(edited),
  })
  expect(done.body.campaign).toMatchObject({ status: 'active', merchant_id: shop.merchantId })
  for (const call of ['ads.listForOps', 'ads.readForOps'] as const)
    expect((await product.call(call, { as, params: { id } })).status).toBe(403)
})

test('whoever may invite to ads lets others in for campaigns and nothing else [PERM-17, ADS-03]', async () => {
  const admin = await aReviewer(product, 'desk_admin')
  const inviterId = await inSystem((tx) => aMember(tx, shop.merchantId, { role: 'settlements' }))
  const inviter = await product.signIn(inviterId)
  const body = {
    first_name: 'Ada',
    last_name: 'Agency',
    email: `ada${Date.now()}@agency.example`,
    phone: '',
    store_ids: null,
  }
  const inviteAs = (by: string) => product.call('users.inviteToAds', { as: by, body })
  expect((await inviteAs(inviter)).status).toBe(403)
  const member = { id: shop.merchantId, personId: inviterId }
  const given = { is_ads_ops: false, is_ads_inviter: true }
  await product.call('members.giveAds', { as: admin, params: member, body: given })
  expect((await product.call('ads.list', { as: inviter })).status).toBe(200)
  expect((await inviteAs(inviter)).status).toBe(200)
  const full = { ...body, email: `eve${Date.now()}@agency.example`, role: 'supervisor' }
  expect((await product.call('users.invite', { as: inviter, body: full })).status).toBe(403)
  const adaId = await inSystem(async (tx) => {
    const personId = await createPerson(
      tx,
      { firstName: 'Ada', lastName: 'Agency', email: body.email, phone: null, unconfirmed: [] },
      start,
    )
    await joinInvited(tx, personId!, product.clock.now())
    return personId!
  })
  const ada = await product.signIn(adaId)
  const account = (await product.call('accounts.read', { as: ada })).body
  const on = Object.entries(account.computedPermissions).flatMap(([name, may]) => (may ? [name] : []))
  expect(on).toEqual(['canViewAds'])
  expect(
    (await product.call('ads.create', { as: ada, body: written({ picture_en: '', picture_ar: '' }) })).status,
  ).toBe(200)
  const users = (await product.call('users.list', { as })).body.users
  expect(users.find((one: { id: string }) => one.id === adaId)).toMatchObject({ is_ads_only: true })
  const more = { from_role: 'sales_manager', role: 'supervisor', store_ids: null }
  expect(reasonOf(await product.call('users.change', { as, params: { id: adaId }, body: more }))).toEqual([
    409,
    'wrong_status',
  ])
})

test('the file has the campaigns that the filters leave, in either language [DEC-ADS-1]', async () => {
  await create({ name: '=cmd' })
  const file = async (language: string) => {
    const query = { language, status: 'draft' }
    return String((await product.call('ads.export', { as, query })).body)
  }
  expect(await file('en')).toContain('Draft')
  expect(await file('ar')).toContain('مسودة')
})

const closeStore = (storeId: string, isClosed = true) =>
  inSystem(
    (tx) =>
      tx`update store set closed_at = ${isClosed ? start : null} where merchant_id = ${shop.merchantId} and id = ${storeId}`,
  )

test('a closed store has no new campaign: its drafts say so at the field, and it is not offered', async () => {
  const other = await inSystem((tx) => aStore(tx, shop))
  const id = await create({ store_id: other })
  await closeStore(other)
  const closed = [400, { store_id: 'store_closed' }]
  const reason = ({ status: code, body }: TestAnswer) => [code, body.details?.fields ?? body.details?.reason]
  expect(reason(await product.call('ads.create', { as, body: written({ store_id: other }) }))).toEqual(closed)
  const ifMatch = versionOf(await read(id))
  const save = (store_id: string) =>
    product.call('ads.save', { as, params: { id }, body: written({ store_id }), ifMatch })
  expect(reason(await save(other))).toEqual(closed)
  expect(reason(await submit(id))).toEqual(closed)
  expect((await read(id)).body.campaign.is_store_closed).toBe(true)
  const { stores } = (await product.call('ads.options', { as })).body
  expect(stores.map((store: { id: string }) => store.id)).toEqual([shop.storeId])
  expect((await save(shop.storeId)).status).toBe(200)
  expect((await submit(id)).status).toBe(200)
})

test('a store that closes, or is suspended, keeps the budget in the wallet: nobody approves until it sells', async () => {
  const reason = ({ status: code, body }: TestAnswer) => [code, body.details?.reason]
  const wallet = async () => (await product.call('wallet.read', { as })).body.balances[0].available as string
  const before = await wallet()
  const [id, draft] = [await create(), await create()]
  expect((await submit(id)).status).toBe(200)
  const approving = () => approve(id)
  await closeStore(shop.storeId)
  expect(reason(await approving())).toEqual([409, 'store_closed'])
  await closeStore(shop.storeId, false)
  const suspend = (since: Date | null) =>
    inSystem((tx) => tx`update merchant set suspended_at = ${since} where merchant_id = ${shop.merchantId}`)
  await suspend(start)
  expect(reason(await approving())).toEqual([409, 'merchant_suspended'])
  expect(reason(await submit(draft))).toEqual([403, 'store_suspended'])
  expect(await wallet()).toBe(before)
  await suspend(null)
  expect((await approving()).status).toBe(200)
})
