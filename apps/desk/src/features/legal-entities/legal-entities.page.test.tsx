import type { EntityUpdateCase } from '@daftar/contract/endpoints/identity/legal-entities-desk-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import { anEntityUpdateCase, anEntityUpdateItem } from '../../testing/fixtures/legal-entities.ts'
import { aHit, aStanding } from '../../testing/fixtures/screening.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const reviewer = { as: ['reviewer'] as const }
const queue = (updates = [anEntityUpdateItem()]) => ({
  ...{ updates, waiting: updates.length, overdue: 0, next_page_token: null },
})

async function open(update: EntityUpdateCase, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/legal-entities/lup_1', {
    ...reviewer,
    ...options,
    answers: {
      'legalEntities.case': { case: update },
      'files.ticketForStaff': pending,
      'screening.ofSubject': aStanding(),
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  await toPane(page.user, m.desk_decision())
  return page
}

/** On a phone the panes are tabs. */
async function toPane(user: Page['user'], name: string) {
  const tab = screen.queryByRole('tab', { name })
  if (tab) await user.click(tab)
}

test.each(looks)(
  'the queue leads to an update with what is new beside what was known, in %s at %i',
  async (language, width) => {
    const { user } = renderAt('/desk/legal-entities', {
      ...{ ...reviewer, language, width },
      answers: {
        'legalEntities.queue': queue(),
        'legalEntities.case': { case: anEntityUpdateCase() },
        'files.ticketForStaff': pending,
        'screening.ofSubject': aStanding(),
      },
    })
    await user.click(
      await screen.findByRole('link', { name: m.desk_opens_case({ name: 'Noor Perfumes LLC' }) }),
    )
    expect(await screen.findByRole('heading', { name: m.desk_company_changes() })).toBeTruthy()
    expect(screen.getAllByText('2026-12-10').length).toBeGreaterThan(0)
    expect(screen.getAllByText('2030-01-01').length).toBeGreaterThan(0)
    await toPane(user, m.desk_decision())
    expect(screen.getByRole('button', { name: m.desk_approve() })).toBeTruthy()
  },
)

test('a queue that is empty or cannot be read says so', async () => {
  renderAt('/desk/legal-entities', { ...reviewer, answers: { 'legalEntities.queue': queue([]) } })
  expect(await screen.findByText(m.desk_company_queue_empty())).toBeTruthy()
  renderAt('/desk/legal-entities', { ...reviewer, answers: { 'legalEntities.queue': offline } })
  expect(await screen.findByText(m.desk_queue_failed())).toBeTruthy()
})

test('an update is accepted on the version that was read, and who was too late is told', async () => {
  const { user, server } = await open(anEntityUpdateCase(), {
    answers: { 'legalEntities.approve': refuse('wrong_status') },
  })
  await user.click(screen.getByRole('button', { name: m.desk_approve() }))
  await user.click((await question()).getByRole('button', { name: m.desk_approve() }))
  expect(await screen.findByText(reasonText('wrong_status'))).toBeTruthy()
  expect(server.callsOf('legalEntities.approve')[0]).toMatchObject({ body: { note: '' } })
})

test('an update is refused with a reason and a word in both languages', async () => {
  const decision = {
    ...{ reasons: ['license_expired' as const], said_en: 'Over.', said_ar: 'انتهت.', note: '', by: 'Karim' },
    at: '2026-11-21T08:00:00.000Z',
  }
  const { user, server } = await open(anEntityUpdateCase(), {
    answers: { 'legalEntities.reject': { case: anEntityUpdateCase({ status: 'rejected', decision }) } },
  })
  await user.click(screen.getByRole('button', { name: m.desk_reject() }))
  const asked = await question()
  await user.click(asked.getByRole('button', { name: (name) => name.includes(m.desk_mark_reason()) }))
  await user.click(await screen.findByRole('option', { name: rejectionText('license_expired') }))
  await fill(user, asked.getByLabelText(m.desk_join_said_en()), 'It is over.')
  await fill(user, asked.getByLabelText(m.desk_join_said_ar()), 'انتهت الرخصة.')
  await user.click(asked.getByRole('button', { name: m.desk_reject() }))
  expect((await screen.findAllByText(rejectionText('license_expired'))).length).toBeGreaterThan(0)
  expect(server.callsOf('legalEntities.reject')[0]).toMatchObject({
    body: { reasons: ['license_expired'], said_en: 'It is over.', said_ar: 'انتهت الرخصة.' },
  })
})

test('others with the same account, licence, phone or owner are named and linked', async () => {
  const of = { application_id: null, status: 'active' } as const
  await open(
    anEntityUpdateCase({
      duplicates: [
        { ...of, kind: 'person', merchant_id: 'mrc_lily', name: 'Lily House' },
        { kind: 'licence', application_id: 'onb_2', merchant_id: null, name: 'Rose', status: 'declined' },
      ],
    }),
  )
  expect(screen.getByText(new RegExp(m.desk_join_same_person()))).toBeTruthy()
  expect(screen.getByText('Lily House')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rose' }).getAttribute('href')).toBe('/desk/onboarding/onb_2')
})

test('who may only look decides nothing, and what went back waits for the merchant', async () => {
  await open(anEntityUpdateCase({ status: 'changes_requested' }))
  expect(screen.getByText(m.desk_company_waits())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_approve() })).toBeNull()
})

test('whoever a company names and is near a list is decided beside its update', async () => {
  const standing = aStanding({ state: 'open', hits: [aHit()] })
  const { user, server } = await open(anEntityUpdateCase(), { answers: { 'screening.ofSubject': standing } })
  await user.click(await screen.findByRole('button', { name: m.desk_screening_show() }))
  expect(await screen.findByRole('button', { name: m.desk_screening_confirm() })).toBeTruthy()
  expect(server.callsOf('screening.ofSubject')[0]).toMatchObject({ params: { subject: 'legal_entity' } })
})
