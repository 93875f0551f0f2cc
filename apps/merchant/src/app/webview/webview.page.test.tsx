import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ordersAnswers } from '../../testing/fixtures/orders-list.ts'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'

test('a page opened by the mobile app asks by the app’s token and keeps nothing of it [APP-26, REQ-01, DEC-APP-9]', async () => {
  const { server, address } = renderAt('/webview/auth#token=of-the-app&path=/payments?status=refunded', {
    width: phoneWidth,
    answers: ordersAnswers,
  })
  await screen.findAllByText('NP-1001')
  expect(address()).toBe('/payments?status=refunded')
  const asked = server.calls
  expect(asked.length).toBeGreaterThan(2)
  expect([...new Set(asked.map(({ authorization }) => authorization))]).toEqual(['Bearer of-the-app'])
  expect(screen.queryByRole('navigation', { name: m.shell_navigation() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.shell_menu_open() })).toBeNull()
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(kept).not.toContain('of-the-app')
})

const strangers = ['https://evil.example/payments', '//evil.example', '/logout?source=user', '']
test.each(strangers)(
  'the path „%s“ of the app is none of the product’s, and root is opened [APP-26]',
  async (path) => {
    const { address } = renderAt(`/webview/auth#token=of-the-app&path=${encodeURIComponent(path)}`, {
      answers: ordersAnswers,
    })
    await screen.findAllByText('NP-1001')
    expect(address()).toBe('/payments')
  },
)

test('without a token the page says that it could not be opened, and asks for nobody’s account [APP-26]', async () => {
  const { server } = renderAt('/webview/auth#path=/payments')
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_webview_failed() })).toBeTruthy()
  expect(server.callsOf('accounts.read')).toEqual([])
})

test('a token that is over leads to sign-in [APP-26]', async () => {
  const { address } = renderAt('/webview/auth#token=old&path=/payments', {
    answers: { 'accounts.read': refuse('not_signed_in') },
  })
  await waitFor(() => expect(address()).toBe('/auth?redirect=%2Fpayments'))
})
