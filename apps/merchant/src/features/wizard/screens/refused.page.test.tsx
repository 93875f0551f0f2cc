import { refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import type { StepName } from '@daftar/rules/capital/applications/steps'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovedApplication } from '../../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions } from '../../../testing/render-at.tsx'
import { aDraft, openStep as openStepOf } from '../../../testing/wizard-page.ts'

/** A draft with a statement and the company's facts. */
const { legal_info, authorized_signatory } = anApprovedApplication()
const draft = aDraft({ legal_info, authorized_signatory })

/** One step of the draft. Whatever is sent of it is refused: nothing should be. */
function openStep(step: StepName, options: PageOptions): Promise<Page> {
  const answers = {
    'applications.update': refuse('internal'),
    'applications.submit': refuse('internal'),
  }
  return openStepOf(step, draft, { ...options, answers })
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
  expect(server.callsOf('applications.update')).toEqual([])
})

test.each(looks)(
  'without any statement the step says that it needs one, in %s at %i',
  async (language, width) => {
    const { user, server } = await openStep('bank_statements', { language, width })
    const remove = asRead(m.wizard_file_remove({ name: 'statement.pdf' }))
    await user.click(await main().findByRole('button', { name: remove }))
    await user.click(next())
    expect((await main().findAllByText(m.wizard_statements_required())).length).toBeGreaterThan(0)
    expect(server.callsOf('applications.update')).toEqual([])
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
    expect(server.callsOf('applications.update')).toEqual([])
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
    expect(server.callsOf('applications.submit')).toEqual([])
  },
)
