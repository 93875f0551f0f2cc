import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { bankDeclineText } from '@daftar/words/bank-decline-text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBankAccountPage, aBankChange, aStop } from '../../testing/fixtures/bank-account.ts'
import { anUploadedFile } from '../../testing/fixtures/capital.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const token = 'a-token-that-stops-it-24'

function at({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/finance/bank-account', {
    ...options,
    answers: { 'bankAccounts.read': aBankAccountPage(), ...answers },
  })
}

async function stopAt(change = aStop(), { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt(`/stop/${token}`, {
    ...options,
    answers: { 'bankAccounts.readStop': { change }, ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const dialog = async () => within(await screen.findByRole('dialog'))

test.each(looks)(
  'where payouts go is shown with its last four alone, in %s at %i',
  async (language, width) => {
    at({ language, width })
    expect(await screen.findByText(asRead('•••• 3456'))).toBeTruthy()
    expect(screen.getByText('Mashreq')).toBeTruthy()
    expect(screen.getByRole('button', { name: m.bank_change() })).toBeTruthy()
  },
)

test('a page that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = at({ answers: { 'bankAccounts.read': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'bankAccounts.read': aBankAccountPage({ account: null }) })
  await user.click(again)
  expect(await screen.findByText(m.bank_account_none_title())).toBeTruthy()
})

test('whoever is no workspace admin is led away', async () => {
  const { server } = at({
    as: { role: 'supervisor' },
    answers: {
      ...{ 'orders.list': pending, 'orders.counts': pending, 'orders.uncaptured': pending },
      'merchants.stores': { items: [] },
    },
  })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  expect(server.callsOf('bankAccounts.read')).toEqual([])
})

test('another account is proposed with the bank’s letter, after a code to the phone', async () => {
  const { user, server } = at({
    answers: {
      'registers.iban': { is_valid: true, bank_data: { bank_name: 'Emirates NBD', swift_code: 'EBILAEAD' } },
      'files.upload': anUploadedFile({ url: 'file_letter_1', name: 'letter.pdf' }),
      'files.facts': pending,
      'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
      'accounts.phoneProve': refuse('invalid_code'),
    },
  })
  await user.click(await screen.findByRole('button', { name: m.bank_change() }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  expect(form.getAllByText(m.field_required()).length).toBeGreaterThan(1)
  await user.click(form.getByLabelText(m.bank_iban()))
  await user.paste('AE06 0261 2345 6789 0127 788')
  expect(await form.findByText('Emirates NBD')).toBeTruthy()
  const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })
  await user.upload(form.getByLabelText(m.bank_letter()), letter)
  expect(await form.findByText('letter.pdf')).toBeTruthy()
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '0000')
  expect(await form.findByText(reasonText('invalid_code'))).toBeTruthy()
  server.answer({
    'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:15:00.000Z' },
    'bankAccounts.propose': aBankAccountPage({ change: aBankChange() }),
  })
  await user.type(form.getByLabelText(m.account_code()), '1234')
  expect(await screen.findByText(m.bank_status_proposed())).toBeTruthy()
  expect(server.callsOf('bankAccounts.propose')).toMatchObject([
    {
      body: {
        iban: 'AE060261234567890127788',
        holder: 'Noor Perfumes Trading LLC',
        letter_url: 'file_letter_1',
        proof: 'a.b',
      },
    },
  ])
  expect(screen.queryByRole('button', { name: m.bank_change() })).toBeNull()
})

test('what the server finds wrong with the account stands at its field', async () => {
  const { user } = at({
    answers: {
      'registers.iban': { is_valid: false, bank_data: null },
      'files.upload': anUploadedFile({ url: 'file_letter_1', name: 'letter.pdf' }),
      'files.facts': pending,
      'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
      'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:15:00.000Z' },
      'bankAccounts.propose': refuse('invalid_input', { fields: { iban: 'taken' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: m.bank_change() }))
  const form = await dialog()
  await user.click(form.getByLabelText(m.bank_iban()))
  await user.paste('AE070331234567890123456')
  const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })
  await user.upload(form.getByLabelText(m.bank_letter()), letter)
  expect(await form.findByText('letter.pdf')).toBeTruthy()
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '1234')
  expect(await form.findByText(m.bank_iban_same())).toBeTruthy()
})

test('whoever has linked no phone is led to linking one', async () => {
  const { user } = at({ as: { phone: null } })
  await user.click(await screen.findByRole('button', { name: m.bank_change() }))
  const link = (await dialog()).getByRole('link', { name: m.account_link_phone() })
  expect(link.getAttribute('href')).toBe('/account/phone')
})

test('while it waits the clock runs, and it is taken back after a question', async () => {
  const waiting = aBankChange({ status: 'waiting', effective_at: '2026-11-23T10:00:00.000Z' })
  const { user, server } = at({ answers: { 'bankAccounts.read': aBankAccountPage({ change: waiting }) } })
  expect(await screen.findByText(m.bank_status_waiting())).toBeTruthy()
  expect(screen.getByText((text) => text.includes(m.bank_status_waiting_text()))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.bank_withdraw() }))
  const question = within(await screen.findByRole('alertdialog'))
  server.answer({
    'bankAccounts.withdraw': aBankAccountPage({
      change: aBankChange({ status: 'withdrawn', may_withdraw: false }),
    }),
  })
  pressTwice(question.getByRole('button', { name: m.bank_withdraw() }))
  expect(await screen.findByText(m.bank_status_withdrawn())).toBeTruthy()
  expect(server.callsOf('bankAccounts.withdraw')).toHaveLength(1)
})

test('whoever takes it back too late is told, and sees how it stands', async () => {
  const waiting = aBankChange({ status: 'waiting', effective_at: '2026-11-23T10:00:00.000Z' })
  const { user, server } = at({
    answers: {
      'bankAccounts.read': aBankAccountPage({ change: waiting }),
      'bankAccounts.withdraw': refuse('wrong_status'),
    },
  })
  await user.click(await screen.findByRole('button', { name: m.bank_withdraw() }))
  const question = within(await screen.findByRole('alertdialog'))
  const effective = aBankChange({ status: 'effective', may_withdraw: false })
  server.answer({ 'bankAccounts.read': aBankAccountPage({ change: effective }) })
  await user.click(question.getByRole('button', { name: m.bank_withdraw() }))
  expect(await question.findByText(reasonText('wrong_status'))).toBeTruthy()
  expect(await screen.findByText(m.bank_status_effective())).toBeTruthy()
})

test.each([
  ['declined', bankDeclineText('letter_old')],
  ['stopped', m.bank_status_stopped_text()],
  ['effective', m.bank_status_effective_text()],
] as const)('a change that is %s says what follows', async (status, text) => {
  const change = aBankChange({
    status,
    may_withdraw: false,
    decline_reason: status === 'declined' ? 'letter_old' : null,
  })
  at({ answers: { 'bankAccounts.read': aBankAccountPage({ change }) } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.bank_withdraw() })).toBeNull()
})

test.each(looks)(
  'behind the address of the letter nothing happens by looking, and a press stops it, in %s at %i',
  async (language, width) => {
    const { user, server } = await stopAt(aStop(), { language, width })
    expect(screen.getByText(asRead('•••• 7788'))).toBeTruthy()
    expect(server.callsOf('bankAccounts.stop')).toEqual([])
    server.answer({ 'bankAccounts.stop': { change: aStop({ status: 'stopped' }) } })
    await user.click(screen.getByRole('button', { name: m.bank_stop_confirm() }))
    expect(await screen.findByRole('heading', { level: 1, name: m.bank_status_stopped() })).toBeTruthy()
    expect(screen.getByText(m.bank_status_stopped_text())).toBeTruthy()
  },
)

test('a change that ended meanwhile is shown as it stands', async () => {
  const { user, server } = await stopAt(aStop(), {
    answers: { 'bankAccounts.stop': refuse('wrong_status') },
  })
  server.answer({ 'bankAccounts.readStop': { change: aStop({ status: 'effective' }) } })
  await user.click(screen.getByRole('button', { name: m.bank_stop_confirm() }))
  expect(await screen.findByText(m.bank_stop_too_late())).toBeTruthy()
})

test('an address that names nothing says so', async () => {
  renderAt(`/stop/${token}`, { answers: { 'bankAccounts.readStop': refuse('not_found') } })
  expect(await screen.findByText(m.bank_stop_unknown_text())).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: m.bank_stop_confirm() })).toBeNull())
})
