import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withSupport } from '../../testing/fixtures/config.ts'
import { anEnvelope, token, type Envelope } from '../../testing/fixtures/signing.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name: asRead(name) })

/** The page behind the address in the letter, while its contract is still being drawn. */
async function open(
  envelope: Envelope = anEnvelope(),
  { answers, ...options }: PageOptions = {},
): Promise<Page> {
  const page = renderAt(`/sign/${token}`, {
    ...options,
    answers: { 'signing.envelope': { envelope }, 'signing.document': pending, ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const consent = () => screen.getByRole('checkbox')
const send = () => screen.getByRole('button', { name: m.signing_send_code() })

async function withCode(answers: Answers): Promise<Page> {
  const page = await open(anEnvelope(), {
    answers: { 'signing.sendCode': { resend_at: '2026-11-21T10:02:00Z' }, ...answers },
  })
  await page.user.click(consent())
  await page.user.click(send())
  await screen.findByLabelText(m.signing_code())
  return page
}

test.each(looks)(
  'the signatory agrees, has a code sent to the masked phone and signs with it, in %s at %i [DEC-APPL-4]',
  async (language, width) => {
    const { user, server } = await open(anEnvelope(), {
      language,
      width,
      answers: { 'signing.sendCode': { resend_at: '2026-11-21T10:02:00Z' } },
    })
    await title(m.signing_page_title())
    expect(screen.getByText('Advance agreement ADV-1001')).toBeTruthy()
    await user.click(send())
    expect(screen.getByText(m.signing_consent_needed())).toBeTruthy()
    expect(document.activeElement).toBe(consent())
    expect(server.callsOf('signing.sendCode')).toEqual([])
    await user.click(consent())
    await user.click(send())
    const code = await screen.findByLabelText(m.signing_code())
    await user.type(code, '12')
    await user.click(screen.getByRole('button', { name: m.signing_sign() }))
    expect(screen.getByText(fieldText('code_length', 4))).toBeTruthy()
    expect(server.callsOf('signing.sign')).toEqual([])
    const signed = anEnvelope({ status: 'signed', signed_at: '2026-11-21T11:00:00Z' })
    server.answer({ 'signing.sign': { envelope: signed } })
    await user.type(code, '34')
    pressTwice(screen.getByRole('button', { name: m.signing_sign() }))
    await title(m.signing_signed_title())
    expect(server.callsOf('signing.sign')).toMatchObject([
      { params: { token }, body: { otp_code: '1234', consent: true } },
    ])
    expect(screen.getByText(asRead(m.signing_page_next_money()))).toBeTruthy()
    expect(screen.getByRole('link', { name: m.signing_signed_document() }).getAttribute('href')).toContain(
      `/${token}/document`,
    )
  },
)

test('signed, a contract that is repaid by direct debit says that the mandate comes before the money [DEC-LOAN-31]', async () => {
  await open(anEnvelope({ status: 'signed', direct_debit: true, signed_at: '2026-11-21T11:00:00Z' }))
  await title(m.signing_signed_title())
  expect(screen.getByText(asRead(m.signing_page_next_debit()))).toBeTruthy()
  expect(screen.queryByText(asRead(m.signing_page_next_money()))).toBeNull()
})

test('a wrong code is said at the code; sent again after a lost answer, the same code signs once', async () => {
  const { user, server } = await withCode({ 'signing.sign': refuse('invalid_code') })
  const sign = () => screen.getByRole('button', { name: m.signing_sign() })
  await user.type(screen.getByLabelText(m.signing_code()), '1111')
  await user.click(sign())
  expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
  server.answer({ 'signing.sign': offline })
  await user.click(sign())
  expect((await screen.findByRole('alert')).textContent).toContain(m.signing_page_lost())
  server.answer({ 'signing.sign': pending })
  await user.click(sign())
  await waitFor(() => expect(server.callsOf('signing.sign')).toHaveLength(3))
  expect(new Set(server.callsOf('signing.sign').map(({ key }) => key)).size).toBe(1)
})

test('what another tab signed meanwhile is read again, and nothing can be signed here', async () => {
  const { user, server } = await withCode({ 'signing.sign': refuse('envelope_closed') })
  server.answer({ 'signing.envelope': { envelope: anEnvelope({ status: 'expired' }) } })
  await user.type(screen.getByLabelText(m.signing_code()), '1234')
  await user.click(screen.getByRole('button', { name: m.signing_sign() }))
  await title(m.signing_expired_title())
})

test.each(looks)(
  'a signatory who declines says why, and the contract is declined from then on, in %s at %i [DEC-APPL-4]',
  async (language, width) => {
    const { user, server, reload } = await open(anEnvelope(), { language, width })
    await user.click(screen.getByRole('button', { name: m.signing_decline() }))
    const dialog = within(await screen.findByRole('alertdialog', { name: m.signing_decline_title() }))
    const confirm = dialog.getByRole('button', { name: m.signing_decline_confirm() })
    const reason = dialog.getByRole('textbox', { name: m.signing_decline_reason() })
    await user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(document.activeElement).toBe(reason)
    expect(server.callsOf('signing.decline')).toEqual([])
    const envelope = anEnvelope({ status: 'declined' })
    server.answer({ 'signing.decline': { envelope }, 'signing.envelope': { envelope } })
    await user.type(reason, 'The fee is too high')
    pressTwice(confirm)
    await title(m.signing_declined_title())
    expect(server.callsOf('signing.decline')).toMatchObject([
      { params: { token }, body: { reason: 'The fee is too high' } },
    ])
    reload()
    await title(m.signing_declined_title())
    expect(screen.queryByRole('button', { name: m.signing_decline() })).toBeNull()
  },
)

test('declining was not meant: the contract stays open; a refusal that fails says so in the question', async () => {
  const { user, server } = await open(anEnvelope(), { answers: { 'signing.decline': refuse('internal') } })
  await user.click(screen.getByRole('button', { name: m.signing_decline() }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox'), 'The fee is too high')
  await user.click(dialog.getByRole('button', { name: m.signing_decline_confirm() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(m.error_generic())
  await user.click(dialog.getByRole('button', { name: m.signing_decline_keep() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(send()).toBeTruthy()
  expect(server.callsOf('signing.decline')).toHaveLength(1)
})

test('a contract whose days are over says that it has expired [DEC-APPL-5]', async () => {
  await open(anEnvelope({ status: 'expired' }))
  await title(m.signing_expired_title())
  expect(screen.getByText(asRead(m.signing_expired_body()))).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.signing_send_code() })).toBeNull()
})

test('a contract that cannot be saved says so; once it can, the browser fetches it [UPL-06]', async () => {
  const { user } = await open(anEnvelope(), { answers: { 'signing.document': refuse('internal') } })
  expect(await screen.findByText(m.signing_page_draw_failed())).toBeTruthy()
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('the network is gone'))
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.pathname)
  })
  onTestFinished(() => {
    asked.mockRestore()
    click.mockRestore()
  })
  const save = screen.getByRole('link', { name: m.signing_save_document() })
  await user.click(save)
  expect(await screen.findByText(m.common_failed_to_download())).toBeTruthy()
  expect(saved).toEqual([])
  asked.mockResolvedValueOnce(new Response())
  await user.click(save)
  await waitFor(() => expect(saved).toEqual([expect.stringContaining(`/${token}/document`)]))
})

test('while the contract is on its way the page says so', async () => {
  renderAt(`/sign/${token}`, { answers: { 'signing.envelope': pending } })
  expect(await screen.findByText(m.signing_page_loading())).toBeTruthy()
})

test('an address that names no contract says whom to ask', async () => {
  await open(anEnvelope(), { config: withSupport, answers: { 'signing.envelope': refuse('not_found') } })
  await title(m.signing_unknown_title())
  expect(screen.getByRole('link', { name: m.common_contact_support() }).getAttribute('href')).toBe(
    'mailto:support@daftar.example',
  )
})

test('a contract that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt(`/sign/${token}`, {
    answers: { 'signing.envelope': offline, 'signing.document': pending },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'signing.envelope': { envelope: anEnvelope() } })
  await user.click(again)
  await title(m.signing_page_title())
})
