import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { refuse, streamed } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { tabTo } from '@daftar/testkit/page/tab-to'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fill, question } from '../../../testing/dialogs.ts'
import { aCase, anApprovedCase, aQueueItem } from '../../../testing/fixtures/cases.ts'
import { aStanding } from '../../../testing/fixtures/screening.ts'
import { noorIn } from '../../../testing/fixtures/merchant.ts'
import { aPdf, opens } from '../../../testing/fixtures/pdf.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../../testing/render-at.tsx'

const ticket = { address: '/desk/api/v1/files/stream/tkt', expires_at: '2026-11-21T12:01:00Z' }
const statement = aPdf([
  'Account name Noor Perfumes Trading LLC',
  'IBAN AE07 0331 2345 6789 0123 456',
  'Rent',
])

async function open(opened: DeskCase = aCase(), options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/cases/app_1', {
    as: ['underwriter'],
    openPdf: opens(statement),
    ...options,
    answers: {
      'screening.ofSubject': aStanding(),
      'decisions.case': { case: opened },
      'files.ticketForStaff': ticket,
      'files.streamForStaff': streamed('%PDF-1.7'),
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: noorIn[options.language ?? 'en'] })
  return page
}

/** On a phone the panes are tabs. */
async function toPane({ user }: Pick<Page, 'user'>, name: string) {
  const tab = screen.queryByRole('tab', { name })
  if (tab) await user.click(tab)
}

const sheets = (name = 'statement.pdf') =>
  screen.findByRole('group', { name: asRead(m.desk_viewer_document({ name })) })

test.each(looks)(
  'a fact leads to the document that proves it, which is read, searched, enlarged and turned, in %s at %i',
  async (language, width) => {
    const page = await open(aCase(), { language, width })
    const { user, server } = page
    await user.click(screen.getByRole('button', { name: 'AE07 0331 2345 6789 0123 456' }))
    const document = within(await screen.findByRole('region', { name: m.desk_case_documents() }))
    await sheets()
    expect(document.getByText(asRead(m.desk_viewer_at({ number: 1, count: 3 })))).toBeTruthy()
    await user.click(document.getByRole('button', { name: m.desk_viewer_next() }))
    expect(document.getByText(asRead(m.desk_viewer_at({ number: 2, count: 3 })))).toBeTruthy()
    await user.click(document.getByRole('button', { name: m.desk_viewer_larger() }))
    expect(document.getByText(/125%/)).toBeTruthy()
    await user.click(document.getByRole('button', { name: m.desk_viewer_turn() }))
    await user.type(document.getByRole('searchbox', { name: m.desk_viewer_search() }), 'rent')
    await waitFor(() =>
      expect(document.getByText(asRead(m.desk_viewer_hit({ number: 1, count: 1 })))).toBeTruthy(),
    )
    await user.type(document.getByRole('searchbox', { name: m.desk_viewer_search() }), 's')
    expect(await document.findByText(m.desk_viewer_no_hit())).toBeTruthy()
    expect(server.callsOf('files.ticketForStaff').map(({ body }) => body.url)).toContain('fil_statement1')
  },
)

test('a protected document is shown with its password and not without', async () => {
  const { user } = await open(aCase(), { openPdf: opens(statement, 'secret') })
  const password = await screen.findByLabelText(m.desk_viewer_password())
  await user.type(password, 'wrong{Enter}')
  expect(await screen.findByText(m.desk_viewer_password_wrong())).toBeTruthy()
  await fill(user, screen.getByLabelText(m.desk_viewer_password()), 'secret')
  await user.keyboard('{Enter}')
  expect(await sheets()).toBeTruthy()
})

test('an identity document is opened for a reason alone, and in no tab of its own', async () => {
  const asks = refuse('invalid_input', { fields: { reason: 'reason_required' } })
  const { user, server } = await open(aCase(), { answers: { 'files.ticketForStaff': asks } })
  await user.click(await screen.findByRole('button', { name: m.desk_document_open() }))
  expect(await screen.findByText(fieldText('choose_option'))).toBeTruthy()
  server.answer({ 'files.ticketForStaff': ticket })
  await user.click(screen.getByRole('radio', { name: m.desk_document_reason_review() }))
  await user.click(screen.getByRole('button', { name: m.desk_document_open() }))
  expect(await sheets()).toBeTruthy()
  expect(server.callsOf('files.ticketForStaff').at(-1)?.body).toMatchObject({ reason: 'review' })
  expect(screen.queryByRole('button', { name: m.desk_open_document({ name: 'statement.pdf' }) })).toBeNull()
})

test('the document itself is saved for an authority alone', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '')
  })
  onTestFinished(() => click.mockRestore())
  const asks = refuse('invalid_input', { fields: { reason: 'reason_required' } })
  const { user, server } = await open(aCase(), { answers: { 'files.ticketForStaff': asks } })
  await screen.findByRole('button', { name: m.desk_document_open() })
  server.answer({ 'files.ticketForStaff': ticket })
  await user.click(screen.getByRole('radio', { name: m.desk_document_reason_authority_asks() }))
  await user.click(screen.getByRole('button', { name: m.desk_document_open() }))
  const name = asRead(m.desk_document_original_named({ name: 'statement.pdf' }))
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(saved).toEqual([ticket.address]))
  expect(server.callsOf('files.ticketForStaff').at(-1)?.body).toMatchObject({
    reason: 'authority_asks',
    original: true,
  })
})

test('what is no PDF and no picture is opened in a tab of its own; what cannot be read is tried again', async () => {
  const { user, server } = await open(aCase(), { answers: { 'files.ticketForStaff': refuse('not_found') } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'files.ticketForStaff': ticket, 'files.streamForStaff': streamed('plain words') })
  await user.click(again)
  expect(await screen.findByText(m.desk_viewer_not_shown())).toBeTruthy()
  expect(screen.getByRole('button', { name: m.desk_open_document({ name: 'statement.pdf' }) })).toBeTruthy()
})

test.each(looks)(
  'with a failed check nothing is chosen, and an approval says why before and in its question, in %s at %i',
  async (language, width) => {
    const checks: DeskCase['checks'] = [
      { code: 'exposure', outcome: 'pass', detail: '' },
      { code: 'statement_holder', outcome: 'fail', detail: 'Somebody Else FZE · Noor Perfumes Trading LLC' },
    ]
    const opened = aCase({
      checks,
      proposed: { decision: 'look', reasons: [], marks: [], causes: ['statement_holder'] },
    })
    const page = await open(opened, { language, width })
    const { user, server } = page
    await toPane(page, m.desk_decision())
    const decision = within(screen.getByRole('region', { name: m.desk_decision() }))
    expect(decision.getByText(m.desk_decision_none_yet())).toBeTruthy()
    for (const radio of decision.getAllByRole<HTMLInputElement>('radio', {
      name: new RegExp([m.desk_approve(), m.desk_reset(), m.desk_reject()].join('|')),
    }))
      expect(radio.checked).toBe(false)
    expect(decision.getByText(asRead(m.desk_checks_passed({ passed: 1, count: checks.length })))).toBeTruthy()
    await user.click(decision.getByRole('radio', { name: m.desk_approve() }))
    const submit = () => decision.getByRole('button', { name: /80,000/ })
    await user.click(submit())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const reason = 'The mother company’s account'
    await fill(user, decision.getByRole('textbox', { name: m.desk_approval_reason() }), reason)
    await user.click(submit())
    const dialog = await question(m.desk_approve_title())
    expect(dialog.getByText(reason)).toBeTruthy()
    expect(dialog.getByText(new RegExp(m.desk_check_statement_holder()))).toBeTruthy()
    expect(server.callsOf('decisions.decide')).toEqual([])
  },
)

test('by keyboard alone a case is taken from the queue, its document read, and decided', async () => {
  const { user, server } = renderAt('/desk/cases', {
    as: ['underwriter'],
    openPdf: opens(statement),
    answers: {
      'decisions.queue': { applications: [aQueueItem()], waiting: 1, overdue: 0, next_page_token: null },
      'screening.ofSubject': aStanding(),
      'decisions.case': { case: aCase() },
      'files.ticketForStaff': ticket,
      'files.streamForStaff': streamed('%PDF-1.7'),
      'decisions.decide': { case: anApprovedCase() },
      'work.assign': { assignee: { id: 'stf_1', name: 'Huda Saleh' }, count: 1 },
    },
  })
  await tabTo(user, await screen.findByRole('link', { name: m.desk_opens_case({ name: noorIn.en }) }))
  await user.keyboard('{Enter}')
  await tabTo(user, await screen.findByRole('button', { name: m.desk_assign_take() }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.callsOf('work.assign')).toMatchObject([{ body: { to: 'stf_1' } }]))
  const fact = await screen.findByRole('button', { name: 'statement.pdf' })
  await tabTo(user, fact)
  await user.keyboard('{Enter}')
  await tabTo(user, await sheets())
  await user.keyboard('{PageDown}+f')
  expect(screen.getByText(asRead(m.desk_viewer_at({ number: 2, count: 3 })))).toBeTruthy()
  expect(screen.getByText(/125%/)).toBeTruthy()
  await user.keyboard('rent')
  await waitFor(() =>
    expect(screen.getAllByText(asRead(m.desk_viewer_hit({ number: 1, count: 1 })))).toBeTruthy(),
  )
  await tabTo(user, screen.getByRole('button', { name: /80,000/ }))
  await user.keyboard('{Enter}')
  const dialog = await question(m.desk_approve_title())
  await tabTo(user, dialog.getByRole('button', { name: /80,000/ }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(m.desk_decided_approved())).toBeTruthy()
  expect(server.callsOf('decisions.decide')).toMatchObject([{ body: { decision: 'approve' } }])
})

test('a business verification stands beside its documents, each of them once [KYB-119, KYB-124, KYB-127, DEC-KYB-23]', async () => {
  const { application, ...rest } = aCase()
  const passport = { file: 'fil_passport1' }
  const verified: DeskCase = {
    ...rest,
    application: {
      ...application,
      authorized_signatory: {
        ...application.authorized_signatory!,
        national_id_number: '784198012345671',
        national_id_url: 'fil_national1',
      },
      legal_info: {
        ...application.legal_info!,
        license_metadata: { activities: 'Perfumes', issue_date: '2024-01-31', expiry_date: '2027-12-31' },
      },
      shareholders: [
        {
          name: 'Sara Haddad',
          value: 60,
          type: 'individual',
          uae_resident: true,
          documents: { passport, national_id: { file: 'fil_emirates1' } },
        },
        { name: 'Omar Aziz', value: 40, type: 'individual', uae_resident: false, documents: { passport } },
      ],
      kyb: { steps: [], iban_to_confirm: null, iban_standing: 'not_verified' },
    },
  }
  const page = await open(verified)
  for (const text of ['784198012345671', 'Perfumes', '31/12/27', m.desk_kyb_iban_not_verified()])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/Sara Haddad, 60%/)).toBeTruthy()
  expect(screen.queryByText(m.desk_kyb_emirates_id({ number: 2 }))).toBeNull()
  const marks = (name: string) => screen.queryAllByRole('button', { name: m.desk_mark_add({ name }) })
  expect(marks(m.capital_mark_identity())).toHaveLength(4)
  expect(marks(m.capital_mark_national_id())).toHaveLength(1)
  const others = [m.capital_mark_activities, m.capital_mark_issued, m.capital_mark_expires]
  for (const name of [...others, m.capital_mark_iban, m.capital_mark_bank])
    expect(marks(name())).toHaveLength(1)
  for (const number of [1, 2]) expect(marks(m.capital_mark_share_of({ number }))).toHaveLength(1)
  await toPane(page, m.desk_case_documents())
  expect(screen.getAllByText(m.desk_kyb_national_id_file()).length).toBeGreaterThan(1)
})
