import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/render-at.tsx'

type Simulated = { happyDOM: { settings: { device: { prefersColorScheme: string } } } }

/** The system goes over to a theme; its queries are asked again at a change of the window's size. */
function systemTurns(theme: 'light' | 'dark') {
  const { happyDOM } = window as unknown as Simulated
  happyDOM.settings.device.prefersColorScheme = theme
  window.dispatchEvent(new Event('resize'))
}

test('a page that shows no choice follows the system as it turns dark and light again', async () => {
  renderAt('/finance/payouts/faq')
  await screen.findAllByRole('heading')
  const { dataset } = document.documentElement
  try {
    systemTurns('dark')
    await waitFor(() => expect(dataset['theme']).toBe('dark'))
  } finally {
    systemTurns('light')
  }
  await waitFor(() => expect(dataset['theme']).toBe('light'))
})

test('a choice stands on the page at once, and in the cookie that the server reads', async () => {
  const { user } = renderAt('/account')
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }))
  await choose(m.common_theme_dark())
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await waitFor(() => expect(document.cookie).toContain('daftar_theme=dark'))
  await choose(m.common_theme_system())
  expect(document.documentElement.dataset['theme']).toBe('light')
  await waitFor(() => expect(document.cookie).toContain('daftar_theme=system'))
})
