import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withSupport } from '../../testing/fixtures/config.ts'
import { aMandate, token } from '../../testing/fixtures/signing.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name: asRead(name) })
const sign = () => screen.getByRole('button', { name: m.mandate_sign() })

async function open(mandate = aMandate(), { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt(`/mandate/${token}`, {
    ...options,
    answers: { 'mandates.read': { mandate }, ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

test.each(looks)(
  'the signatory reads what the mandate allows and signs it after agreeing, with the keyboard, in %s at %i [DEC-LOAN-31]',
  async (language, width) => {
    const { user, server } = await open(aMandate(), { language, width })
    await title(m.mandate_title())
    const facts = within(screen.getByRole('region', { name: m.mandate_what() }))
    const creditor = language === 'ar' ? 'دفتر للتمويل' : 'Daftar Finance'
    for (const text of [creditor, 'Noor Perfumes Trading LLC', '•••• 3456', 'DDM-1001'])
      expect(facts.getByText(text)).toBeTruthy()
    const { how, terms, consent: agreed } = aMandate().wording[language]
    const readsTerms = () => {
      for (const text of [...how, ...terms]) expect(screen.getByText(text)).toBeTruthy()
    }
    readsTerms()
    await user.click(sign())
    expect(screen.getByText(m.mandate_consent_needed())).toBeTruthy()
    expect(screen.getByText(agreed)).toBeTruthy()
    const consent = screen.getByRole('checkbox')
    expect(document.activeElement).toBe(consent)
    expect(server.callsOf('mandates.sign')).toEqual([])
    await user.keyboard(' ')
    const signed = aMandate({ status: 'waiting_for_bank_approval', signed_at: '2026-11-21T11:00:00Z' })
    server.answer({ 'mandates.sign': { mandate: signed } })
    sign().focus()
    await user.keyboard('{Enter}')
    await title(m.mandate_signed_title())
    readsTerms()
    expect(server.callsOf('mandates.sign')).toMatchObject([{ params: { token }, body: { consent: true } }])
  },
)

test('pressed twice, and again after a lost answer, one signature is meant', async () => {
  const { user, server } = await open(aMandate(), { answers: { 'mandates.sign': offline } })
  await user.click(screen.getByRole('checkbox'))
  await user.click(sign())
  expect((await screen.findByRole('alert')).textContent).toContain(m.error_generic())
  server.answer({ 'mandates.sign': pending })
  pressTwice(sign())
  await waitFor(() => expect(server.callsOf('mandates.sign').length).toBeGreaterThan(1))
  const [lost, sent, ...again] = server.callsOf('mandates.sign').map(({ key }) => key)
  expect(sent).toBe(lost)
  expect(again).toEqual([])
})

test('the signatory refuses after a question, and nothing is signed here any more [DEC-LOAN-30]', async () => {
  const { user, server } = await open()
  await user.click(screen.getByRole('button', { name: m.mandate_refuse() }))
  const dialog = within(await screen.findByRole('alertdialog', { name: m.mandate_refuse_title() }))
  server.answer({ 'mandates.cancel': { mandate: aMandate({ status: 'canceled' }) } })
  pressTwice(dialog.getByRole('button', { name: m.mandate_refuse_confirm() }))
  await title(m.mandate_over_title())
  expect(server.callsOf('mandates.cancel')).toMatchObject([{ params: { token } }])
})

test('a mandate that moved on meanwhile is shown as it stands', async () => {
  const { user, server } = await open(aMandate(), { answers: { 'mandates.sign': refuse('wrong_status') } })
  await user.click(screen.getByRole('checkbox'))
  server.answer({ 'mandates.read': { mandate: aMandate({ status: 'active' }) } })
  await user.click(sign())
  await title(m.mandate_active_title())
})

test.each([
  ['active', m.mandate_active_title, m.mandate_active_body],
  ['closed', m.mandate_over_title, m.mandate_over_closed],
  ['rejected', m.mandate_over_title, m.mandate_over_failed],
  ['error', m.mandate_over_title, m.mandate_over_failed],
] as const)(
  'a mandate that is %s says so, and offers no signature [DEC-LOAN-30]',
  async (status, name, text) => {
    await open(aMandate({ status }))
    await title(name())
    expect(screen.getByText(asRead(text()))).toBeTruthy()
    expect(screen.queryByRole('button', { name: m.mandate_sign() })).toBeNull()
  },
)

test('while the mandate is on its way the page says so', async () => {
  renderAt(`/mandate/${token}`, { answers: { 'mandates.read': pending } })
  expect(await screen.findByText(m.mandate_loading())).toBeTruthy()
})

test('an address that names no mandate says whom to ask', async () => {
  await open(aMandate(), { config: withSupport, answers: { 'mandates.read': refuse('not_found') } })
  await title(m.mandate_unknown_title())
  expect(screen.getByRole('link', { name: m.common_contact_support() })).toBeTruthy()
})

test('a mandate that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt(`/mandate/${token}`, { answers: { 'mandates.read': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'mandates.read': { mandate: aMandate() } })
  await user.click(again)
  await title(m.mandate_title())
})
