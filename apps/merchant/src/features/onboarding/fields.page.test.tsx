import type { OnboardingApplication } from '@daftar/contract/endpoints/identity/onboarding-shapes'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { refuse, type Answers } from '@daftar/testkit/page/answers'
import { currentLanguage, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const company = emiratiCompany()

function open(
  path: string,
  application: OnboardingApplication | null,
  { answers, as, ...options }: PageOptions = {},
) {
  let version = 1
  return renderAt(path, {
    as: { role: null, permissionsStatus: application?.general.status ?? null, ...as },
    ...options,
    answers: {
      'onboarding.read': application ? { application } : refuse('not_found'),
      'onboarding.replace': ({ body }: { body: object }) => ({
        application: { ...application, ...body, version: (version += 1) },
      }),
      'onboarding.checkMerchantGroup': { exists: false, merchant_group_id: null },
      'registers.website': { is_reachable: true, status_code: 200 },
      'onboarding.verifySignatory': ({ body }: { body: { phone: string } }) => ({
        is_verified: body.phone === '+966501234567',
      }),
      ...answers,
    } as Answers,
  })
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
/** Types into a field and goes on; answers what stands at it. */
async function tryWith(user: ReturnType<typeof open>['user'], name: string, text: string): Promise<void> {
  await user.clear(field(name))
  await user.type(field(name), text)
  await user.click(screen.getByRole('button', { name: m.common_continue() }))
}
const saidAt = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('empty contacts are shown empty, and saved as a space and as a@a [VAL-25, VAL-26, VAL-27, VAL-28, ONB-71, ONB-72, ONB-73]', async () => {
  const basic_info = { ...anOnboarding().basic_info, email: 'a@a', phone: ' ' }
  const { user, server } = open('/applications/current/basic-info', anOnboarding({ basic_info }))
  await heading(m.apply_step_basic_info())
  expect(field(m.apply_email()).value).toBe('')
  expect(field(m.apply_phone()).value).toBe('')
  await user.type(field(m.apply_first_name()), 'Mona')
  await waitFor(() => expect(server.callsOf('onboarding.replace')).toHaveLength(1), { timeout: 5_000 })
  expect(server.callsOf('onboarding.replace')[0]?.body.basic_info).toMatchObject({
    first_name: 'Mona',
    email: 'a@a',
    phone: ' ',
  })
})

test.each(looks)(
  'a link, a VAT number and a short text say what they have to be, in %s at %i [VAL-30, VAL-31, VAL-48, ONB-02]',
  async (language, width) => {
    const store = open('/applications/current/store-type', anOnboarding(company), { language, width })
    await heading(m.apply_step_store_type())
    await tryWith(store.user, m.apply_web_url(), 'http://noor.example')
    expect(saidAt(m.apply_web_url())).toContain(m.field_url_invalid())
    const legal = open('/applications/current/legal-details-are', anOnboarding(company), { language, width })
    await heading(m.apply_step_legal_details())
    await tryWith(legal.user, m.apply_vat_number(), '300')
    expect(saidAt(m.apply_vat_number())).toContain(m.apply_error_vat())
    await tryWith(legal.user, m.apply_legal_company_name(), 'N')
    expect(saidAt(m.apply_legal_company_name())).toContain(m.apply_error_length_min({ length: 2 }))
    expect(currentLanguage()).toBe(language)
  },
)

const saudi = anOnboarding({
  ...company,
  basic_info: { ...company.basic_info, country_of_main_operations: 'SAU', phone: '+966501234567' },
  store_type: {
    ecommerce_types: ['zid'],
    locations_number: '',
    locations: [],
    web_url: 'https://noor.example',
  },
  legal_info: { ...anOnboarding().legal_info, business_license_type: 'commercial_registration' },
})

test('a registration number that is a unified one asks for the other [VAL-34]', async () => {
  const { user } = open('/applications/current/legal-details-sau', saudi)
  await heading(m.apply_step_legal_details())
  await tryWith(user, m.apply_cr_number(), '7012084913')
  expect(saidAt(m.apply_cr_number())).toContain(m.apply_error_cr_wanted())
})

test.each(looks)(
  'beside a Saudi ID stands whether the phone was proven, in %s at %i [ONB-87, DEC-ONB-45]',
  async (language, width) => {
    open('/applications/current/legal-details-sau', saudi, { language, width })
    await heading(m.apply_step_legal_details())
    expect(await screen.findByText(/confirmed|تم تأكيد/)).toBeTruthy()
    const another = { ...saudi, basic_info: { ...saudi.basic_info, phone: '+966509999999' } }
    open('/applications/current/legal-details-sau', another, { language, width })
    expect(await screen.findByText(/not the phone|ليس الرقم/)).toBeTruthy()
  },
)

test('in the Emirates a licence of commerce is no choice of a type yet [ONB-60]', async () => {
  const legal_info = { ...company.legal_info, business_type: { id: '' as const } }
  open('/applications/current/legal-details-are', anOnboarding({ ...company, legal_info }))
  await heading(m.apply_step_legal_details())
  const chosen = screen.getByRole('button', { name: new RegExp(m.apply_business_type()) })
  expect(chosen.textContent).toContain(m.apply_choose())
})

test('a name that another business has is said at its field, with whom to write to [ERR-10, ONB-91, DEC-ONB-40]', async () => {
  const { user } = open('/applications/current/bank-details', anOnboarding(company), {
    answers: {
      'onboarding.submit': refuse('business_name_conflict'),
      'registers.iban': { is_valid: true, bank_data: null },
    },
  })
  await heading(m.apply_step_bank_details())
  await user.click(screen.getByRole('button', { name: m.apply_send() }))
  expect(await screen.findByText(m.apply_conflict_name_title())).toBeTruthy()
  expect(screen.getByRole('link', { name: m.common_contact_support() })).toBeTruthy()
})

const large = anOnboarding({ status: 'partially_submitted' })
const sent = anOnboarding({ ...company, status: 'submitted' })
/** Where the pages round an application lead, by how it stands. */
const leading: readonly [from: string, to: string, how: string, application: OnboardingApplication | null][] =
  [
    ['/applications', '/applications/current/basic-info', 'a draft', anOnboarding()],
    ['/applications/new', '/applications/current/basic-info', 'a draft', anOnboarding()],
    ['/applications/current', '/applications/current/basic-info', 'a draft', anOnboarding()],
    ['/applications/current/view', '/applications/current/basic-info', 'a draft', anOnboarding()],
    ['/applications/current', '/applications/current/basic-info', 'nothing', null],
    ['/applications/current', '/applications/current/view', 'high volume', large],
    ['/applications/current/basic-info', '/applications/current/view', 'high volume', large],
    ['/applications/current/view', '/applications/current', 'one handed in', sent],
    ['/applications/current/basic-info', '/applications/current', 'one handed in', sent],
  ]
test.each(leading)(
  '%s leads to %s with %s [APP-08, APP-11, APP-12, APP-59, APP-60, APP-94, APP-95, APP-96, OTH-06, OTH-08, ONB-03, ONB-06]',
  async (from, to, _how, application) => {
    const { address } = open(from, application, {
      answers: { 'onboarding.create': { application: application ?? anOnboarding() } },
    })
    await waitFor(() => expect(address()).toBe(to))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  },
)

test('the sidebar leads to the application while it is a draft alone [NAV-13, APP-02, APP-06]', async () => {
  const menu = async () => within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  open('/account', anOnboarding())
  const link = await (await menu()).findByRole('link', { name: m.shell_item_application() })
  expect(link.getAttribute('href')).toContain('/applications')
  open('/account', anOnboarding({ ...company, status: 'partially_submitted' }))
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  expect((await menu()).queryByRole('link', { name: m.shell_item_application() })).toBeNull()
})
