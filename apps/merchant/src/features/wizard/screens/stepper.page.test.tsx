import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asRead } from '@daftar/testkit/page/as-read'
import { phoneWidth } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'

const main = () => within(screen.getByRole('main'))
const steps = () => within(main().getByRole('navigation', { name: m.wizard_steps() }))
/** The steps in their order, each with where it leads or null. */
const shown = () =>
  steps()
    .getAllByRole('listitem')
    .map((step) => [
      asRead(step.textContent).replace(/^\d+/, ''),
      within(step).queryByRole('link')?.getAttribute('href')?.split('/')[2] ?? null,
    ])
const named = (step: () => string, state: () => string) => `${step()}${state()}`
const optional = (step: () => string) => () => m.wizard_optional_step({ step: step() })

test('the steps stand in their order, and those after the statements open once these are in [WIZ-12, WIZ-13, WIZ-15, WIZ-17, WIZ-18, WIZ-28, WIZ-30]', async () => {
  const begun = aDraft({ bank_statements: [] }, { done: [] })
  await openStep('customize_your_offer', begun)
  const upcoming = m.wizard_state_upcoming
  expect(shown()).toEqual([
    [named(m.wizard_step_customise, m.wizard_state_current), null],
    [named(m.wizard_step_statements, upcoming), 'bank_statements'],
    [named(optional(m.wizard_step_social), upcoming), null],
    [named(optional(m.wizard_step_location), upcoming), null],
    [named(m.wizard_step_legal, upcoming), null],
  ])
  await openStep('bank_statements', aDraft({}, { hasIntegrationForm: true }))
  expect(shown()).toEqual([
    [named(m.wizard_step_customise, m.wizard_state_done), 'customize_your_offer'],
    [named(m.wizard_step_statements, m.wizard_state_current), null],
    [named(m.wizard_step_sales, upcoming), 'sales_data'],
    [named(optional(m.wizard_step_social), upcoming), 'social_networks'],
    [named(optional(m.wizard_step_location), upcoming), 'location_details'],
    [named(m.wizard_step_legal, upcoming), 'preapproved_legal_info'],
  ])
})

test('before anything is begun the steps are those the offer will have, and none of them opens [WIZ-08, WIZ-13, DEC-CAPI-6]', async () => {
  const experiments = ['capital', 'integration_form']
  await openStep('customize_your_offer', null, { as: { experiments } })
  expect(shown().map(([, leadsTo]) => leadsTo)).toEqual(Array.from({ length: 6 }, () => null))
  expect(steps().getByText(m.wizard_step_sales())).toBeTruthy()
  await openStep('customize_your_offer', null)
  expect(shown()).toHaveLength(5)
  expect(steps().queryByText(m.wizard_step_sales())).toBeNull()
})

test('a phone shows a counter and the current step alone [WIZ-16, FMT-02]', async () => {
  await openStep('location_details', aDraft(), { language: 'ar', width: phoneWidth })
  const counter = within(main().getByRole('group', { name: m.wizard_steps() }))
  expect(counter.getByText('4/5')).toBeTruthy()
  expect(counter.getByText(m.wizard_optional_step({ step: m.wizard_step_location() }))).toBeTruthy()
  expect(counter.queryByText(m.wizard_step_legal())).toBeNull()
})

test('a step that is not open yet leads to where the application stands [WIZ-18]', async () => {
  const begun = aDraft({ bank_statements: [] }, { done: [] })
  const { address } = await openStep('location_details', begun)
  expect(address()).toContain('/bank_statements/')
})

test('online sales that were switched off lead to the first step [WIZ-14]', async () => {
  const { address } = await openStep('sales_data')
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_customise_title() })).toBeTruthy()
  expect(address()).toContain('/customize_your_offer/')
})

test.each([
  ['social_networks', true, 'sales_data'],
  ['social_networks', false, 'bank_statements'],
  ['preapproved_legal_info', false, 'location_details'],
] as const)(
  'back from %s, with online sales %s, leads to %s [WIZ-15, WIZ-26, WIZ-27]',
  async (from, hasIntegrationForm, to) => {
    const { user, address } = await openStep(from, aDraft({}, { hasIntegrationForm }), {
      answers: { 'platforms.connections': { connections: [] } },
    })
    await user.click(await main().findByRole('link', { name: m.common_back() }))
    await waitFor(() => expect(address()).toContain(`/${to}/`))
  },
)
