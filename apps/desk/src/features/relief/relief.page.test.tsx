import type { DeskRelief } from '@daftar/contract/endpoints/capital/relief'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { aRelief } from '../../testing/fixtures/relief.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...reliefs: DeskRelief[]) => ({ reliefs, next_page_token: null })
const notes = { note_en: 'We are glad to help.', note_ar: 'يسعدنا أن نساعدك.' }
const proposed = aRelief({
  ...notes,
  status: 'proposed',
  proposed_by: 'Rima Fares',
  proposed_by_id: 'stf_2',
  proposed_at: '2026-11-18T08:00:00Z',
})

async function open(relief: DeskRelief, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/relief', {
    as: ['underwriter'],
    ...options,
    answers: { 'relief.listForStaff': listed(relief), ...answers },
  })
  const name = new RegExp(noorIn[options.language ?? 'en'])
  await page.user.click(await screen.findByRole('button', { name }))
  await drawer()
  return page
}

async function ask({ user }: Page, verb: string, title: string) {
  await user.click((await drawer()).getByRole('button', { name: verb }))
  return question(title)
}

test.each(looks)(
  'support reads why relief is asked for, and proposes an answer in both languages, in %s at %i',
  async (language, width) => {
    const page = await open(aRelief(), { as: ['support_agent'], language, width })
    const facts = await drawer()
    for (const text of ['The shop was under water for a week.', 'Mariam Haddad', m.relief_kind_pause()])
      expect(facts.getByText(text)).toBeTruthy()
    const dialog = await ask(page, m.relief_propose(), m.relief_propose_title())
    const confirm = dialog.getByRole('button', { name: m.relief_propose() })
    const field = (name: string) => dialog.getByRole('textbox', { name })
    await fill(page.user, field(m.relief_answer_en()), notes.note_en)
    await page.user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(page.server.callsOf('relief.propose')).toEqual([])
    await fill(page.user, field(m.relief_answer_ar()), notes.note_ar)
    page.server.answer({ 'relief.propose': { relief: proposed }, 'relief.listForStaff': listed(proposed) })
    await page.user.click(confirm)
    expect(await said(m.relief_proposed_done())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.server.callsOf('relief.propose')).toMatchObject([{ params: { id: 'rlf_1' }, body: notes }])
    expect(await said(m.relief_state_proposed())).toBe(true)
  },
)

test.each(looks)(
  'a second person reads the proposal and approves it, and it waits no longer, in %s at %i',
  async (language, width) => {
    const page = await open(proposed, { language, width })
    for (const text of ['Rima Fares', notes.note_en, notes.note_ar])
      expect((await drawer()).getByText(text)).toBeTruthy()
    const dialog = await ask(page, m.relief_approve(), m.relief_approve_title())
    const relief = aRelief({ ...proposed, status: 'approved', decided_by: 'Huda Saleh' })
    page.server.answer({ 'relief.decide': { relief }, 'relief.listForStaff': listed() })
    pressTwice(dialog.getByRole('button', { name: m.relief_approve() }))
    expect(await said(m.relief_approved_done())).toBe(true)
    expect(await screen.findByText(asRead(m.relief_desk_empty_title()))).toBeTruthy()
    expect(page.server.callsOf('relief.decide')).toMatchObject([
      { params: { id: 'rlf_1' }, body: { decision: 'approve', ...notes } },
    ])
  },
)

test('a second person declines with other words than were proposed', async () => {
  const page = await open(proposed)
  const dialog = await ask(page, m.relief_decline(), m.relief_decline_title())
  await fill(page.user, dialog.getByRole('textbox', { name: m.relief_answer_en() }), 'Sales are back.')
  page.server.answer({ 'relief.decide': { relief: aRelief({ status: 'declined' }) } })
  await page.user.click(dialog.getByRole('button', { name: m.relief_decline() }))
  expect(await said(m.relief_declined_done())).toBe(true)
  expect(page.server.callsOf('relief.decide')).toMatchObject([
    { body: { decision: 'decline', note_en: 'Sales are back.', note_ar: notes.note_ar } },
  ])
})

test('nobody decides what they proposed themselves', async () => {
  await open({ ...proposed, proposed_by: 'Huda Saleh', proposed_by_id: 'stf_1' })
  const facts = await drawer()
  expect(facts.getByText(m.relief_own())).toBeTruthy()
  expect(facts.queryByRole('button', { name: m.relief_approve() })).toBeNull()
})

test('what a colleague decided meanwhile is said in the question', async () => {
  const page = await open(proposed, { answers: { 'relief.decide': refuse('wrong_status') } })
  const dialog = await ask(page, m.relief_approve(), m.relief_approve_title())
  await page.user.click(dialog.getByRole('button', { name: m.relief_approve() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('wrong_status'))
})

test('what waits is asked for first; the address may say another state, or all', async () => {
  const { server } = renderAt('/desk/relief', {
    as: ['finance'],
    answers: { 'relief.listForStaff': listed() },
  })
  expect(await screen.findByText(m.relief_desk_empty_title())).toBeTruthy()
  expect(server.callsOf('relief.listForStaff')[0]?.query).toEqual({ state: 'open' })
  const all = renderAt('/desk/relief?state=all', {
    as: ['finance'],
    answers: { 'relief.listForStaff': listed() },
  })
  expect(await screen.findByText(m.relief_desk_empty_title())).toBeTruthy()
  expect(all.server.callsOf('relief.listForStaff')[0]?.query).toEqual({})
})

test('requests that cannot be read say so, and trying again brings them', async () => {
  const { user, server } = renderAt('/desk/relief', {
    as: ['finance'],
    answers: { 'relief.listForStaff': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'relief.listForStaff': listed() })
  await user.click(again)
  expect(await screen.findByText(m.relief_desk_empty_title())).toBeTruthy()
})

test('while the requests are on their way no row stands there', async () => {
  renderAt('/desk/relief', { as: ['finance'], answers: { 'relief.listForStaff': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
