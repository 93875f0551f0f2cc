import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'

const path = '/service/payment-link-status'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

const statuses = [
  ['paid', m.pay_status_paid, 'en', 1280],
  ['rejected', m.pay_status_rejected, 'ar', phoneWidth],
  ['expired', m.pay_status_expired, 'en', phoneWidth],
  ['cancelled', m.pay_status_cancelled, 'ar', 1280],
  ['unknown', m.pay_status_unknown, 'en', 1280],
] as const
test.each(statuses)(
  'whoever has the id of a payment sees that it is %s, and nothing else of the product [ORD-13, APP-27, DEC-ORD-14]',
  async (status, words, language, width) => {
    const { server } = renderAt(`${path}?payment_id=pay_1`, {
      language,
      width,
      answers: { 'paymentLinks.status': { status } },
    })
    await title(words())
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(server.callsOf('paymentLinks.status')[0]?.query).toEqual({ payment_id: 'pay_1' })
    expect(server.callsOf('accounts.read')).toEqual([])
  },
)

test('without an id there is no news, and nothing is asked for [DEC-ORD-14]', async () => {
  const { server } = renderAt(path)
  await title(m.pay_status_unknown())
  expect(server.callsOf('paymentLinks.status')).toEqual([])
})

test('while the status is on its way a skeleton stands; one that cannot be loaded is asked for again', async () => {
  const later = Promise.withResolvers<ReturnType<typeof refuse>>()
  const { user, server } = renderAt(`${path}?payment_id=pay_1`, {
    answers: { 'paymentLinks.status': () => later.promise },
  })
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  later.resolve(refuse('internal'))
  expect(await screen.findByText(m.pay_status_failed())).toBeTruthy()
  server.answer({ 'paymentLinks.status': pending })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  server.answer({ 'paymentLinks.status': { status: 'paid' } })
  await waitFor(() => expect(server.callsOf('paymentLinks.status').length).toBeGreaterThan(1))
})
