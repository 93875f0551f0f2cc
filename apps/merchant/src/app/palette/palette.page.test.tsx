import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const answers = { 'sessions.list': { sessions: [] }, 'orders.list': pending }
const atAccount = () => screen.findByRole('heading', { level: 1, name: m.account_title() })

test.each(['en', 'ar'] as const)('any page is a few keys away by the palette, in %s', async (language) => {
  const { user, address } = renderAt('/account', { language, answers })
  await atAccount()
  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByRole('dialog', { name: m.shell_palette_title() })
  await user.click(within(palette).getByRole('searchbox'))
  await user.paste(m.account_sessions_title())
  expect(within(palette).queryByRole('menuitem', { name: m.shell_palette_log_out() })).toBeNull()
  await user.click(within(palette).getByRole('menuitem', { name: m.account_sessions_title() }))
  expect(await screen.findByRole('heading', { level: 1, name: m.account_sessions_title() })).toBeTruthy()
  expect(address()).toBe('/account/sessions')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the palette changes the language, and finds nothing where nothing is', async () => {
  const { user } = renderAt('/account', {
    as: { role: null },
    answers: { 'onboarding.read': refuse('not_found') },
  })
  await atAccount()
  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByRole('dialog')
  await user.type(within(palette).getByRole('searchbox'), 'zzzz')
  expect(await within(palette).findByText(m.shell_palette_empty({ query: 'zzzz' }))).toBeTruthy()
  await user.clear(within(palette).getByRole('searchbox'))
  await user.click(within(palette).getByRole('menuitem', { name: m.shell_palette_language() }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'))
})

test('the sheet of keys opens with ? and closes with Escape', async () => {
  const { user } = renderAt('/account')
  await atAccount()
  await user.keyboard('?')
  expect((await screen.findByRole('dialog')).textContent).toContain(m.shell_shortcuts_title())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a link that is followed moves the focus to the page; the skip link leads there too', async () => {
  const { user } = renderAt('/account', { answers })
  await user.click(await screen.findByRole('link', { name: m.account_sessions_link() }))
  await screen.findByRole('heading', { level: 1, name: m.account_sessions_title() })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(screen.getByRole('link', { name: m.shell_skip() }).getAttribute('href')).toBe(
    `#${screen.getByRole('main').id}`,
  )
})
