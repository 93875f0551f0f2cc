import type { AnswerOf } from '@daftar/contract/table'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { offline } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aContract } from '../../testing/fixtures/contract.ts'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { atHomeAs, homeAnswers } from '../../testing/fixtures/home.ts'
import { aStore } from '../../testing/fixtures/stores.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

type Profile = AnswerOf<'businessProfile.read'>['business_profile']
type Status = Profile['status']

const company = emiratiCompany()

function aProfile(status: Status, more: Partial<Profile> = {}): { business_profile: Profile } {
  return {
    business_profile: {
      ...{ id: 'onb_noor', organization_id: 'mrc_noor', status, contract_status: 'none' },
      application: anOnboarding({ ...company, status: 'submitted' }),
      review: null,
      ...more,
    },
  }
}

/** Somebody whose application was handed in, at an address. */
function applicantAt(path: string, status: Exclude<Status, 'approved'>, options: PageOptions = {}): Page {
  const application = anOnboarding({ ...company, status })
  application.general.organization_id = 'mrc_noor'
  return renderAt(path, {
    as: { role: null, experiments: [], permissionsStatus: status },
    ...options,
    answers: {
      'onboarding.read': { application },
      'businessProfile.read': aProfile(status),
      ...options.answers,
    },
  })
}

/** Somebody of a merchant that was approved, its contract as it stands. */
function memberAt(
  path: string,
  contract: 'none' | 'sent' | 'signed' | 'completed',
  options: PageOptions = {},
): Page {
  return renderAt(path, {
    ...options,
    answers: {
      ...homeAnswers,
      'accounts.read': atHomeAs({ contract_status: contract, ...options.as }),
      'businessProfile.read': aProfile('approved'),
      'merchants.stores': { items: [aStore()] },
      'contracts.read': aContract({ status: contract }),
      'contracts.document': offline,
      'contracts.completion': { is_completed: false },
      ...options.answers,
    },
  })
}

const profile = '/dashboard/business-profile'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(looks)(
  'what is reviewed shows its status, country, money and sections to read, in %s at %i [BIZ-01, BIZ-09, DEC-BIZ-1]',
  async (language, width) => {
    applicantAt(profile, 'in_review', { language, width })
    await heading(m.profile_title())
    expect(await screen.findByText(m.profile_in_review_text())).toBeTruthy()
    expect(within(screen.getByRole('region', { name: m.profile_where() })).getByText('AED')).toBeTruthy()
    for (const name of [m.profile_contact(), m.profile_business(), m.profile_licence(), m.profile_bank()])
      expect(screen.getByRole('region', { name })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('link', { name: m.profile_review_contract() })).toBeNull()
  },
)

test.each(looks)(
  'a section that came back says why and leads to its correction, in %s at %i [BIZ-04, DEC-BIZ-1]',
  async (language, width) => {
    const reason = { code: 'iban_not_found', section: 'bank_details', step: null, owner_id: null } as const
    const review = {
      status: 'changes_requested' as const,
      reasons: [{ ...reason, comment: { en: 'Ask your bank', ar: 'اسأل بنكك' } }],
    }
    applicantAt(profile, 'changes_requested', {
      ...{ language, width },
      answers: { 'businessProfile.read': aProfile('changes_requested', { review }) },
    })
    const bank = within(await screen.findByRole('region', { name: m.profile_bank() }))
    expect(bank.getByText(new RegExp(rejectionText('iban_not_found')))).toBeTruthy()
    expect(bank.getByText(language === 'ar' ? /اسأل بنكك/ : /Ask your bank/)).toBeTruthy()
    expect(bank.getByRole('link', { name: m.profile_correct() }).getAttribute('href')).toBe(
      '/applications/current',
    )
    const contact = within(screen.getByRole('region', { name: m.profile_contact() }))
    expect(contact.queryByRole('link', { name: m.profile_correct() })).toBeNull()
  },
)

test('a declined organization is told so', async () => {
  applicantAt(profile, 'declined')
  expect(await screen.findByText(m.profile_declined_text())).toBeTruthy()
})

const ofDashboard = ['/dashboard', '/dashboard/contract', '/dashboard/blocked']
test.each(ofDashboard)(
  '%s leads an organization that is not approved to its business profile [APP-55, APP-98, APP-100, BIZ-09]',
  async (path) => {
    const page = applicantAt(path, 'in_review')
    await heading(m.profile_title())
    expect(page.address()).toBe(profile)
  },
)

const unsigned = ['none', 'sent'] as const
test.each(unsigned)(
  'approved with a contract %s the dashboard leads here, where it is reviewed [APP-99, BIZ-09]',
  async (contract) => {
    const page = memberAt('/dashboard', contract)
    await heading(m.profile_title())
    expect(page.address()).toBe(profile)
    const link = await screen.findByRole('link', { name: m.profile_review_contract() })
    expect(link.getAttribute('href')).toBe('/dashboard/contract')
  },
)

const beforeContract = ['/dashboard', profile]
test.each(beforeContract)(
  'signed and not completed, %s leads to the contract [APP-99, APP-102]',
  async (path) => {
    const page = memberAt(path, 'signed')
    await heading(m.contract_title())
    expect(page.address()).toBe('/dashboard/contract')
  },
)

const afterContract = [profile, '/dashboard/contract']
test.each(afterContract)('completed, %s leads to the dashboard [APP-101, APP-103]', async (path) => {
  const page = memberAt(path, 'completed')
  await waitFor(() => expect(page.address()).toBe('/dashboard'))
})

test('who is no admin sees that the contract waits, and asks for nothing of the application', async () => {
  const { server } = memberAt(profile, 'sent', { as: { role: 'supervisor', contract_status: 'sent' } })
  expect(await screen.findByText(m.profile_contract_others())).toBeTruthy()
  expect(server.callsOf('businessProfile.read')).toEqual([])
})

test('with every store in Kuwait each page of the dashboard leads to the notice [APP-55, OTH-02, DEC-OTH-3]', async () => {
  const page = memberAt(profile, 'sent', { as: { country: 'KWT', contract_status: 'sent' } })
  expect(await screen.findByText(m.home_blocked_title())).toBeTruthy()
  expect(page.address()).toBe('/dashboard/blocked')
})

test('a profile that cannot be loaded is tried again', async () => {
  const { user, server } = memberAt(profile, 'sent', { answers: { 'businessProfile.read': offline } })
  expect(await screen.findByText(m.profile_failed())).toBeTruthy()
  server.answer({ 'businessProfile.read': aProfile('approved') })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('region', { name: m.profile_contact() })).toBeTruthy()
})
