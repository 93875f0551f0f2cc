import type { OnboardingApplication } from '@daftar/contract/endpoints/identity/onboarding-shapes'
import type { PartLink } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { aPartLink } from '../../testing/fixtures/part.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const stranger = { role: null, email: 'mona@noor.example', phone: '+971501234567' } as const
const name = '\u2068Huda Karim\u2069'

/** The step of the bank account, with the links its application has. */
function bankStep(links: PartLink[], { answers, ...options }: PageOptions = {}): Page {
  const application: OnboardingApplication = anOnboarding(emiratiCompany())
  return renderAt('/applications/current/bank-details', {
    as: stranger,
    ...options,
    answers: {
      'onboarding.read': { application },
      'onboarding.replace': { application },
      'registers.iban': { is_valid: true, bank_data: null },
      'partLinks.list': { links },
      ...answers,
    } as Answers,
  })
}

test.each(looks)(
  'an applicant asks a bookkeeper for the account, and sees that the link is on its way, in %s at %i',
  async (language, width) => {
    const { user, server } = bankStep([], { language, width })
    await user.click(await screen.findByRole('button', { name: m.part_ask() }))
    const dialog = within(await screen.findByRole('dialog', { name: m.part_ask_title() }))
    await user.click(dialog.getByRole('button', { name: m.part_ask_send() }))
    expect(await dialog.findByText(m.apply_check_fields())).toBeTruthy()
    expect(server.callsOf('partLinks.make')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: m.part_ask_name() }), 'Huda Karim')
    await user.click(dialog.getByRole('radio', { name: m.part_ask_email() }))
    await user.type(dialog.getByRole('textbox', { name: m.part_ask_email() }), 'huda@books.example')
    await user.click(dialog.getByRole('radio', { name: m.part_ask_arabic() }))
    server.answer({ 'partLinks.make': { link: aPartLink() }, 'partLinks.list': { links: [aPartLink()] } })
    pressTwice(dialog.getByRole('button', { name: m.part_ask_send() }))
    expect(await screen.findByText(m.part_link_sent({ name }))).toBeTruthy()
    expect(server.callsOf('partLinks.make')).toMatchObject([
      {
        body: {
          ...{ subject: 'onboarding', scope: 'bank', person: '', person_name: 'Huda Karim' },
          ...{ factor: 'email', contact: 'huda@books.example', language: 'ar' },
        },
      },
    ])
  },
)

test('a link on its way is sent again, copied or taken back, and a colleague who was faster is told', async () => {
  const { user, server } = bankStep([aPartLink()])
  await screen.findByText(m.part_link_sent({ name }))
  expect(screen.queryByRole('button', { name: m.part_ask() })).toBeNull()
  server.answer({ 'partLinks.sendAgain': refuse('too_many_codes') })
  await user.click(screen.getByRole('button', { name: m.part_link_again() }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.answer({ 'partLinks.sendAgain': { link: aPartLink() } })
  await user.click(screen.getByRole('button', { name: m.part_link_again() }))
  expect(await screen.findByText(m.part_done_again())).toBeTruthy()
  expect(screen.getByRole('button', { name: m.part_link_copy() })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.part_link_revoke() }))
  const question = within(await screen.findByRole('alertdialog', { name: m.part_link_revoke_title() }))
  const revoked = aPartLink({ status: 'revoked', address: null, again_from: null })
  server.answer({ 'partLinks.revoke': { link: revoked }, 'partLinks.list': { links: [revoked] } })
  await user.click(question.getByRole('button', { name: m.part_link_revoke() }))
  expect(await screen.findByRole('button', { name: m.part_ask() })).toBeTruthy()
  expect(server.callsOf('partLinks.revoke')).toMatchObject([{ params: { id: 'plk_1' } }])
})

test.each([
  ['opened', m.part_link_opened, { opened_at: '2026-11-27T09:00:00.000Z' }],
  ['filled', m.part_link_filled, { filled_at: '2026-11-27T09:00:00.000Z', address: null }],
  ['expired', m.part_link_expired, { address: null, again_from: null }],
] as const)('a part that is %s says so, with whom and when', async (status, text, over) => {
  bankStep([aPartLink({ status, ...over })])
  expect(await screen.findByText(text({ name }))).toBeTruthy()
})

test('where the links could not be loaded the form stands, and they are tried again', async () => {
  const { user, server } = bankStep([], { answers: { 'partLinks.list': offline } })
  await screen.findByText(m.part_links_failed(), { exact: false })
  server.answer({ 'partLinks.list': { links: [] } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('button', { name: m.part_ask() })).toBeTruthy()
})

test('a person of the list is asked under their own name, once what is typed has been saved', async () => {
  const application = anOnboarding(emiratiCompany())
  const { user, server } = renderAt('/applications/current/authorized-signatories-are', {
    as: stranger,
    answers: { 'onboarding.read': { application }, 'partLinks.make': { link: aPartLink() } } as Answers,
  })
  const ask = m.part_ask_person({ name: '\u2068Mona Hadid\u2069' })
  await user.click(await screen.findByRole('button', { name: ask }))
  const dialog = within(await screen.findByRole('dialog', { name: m.part_ask_title() }))
  expect(dialog.getByRole('textbox', { name: m.part_ask_name() })).toHaveProperty('value', 'Mona Hadid')
  await user.type(dialog.getByRole('textbox', { name: new RegExp(m.part_ask_phone()) }), '501112233')
  await user.click(dialog.getByRole('button', { name: m.part_ask_send() }))
  await waitFor(() => expect(server.callsOf('partLinks.make')).toHaveLength(1))
  expect(server.callsOf('partLinks.make')).toMatchObject([
    { body: { scope: 'signatory', person: 'own_1', factor: 'phone', contact: '+971501112233' } },
  ])
})
