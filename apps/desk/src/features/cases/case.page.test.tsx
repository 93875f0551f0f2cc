import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { aCase, anApprovedCase } from '../../testing/fixtures/cases.ts'
import { aHit, aStanding } from '../../testing/fixtures/screening.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { aSession, looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const asked = moneyText('80000.00', 'AED')
const approve = () => m.desk_approve_amount({ amount: asked })
const decision = () => within(screen.getByRole('region', { name: m.desk_decision() }))

/** An underwriter opens a case. */
async function open(opened: DeskCase = aCase(), { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/cases/app_1', {
    as: ['underwriter'],
    ...options,
    answers: {
      'decisions.case': { case: opened },
      'files.ticketForStaff': pending,
      'screening.ofSubject': aStanding(),
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: noorIn[options.language ?? 'en'] })
  await toPane(page, m.desk_decision())
  return page
}

/** On a phone the panes are tabs. */
async function toPane({ user }: Pick<Page, 'user'>, name: string) {
  const tab = screen.queryByRole('tab', { name })
  if (tab) await user.click(tab)
}

test.each(looks)(
  'a rejection needs a reason; the question quotes what the merchant will read in both languages, in %s at %i [APPL-26]',
  async (language, width) => {
    const { user, server } = await open(aCase(), { language, width })
    await user.click(decision().getByRole('radio', { name: m.desk_reject() }))
    const submit = decision().getByRole('button', { name: m.desk_reject_application() })
    await user.click(submit)
    expect(decision().getByText(m.field_reason_required())).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(decision().getByRole('checkbox', { name: m.desk_reason_high_exposure() }))
    await user.click(submit)
    const dialog = await question(m.desk_reject_title())
    for (const locale of ['en', 'ar'] as const)
      expect(dialog.getByText(m.mail_reason_high_exposure({}, { locale }))).toBeTruthy()
    const rejected = aCase({ application: { status: 'rejected', version: 8, reasons: ['high_exposure'] } })
    server.answer({ 'decisions.decide': { case: rejected } })
    pressTwice(dialog.getByRole('button', { name: m.desk_reject_application() }))
    expect(await screen.findByText(m.desk_decided_rejected())).toBeTruthy()
    expect(await said(m.desk_done_rejected())).toBe(true)
    expect(decision().getByText(m.desk_reason_high_exposure())).toBeTruthy()
    const [told, ...again] = server.callsOf('decisions.decide')
    expect(told).toMatchObject({
      params: { id: 'app_1' },
      body: { decision: 'reject', reasons: ['high_exposure'] },
      ifMatch: '"7"',
    })
    expect(again).toEqual([])
  },
)

test('a return for correction needs a reason, and says that it went back [APPL-21, DEC-APPL-10]', async () => {
  const { user, server } = await open()
  expect(screen.getByText(m.desk_statement_read())).toBeTruthy()
  expect(screen.getAllByText('Noor Perfumes Trading LLC').length).toBeGreaterThan(0)
  await user.click(decision().getByRole('radio', { name: m.desk_reset() }))
  const submit = decision().getByRole('button', { name: m.desk_reset_application() })
  await user.click(submit)
  expect(decision().getByText(m.field_reason_required())).toBeTruthy()
  await user.click(decision().getByRole('checkbox', { name: m.desk_reason_company_name_mismatch() }))
  await user.click(submit)
  const dialog = await question(m.desk_reset_title())
  server.answer({ 'decisions.decide': { case: aCase({ application: { status: 'reset', version: 8 } }) } })
  await user.click(dialog.getByRole('button', { name: m.desk_reset_application() }))
  expect(await said(m.desk_done_reset())).toBe(true)
  expect(screen.getByText(m.desk_case_is_reset())).toBeTruthy()
  expect(server.callsOf('decisions.decide')).toMatchObject([
    { body: { decision: 'reset', reasons: ['company_name_mismatch'], marks: [] } },
  ])
})

test.each(looks)(
  'the underwriter chooses direct debit where the offer says sales, and the frozen terms say so, in %s at %i [DEC-LOAN-31]',
  async (language, width) => {
    const { user, server } = await open(aCase(), { language, width })
    const choice = (name: string) =>
      decision().getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
    const bySales = choice(m.desk_repaid_by_sales())
    const byDebit = choice(m.desk_repaid_by_debit())
    expect(bySales.checked).toBe(true)
    await user.click(byDebit)
    expect(byDebit.checked).toBe(true)
    await user.click(decision().getByRole('button', { name: approve() }))
    const dialog = await question(m.desk_approve_title())
    server.answer({ 'decisions.decide': { case: anApprovedCase({ direct_debit: true }) } })
    await user.click(dialog.getByRole('button', { name: approve() }))
    expect(await screen.findByText(m.desk_decided_approved())).toBeTruthy()
    const frozen = within(screen.getByRole('region', { name: m.desk_terms_frozen() }))
    expect(frozen.getByText(m.desk_repaid_by_debit())).toBeTruthy()
    expect(server.callsOf('decisions.decide')).toMatchObject([
      { body: { decision: 'approve', amount: '80000', tenor: 20, direct_debit: true } },
    ])
  },
)

test('no more than was asked for is approved [DEC-APPL-3]', async () => {
  const { user, server } = await open()
  const amount = decision().getByRole('textbox', { name: m.desk_approved_amount() })
  await fill(user, amount, '90000')
  await user.click(decision().getByRole('button', { name: new RegExp('90,000') }))
  await waitFor(() => expect(document.activeElement).toBe(amount))
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(server.callsOf('decisions.decide')).toEqual([])
})

const proposal: NonNullable<DeskCase['proposal']> = {
  decision: 'approve',
  reasons: [],
  note: '',
  amount: '80000.00',
  tenor: 20,
  by: 'Rima Fares',
  by_id: 'stf_2',
  at: '2026-11-21T10:00:00Z',
}

test('above the limit an approval is a proposal, and whoever made it waits for a second person', async () => {
  const session = aSession(['underwriter'], { four_eyes_above: { AED: '50000.00' } })
  const { user, server } = await open(aCase(), { as: session })
  expect(decision().getByText(m.desk_above_limit())).toBeTruthy()
  const verb = m.desk_propose_amount({ amount: asked })
  await user.click(decision().getByRole('button', { name: verb }))
  const dialog = await question(m.desk_propose_title())
  const own = { ...proposal, by: session.name, by_id: session.id }
  server.answer({ 'decisions.decide': { case: aCase({ proposal: own, needs_second: true }) } })
  await user.click(dialog.getByRole('button', { name: verb }))
  expect(await screen.findByText(m.desk_decision_own_proposal())).toBeTruthy()
  expect(decision().queryByRole('button')).toBeNull()
})

test.each(looks)(
  'the second underwriter sees who proposed what, and approves it, in %s at %i',
  async (language, width) => {
    const { user, server } = await open(aCase({ proposal, needs_second: true }), { language, width })
    expect(decision().getByText('Rima Fares')).toBeTruthy()
    await user.click(decision().getByRole('button', { name: approve() }))
    const dialog = await question(m.desk_approve_title())
    server.answer({ 'decisions.confirm': { case: anApprovedCase() } })
    await user.click(dialog.getByRole('button', { name: approve() }))
    expect(await screen.findByText(m.desk_decided_approved())).toBeTruthy()
    expect(server.callsOf('decisions.confirm')).toMatchObject([
      { params: { id: 'app_1' }, body: { accept: true } },
    ])
  },
)

test('the second underwriter gives a proposal back', async () => {
  const { user, server } = await open(aCase({ proposal, needs_second: true }))
  await user.click(decision().getByRole('button', { name: m.desk_return() }))
  const dialog = await question(m.desk_return_title())
  server.answer({ 'decisions.confirm': { case: aCase() } })
  await user.click(dialog.getByRole('button', { name: m.desk_return() }))
  expect(await said(m.desk_done_returned())).toBe(true)
  expect(decision().getByRole('button', { name: approve() })).toBeTruthy()
})

test.each(looks)(
  'a case is cancelled at the merchant’s request with who asked, in %s at %i [DEC-APPL-1]',
  async (language, width) => {
    const { user, server } = await open(aCase(), { language, width })
    await user.click(screen.getByRole('button', { name: m.desk_cancel_on_request() }))
    const dialog = await question(m.desk_cancel_on_request_title())
    const merchant = noorIn[language]
    expect(dialog.getByText(asRead(m.desk_cancel_on_request_effect({ merchant })))).toBeTruthy()
    const confirm = dialog.getByRole('button', { name: m.desk_cancel_on_request_confirm() })
    await user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(server.callsOf('decisions.cancel')).toEqual([])
    const note = 'The owner, by phone'
    const happened = {
      at: '2026-11-21T11:00:00Z',
      actor: 'Huda Saleh',
      action: 'application.cancelled',
      detail: note,
    }
    const cancelled = aCase({ application: { status: 'cancelled', version: 8 }, history: [happened] })
    server.answer({ 'decisions.cancel': { case: cancelled } })
    await fill(user, dialog.getByRole('textbox', { name: m.desk_cancel_on_request_note() }), note)
    await user.click(confirm)
    expect(await said(m.desk_cancelled_on_request())).toBe(true)
    expect(screen.getByText(m.desk_decided_cancelled())).toBeTruthy()
    expect(decision().getByText('Huda Saleh')).toBeTruthy()
    expect(decision().getByText(note)).toBeTruthy()
    expect(screen.queryByText(m.desk_decide_by())).toBeNull()
    expect(screen.getByText(m.desk_decided_on())).toBeTruthy()
    await toPane({ user }, m.desk_case_documents())
    await user.click(screen.getByRole('tab', { name: m.desk_history() }))
    expect(screen.getAllByText(note).length).toBeGreaterThan(0)
    expect(server.callsOf('decisions.cancel')).toMatchObject([
      { params: { id: 'app_1' }, body: { note }, ifMatch: '"7"' },
    ])
  },
)

test('what somebody else changed meanwhile is read again and said; what was typed stays', async () => {
  const { user, server } = await open()
  await fill(user, decision().getByRole('textbox', { name: new RegExp(m.desk_note()) }), 'Good numbers')
  await user.click(decision().getByRole('button', { name: approve() }))
  const dialog = await question(m.desk_approve_title())
  server.answer({
    'decisions.decide': refuse('stale_version'),
    'decisions.case': { case: aCase({ application: { version: 8, bank_statements: [] } }) },
  })
  await user.click(dialog.getByRole('button', { name: approve() }))
  expect(await screen.findByText(m.desk_stale_title())).toBeTruthy()
  expect(screen.getByText(m.desk_stale_statements())).toBeTruthy()
  const note = decision().getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(m.desk_note()) })
  expect(note.value).toBe('Good numbers')
})

test('a decision that fails says why in its question', async () => {
  const { user } = await open(aCase(), { answers: { 'decisions.decide': refuse('advance_open') } })
  await user.click(decision().getByRole('button', { name: approve() }))
  const dialog = await question(m.desk_approve_title())
  await user.click(dialog.getByRole('button', { name: approve() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('advance_open'))
})

test('a reviewer looks and decides nothing', async () => {
  await open(aCase(), { as: ['reviewer'] })
  expect(decision().getByText(m.desk_decision_look_only())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_cancel_on_request() })).toBeNull()
  expect(
    screen.queryByRole('button', { name: m.desk_mark_add({ name: m.wizard_company_name() }) }),
  ).toBeNull()
})

test('while the case is on its way nothing can be decided', async () => {
  renderAt('/desk/cases/app_1', { as: ['underwriter'], answers: { 'decisions.case': pending } })
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_cancel_on_request() })).toBeNull()
})

test('a case that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt('/desk/cases/app_1', {
    as: ['underwriter'],
    answers: { 'decisions.case': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({
    'decisions.case': { case: aCase() },
    'files.ticketForStaff': pending,
    'screening.ofSubject': aStanding(),
  })
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: noorIn.en })).toBeTruthy()
})

test('the head of a case says who has taken it, and whoever may decide takes it', async () => {
  const huda = { id: 'stf_1', name: 'Huda Saleh' }
  const { user, server } = await open(aCase(), { answers: { 'work.assign': { assignee: huda, count: 1 } } })
  expect(await screen.findByText(m.desk_assign_nobody())).toBeTruthy()
  server.answer({ 'work.assignees': { assignees: [{ id: 'app_1', assignee: huda }] } })
  await user.click(screen.getByRole('button', { name: m.desk_assign_take() }))
  expect(await screen.findByRole('button', { name: m.desk_assign_release() })).toBeTruthy()
  expect(server.callsOf('work.assign').map(({ body }) => [body.to, body.pieces[0]?.held_by])).toEqual([
    ['stf_1', null],
  ])
})

test('hits of lists stand in a case, and an approval against one asks for its reason and a second person', async () => {
  const listed = aCase({ screening: 'confirmed', needs_second: true })
  const { user } = await open(listed, {
    answers: { 'screening.ofSubject': aStanding({ state: 'confirmed', hits: [aHit()] }) },
  })
  expect(await screen.findByText(m.desk_screening_confirmed())).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: m.desk_screening_show() }))
  // Whoever decides about money sees a hit, and a reviewer decides it.
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_screening_dismiss() })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(decision().getByRole('radio', { name: m.desk_approve() }))
  await user.click(decision().getByRole('button', { name: m.desk_propose_amount({ amount: asked }) }))
  expect(decision().getByText(m.field_required())).toBeTruthy()
})
