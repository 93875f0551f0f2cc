import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { aMerchant, noorIn } from '../../testing/fixtures/merchant.ts'
import { aCommission, aReserve, someTerms } from '../../testing/fixtures/terms.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const card = (name: string) => within(screen.getByRole('region', { name }))

async function atTerms({ answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/terms/mrc_noor', {
    as: ['finance'],
    ...options,
    answers: { 'settlement.terms': { terms: someTerms() }, ...answers },
  })
  await screen.findByRole('region', { name: m.desk_terms_commission() })
  return page
}

/** The question of a commission, or of a reserve. */
async function asking(page: Page, what: 'commission' | 'reserve') {
  const isCommission = what === 'commission'
  const verb = isCommission ? m.desk_terms_commission_add() : m.desk_terms_reserve_add()
  await page.user.click(screen.getByRole('button', { name: verb }))
  return question(isCommission ? m.desk_terms_commission_title() : m.desk_terms_reserve_title())
}

type Dialog = Awaited<ReturnType<typeof asking>>

/** Types the day from which the terms count, whatever the order of its parts. */
async function typeFrom({ user }: Page, dialog: Dialog, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const from = dialog.getAllByRole('group', { name: new RegExp(m.desk_terms_from()) })[0]!
  for (const [type, digits] of Object.entries({ day, month, year })) {
    from.querySelector<HTMLElement>(`[data-type=${type}]`)?.focus()
    await user.keyboard(digits)
  }
}

const percentField = (dialog: Dialog) => dialog.getByRole('textbox', { name: m.desk_terms_percent() })

test.each(looks)(
  'what a merchant pays and what is kept back stand with the stores and days they count for, in %s at %i',
  async (language, width) => {
    await atTerms({ language, width })
    expect(screen.getByRole('heading', { level: 1, name: noorIn[language] })).toBeTruthy()
    const commission = card(m.desk_terms_commission())
    const standard = m.desk_terms_plus({ percent: percentText(5), fixed: moneyText('1.00', 'AED') })
    expect(commission.getByText(asRead(m.desk_terms_standard({ terms: standard })))).toBeTruthy()
    const store = language === 'ar' ? 'مارينا' : 'Marina'
    for (const text of [percentText(4.5), store, m.desk_terms_product_all(), m.desk_terms_until_open()])
      expect(commission.getByText(asRead(text))).toBeTruthy()
    const reserve = card(m.desk_terms_reserve())
    for (const text of [percentText(10), asRead(m.desk_days({ count: 90 })), 'Rima Fares'])
      expect(reserve.getByText(asRead(text))).toBeTruthy()
    expect(screen.getByRole('region', { name: m.desk_terms_reserve() }).textContent).toContain('1,250.00')
  },
)

test.each(looks)(
  'a commission is agreed once, from a day on, and stands among the others, in %s at %i',
  async (language, width) => {
    const page = await atTerms({ language, width })
    const dialog = await asking(page, 'commission')
    await page.user.click(dialog.getByRole('button', { name: m.desk_terms_commission_add() }))
    expect(dialog.getByText(m.desk_terms_percent_wrong())).toBeTruthy()
    expect(dialog.getByText(fieldText('required'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(percentField(dialog)))
    expect(page.server.callsOf('settlement.setCommission')).toEqual([])
    await fill(page.user, percentField(dialog), '3.25')
    await typeFrom(page, dialog, '2026-12-01')
    const agreed = aCommission({ id: 'cmt_2', store_id: null, percent: 3.25, valid_from: '2026-12-01' })
    page.server.answer({
      'settlement.setCommission': { terms: someTerms({ commission: [agreed, aCommission()] }) },
    })
    const verb = m.desk_terms_commission_confirm({ percent: percentText(3.25) })
    pressTwice(dialog.getByRole('button', { name: asRead(verb) }))
    expect(await said(m.desk_terms_done_commission())).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(card(m.desk_terms_commission()).getByText(asRead(percentText(3.25)))).toBeTruthy()
    expect(
      page.server.callsOf('settlement.setCommission').map(({ params, body }) => ({ params, body })),
    ).toEqual([
      {
        params: { id: 'mrc_noor' },
        body: {
          store_id: null,
          product: null,
          valid_from: '2026-12-01',
          valid_until: null,
          percent: 3.25,
          fixed: '0',
        },
      },
    ])
  },
)

test('a reserve is kept back for some days; zero percent ends it', async () => {
  const page = await atTerms()
  const dialog = await asking(page, 'reserve')
  const days = dialog.getByRole('textbox', { name: m.desk_terms_reserve_days() })
  await fill(page.user, percentField(dialog), '0')
  await fill(page.user, days, '541')
  await typeFrom(page, dialog, '2026-12-01')
  const end = dialog.getByRole('button', { name: m.desk_terms_reserve_end() })
  await page.user.click(end)
  expect(dialog.getByText(m.desk_terms_days_wrong())).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(days))
  expect(page.server.callsOf('settlement.setReserve')).toEqual([])
  await fill(page.user, days, '60')
  const ended = aReserve({ id: 'rst_2', percent: 0, days: 60, valid_from: '2026-12-01' })
  page.server.answer({ 'settlement.setReserve': { terms: someTerms({ reserve: [ended, aReserve()] }) } })
  pressTwice(end)
  expect(await said(m.desk_terms_done_reserve())).toBe(true)
  expect(page.server.callsOf('settlement.setReserve').map(({ body }) => body)).toEqual([
    { valid_from: '2026-12-01', percent: 0, days: 60 },
  ])
})

test('what the server refuses of the terms stands at its field, and a lost answer leaves one effect', async () => {
  const page = await atTerms({
    answers: { 'settlement.setReserve': refuse('invalid_input', { fields: { valid_from: 'date_in_past' } }) },
  })
  const dialog = await asking(page, 'reserve')
  await fill(page.user, percentField(dialog), '10')
  await typeFrom(page, dialog, '2026-10-01')
  const keep = dialog.getByRole('button', {
    name: asRead(m.desk_terms_reserve_confirm({ percent: percentText(10) })),
  })
  await page.user.click(keep)
  expect(await dialog.findByText(fieldText('date_in_past'))).toBeTruthy()
  expect(dialog.queryByText(reasonText('invalid_input'))).toBeNull()
  page.server.answer({ 'settlement.setReserve': offline })
  await page.user.click(keep)
  expect((await dialog.findByRole('alert')).textContent).toContain(m.desk_no_answer())
  expect(new Set(page.server.callsOf('settlement.setReserve').map(({ key }) => key)).size).toBe(1)
})

test('where nothing is agreed beside the standard, both cards say so', async () => {
  await atTerms({ answers: { 'settlement.terms': { terms: someTerms({ commission: [], reserve: [] }) } } })
  expect(screen.getByText(m.desk_terms_commission_empty_title())).toBeTruthy()
  expect(screen.getByText(m.desk_terms_reserve_empty_title())).toBeTruthy()
})

test('who settles nothing reads the terms and agrees none', async () => {
  await atTerms({ as: ['underwriter'] })
  expect(screen.queryByRole('button', { name: m.desk_terms_commission_add() })).toBeNull()
  expect(screen.queryByRole('button', { name: m.desk_terms_reserve_add() })).toBeNull()
})

test('nothing can be agreed while the terms are loading', async () => {
  renderAt('/desk/terms/mrc_noor', { as: ['finance'], answers: { 'settlement.terms': pending } })
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_terms_commission_add() })).toBeNull()
  const { user, server } = renderAt('/desk/terms/mrc_noor', {
    as: ['finance'],
    answers: { 'settlement.terms': refuse('internal') },
  })
  expect(await screen.findByText(m.desk_terms_failed())).toBeTruthy()
  server.answer({ 'settlement.terms': { terms: someTerms() } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('region', { name: m.desk_terms_reserve() })).toBeTruthy()
})

test('a merchant is looked up by name, and leads to what it pays', async () => {
  const { user, address } = renderAt('/desk/terms', {
    as: ['finance'],
    answers: {
      'merchants.list': { merchants: [aMerchant()], next_page_token: null },
      'settlement.terms': { terms: someTerms() },
    },
  })
  await user.click(await screen.findByRole('link', { name: noorIn.en }))
  await screen.findByRole('region', { name: m.desk_terms_commission() })
  expect(address()).toBe('/desk/terms/mrc_noor')
})
