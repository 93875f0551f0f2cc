import { routes } from '@daftar/contract/routes'
import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCase, aQueueItem } from '../testing/fixtures/cases.ts'
import { aStanding } from '../testing/fixtures/screening.ts'
import { noorIn } from '../testing/fixtures/merchant.ts'
import { renderAt } from '../testing/render-at.tsx'
import { firstPages } from '../../build/first-pages.ts'
import { featureLoads } from './later.ts'

/** At the queue, with one case in it, long enough for what comes later to have come. */
async function atQueue() {
  const page = renderAt('/desk/cases', {
    as: ['desk_admin', 'support_agent'],
    answers: {
      'decisions.queue': { applications: [aQueueItem()], waiting: 1, overdue: 0, next_page_token: null },
      'decisions.case': { case: aCase() },
      'screening.ofSubject': aStanding(),
      'files.ticketForStaff': pending,
      'events.callBacks': { call_backs: [], next_page_token: null },
      'audit.list': { entries: [], next_page_token: null },
    },
  })
  await screen.findByRole('link', { name: noorIn.en })
  // By the time a pointer rests anywhere the page has been quiet once.
  await featureLoads()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return page
}

const rest = async (link: HTMLElement) => {
  fireEvent.pointerEnter(link)
  await act(() => vi.advanceTimersByTimeAsync(500))
}

test('a pointer that rests on a link loads the list it leads to, once, and the click asks no more', async () => {
  const { server, address } = await atQueue()
  const audit = screen.getByRole('link', { name: m.desk_audit() })
  await rest(audit)
  expect(server.callsOf('audit.list')).toHaveLength(1)
  vi.useRealTimers()
  fireEvent.click(audit)
  await screen.findByRole('heading', { level: 1, name: m.desk_audit() })
  expect(address()).toBe('/desk/audit')
  expect(server.callsOf('audit.list')).toHaveLength(1)
})

const logged = [
  ['decisions.case', 'a case', () => m.desk_opens_case({ name: noorIn.en }), () => noorIn.en],
  ['events.callBacks', 'the list of calls', m.desk_callbacks_title, m.desk_callbacks_title],
] as const
test.each(logged)(
  '%s: %s is read when it is opened and not before, since every reading is logged',
  async (id, _, name, heading) => {
    const { server } = await atQueue()
    const link = screen.getByRole('link', { name: name() })
    await rest(link)
    expect(server.callsOf(id)).toHaveLength(0)
    vi.useRealTimers()
    fireEvent.click(link)
    await screen.findByRole('heading', { level: 1, name: heading() })
    expect(server.callsOf(id)).not.toHaveLength(0)
  },
)

test.each(firstPages.filter(({ path, calls }) => calls.length > 0 && !path.endsWith('*')))(
  'what is asked ahead of $path is what the console asks first there',
  async ({ path, calls }) => {
    const { server } = renderAt(path, { answers: { 'work.mine': pending, 'decisions.queue': pending } })
    await screen.findByRole('heading', { level: 1 })
    const asked = server.calls.map(({ id, query }) => {
      const given: object = query ?? {}
      const search = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))
      search.delete('client_id')
      return [routes[id].split(' ')[1], search.size > 0 ? `?${search}` : ''].join('')
    })
    expect(calls).toEqual(asked.slice(0, calls.length))
  },
)
