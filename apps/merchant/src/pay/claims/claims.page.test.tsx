import { storageKeys } from '@daftar/client'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClaim, aClaimableOrder, claimToken } from '../../testing/fixtures/claims.ts'
import { looks, renderAt, type Page } from '../../testing/render-at.tsx'

const sent = { resend_at: '2026-11-22T08:02:00.000Z', resend_after_seconds: 120 }
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })
const field = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(label) })
const address = `/claim#${claimToken}`

/** The order and its phone are named, and the code was typed. */
async function entering(answers: Answers, path = '/claim'): Promise<Page> {
  const page = renderAt(path, {
    answers: { 'disputes.askClaim': sent, 'disputes.enterClaim': { order: aClaimableOrder() }, ...answers },
  })
  if (path === '/claim') await page.user.type(await field(m.claim_order()), 'K7QD-2M9X')
  await page.user.type(await field(m.claim_phone()), '501234567')
  await page.user.click(await button(m.claim_send_code()))
  await page.user.type(await field(m.claim_code()), '1234')
  await page.user.click(await button(m.claim_enter()))
  return page
}

test.each(looks)('an order and a phone are asked for first, in %s at %i', async (language, width) => {
  const page = renderAt('/claim', { language, width, answers: {} })
  await title(m.claim_start_title())
  await page.user.click(await button(m.claim_send_code()))
  expect((await field(m.claim_order())).getAttribute('aria-invalid')).toBe('true')
  expect(page.server.callsOf('disputes.askClaim')).toEqual([])
})

test('a receipt names the order and its country, and a code lets in', async () => {
  const page = await entering({}, '/claim?order=K7QD-2M9X&currency=AED')
  await title(m.claim_of({ order: 'K7QD-2M9X', merchant: 'Noor Perfumes' }))
  expect(page.server.callsOf('disputes.askClaim')).toMatchObject([{ body: { phone: '+971501234567' } }])
  expect(page.server.callsOf('disputes.enterClaim')).toMatchObject([
    { body: { order: 'K7QD-2M9X', otp_code: '1234' } },
  ])
})

test('a reload at the code goes on there, and leaves nothing once it let in', async () => {
  const page = renderAt('/claim', {
    answers: { 'disputes.askClaim': sent, 'disputes.enterClaim': { order: aClaimableOrder() } },
  })
  await page.user.type(await field(m.claim_order()), 'K7QD-2M9X')
  await page.user.type(await field(m.claim_phone()), '501234567')
  await page.user.click(await button(m.claim_send_code()))
  await field(m.claim_code())
  page.reload()
  await page.user.type(await field(m.claim_code()), '1234')
  await page.user.click(await button(m.claim_enter()))
  await title(m.claim_of({ order: 'K7QD-2M9X', merchant: 'Noor Perfumes' }))
  expect(page.server.callsOf('disputes.askClaim')).toHaveLength(1)
  page.reload()
  expect((await field(m.claim_order())).value).toBe('')
})

test('a code step that has run out leaves neither order nor phone in the tab', async () => {
  const named = { order: 'K7QD-2M9X', phone: '+971501234567' }
  sessionStorage.setItem(
    storageKeys.codeStep,
    JSON.stringify({ of: 'dispute ', step: { named, sentAtMs: 0 } }),
  )
  renderAt('/claim', { answers: {} })
  expect((await field(m.claim_order())).value).toBe('')
  expect(sessionStorage.getItem(storageKeys.codeStep)).toBeNull()
})

test('a wrong code says nothing of which of the three is wrong, and a limit when it opens', async () => {
  await entering({ 'disputes.enterClaim': refuse('invalid_code') })
  expect(await screen.findByText(m.claim_code_wrong())).toBeTruthy()
  expect((await field(m.claim_code())).getAttribute('aria-invalid')).toBe('true')
})

test('what went wrong is sent once, with the lines that were picked and what they come to', async () => {
  const page = await entering({ 'disputes.claim': { claim: aClaim(), token: claimToken } })
  await page.user.click(await button(m.claim_send()))
  expect(page.server.callsOf('disputes.claim')).toEqual([])
  await page.user.click(await screen.findByRole('radio', { name: disputeTypeText('product_issue') }))
  await page.user.click(screen.getByRole('checkbox', { name: (name) => name.startsWith('Oud Royal') }))
  expect((await field(m.claim_amount())).value).toBe('120.00')
  await page.user.type(await field(m.claim_comment()), 'The bottle came broken.')
  pressTwice(await button(m.claim_send()))
  await title(m.claim_wait_title({ number: 'D-1001' }))
  expect(page.server.callsOf('disputes.claim').map(({ body }) => body)).toEqual([
    {
      ...{ type: 'product_issue', comment: 'The bottle came broken.', amount: '120.00', attachments: [] },
      items: [{ line: 0, quantity: 1 }],
    },
  ])
  expect(location.hash).toBe(`#${claimToken}`)
})

test('more than can go back is said at the amount, and a lost connection keeps what was typed', async () => {
  const page = await entering({ 'disputes.claim': offline })
  await page.user.click(await screen.findByRole('radio', { name: disputeTypeText('not_delivered') }))
  await page.user.type(await field(m.claim_comment()), 'It never came.')
  await page.user.clear(await field(m.claim_amount()))
  await page.user.type(await field(m.claim_amount()), '300.01')
  await page.user.click(await button(m.claim_send()))
  expect((await field(m.claim_amount())).getAttribute('aria-invalid')).toBe('true')
  await page.user.clear(await field(m.claim_amount()))
  await page.user.type(await field(m.claim_amount()), '300')
  await page.user.click(await button(m.claim_send()))
  expect(await screen.findByText(m.claim_lost())).toBeTruthy()
  expect((await field(m.claim_comment())).value).toBe('It never came.')
})

test('an order of which nothing can go back says so, and one that is disputed leads there', async () => {
  await entering({ 'disputes.enterClaim': { order: aClaimableOrder({ up_to: '0.00' }) } })
  expect(await screen.findByText(m.claim_none_title())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.claim_send() })).toBeNull()
})

test('a dispute of the order is opened from there', async () => {
  const claims = [
    { number: 'D-1001', status: 'pending' as const, at: '2026-11-22T08:00:00.000Z', token: claimToken },
  ]
  const page = await entering({
    'disputes.enterClaim': { order: aClaimableOrder({ up_to: '0.00', claims }) },
    'disputes.claimSeen': { claim: aClaim() },
  })
  await page.user.click(await button('D-1001'))
  await title(m.claim_wait_title({ number: 'D-1001' }))
})

test.each(looks)('the page of a dispute says what happens next, in %s at %i', async (language, width) => {
  renderAt(address, { language, width, answers: { 'disputes.claimSeen': { claim: aClaim() } } })
  await title(m.claim_wait_title({ number: 'D-1001' }))
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps[1]).toContain(instantText('2026-12-06T08:00:00.000Z'))
  expect(steps).toHaveLength(4)
  const main = screen.getByRole('main').textContent
  for (const said of ['The bottle came broken.', 'Oud Royal, 50 ml', m.claim_pictures({ count: 2 })])
    expect(main).toContain(said)
})

test('what the shop says, why it was decided and what goes back stand on it', async () => {
  const claim = aClaim({
    ...{ status: 'approved', ending: 'arbiter', refunded_amount: '100.00', may_withdraw: false },
    ...{ reason: 'No name, no signature.', resolved_at: '2026-11-26T08:00:00.000Z' },
    answer: {
      ...{ reason: 'already_delivered', comment: 'The guard took it.', at: '2026-11-24T08:00:00.000Z' },
      ...{ tracking_number: 'AX-1', tracking_url: '' },
    },
  })
  renderAt(address, { answers: { 'disputes.claimSeen': { claim } } })
  await title(m.claim_refunded_title({ amount: moneyText('100.00', 'AED') }))
  const main = screen.getByRole('main').textContent
  for (const said of ['The guard took it.', 'AX-1', 'No name, no signature.']) expect(main).toContain(said)
  expect(screen.queryByRole('button', { name: m.claim_withdraw() })).toBeNull()
})

test('a shopper takes it back after being asked once more', async () => {
  const claim = aClaim({ status: 'cancelled', ending: 'withdrawn', may_withdraw: false })
  const page = renderAt(address, {
    answers: { 'disputes.claimSeen': { claim: aClaim() }, 'disputes.withdrawClaim': { claim } },
  })
  await page.user.click(await button(m.claim_withdraw()))
  await page.user.click(await button(m.claim_withdraw_no()))
  await page.user.click(await button(m.claim_withdraw()))
  await page.user.click(await button(m.claim_withdraw_yes()))
  await title(m.claim_cancelled_title({ number: 'D-1001' }))
  expect(page.server.callsOf('disputes.withdrawClaim')).toMatchObject([{ body: { token: claimToken } }])
})

test('an address of no dispute leads to the order number, and a failure is tried again', async () => {
  const page = renderAt(address, { answers: { 'disputes.claimSeen': refuse('not_found') } })
  await page.user.click(await button(m.claim_begin()))
  await title(m.claim_start_title())
})

test('while it is read its skeleton stands, and what failed is asked for again', async () => {
  const answers: Answers = { 'disputes.claimSeen': pending }
  renderAt(address, { answers })
  expect(await screen.findByText(m.claim_loading())).toBeTruthy()
})

test('a page that could not be read is asked for again', async () => {
  let isDown = true
  const page = renderAt(address, {
    answers: { 'disputes.claimSeen': () => (isDown ? offline : { claim: aClaim() }) },
  })
  const again = await button(m.common_try_again())
  isDown = false
  await page.user.click(again)
  await title(m.claim_wait_title({ number: 'D-1001' }))
})
