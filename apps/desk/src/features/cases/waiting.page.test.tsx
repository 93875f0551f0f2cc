import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt } from '../../testing/render-at.tsx'

const nobody = { applications: [], waiting: 0, overdue: 0, next_page_token: null }

test.each(looks)(
  'DEC-APPL-3: the queue says beside how many wait how many of them wait too long, in %s at %i',
  async (language, width) => {
    const waiting = { ...nobody, waiting: 7, overdue: 2 }
    renderAt('/desk/cases', { as: ['reviewer'], language, width, answers: { 'desk.queue': waiting } })
    expect(await screen.findByText(m.desk_queue_waiting({ count: 7 }))).toBeTruthy()
    expect(screen.getByText(m.desk_queue_overdue({ count: 2 }))).toBeTruthy()
  },
)

test('DEC-APPL-3: while nobody waits too long the queue does not speak of it', async () => {
  renderAt('/desk/cases', { as: ['reviewer'], answers: { 'desk.queue': { ...nobody, waiting: 7 } } })
  expect(await screen.findByText(m.desk_queue_waiting({ count: 7 }))).toBeTruthy()
  expect(screen.queryByText(m.desk_queue_overdue({ count: 0 }))).toBeNull()
})
