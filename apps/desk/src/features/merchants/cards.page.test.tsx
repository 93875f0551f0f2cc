import type { Card, CardCharge, DeskCards } from '@daftar/contract/endpoints/money/cards-shapes'
import { offline, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { chargeStatusText, declineText } from '@daftar/words/card-words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import { aProfile, ofDossier } from '../../testing/fixtures/merchant.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const at = '2026-11-20T08:00:00.000Z'
const card: Card = {
  ...{ id: 'crd_1', nickname: 'Instagram ads', status: 'active', last4: '4821', expires_on: '2029-11-30' },
  ...{ currency: 'AED', limit: '1500.00', spent: '320.50', left: '1179.50', renews_on: '2026-12-01' },
  ...{ frozen_by: null, frozen_reason: '', created_at: at },
}
const charge: CardCharge = {
  ...{ id: 'cch_1', card_id: 'crd_1', shop: 'Instagram', status: 'declined', source: 'payout' },
  ...{ currency: 'AED', amount: '999.00', held: '0.00', captured: '0.00', refunded: '0.00' },
  ...{ declined_reason: 'above_limit', authorized_at: at, expires_at: at, ended_at: at },
}

function program(more: Partial<NonNullable<DeskCards['program']>> = {}): DeskCards['program'] {
  return { status: 'approved', applied_at: at, reason: '', limit: '5000.00', proposal: null, ...more }
}

function theCards(more: Partial<DeskCards> = {}): DeskCards {
  return {
    ...{ is_offered: true, is_enabled: true, program: program(), source: 'payout', currency: 'AED' },
    ...{ available: '1800.00', cards: [card], charges: [charge], ...more },
  }
}

function atCards({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/desk/merchants/mrc_noor?view=cards', {
    as: ['finance'],
    ...options,
    answers: {
      ...ofDossier,
      'merchants.profile': { merchant: aProfile() },
      'members.list': { members: [] },
      'cards.ofMerchant': theCards(),
      ...answers,
    },
  })
}

const button = (name: string) => screen.findByRole('button', { name })
const params = { id: 'mrc_noor' }

test.each(looks)(
  'cards stand with what they may spend and their last charges, in %s at %i [CRD-01, DEC-CRD-1]',
  async (language, width) => {
    atCards({ language, width })
    expect((await screen.findAllByText('Instagram ads')).length).toBeGreaterThan(0)
    for (const text of [m.desk_dossier_cards_approved(), m.desk_dossier_cards_payout(), '1,800.00'])
      expect(screen.getByText(asRead(text)), text).toBeTruthy()
    expect(screen.getByText(chargeStatusText('declined'))).toBeTruthy()
    expect(screen.getByText(declineText('above_limit'), { exact: false })).toBeTruthy()
  },
)

test('the view waits, fails, comes at another try, and says that there are none', async () => {
  atCards({ answers: { 'cards.ofMerchant': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  const { user, server } = atCards({ answers: { 'cards.ofMerchant': offline } })
  expect(await screen.findByText(m.desk_dossier_cards_failed())).toBeTruthy()
  server.answer({
    'cards.ofMerchant': theCards({ is_offered: false, program: null, cards: [], charges: [] }),
  })
  await user.click(await button(m.common_try_again()))
  expect(await screen.findByText(m.desk_dossier_cards_off())).toBeTruthy()
  for (const text of [m.desk_dossier_cards_none(), m.desk_dossier_cards_charges_none()])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(m.desk_dossier_cards_not_asked())).toBeTruthy()
})

test('cards are shown to a merchant who sees none [CRD-02]', async () => {
  const { user, server } = atCards({
    answers: {
      'cards.ofMerchant': theCards({ is_enabled: false, program: null }),
      'cards.enable': undefined,
    },
  })
  await user.click(await button(m.desk_dossier_cards_show()))
  const asked = await question(m.desk_dossier_cards_show())
  pressTwice(asked.getByRole('button', { name: m.desk_dossier_cards_show() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('cards.enable')).toMatchObject([{ params, body: { enabled: true } }])
})

test('an application is approved with a limit, which a second person may have to confirm [DEC-CRD-2]', async () => {
  const { user, server } = atCards({
    answers: {
      'cards.ofMerchant': theCards({ program: program({ status: 'applied' }) }),
      'cards.approve': { state: 'proposed' },
    },
  })
  await user.click(await button(m.desk_dossier_cards_approve()))
  const asked = await question()
  await user.click(asked.getByRole('button', { name: m.desk_dossier_cards_approve() }))
  expect(server.callsOf('cards.approve')).toEqual([])
  await fill(user, asked.getByLabelText(m.desk_dossier_cards_limit()), '90000')
  pressTwice(asked.getByRole('button', { name: m.desk_dossier_cards_approve() }))
  expect((await screen.findAllByText(m.desk_dossier_cards_done_proposed())).length).toBeGreaterThan(0)
  expect(server.callsOf('cards.approve')).toMatchObject([{ params, body: { limit: '90000.00' } }])
})

test('what one person proposed another confirms as it stands, and nobody their own [DEC-CRD-2]', async () => {
  const proposed = (by_id: string) =>
    theCards({
      program: program({ status: 'applied', proposal: { limit: '90000.00', by: 'Dana Khoury', by_id, at } }),
    })
  const own = atCards({ answers: { 'cards.ofMerchant': proposed('stf_1'), 'cards.drop': undefined } })
  await own.user.click(await button(m.desk_dossier_cards_drop()))
  expect(screen.queryByRole('button', { name: m.desk_dossier_cards_confirm() })).toBeNull()
  await own.user.click((await question()).getByRole('button', { name: m.desk_dossier_cards_drop() }))
  await waitFor(() => expect(own.server.callsOf('cards.drop')).toHaveLength(1))
  const { user, server } = atCards({
    answers: { 'cards.ofMerchant': proposed('stf_2'), 'cards.approve': { state: 'done' } },
  })
  await user.click(await button(m.desk_dossier_cards_confirm()))
  const asked = await question()
  expect(asked.getByText(asRead(moneyText('90000.00', 'AED')))).toBeTruthy()
  await user.click(asked.getByRole('button', { name: m.desk_dossier_cards_confirm() }))
  await waitFor(() =>
    expect(server.callsOf('cards.approve')).toMatchObject([{ body: { limit: '90000.00' } }]),
  )
})

test('an application is declined with a reason for the merchant [DEC-CRD-1]', async () => {
  const { user, server } = atCards({
    answers: {
      'cards.ofMerchant': theCards({ program: program({ status: 'applied' }) }),
      'cards.decline': undefined,
    },
  })
  await user.click(await button(m.desk_dossier_cards_decline()))
  const asked = await question()
  const decline = asked.getByRole('button', { name: m.desk_dossier_cards_decline() })
  await user.click(decline)
  expect(asked.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
  await fill(user, asked.getByLabelText(m.desk_dossier_cards_reason_field()), ' Too few sales ')
  await user.click(decline)
  await waitFor(() =>
    expect(server.callsOf('cards.decline')).toMatchObject([{ params, body: { reason: 'Too few sales' } }]),
  )
})

test('a card is frozen with a reason, and who may not decide is offered nothing [DEC-CRD-1]', async () => {
  const { user, server } = atCards({ answers: { 'cards.stop': { card } } })
  const name = m.desk_dossier_cards_freeze_named({ name: 'Instagram ads' })
  await user.click(await button(name))
  const asked = await question()
  await fill(user, asked.getByLabelText(m.desk_dossier_cards_reason_field()), 'Charges from abroad')
  await user.click(asked.getByRole('button', { name }))
  await waitFor(() =>
    expect(server.callsOf('cards.stop')).toMatchObject([
      { params: { ...params, card_id: 'crd_1' }, body: { reason: 'Charges from abroad' } },
    ]),
  )
  atCards({ as: ['underwriter'] })
  expect((await screen.findAllByText('Instagram ads')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name })).toBeNull()
})
