import type { DeskOffer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question, said } from '../../testing/dialogs.ts'
import { aMerchant, noorIn, ofNoor } from '../../testing/fixtures/merchant.ts'
import { anOffer } from '../../testing/fixtures/offers.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = (...offers: DeskOffer[]) => ({
  offers,
  total: offers.length,
  active: offers.filter(({ status }) => status === 'active').length,
  next_page_token: null,
})
const facts = {
  currency: 'AED' as const,
  least_amount: '10000.00',
  stores: [{ id: 'sto_1', name: 'Marina', name_ar: 'مارينا', sized: null }],
  risk: null,
  average_week: null,
  advance_open: false,
  pay_off: null,
}

async function open({ answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/offers', {
    as: ['underwriter'],
    ...options,
    answers: {
      'offers.listForStaff': listed(),
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      'offers.facts': { facts },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

test.each(looks)(
  'an underwriter makes an offer to a store of a merchant, once, in %s at %i [DEC-OFR-1]',
  async (language, width) => {
    const { user, server } = await open({ language, width })
    await user.click(await screen.findByRole('button', { name: m.desk_offer_make() }))
    const dialog = await question(m.desk_offer_make_title())
    await user.click(dialog.getByRole('button', { name: m.desk_offer_make() }))
    expect(dialog.getAllByText(m.field_required()).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('combobox', { name: m.desk_merchant_field() }))
    await user.paste(noorIn[language].slice(0, 4))
    await user.click(await screen.findByRole('option', { name: noorIn[language] }))
    await waitFor(() => expect(server.callsOf('offers.facts')).toHaveLength(1))
    const choose = async (field: string, option: RegExp) => {
      await user.click(dialog.getByRole('button', { name: new RegExp(field) }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await choose(m.desk_offer_store(), /Marina|مارينا/)
    await fill(user, dialog.getByRole('textbox', { name: m.desk_amount() }), '25000')
    await choose(m.desk_tenor(), new RegExp(`^${m.desk_weeks({ count: 16 })}$`))
    expect(server.callsOf('offers.make')).toEqual([])
    server.answer({ 'offers.make': { offer: anOffer() }, 'offers.listForStaff': listed(anOffer()) })
    pressTwice(dialog.getByRole('button', { name: /25,000/ }))
    expect(await said(m.desk_offer_done_made())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const [made, ...again] = server.callsOf('offers.make')
    expect(made?.body).toMatchObject({
      merchant_id: ofNoor.merchant_id,
      store_id: 'sto_1',
      amount: '25000',
      tenor: 16,
      form: 'wizard',
    })
    expect(again).toEqual([])
    expect(await screen.findByRole('button', { name: new RegExp(noorIn[language]) })).toBeTruthy()
  },
)

test('what the server refuses of an offer is said in its question', async () => {
  const risky = { ...facts, risk: 'suspended' as const }
  const { user } = await open({ answers: { 'offers.facts': { facts: risky } } })
  await user.click(await screen.findByRole('button', { name: m.desk_offer_make() }))
  const dialog = await question(m.desk_offer_make_title())
  await user.click(dialog.getByRole('combobox', { name: m.desk_merchant_field() }))
  await user.paste('Noor')
  await user.click(await screen.findByRole('option', { name: noorIn.en }))
  expect(await dialog.findByText(m.desk_offer_refused_title())).toBeTruthy()
  expect(dialog.getByText(asRead(m.desk_offer_risk_suspended()))).toBeTruthy()
})

test.each(looks)(
  'an active offer is found by its merchant and withdrawn with a reason, in %s at %i [DEC-OFR-2]',
  async (language, width) => {
    const { user, server, address } = await open({
      language,
      width,
      answers: {
        'offers.listForStaff': ({ query }) =>
          query.search === noorIn[language] ? listed(anOffer()) : listed(),
      },
    })
    await fill(user, await screen.findByRole('searchbox'), noorIn[language])
    await user.click(await screen.findByRole('button', { name: new RegExp(noorIn[language]) }))
    expect(new URL(address(), 'http://localhost').searchParams.get('search')).toBe(noorIn[language])
    const beside = await drawer()
    expect(beside.getAllByText(/25,000/).length).toBeGreaterThan(0)
    await user.click(beside.getByRole('button', { name: m.desk_offer_withdraw() }))
    const dialog = await question(m.desk_offer_withdraw_title())
    const confirm = dialog.getByRole('button', { name: m.desk_offer_withdraw() })
    await user.click(confirm)
    expect(dialog.getByText(m.field_required())).toBeTruthy()
    expect(server.callsOf('offers.withdraw')).toEqual([])
    const reason = 'The shop closes for the season'
    server.answer({ 'offers.withdraw': { offer: anOffer({ status: 'withdrawn' }) } })
    await fill(user, dialog.getByRole('textbox', { name: m.desk_offer_reason() }), reason)
    await user.click(confirm)
    expect(await said(m.desk_offer_done_withdrawn())).toBe(true)
    expect(server.callsOf('offers.withdraw')).toMatchObject([{ params: { id: 'ofr_1' }, body: { reason } }])
  },
)

test('an offer that was withdrawn says why and by whom, and is not withdrawn again [DEC-OFR-2]', async () => {
  const offer = anOffer({
    status: 'withdrawn',
    withdrawn_reason: 'The shop closes for the season',
    withdrawn_by: 'Rima Fares',
    withdrawn_at: '2026-11-21T08:00:00Z',
  })
  const { user } = await open({ answers: { 'offers.listForStaff': listed(offer) } })
  await user.click(await screen.findByRole('button', { name: /Noor/ }))
  const beside = await drawer()
  expect(beside.getByText('The shop closes for the season')).toBeTruthy()
  expect(beside.getByText('Rima Fares')).toBeTruthy()
  expect(beside.queryByRole('button', { name: m.desk_offer_withdraw() })).toBeNull()
})

const sizing = (offers: number) => ({
  sizing: [{ currency: 'SAR' as const, merchants: 2, offers, early_pay_offs: 1, amount: '90000.00' }],
  withdrawn: 1,
})

test.each(looks)(
  'what the sizing would make is shown before it is run, and its count after, in %s at %i [DEC-CAPI-15]',
  async (language, width) => {
    const { user, server } = await open({ language, width, answers: { 'offers.sizing': sizing(3) } })
    const isPhone = width < 768
    if (isPhone) await user.click(await screen.findByRole('button', { name: m.shell_more_actions() }))
    await user.click(await screen.findByRole(isPhone ? 'menuitem' : 'button', { name: m.desk_offer_size() }))
    const dialog = await question(m.desk_offer_size_title())
    expect(await dialog.findByText(asRead(m.desk_offer_size_offers({ currency: 'SAR' })))).toBeTruthy()
    const count = m.desk_offer_size_count({ count: 3, merchants: 2, payOffs: 1 })
    expect(dialog.getByText(asRead(count))).toBeTruthy()
    server.answer({ 'offers.size': sizing(3), 'offers.sizing': sizing(0) })
    await user.click(dialog.getByRole('button', { name: m.desk_offer_size() }))
    expect(await said(asRead(m.desk_offer_done_sized({ count: 3 })))).toBe(true)
    expect(server.callsOf('offers.size')).toHaveLength(1)
  },
)

test('a sizing that fails says so in its question', async () => {
  const { user } = await open({
    answers: { 'offers.sizing': sizing(3), 'offers.size': refuse('internal') },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_offer_size() }))
  const dialog = await question(m.desk_offer_size_title())
  await user.click(dialog.getByRole('button', { name: m.desk_offer_size() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('internal'))
})

test('a reviewer sees offers and makes none', async () => {
  const { user } = await open({ as: ['reviewer'], answers: { 'offers.listForStaff': listed(anOffer()) } })
  await user.click(await screen.findByRole('button', { name: /Noor/ }))
  expect((await drawer()).queryByRole('button', { name: m.desk_offer_withdraw() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_offer_make(), hidden: true })).toBeNull()
})

test('offers that cannot be read say so, and trying again brings them', async () => {
  const { user, server } = await open({ answers: { 'offers.listForStaff': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'offers.listForStaff': listed() })
  await user.click(again)
  expect(await screen.findByText(m.desk_offers_empty_text())).toBeTruthy()
})

test('while the offers are on their way no row stands there', async () => {
  await open({ answers: { 'offers.listForStaff': pending } })
  expect(screen.queryByRole('table')).toBeNull()
})

test.each(looks)(
  'a heavy offer says its share, asks for a reason, and is proposed, in %s at %i',
  async (language, width) => {
    const { user, server } = await open({
      language,
      width,
      answers: { 'offers.facts': { facts: { ...facts, average_week: '2500.00' } } },
    })
    await user.click(await screen.findByRole('button', { name: m.desk_offer_make() }))
    const dialog = await question(m.desk_offer_make_title())
    await user.click(dialog.getByRole('combobox', { name: m.desk_merchant_field() }))
    await user.paste(noorIn[language].slice(0, 4))
    await user.click(await screen.findByRole('option', { name: noorIn[language] }))
    await waitFor(() => expect(server.callsOf('offers.facts')).toHaveLength(1))
    const choose = async (field: string, option: RegExp) => {
      await user.click(dialog.getByRole('button', { name: new RegExp(field) }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await choose(m.desk_offer_store(), /Marina|مارينا/)
    await fill(user, dialog.getByRole('textbox', { name: m.desk_amount() }), '25000')
    await choose(m.desk_tenor(), new RegExp(`^${m.desk_weeks({ count: 16 })}$`))
    // 26,500 over 16 weeks is 1,656.26 of 2,500.
    expect(dialog.getByText(asRead(m.desk_offer_burden({ percent: percentText(66.25) })))).toBeTruthy()
    const confirm = dialog.getByRole('button', { name: /25,000/ })
    await user.click(confirm)
    expect(server.callsOf('offers.make')).toEqual([])
    const reason = dialog.getByRole('textbox', { name: m.desk_offer_burden_reason() })
    await fill(user, reason, 'Sells three times as much elsewhere.')
    server.answer({ 'offers.make': { offer: anOffer({ status: 'proposed' }) } })
    await user.click(confirm)
    await waitFor(() => expect(server.callsOf('offers.make')).toHaveLength(1))
    expect(server.callsOf('offers.make')[0]?.body.burden_reason).toBe('Sells three times as much elsewhere.')
  },
)

const proposed = anOffer({
  status: 'proposed',
  burden_percent: 66.25,
  burden_reason: 'Sells three times as much elsewhere.',
  made_by_id: 'stf_somebody',
})

test('a second person reads the reason of a proposed offer and approves it', async () => {
  const { user, server } = await open({ answers: { 'offers.listForStaff': listed(proposed) } })
  await user.click(await screen.findByRole('button', { name: new RegExp(noorIn.en) }))
  const beside = await drawer()
  expect(beside.getByText('Sells three times as much elsewhere.')).toBeTruthy()
  await user.click(beside.getByRole('button', { name: m.desk_offer_approve() }))
  const dialog = await question(m.desk_offer_approve_title())
  server.answer({ 'offers.decide': { offer: anOffer({ approved_by: 'Omar' }) } })
  await user.click(dialog.getByRole('button', { name: m.desk_offer_approve() }))
  expect(await said(m.desk_offer_done_approved())).toBe(true)
  expect(server.callsOf('offers.decide')[0]?.body).toEqual({ decision: 'approve', note: '' })
})

test('who proposed a heavy offer may only take it back', async () => {
  const own = { ...proposed, made_by_id: 'stf_1' }
  const { user } = await open({ answers: { 'offers.listForStaff': listed(own) } })
  await user.click(await screen.findByRole('button', { name: new RegExp(noorIn.en) }))
  const beside = await drawer()
  expect(beside.getByRole('button', { name: m.desk_offer_take_back() })).toBeTruthy()
  expect(beside.queryByRole('button', { name: m.desk_offer_approve() })).toBeNull()
})
