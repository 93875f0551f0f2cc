import type { OnboardingApplication } from '@daftar/contract/endpoints/identity/onboarding-shapes'
import { emiratiCompany } from '@daftar/rules/onboarding/document-for-tests'
import { m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOnboarding } from '../../testing/fixtures/onboarding.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const company = emiratiCompany()
const asked = { reviewed_at: '2026-11-23T08:00:00.000Z', round: 1, changed: [] }

/**
 * The account of somebody whose application was handed in: nothing of it may be created or changed by the
 * permissions.
 */
function open(application: OnboardingApplication, options: PageOptions = {}) {
  return renderAt('/', {
    as: { role: null, experiments: [], permissionsStatus: application.general.status },
    ...options,
    answers: { 'onboarding.read': { application }, ...options.answers },
  })
}

test.each(looks)(
  'what was handed in says what is done, what waits for us and until when, in %s at %i [ONB-08, APP-71, DEC-ONB-21, DEC-ONB-39]',
  async (language, width) => {
    open(anOnboarding({ ...company, status: 'in_review', answer_by: '2030-11-25T08:00:00.000Z' }), {
      language,
      width,
    })
    await screen.findByRole('heading', { level: 1, name: m.apply_status_title() })
    expect(location.pathname).toBe('/applications/current')
    const track = within(screen.getByRole('region', { name: m.apply_track() }))
    expect(track.getAllByText(m.apply_done())).toHaveLength(2)
    expect(track.getAllByText(m.apply_waits_for_us())).toHaveLength(2)
    expect(track.getByText(/25\/11\/30/)).toBeTruthy()
    const summary = within(screen.getByRole('region', { name: m.apply_summary() }))
    expect(summary.getAllByText('Noor Perfumes LLC').length).toBeGreaterThan(0)
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

test('an answer that is late is said to be late', async () => {
  open(anOnboarding({ ...company, status: 'submitted', answer_by: '2020-11-25T08:00:00.000Z' }))
  expect(await screen.findByText(/late/)).toBeTruthy()
})

test.each(looks)(
  'only what came back may be changed, its reason beside it, and it is sent again once it was, in %s at %i [DEC-REV-1, DEC-REV-2, REV-02]',
  async (language, width) => {
    const reasons = [
      {
        code: 'iban_doesnt_match',
        section: 'bank_details',
        step: 'bank-details',
        comment: { en: 'Ask your bank', ar: 'اسأل بنكك' },
        owner_id: null,
      },
    ] as const
    const application = anOnboarding({
      ...company,
      status: 'changes_requested',
      review: { ...asked, reasons: [...reasons] },
    })
    const changed = {
      ...application,
      version: 2,
      review: { ...application.review!, changed: ['bank_details'] },
    }
    const { user, server } = open(application, {
      language,
      width,
      answers: {
        'registers.iban': { is_valid: true, bank_data: null },
        'onboarding.change': ({ body }) =>
          ({
            application: { ...changed, bank_details: { ...application.bank_details, ...body.bank_details } },
          }) as never,
        'onboarding.submit': {
          application: { ...application, general: { ...application.general, status: 'in_review' } },
        },
      },
    })
    const bank = within(await screen.findByRole('region', { name: m.apply_step_bank_details() }))
    expect(bank.getByText(rejectionText('iban_doesnt_match'))).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: m.apply_business_name() })).toBeNull()
    const again = screen.getByRole('button', { name: m.apply_changes_send() })
    expect(again).toHaveProperty('disabled', true)
    const holder = await bank.findByRole('textbox', { name: m.apply_beneficiary_en() })
    await user.clear(holder)
    await user.type(holder, 'Noor Trading LLC')
    await waitFor(() => expect(again).toHaveProperty('disabled', false), { timeout: 5_000 })
    await user.click(again)
    await waitFor(() => expect(server.callsOf('onboarding.submit')).toHaveLength(1))
    expect(server.callsOf('onboarding.change').map(({ body }) => body)).toEqual([
      { bank_details: { beneficiary_name_en: 'Noor Trading LLC' } },
    ])
    expect(await screen.findByText(m.apply_sent_title())).toBeTruthy()
  },
)
