import { pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import type { StepName } from '@daftar/rules/capital/steps'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovedApplication, anOffer } from '../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'
import { replay } from '../../shared/simulator/replay.ts'
import { workersHere } from '../../testing/workers-here.ts'

const steps: { name: StepName; completed: boolean; optional: boolean }[] = [
  { name: 'customize_your_offer', completed: true, optional: false },
  { name: 'bank_statements', completed: true, optional: false },
  { name: 'social_networks', completed: false, optional: true },
  { name: 'location_details', completed: false, optional: true },
  { name: 'preapproved_legal_info', completed: false, optional: false },
]
/** A draft over AED 100,000 with a statement and the company's facts. */
const draft = anApprovedApplication({
  status: 'draft',
  submitted_at: null,
  loan_terms: null,
  steps,
  bank_statements: [
    {
      url: 'fil_statement1',
      name: 'statement.pdf',
      size: 20_000,
      password: '',
      has_password: false,
      inspection: null,
      reading: null,
    },
  ],
})

/** One step of the draft. Whatever is sent of it is refused: nothing should be. */
async function openStep(step: StepName, options: PageOptions): Promise<Page> {
  workersHere({ simulator: replay })
  const page = renderAt(`/application-preapproved/${step}/ofr_1/mer_1`, {
    ...options,
    answers: {
      'capital.offers': { offers: [anOffer({ application: { id: 'app_1', status: 'draft' } })] },
      'capital.applicationByOffer': { application: draft },
      'capital.updateApplication': refuse('internal'),
      'capital.submitApplication': refuse('internal'),
      'capital.calculate': pending,
      'simulator.weeks': pending,
      'merchants.legalEntities': { legal_entities: [] },
      'drafts.list': { drafts: [] },
      'drafts.keep': { version: 1 },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const main = () => within(screen.getByRole('main'))
const next = () => main().getByRole('button', { name: m.common_continue() })

test.each(looks)('an amount no offer has is refused at its field, in %s at %i', async (language, width) => {
  const { user, server } = await openStep('customize_your_offer', { language, width })
  const amount = await main().findByRole('textbox', { name: m.wizard_amount() })
  await user.clear(amount)
  await user.type(amount, '1000')
  await user.click(next())
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(amount)
  expect(server.callsOf('capital.updateApplication')).toEqual([])
})

test.each(looks)(
  'without any statement the step says that it needs one, in %s at %i',
  async (language, width) => {
    const { user, server } = await openStep('bank_statements', { language, width })
    const remove = asRead(m.wizard_file_remove({ name: 'statement.pdf' }))
    await user.click(await main().findByRole('button', { name: remove }))
    await user.click(next())
    expect((await main().findAllByText(m.wizard_statements_required())).length).toBeGreaterThan(0)
    expect(server.callsOf('capital.updateApplication')).toEqual([])
  },
)

test.each(looks)('a link that is none is marked while it is typed, in %s at %i', async (language, width) => {
  const { user } = await openStep('social_networks', { language, width })
  const instagram = await main().findByRole('textbox', { name: new RegExp(m.wizard_instagram()) })
  await user.type(instagram, 'https://maps.example/shop')
  expect(main().getByText(m.wizard_link_left_out())).toBeTruthy()
  expect(instagram.getAttribute('aria-invalid')).toBe('true')
  expect(main().getByRole('textbox', { name: new RegExp(m.wizard_facebook()) })).toBeTruthy()
})

test.each(looks)(
  'the location asks first, and then refuses a link that leads to no map, in %s at %i',
  async (language, width) => {
    const { user, server } = await openStep('location_details', { language, width })
    await main().findByRole('group', { name: m.wizard_sell_in_store() })
    await user.click(next())
    const problem = within(await main().findByRole('alert')).getByRole('link')
    expect(asRead(problem.textContent)).toBe(asRead(`${m.wizard_sell_in_store()} ${m.field_choose_option()}`))
    await user.click(main().getByRole('radio', { name: new RegExp(`^${m.common_yes()}`) }))
    const link = main().getByRole('textbox', { name: m.wizard_maps_link() })
    await user.type(link, 'https://maps.example/shop')
    await user.click(next())
    expect((await main().findAllByText(m.wizard_maps_invalid())).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(server.callsOf('capital.updateApplication')).toEqual([])
  },
)

test.each(looks)(
  'legal information without a company is refused at its field, in %s at %i',
  async (language, width) => {
    const { user, server } = await openStep('preapproved_legal_info', { language, width })
    const company = await main().findByRole('textbox', { name: m.wizard_company_name() })
    await user.clear(company)
    await user.click(main().getByRole('button', { name: m.wizard_submit() }))
    await waitFor(() => expect(document.activeElement).toBe(company))
    expect(company.getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf('capital.submitApplication')).toEqual([])
  },
)
