import type { BankAccountCase } from '@daftar/contract/endpoints/identity/bank-accounts'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m, reasonText } from '@daftar/words'
import { bankDeclineText } from '@daftar/words/bank-decline-text'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { aBankAccountCase, aBankAccountItem, aWaitingCase } from '../../testing/fixtures/bank-accounts.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const reviewer = { as: ['reviewer'] as const }
const queue = (changes = [aBankAccountItem()]) => ({
  ...{ changes, waiting: changes.length, next_page_token: null },
})

async function open(change: BankAccountCase, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/bank-accounts/bac_1', {
    ...reviewer,
    ...options,
    answers: { 'bankAccounts.case': { change }, 'files.ticketForStaff': pending, ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** On a phone the panes are tabs. */
async function toPane(user: Page['user'], name: string) {
  const tab = screen.queryByRole('tab', { name })
  if (tab) await user.click(tab)
}

test.each(looks)(
  'the queue leads to a case with the account beside the letter and what was compared, in %s at %i',
  async (language, width) => {
    const { user } = renderAt('/desk/bank-accounts', {
      ...reviewer,
      language,
      width,
      answers: {
        'bankAccounts.queue': { ...queue(), waiting: 7 },
        'bankAccounts.case': { change: aBankAccountCase() },
        'files.ticketForStaff': pending,
      },
    })
    expect(await screen.findByText(asRead(m.desk_queue_waiting({ count: 7 })))).toBeTruthy()
    const name = language === 'ar' ? 'عطور نور' : 'Noor Perfumes'
    await user.click(screen.getByRole('link', { name: m.desk_opens_case({ name }) }))
    expect(await said('AE06 0261 2345 6789 0127 788')).toBe(true)
    await toPane(user, m.desk_decision())
    expect(screen.getByText(m.desk_bank_compare_lead())).toBeTruthy()
    expect(screen.getByRole('button', { name: m.desk_approve() })).toBeTruthy()
  },
)

test('a queue that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt('/desk/bank-accounts', {
    ...reviewer,
    answers: { 'bankAccounts.queue': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'bankAccounts.queue': queue([]) })
  await user.click(again)
  expect(await screen.findByText(m.desk_bank_queue_empty())).toBeTruthy()
})

test('the status of the address narrows the queue', async () => {
  const { server } = renderAt('/desk/bank-accounts?status=stopped', {
    ...reviewer,
    answers: {
      'bankAccounts.queue': queue([aBankAccountItem({ status: 'stopped', waits_for_talk: true })]),
    },
  })
  expect(await said(m.desk_bank_waits_for_talk())).toBe(true)
  expect(server.callsOf('bankAccounts.queue')).toMatchObject([{ query: { status: 'stopped' } }])
})

test('an approval says what it does, once, and the change is shown as it waits', async () => {
  const { user, server } = await open(aBankAccountCase())
  await user.click(screen.getByRole('button', { name: m.desk_approve() }))
  const dialog = await question(m.desk_bank_approve_title())
  expect(dialog.getByText(m.desk_bank_approve_effect())).toBeTruthy()
  server.answer({ 'bankAccounts.approve': { change: aWaitingCase() } })
  await user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  expect(await said(m.desk_bank_status_waiting())).toBe(true)
  expect(screen.getByRole('button', { name: m.desk_bank_stop() })).toBeTruthy()
})

test('against a check that does not hold an approval asks why', async () => {
  const checks = aBankAccountCase().checks.map((check) => ({
    ...check,
    holds: check.code !== 'holder_is_company',
  }))
  const elsewhere = [{ id: 'mer_rawaa', name: 'Rawaa', name_ar: 'روعة' }]
  const { user, server } = await open(aBankAccountCase({ checks, elsewhere, holder: 'Somebody Else' }))
  expect(screen.getByText(m.desk_bank_check_holder())).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rawaa' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.desk_approve() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  expect(dialog.getByText(m.field_required())).toBeTruthy()
  await fill(user, dialog.getByRole('textbox'), 'The letter names both.')
  server.answer({ 'bankAccounts.approve': { change: aWaitingCase() } })
  await user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  await said(m.desk_bank_status_waiting())
  expect(server.callsOf('bankAccounts.approve')).toMatchObject([{ body: { note: 'The letter names both.' } }])
})

test('declining asks for the reason that the merchant is told', async () => {
  const { user, server } = await open(aBankAccountCase())
  await user.click(screen.getByRole('button', { name: m.desk_reject() }))
  const dialog = await question(m.desk_bank_decline_title())
  await user.click(dialog.getByRole('button', { name: (name) => name.includes(m.desk_bank_reason()) }))
  await user.click(await screen.findByRole('option', { name: bankDeclineText('letter_old') }))
  server.answer({
    'bankAccounts.decline': {
      change: aBankAccountCase({ status: 'declined', decline_reason: 'letter_old' }),
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_reject() }))
  expect(await said(bankDeclineText('letter_old'))).toBe(true)
  expect(server.callsOf('bankAccounts.decline')).toMatchObject([{ body: { reason: 'letter_old' } }])
})

test('whoever was too late is told, and sees what was decided', async () => {
  const { user, server } = await open(aBankAccountCase(), {
    answers: { 'bankAccounts.approve': refuse('wrong_status') },
  })
  await user.click(screen.getByRole('button', { name: m.desk_approve() }))
  const dialog = await question()
  server.answer({ 'bankAccounts.case': { change: aBankAccountCase({ status: 'withdrawn' }) } })
  await user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  expect(await dialog.findByText(reasonText('wrong_status'))).toBeTruthy()
  expect(await said(m.desk_bank_status_withdrawn())).toBe(true)
})

test('after a stop the merchant is called, and what was said is noted', async () => {
  const stopped = aWaitingCase({ status: 'stopped', waits_for_talk: true, is_holding: true })
  const { user, server } = await open(stopped)
  expect(screen.getByText(m.desk_bank_talk_lead())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.desk_bank_settle() }))
  const dialog = await question()
  await fill(user, dialog.getByRole('textbox'), 'Spoke to the owner.')
  const talk = { by: 'Huda Saleh', at: '2026-11-23T08:00:00.000Z', note: 'Spoke to the owner.' }
  server.answer({
    'bankAccounts.settle': { change: { ...stopped, waits_for_talk: false, is_holding: false, talk } },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_bank_settle() }))
  expect(await said('Spoke to the owner.')).toBe(true)
})

test('a change that waits is stopped for a merchant who calls', async () => {
  const { user, server } = await open(aWaitingCase())
  await user.click(screen.getByRole('button', { name: m.desk_bank_stop() }))
  const dialog = await question()
  await fill(user, dialog.getByRole('textbox'), 'The owner called.')
  server.answer({
    'bankAccounts.stopForStaff': {
      change: aWaitingCase({ status: 'stopped', waits_for_talk: true, is_holding: true }),
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_bank_stop() }))
  expect(await said(m.desk_bank_talk_lead())).toBe(true)
})

test('who only looks is told so, and reads how it went on', async () => {
  const { user } = await open(aBankAccountCase(), { as: ['finance'] })
  expect(screen.queryByRole('button', { name: m.desk_approve() })).toBeNull()
  expect(screen.getByText(m.desk_decision_look_only())).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: (name) => name.includes(m.desk_history()) }))
  expect(await said('Mariam Haddad')).toBe(true)
})
