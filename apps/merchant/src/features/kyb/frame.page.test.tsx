import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aKybApplication, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { openKyb } from '../../testing/kyb-page.ts'
import { toldOf } from '../../testing/offer-page.ts'

const nothing = aKybApplication()

test('the documents to gather come first, without a header, and lead to who signs [KYB-08, KYB-11, KYB-16, KYB-19, KYB-27, KYB-28, KYB-29, KYB-30, KYB-32, KYB-148, DEC-KYB-2]', async () => {
  const { user, address, server } = await openKyb('initialization', nothing)
  expect(await screen.findByRole('heading', { level: 1, name: m.kyb_gather_title() })).toBeTruthy()
  expect(server.callsOf('applications.read')[0]).toMatchObject({
    params: { id: 'app_1' },
    query: { with: 'steps' },
  })
  for (const text of [m.kyb_gather_licence(), m.kyb_gather_ids(), m.kyb_gather_letter()])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: m.kyb_steps() })).toBeNull()
  expect(screen.getByRole('navigation', { name: m.capital_breadcrumbs() }).textContent).toBe(
    m.capital_title() + m.capital_application_title(),
  )
  const entries = history.length
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  expect(await screen.findByRole('heading', { level: 1, name: m.kyb_signatory_title() })).toBeTruthy()
  expect(address()).toBe('/application-kyb/app_1/your_details')
  expect(history.length).toBe(entries)
})

test('back from the documents leads to the location [KYB-31, DEC-KYB-4]', async () => {
  const { user, address } = await openKyb('initialization', nothing)
  await user.click(await screen.findByRole('button', { name: m.common_back() }))
  await waitFor(() => expect(address()).toBe('/application/location_details/ofr_1/mer_1'))
})

test('back without a location step leads to the offer [KYB-31, DEC-KYB-4]', async () => {
  const application = aKybApplication()
  const { user, address } = await openKyb('initialization', {
    ...application,
    steps: application.steps.filter(({ name }) => name !== 'location_details'),
  })
  await user.click(await screen.findByRole('button', { name: m.common_back() }))
  await waitFor(() => expect(address()).toBe('/finance/tabby-capital/offers/ofr_1'))
})

test('the header names six steps and opens those with a complete one before them [KYB-05, KYB-06, KYB-19, KYB-20, DEC-KYB-3]', async () => {
  const steps = kybStepsWith('your_details', 'shareholders')
  await openKyb('your_details', aKybApplication({}, { steps }))
  const header = await screen.findByRole('navigation', { name: m.kyb_steps() })
  const items = [...header.querySelectorAll('li')]
  expect(items.map((item) => item.textContent)).toEqual([
    `1${m.kyb_step_your_details()}${m.wizard_state_current()}`,
    `2${m.kyb_step_licence()}${m.wizard_state_upcoming()}`,
    `${m.kyb_step_shareholders()}${m.wizard_state_done()}`,
    `4${m.kyb_step_ids()}${m.wizard_state_upcoming()}`,
    `5${m.kyb_step_iban()}${m.wizard_state_upcoming()}`,
    `6${m.kyb_step_review()}${m.wizard_state_upcoming()}`,
  ])
  expect(items.map((item) => item.querySelector('button') !== null)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ])
})

const verified = aKybApplication({ status: 'verified' }, { steps: kybStepsWith('your_details') })
const entries = [
  ['review', nothing, '/application-kyb/app_1/initialization'],
  ['company', nothing, '/application-kyb/app_1/initialization'],
  ['initialization', verified, '/application-kyb/app_1/commercial_licence'],
  ['review', verified, '/application-kyb/app_1/commercial_licence'],
  ['review', aKybApplication({ status: 'submitted' }), '/finance/tabby-capital/applications/app_1'],
] as const
test.each(entries)(
  'an entry at %s leads on [APP-43, KYB-03, KYB-15, KYB-16, WIZ-10, WIZ-11, DEC-KYB-1, DEC-KYB-5]',
  async (step, application, to) => {
    const { address } = await openKyb(step, application)
    await waitFor(() => expect(address()).toBe(to))
  },
)

test.each([
  ['application', { 'applications.read': refuse('not_found') }],
  ['offer', { 'offers.list': { offers: [] } }],
])('without its %s the page is not found [KYB-13, KYB-14]', async (_, answers) => {
  await openKyb('initialization', nothing, { answers, mayComplain: true })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})

test('the page tells where it was opened, not each step that is gone through [KYB-168, EVT-03, DEC-KYB-30]', async () => {
  const { user, server } = await openKyb('initialization', nothing)
  await user.click(await screen.findByRole('button', { name: m.common_continue() }))
  await screen.findByRole('heading', { level: 1, name: m.kyb_signatory_title() })
  const opened = { application_id: 'app_1', step: 'initialization', language: 'en' }
  const told = () => toldOf(server, 'Capital KYB Page Opened')
  await waitFor(() => expect(told()).toContainEqual(expect.objectContaining(opened)))
  expect(told().filter(({ step }) => step !== 'initialization')).toEqual([])
})
