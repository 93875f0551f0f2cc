import type { ScreeningHit } from '@daftar/contract/endpoints/casework/screening'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { aHit, aList } from '../../testing/fixtures/screening.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const reviewer = { as: ['reviewer'] as const }
const answered = (hits: ScreeningHit[] = [aHit()], lists = [aList]) => ({
  hits,
  lists,
  next_page_token: null,
})

const at = ({ answers, ...options }: PageOptions = {}, search = '') =>
  renderAt(`/desk/screening${search}`, {
    ...reviewer,
    ...options,
    answers: { 'screening.hits': answered(), ...answers },
  })

test.each(looks)(
  'both names stand side by side with score, list and row, in %s at %i',
  async (language, width) => {
    const { user } = at({ language, width })
    await user.click(await screen.findByRole('button', { name: (name) => name.includes('Fulan Allan') }))
    const beside = await drawer()
    for (const text of ['Fulan Allan', 'فلان بن علان', 'TSi.001', 'Case 1', 'Rose House'])
      expect(beside.getAllByText(text).length).toBeGreaterThan(0)
    expect(beside.getByText(m.desk_screening_sanctions())).toBeTruthy()
  },
)

test('a hit is dismissed in writing, once, and leaves the list', async () => {
  const { user, server } = at()
  await user.click(await screen.findByRole('button', { name: (name) => name.includes('Fulan Allan') }))
  await user.click((await drawer()).getByRole('button', { name: m.desk_screening_dismiss() }))
  const dialog = await question(m.desk_screening_dismiss_title())
  await user.click(dialog.getByRole('button', { name: m.desk_screening_dismiss() }))
  expect(dialog.getByText(m.field_required())).toBeTruthy()
  await fill(user, dialog.getByRole('textbox'), 'Another passport.')
  const decision = {
    is: 'dismissed',
    reason: 'Another passport.',
    by: 'Huda',
    at: '2026-11-22T08:00:00.000Z',
  } as const
  server.answer({ 'screening.decide': { hit: aHit({ decision }) }, 'screening.hits': answered([]) })
  await user.click(dialog.getByRole('button', { name: m.desk_screening_dismiss() }))
  expect(await said(m.desk_screening_empty_text())).toBe(true)
  expect(server.callsOf('screening.decide')).toMatchObject([
    { params: { id: 'hit_1' }, body: { decision: 'dismissed', reason: 'Another passport.' } },
  ])
})

test('whoever was too late is told', async () => {
  const { user } = at({ answers: { 'screening.decide': refuse('wrong_status') } })
  await user.click(await screen.findByRole('button', { name: (name) => name.includes('Fulan Allan') }))
  await user.click((await drawer()).getByRole('button', { name: m.desk_screening_confirm() }))
  const dialog = await question(m.desk_screening_confirm_title())
  await fill(user, dialog.getByRole('textbox'), 'The same passport.')
  await user.click(dialog.getByRole('button', { name: m.desk_screening_confirm() }))
  expect(await dialog.findByText(reasonText('wrong_status'))).toBeTruthy()
})

test('without a list the page says so, and never that nobody is on one', async () => {
  at({ answers: { 'screening.hits': answered([], []) } })
  expect(await screen.findByText(m.desk_screening_no_list())).toBeTruthy()
  expect(screen.getByText(m.desk_screening_empty_no_list())).toBeTruthy()
  expect(screen.queryByText(m.desk_screening_empty_text())).toBeNull()
})

test('hits that cannot be read say so, and trying again brings them', async () => {
  const { user, server } = at({ answers: { 'screening.hits': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'screening.hits': answered() })
  await user.click(again)
  expect(await said('Foolan Alan')).toBe(true)
})

test('the decision of the address narrows the list, and who only looks decides nothing', async () => {
  const decision = {
    is: 'confirmed',
    reason: 'The same.',
    by: 'Huda',
    at: '2026-11-22T08:00:00.000Z',
  } as const
  const { user, server } = at(
    { as: ['desk_admin'], answers: { 'screening.hits': answered([aHit({ decision })]) } },
    '?decision=confirmed',
  )
  await user.click(await screen.findByRole('button', { name: (name) => name.includes('Fulan Allan') }))
  const beside = await drawer()
  expect(beside.getByText('The same.')).toBeTruthy()
  expect(beside.queryByRole('button', { name: m.desk_screening_dismiss() })).toBeNull()
  await waitFor(() =>
    expect(server.callsOf('screening.hits')).toMatchObject([{ query: { decision: 'confirmed' } }]),
  )
  expect(within(document.body).getAllByText(m.desk_screening_was_confirmed()).length).toBeGreaterThan(0)
})
