import { offline, refuse } from '@daftar/testkit/page/answers'
import { loadReasonText, m, reasonText } from '@daftar/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { aContract, someTerms } from '../../testing/fixtures/contract.ts'
import { atHomeAs, homeAnswers } from '../../testing/fixtures/home.ts'
import { aStore } from '../../testing/fixtures/stores.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

beforeAll(() => loadReasonText('contract_open'))

const unsigned = { contract_status: 'sent' } as const

function at(path: string, { answers, as = {}, ...options }: PageOptions = {}): Page {
  return renderAt(path, {
    ...options,
    answers: {
      ...homeAnswers,
      'accounts.read': atHomeAs({ ...unsigned, ...as }),
      'merchants.stores': { items: [aStore()] },
      'contracts.read': aContract(),
      'contracts.commercialTerms': someTerms(),
      'contracts.document': offline,
      ...answers,
    },
  })
}
const contractAt = (options?: PageOptions) => at('/dashboard/contract', options)
const termsAt = (options?: PageOptions) => at('/dashboard/commercial-terms', options)
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(looks)(
  'it is signed with name, consent and a code by phone, in %s at %i [BIZ-05, BIZ-06, BIZ-07, PERM-50, DEC-BIZ-3]',
  async (language, width) => {
    const { user, server } = contractAt({
      language,
      width,
      answers: {
        'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
        'accounts.phoneProve': refuse('invalid_code'),
        'contracts.sign': aContract({ status: 'signed', signed_at: '2026-11-22T08:20:00.000Z' }),
        'contracts.completion': { is_completed: false },
      },
    })
    await titled(m.contract_title())
    expect(await screen.findByText('DMC-7K2M9QXA')).toBeTruthy()
    const form = within(await screen.findByRole('region', { name: m.contract_sign_title() }))
    await user.click(form.getByRole('button', { name: m.account_send_code() }))
    expect(await form.findByText(m.contract_consent_needed())).toBeTruthy()
    expect(server.callsOf('accounts.phoneProof')).toEqual([])
    await user.click(form.getByRole('checkbox'))
    await user.click(form.getByRole('button', { name: m.account_send_code() }))
    await user.type(await form.findByLabelText(m.account_code()), '0000')
    await user.click(form.getByRole('button', { name: m.contract_sign() }))
    expect(await form.findByText(reasonText('invalid_code'))).toBeTruthy()
    server.answer({ 'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:35:00.000Z' } })
    await user.clear(form.getByLabelText(m.account_code()))
    await user.type(form.getByLabelText(m.account_code()), '1234')
    await user.click(form.getByRole('button', { name: m.contract_sign() }))
    expect(await screen.findByText(m.contract_signed_title())).toBeTruthy()
    expect(server.callsOf('contracts.sign')).toMatchObject([
      {
        body: {
          full_name: 'Mariam Haddad',
          consent: true,
          proof: 'a.b',
          document_sha256: 'a'.repeat(64),
        },
      },
    ])
  },
)

test('one that was drawn up anew while it was read is agreed to anew before it is signed [DEC-BIZ-3]', async () => {
  const { user, server } = contractAt({
    answers: {
      'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
      'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:35:00.000Z' },
      'contracts.sign': refuse('wrong_status'),
      'contracts.completion': { is_completed: false },
    },
  })
  const form = within(await screen.findByRole('region', { name: m.contract_sign_title() }))
  const consent = () => form.getByRole<HTMLInputElement>('checkbox')
  const sign = () => form.getByRole('button', { name: m.contract_sign() })
  await user.click(consent())
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '1234')
  server.answer({ 'contracts.read': aContract({ document_sha256: 'b'.repeat(64) }) })
  await user.click(sign())
  await waitFor(() => expect(consent().checked).toBe(false))
  await user.click(sign())
  expect(await form.findByText(m.contract_consent_needed())).toBeTruthy()
  const signed = aContract({ status: 'signed', signed_at: '2026-11-22T08:20:00.000Z' })
  server.answer({ 'contracts.sign': signed })
  await user.click(consent())
  await user.click(sign())
  expect(await screen.findByText(m.contract_signed_title())).toBeTruthy()
  const shown = server.callsOf('contracts.sign').map(({ body }) => body.document_sha256)
  expect(shown).toEqual(['a'.repeat(64), 'b'.repeat(64)])
})

test('signed, it is asked every five seconds whether both have, and then goes on to the dashboard [STO-15, APP-101, APP-99]', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const { server, address } = contractAt({
    as: { contract_status: 'signed' },
    answers: {
      'contracts.read': aContract({ status: 'signed', signed_at: '2026-11-22T08:20:00.000Z' }),
      'contracts.completion': { is_completed: false },
    },
  })
  expect(await screen.findByText(m.contract_signed_title())).toBeTruthy()
  await waitFor(() => expect(server.callsOf('contracts.completion').length).toBeGreaterThan(0))
  expect(address()).toBe('/dashboard/contract')
  server.answer({
    'contracts.completion': { is_completed: true },
    'accounts.read': atHomeAs({ contract_status: 'completed' }),
  })
  const [again] = timers.mock.calls.findLast(([, ms]) => ms === 5_000) ?? []
  act(() => (again as () => void)())
  await waitFor(() => expect(address()).toBe('/dashboard'))
  timers.mockRestore()
})

test.each(looks)(
  'with the flag off it says where its letter went, and sends it again, in %s at %i [BIZ-07, PERM-50]',
  async (language, width) => {
    const { user, server } = contractAt({
      language,
      width,
      answers: {
        'contracts.read': aContract({ sign_url: null, again_from: '2020-01-01T00:00:00.000Z' }),
        'contracts.sendAgain': aContract({ sign_url: null, again_from: '2099-01-01T00:00:00.000Z' }),
      },
    })
    const letter = within(await screen.findByRole('region', { name: m.contract_letter_title() }))
    expect(letter.getByText(/owner@noor\.example/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: m.contract_sign_title() })).toBeNull()
    await user.click(letter.getByRole('button', { name: m.contract_send_again() }))
    await waitFor(() => expect(server.callsOf('contracts.sendAgain')).toHaveLength(1))
    await waitFor(() =>
      expect(letter.getByRole('button', { name: m.contract_send_again() }).hasAttribute('disabled')).toBe(
        true,
      ),
    )
  },
)

test('whoever comes by the link of the letter signs with it [BIZ-07]', async () => {
  const { user, server } = at('/dashboard/contract?key=of-the-letter', {
    answers: {
      'contracts.read': aContract({ sign_url: null }),
      'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
      'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:35:00.000Z' },
      'contracts.sign': refuse('contract_link_needed'),
    },
  })
  const form = within(await screen.findByRole('region', { name: m.contract_sign_title() }))
  await user.click(form.getByRole('checkbox'))
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '1234')
  await user.click(form.getByRole('button', { name: m.contract_sign() }))
  expect(await form.findByText(reasonText('contract_link_needed'))).toBeTruthy()
  expect(server.callsOf('contracts.sign')).toMatchObject([{ body: { key: 'of-the-letter' } }])
})

test('before the terms are accepted the contract leads to them [DEC-BIZ-4]', async () => {
  contractAt({ answers: { 'contracts.read': aContract({ terms_accepted_at: null }) } })
  const link = await screen.findByRole('link', { name: m.contract_terms_first_action() })
  expect(link.getAttribute('href')).toBe('/dashboard/commercial-terms')
  expect(screen.queryByRole('region', { name: m.contract_sign_title() })).toBeNull()
})

test('while it is drawn up an administrator can ask for it [STO-14]', async () => {
  const { user, server } = contractAt({
    answers: {
      'contracts.read': aContract({ status: 'none', signatory: null, document_url: null }),
      'contracts.create': aContract(),
    },
  })
  await user.click(await screen.findByRole('button', { name: m.contract_draw_now() }))
  expect(await screen.findByRole('region', { name: m.contract_sign_title() })).toBeTruthy()
  expect(server.callsOf('contracts.create')).toMatchObject([
    { body: { name: 'Mariam Haddad', email: 'owner@noor.example' } },
  ])
})

test('what waits for somebody else says for whom, and another admin may sign instead [STO-14]', async () => {
  const others = aContract({
    ...{ is_signatory: false, sign_url: null },
    signatory: { name: 'Huda Salem', email: 'huda@noor.example' },
  })
  const { user, server } = contractAt({
    answers: { 'contracts.read': others, 'contracts.create': refuse('wrong_status') },
  })
  expect(await screen.findByText(/Huda Salem/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.contract_sign_myself() }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.answer({ 'contracts.create': aContract() })
  await user.click(screen.getByRole('button', { name: m.contract_sign_myself() }))
  expect(await screen.findByRole('region', { name: m.contract_sign_title() })).toBeTruthy()
})

test('who is no admin sees for whom it waits and can do nothing', async () => {
  contractAt({
    as: { role: 'supervisor' },
    answers: { 'contracts.read': aContract({ is_signatory: false, document_url: null }) },
  })
  expect(await screen.findByText(m.contract_others_text())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.contract_sign_myself() })).toBeNull()
})

test('without a store there is no contract to see', async () => {
  contractAt({ answers: { 'merchants.stores': { items: [] } } })
  expect(await screen.findByText(m.contract_no_store())).toBeTruthy()
})

test('without a phone the way to linking one is shown', async () => {
  contractAt({ as: { phone: null } })
  const link = await screen.findByRole('link', { name: m.account_link_phone() })
  expect(link.getAttribute('href')).toBe('/account/phone')
})

test('a contract that cannot be loaded is tried again', async () => {
  const { user, server } = contractAt({ answers: { 'contracts.read': offline } })
  expect(await screen.findByText(m.contract_failed())).toBeTruthy()
  server.answer({ 'contracts.read': aContract() })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('region', { name: m.contract_sign_title() })).toBeTruthy()
})

test.each(looks)(
  'the terms say what each store pays, when payouts are made and what refunds do, in %s at %i [BIZ-08, STO-12, DEC-BIZ-4]',
  async (language, width) => {
    const { user, server, address } = termsAt({
      language,
      width,
      answers: { 'contracts.acceptTerms': aContract() },
    })
    await titled(m.contract_terms_title())
    const store = within(await screen.findByRole('region', { name: language === 'ar' ? 'مارينا' : 'Marina' }))
    expect(store.getByText(/6\.25%/)).toBeTruthy()
    expect(store.getAllByText(/1\.00/)).toHaveLength(2)
    const payouts = within(screen.getByRole('region', { name: m.contract_payouts() }))
    expect(payouts.getByText(m.contract_cycle_weekly())).toBeTruthy()
    expect(payouts.getByText(/25\.00/)).toBeTruthy()
    expect(screen.getByText(m.contract_refunds_commission())).toBeTruthy()
    expect(screen.getByText(m.contract_not_started())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.contract_accept() }))
    await waitFor(() => expect(address()).toBe('/dashboard/contract'))
    expect(server.callsOf('contracts.acceptTerms')).toHaveLength(1)
  },
)

test('a completed contract says since when it holds and is saved; one on paper is asked for [BIZ-08]', async () => {
  const completed = { status: 'completed', number: 'DMC-7K2M9QXA' } as const
  const document_url = someTerms().contract.document_url
  const options = { as: { contract_status: 'completed' } } as const
  termsAt({
    ...options,
    answers: {
      'contracts.commercialTerms': someTerms({
        ...{ starts_on: '2026-11-22', terms_accepted_at: '2026-11-22T08:05:00.000Z' },
        contract: { ...completed, document_url },
      }),
    },
  })
  const card = within(await screen.findByRole('region', { name: m.contract_document() }))
  expect(card.getByText('22/11/26')).toBeTruthy()
  expect(card.getByRole('link', { name: m.contract_save() }).getAttribute('href')).toContain('save=yes')
  expect(screen.queryByRole('button', { name: m.contract_accept() })).toBeNull()
})

test('terms that cannot be loaded are tried again', async () => {
  const { user, server } = termsAt({ answers: { 'contracts.commercialTerms': offline } })
  expect(await screen.findByText(m.contract_terms_failed())).toBeTruthy()
  server.answer({ 'contracts.commercialTerms': someTerms() })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('button', { name: m.contract_accept() })).toBeTruthy()
})
