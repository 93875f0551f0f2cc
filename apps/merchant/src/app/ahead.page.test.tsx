import { m } from '@daftar/words'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { payoutsAnswers } from '../testing/fixtures/payouts.ts'
import { homeAnswers } from '../testing/fixtures/home.ts'
import { ordersAnswers } from '../testing/fixtures/orders-list.ts'
import { renderAt } from '../testing/render-at.tsx'
import { firstPages } from '../../build/first-pages.ts'

const payouts = () =>
  within(screen.getByRole('navigation', { name: m.shell_navigation() })).getByRole('link', {
    name: m.shell_item_payouts(),
  })

/** At the account, where nothing of payouts was asked for. */
async function atAccount() {
  const page = renderAt('/account', { answers: payoutsAnswers })
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return { ...page, asked: () => page.server.callsOf('payouts.list').length }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const ways = [
  ['a pointer that rests on a link', () => fireEvent.pointerEnter(payouts())],
  ['the focus on a link', () => payouts().focus()],
  ['a finger on a link', () => fireEvent.touchStart(payouts())],
] as const
test.each(ways)('%s loads the page it leads to, once, and the click asks no more', async (_, rest) => {
  const { asked } = await atAccount()
  act(() => void rest())
  await pass(500)
  expect(asked()).toBe(1)
  vi.useRealTimers()
  fireEvent.click(payouts())
  await screen.findByRole('heading', { level: 1, name: m.payouts_title() })
  await screen.findAllByRole('row')
  expect(asked()).toBe(1)
})

test('a pointer that only passes a link asks for nothing', async () => {
  const { asked } = await atAccount()
  fireEvent.pointerEnter(payouts())
  await pass(50)
  fireEvent.pointerLeave(payouts())
  await pass(1_000)
  expect(asked()).toBe(0)
})

test.each(firstPages)('what is asked ahead of $path is what the page asks first', async ({ path, calls }) => {
  const isHome = calls.some((call) => call.endsWith('/home'))
  const { server, services } = renderAt(path, {
    answers: { ...payoutsAnswers, ...ordersAnswers, ...(isHome && homeAnswers) },
  })
  await screen.findAllByRole('row')
  const asked = server.calls.map(({ id, query }) => ({ path: services.api.address(id), query }))
  for (const call of calls) {
    const { pathname, searchParams } = new URL(call, location.origin)
    const query = asked.find((one) => one.path === pathname)?.query
    expect(query).toMatchObject(Object.fromEntries(searchParams))
  }
})
