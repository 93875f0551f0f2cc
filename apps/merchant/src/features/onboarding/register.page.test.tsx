import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { renderAt } from '../../testing/render-at.tsx'

const company = emiratiCompany()

/** The legal details of a Saudi company that is about to type its numbers. */
async function open(experiments: string[]) {
  const application = anOnboarding({
    ...company,
    basic_info: { ...company.basic_info, country_of_main_operations: 'SAU' },
    store_type: {
      ecommerce_types: ['zid'],
      locations_number: '',
      locations: [],
      web_url: 'https://noor.example',
    },
    legal_info: {
      ...anOnboarding().legal_info,
      business_license_type: 'commercial_registration',
    },
  })
  const page = renderAt('/applications/current/legal-details-sau', {
    as: { role: null, experiments },
    answers: {
      'onboarding.read': { application },
      'onboarding.replace': ({ body }) =>
        ({ application: { ...application, ...(body as object), version: 2 } }) as never,
      'onboarding.verifySignatory': { is_verified: true },
      'registers.unifiedNumber': {
        merchant_license_data: { commercial_registration_number: '1010482917' },
      },
      'registers.commercialRegistration': {
        is_valid: true,
        legal_company_name: 'شركة نسيج',
        license_expiry_date: '2030-05-14',
        status: 'active',
      },
    },
  })
  await screen.findByRole('heading', { level: 1, name: m.apply_step_legal_details() })
  return page
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a unified number fills in the registration, and the register proposes name and date [ONB-83, ONB-88, DEC-ONB-9]', async () => {
  const { user } = await open([])
  await user.type(field(m.apply_unified_number()), '7012084913')
  await user.tab()
  await waitFor(() => expect(field(m.apply_cr_number()).value).toBe('1010482917'))
  await user.click(await screen.findByRole('button', { name: m.apply_register_take() }))
  expect(field(m.apply_legal_company_name()).value).toBe('شركة نسيج')
})

test('while the register is under maintenance nothing is looked up, and the screen says so [ONB-89, DEC-ONB-34]', async () => {
  const { user, server } = await open(['commercial_registry_maintenance'])
  expect(screen.getByText(m.apply_register_maintenance())).toBeTruthy()
  await user.type(field(m.apply_unified_number()), '7012084913')
  await user.type(field(m.apply_cr_number()), '1010482917')
  await user.tab()
  expect(server.callsOf('registers.unifiedNumber')).toEqual([])
  expect(server.callsOf('registers.commercialRegistration')).toEqual([])
})
