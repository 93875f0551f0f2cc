import type { OnboardingApplication } from '@daftar/contract/endpoints/identity/onboarding-shapes'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const stranger = { role: null, email: 'mona@noor.example', phone: '+971501234567' } as const
const company = emiratiCompany()
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The server of one application: what is saved is answered, one version later. */
function served(application: OnboardingApplication): Answers {
  let version = application.version
  return {
    'onboarding.read': { application },
    'onboarding.replace': ({ body }: { body: object }) => ({
      application: { ...application, ...body, version: (version += 1) },
    }),
    'onboarding.sections': { items: [{ id: 'beauty', name: { en: 'Beauty', ar: 'الجمال' } }] },
    'onboarding.categories': { items: [{ id: 'perfume', name: { en: 'Perfume', ar: 'عطور' } }] },
    'onboarding.checkMerchantGroup': { exists: false, merchant_group_id: null },
    'registers.iban': { is_valid: true, bank_data: null },
  } as Answers
}

async function open(
  step: string,
  application: OnboardingApplication,
  options: PageOptions = {},
): Promise<Page> {
  return renderAt(`/applications/current/${step}`, {
    as: stranger,
    ...options,
    answers: { ...served(application), ...options.answers },
  })
}

test.each(looks)(
  'a stranger who signed in begins an application, and goes on once the first facts are right, in %s at %i [APP-71, APP-93, ONB-04, DEC-APP-5, DEC-ONB-1, DEC-ONB-2, DEC-ONB-36]',
  async (language, width) => {
    const { basic_info } = anOnboarding()
    const begun = anOnboarding({
      basic_info: { ...basic_info, email: stranger.email, phone: stranger.phone },
    })
    const { user, server } = renderAt('/', {
      as: stranger,
      language,
      width,
      answers: {
        ...served(begun),
        'onboarding.read': refuse('not_found'),
        'onboarding.create': { application: begun },
      },
    })
    await heading(m.apply_step_basic_info())
    expect(location.pathname).toBe('/applications/current/basic-info')
    expect(screen.getByRole('textbox', { name: m.apply_email() })).toHaveProperty('readOnly', true)
    await user.click(screen.getByRole('button', { name: m.common_continue() }))
    expect(await screen.findByText(m.apply_check_fields())).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: m.apply_first_name() }), 'Mona')
    await user.type(screen.getByRole('textbox', { name: m.apply_last_name() }), 'Hadid')
    await user.type(screen.getByRole('textbox', { name: m.apply_business_name() }), 'Noor')
    await user.click(screen.getByRole('button', { name: new RegExp(m.apply_country()) }))
    await user.click(await screen.findByRole('option', { name: m.shell_country_are() }))
    await user.click(screen.getByRole('radio', { name: m.apply_volume_less_than_1m() }))
    await user.click(screen.getByRole('button', { name: m.common_continue() }))
    await heading(m.apply_step_category())
    expect(server.callsOf('onboarding.create')).toHaveLength(1)
    expect(server.callsOf('onboarding.replace').at(-1)).toMatchObject({
      body: {
        basic_info: { business_name: 'Noor', country_of_main_operations: 'ARE' },
        bank_details: { currency: 'AED' },
      },
    })
  },
)

test('nothing is said to be saved before something was typed and has arrived [DEC-ONB-33]', async () => {
  const { user, server } = await open('basic-info', anOnboarding())
  await heading(m.apply_step_basic_info())
  expect(screen.queryByText(m.apply_saved())).toBeNull()
  await user.type(screen.getByRole('textbox', { name: m.apply_first_name() }), 'M')
  expect(screen.getByText(m.apply_kept_here())).toBeTruthy()
  expect(await screen.findByText(m.apply_saved(), {}, { timeout: 5_000 })).toBeTruthy()
  expect(server.callsOf('onboarding.replace')).toHaveLength(1)
})

test('a later step opens by link no further than to the first that is not right [DEC-ONB-31]', async () => {
  const { store_type } = anOnboarding()
  await open('bank-details', anOnboarding({ ...company, store_type }))
  await heading(m.apply_step_store_type())
  expect(location.pathname).toBe('/applications/current/store-type')
})

test('shares that do not come to 100 hold the step, and the running total says so [ONB-65, DEC-ONB-15]', async () => {
  const owners = company.shareholders.company_owners.map((owner) => ({ ...owner, shares_percent: 60 }))
  const shareholders = { ...company.shareholders, company_owners: owners }
  const { user } = await open('shareholders-are', anOnboarding({ ...company, shareholders }))
  await heading(m.apply_step_shareholders())
  const total = owners.length * 60
  expect(screen.getByText(m.apply_share_total({ percent: total }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
  expect((await screen.findAllByText(m.apply_error_shares(), { exact: false })).length).toBeGreaterThan(0)
  expect(location.pathname).toBe('/applications/current/shareholders-are')
})

test('a share below 25 percent takes the proposal of a beneficial owner back [DEC-ONB-16, DEC-ONB-18]', async () => {
  const { user } = await open('shareholders-are', anOnboarding(company))
  await heading(m.apply_step_shareholders())
  const [owner] = company.shareholders.company_owners
  await user.click(screen.getByRole('button', { name: m.apply_person_edit({ name: owner!.name }) }))
  const dialog = within(await screen.findByRole('dialog'))
  const share = dialog.getByRole('textbox', { name: m.apply_owner_share() })
  await user.clear(share)
  await user.type(share, '12.5')
  await user.click(dialog.getByRole('button', { name: m.apply_person_save() }))
  expect(await screen.findByText(m.apply_owner_share_of({ percent: 12.5 }))).toBeTruthy()
  expect(screen.queryByText(m.apply_flag_beneficial_owner())).toBeNull()
})

test.each(looks)(
  'an IBAN fills in its bank, and the last step hands the application in, in %s at %i [ONB-80, ONB-84, DEC-ONB-19, DEC-ONB-21]',
  async (language, width) => {
    const bank_details = { ...company.bank_details, iban: '', bank_name: '', swift_code: '' }
    const application = anOnboarding({ ...company, bank_details })
    const sent = anOnboarding({ ...company, status: 'submitted', answer_by: '2030-11-25T08:00:00.000Z' })
    const { user, server } = await open('bank-details', application, {
      language,
      width,
      answers: {
        'registers.iban': {
          is_valid: true,
          bank_data: { bank_name: 'Emirates NBD', swift_code: 'EBILAEAD' },
        },
        'onboarding.submit': { application: sent },
      },
    })
    await heading(m.apply_step_bank_details())
    await user.type(screen.getByRole('textbox', { name: m.apply_iban() }), 'AE070260001015678901234')
    await user.tab()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: m.apply_bank_name() })).toHaveProperty(
        'value',
        'Emirates NBD',
      ),
    )
    await user.click(screen.getByRole('button', { name: m.apply_send() }))
    await heading(m.apply_status_title())
    expect(screen.getByText(m.apply_sent_title())).toBeTruthy()
    expect(screen.getByText('onb_noor')).toBeTruthy()
    expect(server.callsOf('onboarding.replace').at(-1)?.body).toMatchObject({
      bank_details: { bank_name: 'Emirates NBD', swift_code: 'EBILAEAD' },
    })
  },
)

test('details of another account are not sent, and the dialog offers support [ONB-90, ONB-92, DEC-ONB-40]', async () => {
  const { user } = await open('bank-details', anOnboarding(company), {
    answers: { 'onboarding.submit': refuse('legal_bank_details_conflict') },
  })
  await heading(m.apply_step_bank_details())
  await user.click(screen.getByRole('button', { name: m.apply_send() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.apply_conflict_bank_title() }))
  expect(dialog.getByRole('link', { name: m.common_contact_support() })).toBeTruthy()
})

test('a business of high volume is handed in after the first facts, and told that we reach out [APP-92, APP-97, DEC-APP-15, DEC-ONB-22, DEC-ONB-46]', async () => {
  const large = { ...company, basic_info: { ...company.basic_info, annual_volume: 'above_15m' as const } }
  const { user } = await open('store-type', anOnboarding(large), {
    answers: {
      'onboarding.submit': { application: anOnboarding({ ...large, status: 'partially_submitted' }) },
    },
  })
  await heading(m.apply_step_store_type())
  await user.click(screen.getByRole('button', { name: m.apply_send() }))
  expect(await screen.findByText(m.apply_confirm_title())).toBeTruthy()
  expect(location.pathname).toBe('/applications/current/view')
})

test('what somebody else saved stands there once the page is looked at again, and handing in leads on', async () => {
  const { server, address } = await open('store-type', anOnboarding(company))
  await heading(m.apply_step_store_type())
  const web_url = 'https://noor-perfumes.example'
  const other = { ...company, store_type: { ...company.store_type, web_url } }
  server.answer({ 'onboarding.read': { application: anOnboarding({ ...other, version: 7 }) } })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: m.apply_web_url() })).toHaveProperty('value', web_url),
  )
  expect(screen.getByText(m.apply_elsewhere_title())).toBeTruthy()
  const sent = anOnboarding({ ...other, version: 8, status: 'submitted' })
  server.answer({ 'onboarding.read': { application: sent } })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(address()).toBe('/applications/current'))
})
