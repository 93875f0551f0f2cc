import type { AnswerOf } from '@daftar/contract'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asRead } from '@daftar/testkit/page/as-read'
import { looks, renderAt } from '../../testing/render-at.tsx'

type Kept = AnswerOf<'files.kept'>['files'][number]

const kept = (more: Partial<Kept> = {}): Kept => ({
  purpose: 'identity_document',
  count: 2,
  oldest: '2026-11-01T08:00:00.000Z',
  kept_for: 'relation_ended',
  because: 'law',
  first_until: null,
  last_until: null,
  held: false,
  ...more,
})
const at = '/account/data'

test.each(looks)('each document says why it is kept and until when, in %s at %i', async (language, width) => {
  const files = [
    kept(),
    kept({ purpose: 'storefront_photo', kept_for: 'relation_ended', because: 'need', count: 1 }),
    kept({
      purpose: 'licence',
      kept_for: 'never_used',
      because: 'need',
      first_until: '2026-12-01',
      last_until: '2026-12-01',
    }),
    kept({ purpose: 'bank_statement', kept_for: 'case_closed', because: 'need', held: true }),
    kept({
      purpose: 'onboarding_document',
      kept_for: 'never_handed_in',
      first_until: '2027-01-01',
      last_until: '2027-02-01',
    }),
    kept({ purpose: 'rental_contract', kept_for: null }),
  ]
  renderAt(at, { language, width, answers: { 'files.kept': { files } } })
  expect(await screen.findByText(m.files_kept_law({ years: 5 }))).toBeTruthy()
  for (const text of [
    m.files_kept_need(),
    m.files_kept_unused(),
    m.files_kept_held(),
    m.files_kept_closed(),
    m.files_kept_draft(),
    m.files_kept_open(),
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(asRead(m.files_kept_until({ date: dateText('2026-12-01') })))).toBeTruthy()
  const between = { first: dateText('2027-01-01'), last: dateText('2027-02-01') }
  expect(screen.getByText(asRead(m.files_kept_between(between)))).toBeTruthy()
})

test('who handed in nothing reads that, and whom to ask', async () => {
  renderAt(at, { answers: { 'files.kept': { files: [] } } })
  expect(await screen.findByText(m.files_kept_empty_title())).toBeTruthy()
})

test('while the list is on its way its heading stands already', async () => {
  renderAt(at, { answers: { 'files.kept': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.files_kept_title() })).toBeTruthy()
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the page says so, and trying again brings it', async (_, failure) => {
  const { user, server } = renderAt(at, { answers: { 'files.kept': failure } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'files.kept': { files: [kept()] } })
  await user.click(again)
  expect(await screen.findByText(m.files_purpose_identity())).toBeTruthy()
})

test('the account leads to it', async () => {
  const { user, address } = renderAt('/account', {
    answers: { 'files.kept': { files: [] }, 'users.invitations': { invitations: [] } },
  })
  await user.click(await screen.findByRole('link', { name: m.files_kept_link() }))
  expect(await screen.findByText(m.files_kept_empty_title())).toBeTruthy()
  expect(address()).toBe(at)
})
