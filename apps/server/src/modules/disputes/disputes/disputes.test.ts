import { recordOrderEvent } from '../../selling/orders/index.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDisputedShop, type DisputedShop } from '../../../testing/money/disputes.ts'

let shop: DisputedShop
beforeAll(async () => {
  shop = await aDisputedShop()
})
afterAll(() => shop.product.close())

const list = (query: Record<string, string> = {}, as = shop.token) =>
  shop.call('disputes.list', { query, as })
const picture = () =>
  readFileSync(join(import.meta.dirname, '../../casework/files/fixtures/picture-with-notes.png'))
const approve = (id: string, body: object = {}, as = shop.token) =>
  shop.call('disputes.approve', { params: { id }, body, as })
const challenge = (id: string, body: object, as = shop.token) =>
  shop.call('disputes.challenge', { params: { id }, body, as })

test('a dispute is listed with all that a row shows, and read as a page [DSP-11, DSP-12, DSP-24, DSP-29, DEC-DSP-1, DEC-DSP-5]', async () => {
  const { id, orderId, number } = await shop.open({ amount: '150.00' })
  const { body } = await list()
  expect(body).toMatchObject({ next_page_token: null, total: 1 })
  expect(body.disputes).toEqual([
    expect.objectContaining({
      ...{ id, number, order_id: orderId, status: 'pending', type: 'not_delivered', currency: 'AED' },
      ...{ amount: '200.00', disputed_amount: '150.00', is_answer_ready: false, resolved_at: null },
      ...{ shopper: { name: 'Huda M.', phone: '•••••567' }, store_name: 'Store' },
      ...{ created_at: '2026-11-22T08:00:00.000Z', respond_by: '2026-12-06T08:00:00.000Z' },
    }),
  ])
  const dispute = await shop.read(id)
  expect(dispute).toMatchObject({
    ...{ source: 'desk', shopper_comment: 'It never came.', challenge: null, answer: null, ending: null },
    history: [{ status: 'pending', by: 'provider', name: '' }],
    // 5 percent of 150.00, and 5 percent VAT on it, come back with a refund.
    effect: { refund: '150.00', fee_back: '7.50', vat_back: '0.38', net: '142.12' },
    acts: { may_answer: true, refund_up_to: '150.00' },
  })
  expect(dispute.evidence.map(({ item, state }) => `${item} ${state}`)).toEqual([
    'order ready',
    'address missing',
    'tracking missing',
    'proof missing',
    'messages missing',
    'history missing',
  ])
  await approve(id)
})

test('pages hold 20 rows and go on by a token; the total follows the filters [DSP-13, DSP-26, REQ-11, NAV-22, DEC-DSP-4]', async () => {
  const other = await aDisputedShop()
  try {
    for (let count = 0; count < 21; count += 1) await other.open()
    const first = (await other.call('disputes.list')).body
    expect([first.disputes.length, first.total]).toEqual([20, 21])
    const rest = (await other.call('disputes.list', { query: { page_token: first.next_page_token } })).body
    expect([rest.disputes.length, rest.next_page_token]).toEqual([1, null])
    const three = (await other.call('disputes.list', { query: { page_size: '3', statuses: 'pending' } })).body
    expect([three.disputes.length, three.total]).toEqual([3, 21])
    expect((await other.call('disputes.list', { query: { statuses: 'declined' } })).body.total).toBe(0)
    expect((await other.call('disputes.active')).body).toEqual({ count: 21 })
  } finally {
    await other.product.close()
  }
})

test('the list is filtered by days, statuses and merchants, and unknown statuses are dropped [DSP-21, DSP-25, DEC-DSP-3]', async () => {
  const { id } = await shop.open()
  const found = async (query: Record<string, string>) =>
    (await list(query)).body.disputes.some((one: { id: string }) => one.id === id)
  expect(await found({ statuses: 'pending,nonsense' })).toBe(true)
  expect(await found({ statuses: 'approved' })).toBe(false)
  expect(
    await found({ created_at_gte: '2026-11-22T08:00:00.000Z', created_at_lte: '2026-11-22T08:00:00.000Z' }),
  ).toBe(true)
  expect(await found({ created_at_gte: '2026-11-22T08:00:00.001Z' })).toBe(false)
  expect(await found({ created_at_lte: '2026-11-22T07:59:59.999Z' })).toBe(false)
  expect(await found({ merchant_ids: `other,${shop.merchantId}` })).toBe(true)
  expect(await found({ merchant_ids: 'other' })).toBe(false)
})

test('a search finds dispute, order, reference and phone in any case, from two characters [DEC-DSP-2]', async () => {
  const { id, number, orderId } = await shop.open({
    order: { reference: 'Shop-77x', shopper: { name: 'Lina', phone: '+971509998877', email: null } },
  })
  const order = (await shop.call('orders.read', { params: { id: orderId } })).body.payment
  const ids = async (query: string) =>
    (await list({ query })).body.disputes.map((one: { id: string }) => one.id)
  for (const typed of [number.toLowerCase(), order.number.toLowerCase(), 'SHOP-77X', '0509998877', '98877'])
    expect(await ids(typed), typed).toEqual([id])
  expect(await ids('no such thing')).toEqual([])
  expect((await ids('9')).length).toBeGreaterThan(1)
})

test('who may not answer is refused, and others see nothing of it [DSP-05, DSP-06, DSP-07, DSP-08, PERM-29, PERM-30, DEC-DSP-12]', async () => {
  const { id } = await shop.open()
  const settlements = await shop.signInAs('settlements')
  const supervisor = await shop.signInAs('supervisor')
  expect((await approve(id, {}, settlements)).status).toBe(403)
  expect((await challenge(id, { reason: 'order_on_its_way' }, settlements)).status).toBe(403)
  const saved = await shop.call('disputes.saveAnswer', { params: { id }, body: {}, as: settlements })
  expect(saved.status).toBe(403)
  const sales = await shop.signInAs('sales_manager')
  const seen = await Promise.all([settlements, sales, supervisor].map((as) => list({}, as)))
  expect(seen.map(({ status }) => status)).toEqual([403, 200, 200])
  expect((await approve(id, {}, sales)).status).toBe(403)
  expect((await shop.read(id, sales)).acts).toEqual({ may_answer: false, refund_up_to: '0.00' })
  expect((await challenge(id, { reason: 'order_on_its_way' }, supervisor)).status).toBe(200)
  const other = await aDisputedShop()
  try {
    expect((await other.call('disputes.read', { params: { id } })).status).toBe(404)
  } finally {
    await other.product.close()
  }
})

test('approving refunds the shopper, in full unless told a part [DSP-01, DSP-14, DSP-30, DEC-DSP-7, DEC-DSP-10]', async () => {
  const whole = await shop.open()
  const { status, body } = await approve(whole.id)
  expect(status).toBe(200)
  expect(body.dispute).toMatchObject({
    ...{ status: 'approved', ending: 'merchant', refunded_amount: '200.00', acts: { may_answer: false } },
    history: [{ status: 'pending' }, { status: 'approved', by: 'merchant', name: 'Test Person' }],
  })
  const refunded = (await shop.call('orders.read', { params: { id: whole.orderId } })).body.payment
  expect(refunded).toMatchObject({ status: 'refunded', refunded: '200.00', dispute_id: whole.id })
  const part = await shop.open({ amount: '120.00' })
  expect((await approve(part.id, { amount: '120.01' })).body.details.reason).toBe('amount_over_rest')
  expect((await approve(part.id, { amount: 'x' })).body.details.fields).toEqual({ amount: 'invalid' })
  expect((await approve(part.id, { amount: '20.50' })).body.dispute.refunded_amount).toBe('20.50')
  const left = (await shop.call('orders.read', { params: { id: part.orderId } })).body.payment
  expect(left).toMatchObject({ status: 'partially_refunded', refunded: '20.50' })
})

test('what was answered is answered: the second gets 409 [DEC-DSP-18]', async () => {
  const { id } = await shop.open()
  expect((await challenge(id, { reason: 'order_on_its_way' })).body.dispute.status).toBe('arbitration')
  for (const again of [await approve(id), await challenge(id, { reason: 'order_on_its_way' })])
    expect([again.status, again.body.details.reason]).toEqual([409, 'dispute_answered'])
})

test('a challenge asks for what its reason needs [DSP-15, DSP-31, DEC-DSP-8]', async () => {
  const { id } = await shop.open({ amount: '100.00' })
  const fields = async (body: object) => (await challenge(id, body)).body.details.fields
  expect(await fields({})).toEqual({ reason: 'choose_option' })
  expect(await fields({ reason: 'other' })).toEqual({ comment: 'required' })
  expect(await fields({ reason: 'already_delivered' })).toEqual({ attachments: 'required' })
  expect(await fields({ reason: 'amount_should_differ' })).toEqual({ amount: 'required' })
  expect(await fields({ reason: 'amount_should_differ', amount: '100' })).toEqual({ amount: 'above_maximum' })
  expect(await fields({ reason: 'order_on_its_way', tracking_url: 'javascript:1' })).toEqual({
    tracking_url: 'url_invalid',
  })
  expect(await fields({ reason: 'order_on_its_way', attachments: ['fil_of_nobody'] })).toEqual({
    attachments: 'not_your_file',
  })
  const sent = await challenge(id, {
    reason: 'amount_should_differ',
    amount: '40',
    comment: 'Two of five came back.',
  })
  expect(sent.body.dispute.challenge).toMatchObject({
    reason: 'amount_should_differ',
    amount: '40.00',
    sent_by: 'merchant',
  })
})

test('files are uploaded in the field asset: pictures up to 5 MB, five to an answer [DSP-32, DSP-36, DSP-37, UPL-08, UPL-10, DEC-DSP-15]', async () => {
  const { id } = await shop.open()
  const { status, body } = await shop.upload('parcel.png', picture())
  expect([status, Object.keys(body.asset)]).toEqual([200, ['id', 'url', 'name', 'size']])
  expect((await shop.upload('parcel.png', new Uint8Array(5_000_001))).body.details.reason).toBe(
    'file_too_large',
  )
  expect((await shop.upload('parcel.pdf', Buffer.from('%PDF-1.4'))).body.details.reason).toBe('file_type')
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1)
    ids.push((await shop.upload(`p${count}.png`, picture())).body.asset.id)
  const six = { reason: 'already_delivered', attachments: [...ids, body.asset.id] }
  expect((await challenge(id, six)).body.details.fields).toEqual({ attachments: 'too_long' })
  const sent = await challenge(id, { ...six, attachments: [{ id: ids[0], item: 'proof' }, ids[1]] })
  expect(sent.body.dispute.challenge.attachments).toMatchObject([
    { id: ids[0], item: 'proof' },
    { id: ids[1], item: null },
  ])
  expect(sent.body.dispute.evidence).toContainEqual({ item: 'proof', state: 'ready', learned: null })
  const ticket = await shop.call('files.ticket', { body: { url: ids[0] } })
  expect(ticket.status).toBe(200)
})

test('an answer is kept while it is written, and says whether it is whole', async () => {
  const { id } = await shop.open()
  const save = (body: object) => shop.call('disputes.saveAnswer', { params: { id }, body })
  expect((await save({ reason: 'other' })).body.dispute).toMatchObject({
    ...{ status: 'pending', is_answer_ready: false },
    answer: { reason: 'other', is_complete: false },
  })
  expect((await save({ reason: 'other', comment: 'It left on Monday.' })).body.dispute).toMatchObject({
    ...{ is_answer_ready: true, answer: { comment: 'It left on Monday.', is_complete: true } },
  })
  const dropped = await shop.call('disputes.dropAnswer', { params: { id } })
  expect(dropped.body.dispute.answer).toBeNull()
})

test('who writes on an older answer than the last is told, and of many at once one is kept', async () => {
  const { id } = await shop.open()
  const save = (body: object) => shop.call('disputes.saveAnswer', { params: { id }, body })
  const first = (await save({ comment: 'It left.', base: 0 })).body.dispute
  expect([first.answer_version, first.answer.saved_by]).toEqual([1, 'Test Person'])
  const old = await save({ comment: 'It is at the depot.', base: 0 })
  expect([old.status, old.body.details.reason]).toEqual([409, 'draft_changed'])
  expect((await shop.read(id)).answer?.comment).toBe('It left.')
  const many = await Promise.all(
    Array.from({ length: 16 }, (_, place) => save({ comment: `Text ${place}`, base: 1 })),
  )
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await shop.read(id)).answer_version).toBe(2)
  await shop.call('disputes.dropAnswer', { params: { id } })
  expect((await save({ comment: 'Again.', base: 2 })).body.details.reason).toBe('draft_changed')
})

test('the filtered disputes are a CSV with a byte order mark [DSP-33, DSP-34, DSP-35, DEC-DSP-13]', async () => {
  const { number } = await shop.open({ order: { reference: 'csv-1' } })
  const { status, headers, body } = await shop.call('disputes.export', {
    query: {
      query: number,
      created_at_gte: '2026-11-01T00:00:00.000Z',
      created_at_lte: '2026-11-30T00:00:00.000Z',
    },
  })
  expect([status, headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining('disputes_2026-11-01_2026-11-30.csv'),
  ])
  const [head = '', row = '', ...more] = String(body).trimEnd().split('\n')
  expect(head.charCodeAt(0)).toBe(0xfeff)
  expect(head.split(',')).toHaveLength(12)
  expect(row).toContain(`${number},`)
  expect(row).toContain('Order not delivered,Needs response,200.00,AED,22/11/26')
  expect(more).toEqual([])
})

test('what the product sent to the shopper for the shop is known, and makes nothing ready', async () => {
  const { id, orderId } = await shop.open()
  const by = { kind: 'system', id: '', name: '' } as const
  const of = { merchantId: shop.merchantId, orderId, by, at: new Date('2026-11-21T08:00:00Z') }
  await shop.product.db.database.system(async (tx) => {
    await recordOrderEvent(tx, { ...of, kind: 'link_sent' })
    await recordOrderEvent(tx, { ...of, kind: 'link_opened', at: new Date('2026-11-21T08:05:00Z') })
  })
  const { order, evidence } = await shop.read(id)
  expect(order.messages).toEqual([
    { kind: 'link_sent', at: '2026-11-21T08:00:00.000Z' },
    { kind: 'link_opened', at: '2026-11-21T08:05:00.000Z' },
  ])
  expect(evidence).toContainEqual(expect.objectContaining({ item: 'messages', state: 'missing' }))
  expect((await shop.call('disputes.pack', { params: { id } })).status).toBe(200)
  await approve(id)
})

test('the evidence is one PDF in both languages', async () => {
  const { id, number } = await shop.open()
  const { status, headers } = await shop.call('disputes.pack', { params: { id } })
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    expect.stringContaining(`${number}.pdf`),
  ])
})

test('who is suspended answers too: letter, page and call say so', async () => {
  const other = await aDisputedShop()
  const { product, merchantId, personId } = other
  try {
    const admin = await product.signInStaff(await product.aStaff('desk_admin'))
    const note = { body: { note: 'Papers are missing.' }, params: { id: merchantId } }
    expect((await product.call('merchants.suspend', { as: admin, ...note })).status).toBe(200)
    const { id } = await other.open()
    expect((await other.read(id)).acts.may_answer).toBe(true)
    await product.deliver()
    const subjects = (await product.inbox(`${personId}@test.example`)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^Answer the dispute of order/))
    const sent = await other.call('disputes.challenge', {
      params: { id },
      body: { reason: 'order_on_its_way' },
    })
    expect(sent.status).toBe(200)
  } finally {
    await product.close()
  }
})

test('pictures stand in the evidence itself, those of the shopper and those of the shop', async () => {
  const { id } = await shop.open()
  const { asset } = (await shop.upload('at-the-door.png', picture())).body
  const pack = async () => {
    const { status, body } = await shop.call('disputes.pack', { params: { id } })
    expect(status).toBe(200)
    return String(body)
  }
  const without = await pack()
  const sent = { reason: 'already_delivered', attachments: [{ id: asset.id, item: 'proof' }] }
  expect((await challenge(id, sent)).status).toBe(200)
  const withPicture = await pack()
  expect(without).not.toContain('/DCTDecode')
  expect(withPicture).toContain('/DCTDecode')
})

test('of a disputed order nothing else goes back until it is decided', async () => {
  const { id, orderId } = await shop.open({ amount: '50.00' })
  const refund = () =>
    shop.call('orders.refund', { params: { id: orderId }, body: { amount: '10', reason: 'returned' } })
  const refused = await refund()
  expect([refused.status, refused.body.message ?? refused.body.error]).toEqual([409, 'payment is disputed'])
  const page = (await shop.call('orders.read', { params: { id: orderId } })).body.payment
  expect([page.dispute_id, page.acts.refund_up_to]).toEqual([id, '0.00'])
  await approve(id)
  expect((await refund()).status).toBe(200)
})

test('an order is disputed once at a time, and never for more than can go back', async () => {
  const { number } = await shop.order({ as: 'captured' })
  const open = (body: object = {}) =>
    shop.product.call('disputes.open', {
      as: shop.agent,
      body: { order_number: number, type: 'product_issue', comment: 'Broken.', ...body },
    })
  expect((await open({ amount: '200.01' })).body.details.reason).toBe('dispute_too_large')
  const opened = await open()
  expect(opened.status).toBe(200)
  expect((await open()).body.details.reason).toBe('already_disputed')
  await approve(opened.body.dispute.id)
  expect((await open()).body.details.reason).toBe('order_not_disputable')
  expect((await open({ order_number: 'NONE-NONE' })).body.details.fields).toEqual({ order_number: 'invalid' })
})
