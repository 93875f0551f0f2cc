import type { HeldMail } from '@daftar/contract/endpoints/service/support-shapes'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const mail: HeldMail = {
  ...{ merchant_id: 'mrc_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' },
  ...{ id: 'eml_1', ticket_id: 'tic_1', ticket_number: 'S-1001', reason: 'unknown_sender' },
  ...{ from: 'bookkeeper@elsewhere.example', subject: 'Re: A payout', text: 'أكتب عن نور', files_left: 2 },
  received_at: '2026-11-23T09:00:00.000Z',
}
const list = (mails = [mail]) => ({ mails, total: mails.length, next_page_token: null })
const at = (options: PageOptions = {}) =>
  renderAt('/desk/support/mails', {
    as: ['support_agent'],
    ...options,
    answers: { 'support.heldMails': list(), ...options.answers },
  })

test.each(looks)(
  'a mail that waits is read before it is let into its ticket, in %s at %i',
  async (language, width) => {
    const { user, server } = at({ language, width })
    await screen.findAllByText(mail.from)
    expect(screen.getByRole('link', { name: mail.ticket_number }).getAttribute('href')).toBe(
      '/desk/support/tic_1',
    )
    await user.click(screen.getByRole('button', { name: m.desk_support_mail_let_in() }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(mail.text).getAttribute('dir')).toBe('auto')
    expect(dialog.getByText(m.desk_support_mail_files({ count: 2 }))).toBeTruthy()
    server.answer({ 'support.decideMail': undefined, 'support.heldMails': list([]) })
    await user.click(dialog.getByRole('button', { name: m.desk_support_mail_let_in() }))
    expect(await screen.findByText(m.desk_support_mail_let_in_done())).toBeTruthy()
    expect(await screen.findByText(m.desk_support_mails_none())).toBeTruthy()
    expect(server.callsOf('support.decideMail')).toMatchObject([
      { params: { id: 'eml_1' }, body: { status: 'let_in' } },
    ])
  },
)

test('whoever decides behind a colleague is told so', async () => {
  const { user } = at({ answers: { 'support.decideMail': refuse('wrong_status') } })
  await user.click(await screen.findByRole('button', { name: m.desk_support_mail_thrown_away() }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: m.desk_support_mail_thrown_away() }))
  expect(await dialog.findByText(reasonText('wrong_status'))).toBeTruthy()
})

test('mails that cannot be read say so, and trying again brings them', async () => {
  const { user, server } = at({ answers: { 'support.heldMails': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'support.heldMails': list() })
  await user.click(again)
  expect((await screen.findAllByText(mail.from)).length).toBeGreaterThan(0)
})
