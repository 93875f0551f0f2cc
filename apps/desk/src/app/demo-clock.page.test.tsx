import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSession, looks, renderAt } from '../testing/render-at.tsx'

const merchants = { merchants: [], next_page_token: null }

test.each(looks)(
  'while the demo’s clock is ahead every screen says which day it is, in %s at %i',
  async (language, width) => {
    const now = new Date(Date.now() + 15 * 86_400_000)
    const clock = { now: now.toISOString(), movable: true, moved_by_seconds: 15 * 86_400 }
    renderAt('/desk/merchants', {
      as: aSession(['desk_admin'], { clock }),
      language,
      width,
      answers: { 'merchants.list': merchants },
    })
    const banner = await screen.findByText(m.desk_clock_ahead())
    const [, year, month, day] = /^(\d+)-(\d+)-(\d+)/.exec(
      new Intl.DateTimeFormat('en-CA').format(now),
    ) as string[]
    expect(banner.textContent).toContain(`${day}/${month}/${year!.slice(2)}`)
  },
)

test('while the demo’s clock is where it was nothing is said of it', async () => {
  renderAt('/desk/merchants', { answers: { 'merchants.list': merchants } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText(m.desk_clock_ahead())).toBeNull()
})
