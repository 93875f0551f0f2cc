import type { OnboardingCase } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import type { PartLinkSeen } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m, reasonText } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { rejectionText } from '@daftar/words/rejection-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { anOnboardingCase, anOnboardingItem } from '../../testing/fixtures/onboarding.ts'
import { aHit, aStanding } from '../../testing/fixtures/screening.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const reviewer = { as: ['reviewer'] as const }
const queue = (applications = [anOnboardingItem()]) => ({
  ...{ applications, waiting: applications.length, overdue: 0, next_page_token: null },
})

const licenceMark: OnboardingCase['kept_marks'][number] = {
  id: 'kmk_1',
  version: 1,
  section: 'licence',
  owner_id: null,
  reason: 'license_expired',
  note_en: '',
  note_ar: '',
  made_by: 'Huda Saleh',
  made_at: '2026-11-23T08:00:00.000Z',
}

async function open(opened: OnboardingCase, options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/onboarding/onb_1', {
    ...reviewer,
    ...options,
    answers: {
      'onboarding.case': { case: opened },
      'files.ticketForStaff': pending,
      'screening.ofSubject': aStanding(),
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Rose House' })
  return page
}

/** On a phone the panes are tabs. */
async function toPane(user: Page['user'], name: string) {
  const tab = screen.queryByRole('tab', { name })
  if (tab) await user.click(tab)
}

test.each(looks)(
  'the queue counts what waits and leads to a case with its facts and documents, in %s at %i [DEC-ONB-38]',
  async (language, width) => {
    const { user } = renderAt('/desk/onboarding', {
      ...reviewer,
      language,
      width,
      answers: {
        'onboarding.queue': { ...queue(), waiting: 7, overdue: 2 },
        'onboarding.case': { case: anOnboardingCase() },
        'files.ticketForStaff': pending,
        'screening.ofSubject': aStanding(),
      },
    })
    expect(await screen.findByText(asRead(m.desk_queue_waiting({ count: 7 })))).toBeTruthy()
    expect(screen.getByText(asRead(m.desk_queue_overdue({ count: 2 })))).toBeTruthy()
    await user.click(screen.getByRole('link', { name: m.desk_opens_case({ name: 'Rose House' }) }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Rose House' })).toBeTruthy()
    expect(await said('Rose House LLC')).toBe(true)
    await toPane(user, m.desk_decision())
    expect(screen.getByRole('button', { name: m.desk_approve() })).toBeTruthy()
  },
)

test('a queue that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt('/desk/onboarding', {
    ...reviewer,
    answers: { 'onboarding.queue': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'onboarding.queue': queue([]) })
  await user.click(again)
  expect(await screen.findByText(m.desk_join_empty())).toBeTruthy()
})

test('status, holder and search of the address narrow the queue', async () => {
  const { server } = renderAt('/desk/onboarding?status=declined&held=me&search=Rose', {
    ...reviewer,
    answers: { 'onboarding.queue': queue([]) },
  })
  expect(await screen.findByText(m.desk_queue_empty_filter())).toBeTruthy()
  expect(server.callsOf('onboarding.queue').at(-1)?.query).toEqual({
    ...{ status: 'declined', held_by: 'me', search: 'Rose' },
  })
})

test('a new application is taken on the version that was read, and of who was faster the page is told', async () => {
  const opened = anOnboardingCase({ status: 'submitted', taken_by: null })
  const { user, server } = await open(opened, { answers: { 'onboarding.take': refuse('stale_version') } })
  await user.click(screen.getByRole('button', { name: m.desk_join_take() }))
  expect(await screen.findByText(reasonText('stale_version'))).toBeTruthy()
  expect(server.callsOf('onboarding.take')[0]?.ifMatch).toBe('"4"')
})

test('a section is marked with a reason of its own, and what is marked goes back to the applicant [REV-02]', async () => {
  const { user, server } = await open(anOnboardingCase())
  const name = m.desk_join_section_licence()
  await user.click(screen.getByRole('button', { name: m.desk_mark_add({ name }) }))
  const dialog = await question(m.desk_mark_title({ name }))
  expect(dialog.queryByRole('radio', { name: rejectionText('iban_not_found') })).toBeNull()
  await user.click(dialog.getByRole('button', { name: m.desk_mark_this() }))
  expect(dialog.getByText(asRead(m.field_choose_option()))).toBeTruthy()
  server.answer({
    'onboarding.addMarks': { case: anOnboardingCase({ version: 5, kept_marks: [licenceMark] }) },
  })
  await user.click(dialog.getByRole('radio', { name: rejectionText('license_expired') }))
  await user.click(dialog.getByRole('button', { name: m.desk_mark_this() }))
  expect(await screen.findByText(asRead(m.desk_join_marks({ count: 1 })))).toBeTruthy()
  expect(server.callsOf('onboarding.addMarks')[0]?.body).toEqual({
    marks: [{ section: 'licence', owner_id: null, reason: 'license_expired', note_en: '', note_ar: '' }],
  })
  server.answer({ 'onboarding.askChanges': { case: anOnboardingCase({ status: 'changes_requested' }) } })
  await user.click(screen.getByRole('button', { name: m.desk_join_send_back() }))
  const asked = await question(m.desk_join_send_back())
  await user.click(asked.getByRole('button', { name: m.desk_join_send_back() }))
  expect(await screen.findByText(m.desk_join_waits())).toBeTruthy()
  expect(server.callsOf('onboarding.askChanges')[0]?.ifMatch).toBe('"5"')
})

test('a person is marked by what they are to the company [DEC-REV-2]', async () => {
  const { user, server } = await open(anOnboardingCase())
  await user.click(screen.getByRole('button', { name: m.desk_mark_add({ name: 'Mona Hadid' }) }))
  const dialog = await question(m.desk_mark_title({ name: 'Mona Hadid' }))
  server.answer({ 'onboarding.addMarks': { case: anOnboardingCase({ version: 5 }) } })
  const reason = 'national_id_is_expired_for_auth_signatories'
  await user.click(dialog.getByRole('radio', { name: rejectionText(reason) }))
  await user.click(dialog.getByRole('button', { name: m.desk_mark_this() }))
  await waitFor(() =>
    expect(server.callsOf('onboarding.addMarks')[0]?.body).toMatchObject({
      marks: [{ section: 'authorised_signatories', owner_id: 'own_mona', reason }],
    }),
  )
})

async function fillApproval({ user }: Page) {
  await user.click(screen.getByRole('button', { name: m.desk_approve() }))
  const dialog = await question(m.desk_join_approve_title())
  await fill(user, dialog.getByLabelText(m.desk_merchant_name_ar()), 'بيت الورد')
  await fill(user, dialog.getByLabelText(m.desk_merchant_commission()), '5')
  await fill(user, dialog.getByLabelText(m.desk_merchant_vat()), '5')
  await fill(user, dialog.getByLabelText(m.desk_merchant_store_code()), 'rose')
  return dialog
}

test('an approval says what it makes, and sends the terms as they were set [DEC-ONB-38]', async () => {
  const page = await open(anOnboardingCase())
  const dialog = await fillApproval(page)
  expect(dialog.getByText(asRead(m.desk_join_approve_effect({ name: 'Mona Hadid' })))).toBeTruthy()
  page.server.answer({
    'onboarding.approve': { case: anOnboardingCase({ status: 'approved', merchant_id: 'mer_rose' }) },
  })
  await page.user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  expect(await said(m.desk_join_done_approved())).toBe(true)
  expect(page.server.callsOf('onboarding.approve')[0]?.body).toEqual({
    ...{ name: 'Rose House', name_ar: 'بيت الورد', commission_percent: 5, commission_fixed: '0' },
    ...{ vat_percent: 5, store_code: 'rose', products: ['pay_later', 'installments'], note: '' },
  })
  expect(page.server.callsOf('onboarding.approve')[0]?.ifMatch).toBe('"4"')
})

test('an approval against a check needs a reason', async () => {
  const page = await open(anOnboardingCase({ checks: [{ code: 'licence_valid', holds: false }] }))
  const dialog = await fillApproval(page)
  await page.user.click(dialog.getByRole('button', { name: m.desk_join_propose() }))
  expect(await dialog.findByText(asRead(m.field_reason_required()))).toBeTruthy()
  expect(page.server.callsOf('onboarding.approve')).toEqual([])
})

const proposal = {
  ...{ name: 'Rose House', name_ar: 'بيت الورد', commission_percent: 5, commission_fixed: '0.00' },
  ...{ vat_percent: 5, store_code: 'rose', products: ['pay_later'], note: 'Known for years' },
}

test('a second person accepts a proposed approval; whoever proposed it can only take it back', async () => {
  const of = (id: string) => anOnboardingCase({ proposal: { ...proposal, by: { id, name: 'Karim Saleh' } } })
  const { user, server } = await open(of('stf_2'))
  expect(await said('Known for years')).toBe(true)
  server.answer({ 'onboarding.confirm': { case: of('stf_1') } })
  await user.click(screen.getByRole('button', { name: m.desk_approve() }))
  const asked = await question(m.desk_join_approve_title())
  await user.click(asked.getByRole('button', { name: m.desk_approve() }))
  expect(await screen.findByText(m.desk_decision_own_proposal())).toBeTruthy()
  expect(server.callsOf('onboarding.confirm')[0]?.body).toEqual({ accept: true })
  expect(screen.queryByRole('button', { name: m.desk_approve() })).toBeNull()
})

test('an applicant of high volume is called, and then given the whole form [ONB-14]', async () => {
  const { user, server } = await open(anOnboardingCase({ status: 'partially_submitted', taken_by: null }))
  expect(screen.getByText(m.desk_join_call_lead({ phone: isolated('+971501234567') }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.desk_join_call_done() }))
  const asked = await question(m.desk_join_call_title())
  await fill(user, asked.getByLabelText(m.desk_join_call_note()), 'Agreed to go on')
  server.answer({
    'onboarding.askDetails': undefined,
    'onboarding.case': { case: anOnboardingCase({ status: 'draft' }) },
  })
  await user.click(asked.getByRole('button', { name: m.desk_join_call_open() }))
  expect(await screen.findByText(m.desk_join_waits())).toBeTruthy()
  expect(server.callsOf('onboarding.askDetails')[0]?.body).toEqual({ note: 'Agreed to go on' })
})

test('who is declined is told why, in both languages', async () => {
  const { user, server } = await open(anOnboardingCase())
  await user.click(screen.getByRole('button', { name: m.desk_reject() }))
  const asked = await question(m.desk_join_decline_title())
  await fill(user, asked.getByLabelText(m.desk_join_said_en()), 'We do not sell gold.')
  await fill(user, asked.getByLabelText(m.desk_join_said_ar()), 'لا نبيع الذهب.')
  server.answer({ 'onboarding.decline': { case: anOnboardingCase({ status: 'declined' }) } })
  await user.click(asked.getByRole('button', { name: m.desk_reject() }))
  expect(await said(m.desk_join_status_declined())).toBe(true)
  expect(server.callsOf('onboarding.decline')[0]?.body).toMatchObject({ said_ar: 'لا نبيع الذهب.' })
})

test('a round says what was asked and what came of it; others with the same numbers are linked', async () => {
  await open(
    anOnboardingCase({
      duplicates: [
        { kind: 'iban', application_id: 'onb_2', merchant_id: null, name: 'Lily House', status: 'declined' },
      ],
      rounds: [
        {
          ...{ round: 1, asked_by: 'Huda Saleh', asked_at: '2026-11-22T10:00:00.000Z' },
          answered_at: '2026-11-23T10:00:00.000Z',
          marks: [licenceMark],
          differences: [
            {
              ...{ section: 'licence', owner_id: null },
              fields: [
                { field: 'legal_info.license_expiry_date', before: '2026-01-01', after: '2030-01-01' },
              ],
            },
          ],
        },
      ],
    }),
  )
  const round = within(screen.getByRole('region', { name: m.desk_mark_round({ number: 1 }) }))
  expect(round.getByText('2026-01-01')).toBeTruthy()
  expect(round.getByText('2030-01-01')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lily House' }).getAttribute('href')).toBe('/desk/onboarding/onb_2')
})

test('who may only look decides nothing, and who may not see asks for nothing', async () => {
  await open(anOnboardingCase(), { as: ['desk_admin'] })
  expect(screen.getByText(m.desk_decision_look_only())).toBeTruthy()
  const { server } = renderAt('/desk/onboarding/onb_1', { as: ['finance'] })
  expect(server.callsOf('onboarding.case')).toEqual([])
})

test('a file that stands in several places is one document to look at', async () => {
  const { document } = anOnboardingCase()
  const one = 'fil_one_for_all'
  const said = JSON.parse(JSON.stringify(document).replaceAll(/"fil_[^"]*"/g, `"${one}"`)) as typeof document
  await open({ ...anOnboardingCase(), document: said })
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toHaveLength(2)
  expect(tabs).toContain(m.desk_history())
})

test.each([
  ['no_list', m.desk_screening_no_list],
  ['not_compared', m.desk_screening_not_compared],
  ['open', m.desk_screening_open],
  ['confirmed', m.desk_screening_confirmed],
  ['clear', m.desk_screening_clear],
] as const)('lists that stand as %s say so beside the checks', async (state, title) => {
  const hits = state === 'open' ? [aHit()] : []
  await open(anOnboardingCase(), { answers: { 'screening.ofSubject': aStanding({ state, hits }) } })
  expect(await screen.findByText(title())).toBeTruthy()
  expect(screen.queryByText(m.desk_screening_clear()) === null).toBe(state !== 'clear')
})

test('a hit is opened from the case, with both names side by side', async () => {
  const { user } = await open(anOnboardingCase(), {
    answers: { 'screening.ofSubject': aStanding({ state: 'open', hits: [aHit()] }) },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_screening_show() }))
  expect(await said('فلان بن علان')).toBe(true)
  expect(screen.getByRole('button', { name: m.desk_screening_dismiss() })).toBeTruthy()
})

test.each(looks)(
  'a reviewer sees which part was filled by whom through a link, and who was asked, in %s at %i',
  async (language, width) => {
    const link: PartLinkSeen = {
      ...{ id: 'plk_1', subject_id: 'onb_1', person: '', person_name: 'Huda Karim', asked_by: 'Mona Hadid' },
      subject: 'onboarding',
      scope: 'bank',
      factor: 'email',
      contact: 'h•••••@books.example',
      status: 'filled',
      ...{ created_at: '2026-11-20T08:00:00.000Z', sent_at: '2026-11-20T08:00:00.000Z' },
      ...{ expires_at: '2026-11-27T08:00:00.000Z', opened_at: '2026-11-20T09:00:00.000Z' },
      filled_at: '2026-11-20T09:30:00.000Z',
    }
    const asked: PartLinkSeen = { ...link, id: 'plk_2', scope: 'owner', status: 'sent', filled_at: null }
    await open(anOnboardingCase(), {
      language,
      width,
      answers: { 'partLinks.listForStaff': { links: [link, asked] } },
    })
    const parts = within(await screen.findByRole('region', { name: m.desk_parts() }))
    expect(parts.getByText(m.desk_part_bank())).toBeTruthy()
    expect(parts.getAllByText(/Huda Karim/)).toHaveLength(2)
    expect(parts.getAllByText(/h•••••@books/)).toHaveLength(2)
  },
)
