import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { walletStatusText, walletTypeText } from '@daftar/words/wallet-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBalance, aTransaction, aWalletPage, aWithdrawal, topUp } from '../../testing/fixtures/wallet.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const listed = (...transactions: ReturnType<typeof aTransaction>[]) => ({
  transactions,
  next_page_token: null,
})

function at({ answers, as, ...options }: PageOptions = {}, address = ''): Page {
  return renderAt(`/finance/wallet${address}`, {
    as: { experiments: ['merchant_wallet'], ...as },
    ...options,
    answers: {
      'wallet.read': aWalletPage(),
      'wallet.transactions': listed(aTransaction()),
      'wallet.transaction': { transaction: aTransaction() },
      ...answers,
    },
  })
}

const button = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const proven = {
  'accounts.phoneProof': { resend_at: '2026-11-22T08:01:00.000Z' },
  'accounts.phoneProve': { proof: 'a.b', expires_at: '2026-11-22T08:15:00.000Z' },
}

test.each(looks)(
  'what is there, what is on its way and what moved it, in %s at %i [APP-47, WAL-01, DEC-WAL-1]',
  async (language, width) => {
    at({
      language,
      width,
      answers: {
        'wallet.read': aWalletPage({
          balances: [aBalance({ pending: '605.00' })],
          withdrawal: aWithdrawal(),
        }),
        'wallet.transactions': listed(
          aTransaction({ id: 'ltx_2', type: 'withdrawal', amount: '-600.00', withdrawal: aWithdrawal() }),
          aTransaction({ id: 'ltx_3', type: 'payout', payout: { id: 'pyt_1', number: 'P-1' } }),
          aTransaction({ id: 'ltx_4', type: 'card', amount: '-80.00', about: 'Souq Ads' }),
        ),
      },
    })
    expect(await screen.findByText(m.wallet_available())).toBeTruthy()
    expect(
      screen.getByText(asRead(m.wallet_processing_title({ amount: moneyText('600.00', 'AED') }))),
    ).toBeTruthy()
    expect((await screen.findAllByText(walletTypeText('payout'))).length).toBeGreaterThan(0)
    expect(screen.getByText('Souq Ads')).toBeTruthy()
    expect(screen.getAllByText(walletStatusText('processing')).length).toBeGreaterThan(0)
    expect((await button(m.wallet_withdraw())).hasAttribute('disabled')).toBe(true)
  },
)

test('it stands first in the finance group, where it is switched on [NAV-26, NAV-27]', async () => {
  at()
  const menu = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  const links = menu.getAllByRole('link').map(({ textContent }) => textContent)
  const wallet = links.indexOf(m.shell_item_merchant_wallet())
  expect(wallet).toBeGreaterThan(0)
  expect(links[wallet + 1]).toBe(m.shell_item_payouts())
})

test('where it is not switched on there is no item and no page [PERM-54, WAL-02]', async () => {
  const { server } = at({
    as: { experiments: [] },
    answers: {
      'orders.list': pending,
      'orders.counts': pending,
      'orders.uncaptured': pending,
      'merchants.stores': pending,
    },
  })
  const menu = within(await screen.findByRole('navigation', { name: m.shell_navigation() }))
  expect(menu.queryByRole('link', { name: m.shell_item_merchant_wallet() })).toBeNull()
  expect(server.callsOf('wallet.read')).toEqual([])
})

test('a withdrawal shows its fee and what is taken, and leaves after a code to the phone [DEC-WAL-3]', async () => {
  const { user, server } = at({ answers: { ...proven, 'accounts.phoneProve': refuse('invalid_code') } })
  await user.click(await button(m.wallet_withdraw()))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  expect(form.getByText(fieldText('required'))).toBeTruthy()
  const amount = form.getByLabelText(m.wallet_withdraw_amount())
  await user.type(amount, '1195.01')
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  expect(form.getByText(asRead(m.wallet_withdraw_over({ amount: moneyText('1195.00', 'AED') })))).toBeTruthy()
  await user.click(form.getByRole('button', { name: m.wallet_withdraw_all() }))
  expect(form.getByText(asRead('1,200.00'))).toBeTruthy()
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '0000')
  expect(await form.findByText(reasonText('invalid_code'))).toBeTruthy()
  const amountText = moneyText('1195.00', 'AED')
  expect(form.getByRole('button', { name: m.wallet_withdraw_confirm({ amount: amountText }) })).toBeTruthy()
  expect(form.queryByLabelText(m.wallet_withdraw_amount())).toBeNull()
  server.answer({
    ...proven,
    'wallet.withdraw': { withdrawal: aWithdrawal({ amount: '1195.00' }) },
    'wallet.read': aWalletPage({ withdrawal: aWithdrawal({ amount: '1195.00' }) }),
  })
  await user.type(form.getByLabelText(m.account_code()), '1234')
  expect(
    await screen.findByText(asRead(m.wallet_processing_title({ amount: moneyText('1195.00', 'AED') }))),
  ).toBeTruthy()
  expect(server.callsOf('wallet.withdraw')).toMatchObject([
    { body: { currency: 'AED', amount: '1195.00', fee: '5.00', proof: 'a.b' } },
  ])
  const withdrawal = { currency: 'AED', amount: '1195.00', fee: '5.00' }
  expect(server.callsOf('accounts.phoneProof')).toMatchObject([{ body: { withdrawal } }])
  expect(server.callsOf('accounts.phoneProve').at(-1)).toMatchObject({ body: { withdrawal } })
})

test('the sum of a withdrawal stands still while its code is out; to edit it takes another code [DEC-WAL-3]', async () => {
  const { user, server } = at({
    answers: { ...proven, 'wallet.withdraw': { withdrawal: aWithdrawal({ amount: '20.00' }) } },
  })
  await user.click(await button(m.wallet_withdraw()))
  const form = await dialog()
  await user.type(form.getByLabelText(m.wallet_withdraw_amount()), '10')
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '12')
  expect(form.queryByLabelText(m.wallet_withdraw_amount())).toBeNull()
  expect(form.queryByRole('button', { name: m.wallet_withdraw_all() })).toBeNull()
  await user.click(form.getByRole('button', { name: m.wallet_withdraw_edit() }))
  expect(form.queryByLabelText(m.account_code())).toBeNull()
  const amount = form.getByLabelText<HTMLInputElement>(m.wallet_withdraw_amount())
  expect(amount.value).toBe('10')
  await user.clear(amount)
  await user.type(amount, '20')
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  const code = await form.findByLabelText<HTMLInputElement>(m.account_code())
  expect(code.value).toBe('')
  await user.type(code, '1234')
  await waitFor(() => expect(server.callsOf('wallet.withdraw')).toHaveLength(1))
  expect(server.callsOf('wallet.withdraw')).toMatchObject([{ body: { amount: '20.00' } }])
  expect(server.callsOf('accounts.phoneProof')).toMatchObject([
    { body: { withdrawal: { amount: '10.00' } } },
    { body: { withdrawal: { amount: '20.00' } } },
  ])
})

test('a withdrawal whose fee changed meanwhile leads back to the sum, which takes another code', async () => {
  const { user, server } = at({ answers: { ...proven, 'wallet.withdraw': refuse('withdrawal_fee_changed') } })
  await user.click(await button(m.wallet_withdraw()))
  const form = await dialog()
  await user.type(form.getByLabelText(m.wallet_withdraw_amount()), '10')
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  server.answer({ 'wallet.read': aWalletPage({ balances: [aBalance({ fee: '6.00' })] }) })
  await user.type(await form.findByLabelText(m.account_code()), '1234')
  expect(await form.findByText(reasonText('withdrawal_fee_changed'))).toBeTruthy()
  expect(form.queryByLabelText(m.account_code())).toBeNull()
  expect(await form.findByText(asRead('16.00'))).toBeTruthy()
})

test('a withdrawal that was overtaken by another says so at the code, and the page is read again', async () => {
  const { user, server } = at({ answers: { ...proven, 'wallet.withdraw': refuse('withdrawal_open') } })
  await user.click(await button(m.wallet_withdraw()))
  const form = await dialog()
  await user.type(form.getByLabelText(m.wallet_withdraw_amount()), '10')
  await user.click(form.getByRole('button', { name: m.account_send_code() }))
  const before = server.callsOf('wallet.read').length
  await user.type(await form.findByLabelText(m.account_code()), '1234')
  expect(await form.findByText(reasonText('withdrawal_open'))).toBeTruthy()
  await waitFor(() => expect(server.callsOf('wallet.read').length).toBeGreaterThan(before))
})

test('whoever has linked no phone is led to linking one', async () => {
  const { user } = at({ as: { experiments: ['merchant_wallet'], phone: null } })
  await user.click(await button(m.wallet_withdraw()))
  const link = (await dialog()).getByRole('link', { name: m.account_link_phone() })
  expect(link.getAttribute('href')).toBe('/account/phone')
})

test('a withdrawal that is held says why', async () => {
  at({
    answers: {
      'wallet.read': aWalletPage({
        withdrawal: aWithdrawal({ held_reason: 'entity_suspended', iban_ends: '', sent_at: null }),
      }),
    },
  })
  expect(await screen.findByText(m.payouts_held_entity_suspended())).toBeTruthy()
})

test('who works on settlements looks and tops up, and moves nothing out', async () => {
  at({ as: { role: 'settlements', experiments: ['merchant_wallet'] } })
  expect(await screen.findByText(m.wallet_admins_only())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.wallet_withdraw() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.wallet_payouts_to_wallet() })).toBeNull()
  expect(screen.getByRole('button', { name: m.wallet_top_up() })).toBeTruthy()
})

test('without a confirmed account nothing can be withdrawn, and it is said', async () => {
  at({ answers: { 'wallet.read': aWalletPage({ bank: null }) } })
  expect(await screen.findByText(m.wallet_no_bank())).toBeTruthy()
  expect((await button(m.wallet_withdraw())).hasAttribute('disabled')).toBe(true)
})

test('a top-up says where to send money, with a reference to copy', async () => {
  const { user, server } = at({ answers: { 'wallet.topUp': refuse('internal') } })
  await user.click(await button(m.wallet_top_up()))
  expect(await (await dialog()).findByRole('alert')).toBeTruthy()
  await user.keyboard('{Escape}')
  server.answer({ 'wallet.topUp': { top_up: topUp } })
  await user.click(await button(m.wallet_top_up()))
  const details = await dialog()
  expect(await details.findByText(topUp.reference)).toBeTruthy()
  expect(details.getByText('AE41 0260 0010 1530 0129 901')).toBeTruthy()
  expect(details.getAllByRole('button', { name: m.wallet_copy() })).toHaveLength(2)
})

test('payouts go into the wallet from the next one on, after a code', async () => {
  const { user, server } = at({
    answers: { ...proven, 'wallet.choosePayouts': aWalletPage({ takes_payouts: true }) },
  })
  await user.click(await button(m.wallet_payouts_to_wallet()))
  const form = await dialog()
  pressTwice(form.getByRole('button', { name: m.account_send_code() }))
  await user.type(await form.findByLabelText(m.account_code()), '1234')
  expect(await screen.findByText(m.wallet_payouts_here())).toBeTruthy()
  expect(server.callsOf('wallet.choosePayouts')).toMatchObject([
    { body: { takes_payouts: true, proof: 'a.b' } },
  ])
})

test('filters stand in the address and what is unknown is dropped; one that finds nothing is cleared', async () => {
  const { user, server, address } = at(
    { answers: { 'wallet.transactions': listed() } },
    '?from=2026-11-01&to=2026-11-30&types=fee,lost,payout',
  )
  expect(await screen.findByText(m.wallet_none_title())).toBeTruthy()
  expect(server.callsOf('wallet.transactions')[0]?.query).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    types: ['payout', 'fee'],
  })
  await user.click(await button(m.wallet_clear()))
  await waitFor(() => expect(address()).toBe('/finance/wallet'))
  expect(await screen.findByText(m.wallet_empty_title())).toBeTruthy()
})

test('a transaction is looked at beside the list, by an address of its own', async () => {
  const paid = aWithdrawal({
    ...{ status: 'failed', ended_at: '2026-11-22T08:00:00.000Z', failed_reason: 'Account closed' },
  })
  const one = aTransaction({ id: 'ltx_9', type: 'refund', amount: '605.00', withdrawal: paid })
  const { user, address } = at({
    answers: { 'wallet.transactions': listed(one), 'wallet.transaction': { transaction: one } },
  })
  await user.click(await button(walletTypeText('refund')))
  const facts = await dialog()
  expect(await facts.findByText('Account closed')).toBeTruthy()
  expect(address()).toBe('/finance/wallet?open=ltx_9')
  await user.click(facts.getByRole('button', { name: m.common_close() }))
  await waitFor(() => expect(address()).toBe('/finance/wallet'))
})

test('a wallet that cannot be had says so, and trying again brings it', async () => {
  const { user, server } = at({ answers: { 'wallet.read': offline, 'wallet.transactions': offline } })
  expect(await screen.findByText(m.wallet_transactions_failed())).toBeTruthy()
  const [again] = await screen.findAllByRole('button', { name: m.common_try_again() })
  server.answer({ 'wallet.read': aWalletPage() })
  await user.click(again!)
  expect(await screen.findByText(m.wallet_available())).toBeTruthy()
})

test('a file that is too long says so', async () => {
  const { user, server } = at({ answers: { 'wallet.export': refuse('narrow_the_filters') } }, '?types=fee')
  await user.click(await button(m.wallet_export()))
  expect((await screen.findByRole('alert')).textContent).toContain(reasonText('narrow_the_filters'))
  expect(server.callsOf('wallet.export')[0]?.query).toMatchObject({ types: ['fee'], language: 'en' })
})
