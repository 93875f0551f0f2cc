import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runZone } from '../../shared/text/run-time.ts'
import { aSession, looks, renderAt } from '../../testing/render-at.tsx'

const merchants = { merchants: [], next_page_token: null }

test.each(looks)(
  'in the demo every screen says which day it is and offers another, in %s at %i',
  async (language, width) => {
    const now = new Date(Date.now() + 15 * 86_400_000)
    const clock = { now: now.toISOString(), movable: true, moved_by_seconds: 15 * 86_400 }
    renderAt('/desk/merchants', {
      as: aSession(['desk_admin'], { clock }),
      language,
      width,
      answers: { 'merchants.list': merchants },
    })
    const bar = await screen.findByRole('region', { name: m.desk_demo_time() })
    const [, year, month, day] = /^(\d+)-(\d+)-(\d+)/.exec(
      new Intl.DateTimeFormat('en-CA', { timeZone: runZone }).format(now),
    ) as string[]
    expect(bar.textContent).toContain(`${day}/${month}/${year!.slice(2)}`)
    expect(within(bar).getByRole('link', { name: m.desk_demo_choose() }).getAttribute('href')).toBe(
      '/desk/clock',
    )
  },
)

test('a leap of the bar asks before it moves the clock, and is forgotten when it is not wanted', async () => {
  const clock = { now: new Date().toISOString(), movable: true, moved_by_seconds: 0 }
  const { user, server, address } = renderAt('/desk/merchants', {
    answers: { 'merchants.list': merchants, 'console.clock': { clock, move: null } },
  })
  await user.click(await screen.findByRole('link', { name: m.desk_demo_hour() }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(m.desk_clock_confirm_one_way())).toBeTruthy()
  expect(address()).toContain('/desk/clock?to=')
  await user.click(question.getByRole('button', { name: m.common_cancel() }))
  await waitFor(() => expect(address()).toBe('/desk/clock'))
  expect(server.callsOf('console.moveClock')).toEqual([])
})
