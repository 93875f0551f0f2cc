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
