import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const nothing = { week_start: '2026-11-16' as const, merchants: 0, results: [], next_page_token: null }

/** A machine on which whatever waits for a moment waits too long for the router's patience. */
function slowly(): void {
  const now = Date.now.bind(Date)
  let late = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + (late += 1_000))
  onTestFinished(() => clock.mockRestore())
}

/** How often an element, or what it stands in, was hidden from now on. */
function hidingsOf(element: HTMLElement): () => number {
  let count = 0
  const observer = new MutationObserver(() => {
    for (let each: HTMLElement | null = element; each; each = each.parentElement)
      if (each.style.display === 'none') count += 1
  })
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] })
  onTestFinished(() => observer.disconnect())
  return () => count
}

test('another currency is looked at while the screen stands, and the list of currencies is gone', async () => {
  const { user, server, address } = renderAt('/desk/settlement/dry-run', {
    answers: { 'settlement.previewRun': nothing },
  })
  const choice = await screen.findByRole('button', {
    name: new RegExp(m.desk_settlement_dry_run_currency()),
  })
  const hidings = hidingsOf(choice)
  slowly()
  await user.click(choice)
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'BHD' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  await waitFor(() => expect(server.callsOf('settlement.previewRun').at(-1)?.query.currency).toBe('BHD'))
  expect(address()).toBe('/desk/settlement/dry-run?currency=BHD')
  await screen.findByText(m.desk_settlement_dry_run_empty_title())
  expect(choice.isConnected).toBe(true)
  expect(hidings(), 'no skeleton takes the place of the screen').toBe(0)
})
