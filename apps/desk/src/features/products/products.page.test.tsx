import type { CatalogueProductForStaff } from '@daftar/contract/endpoints/growth/catalogue'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

function aProduct(more: Partial<CatalogueProductForStaff> = {}): CatalogueProductForStaff {
  return {
    ...{ id: 'prd_1', status: 'visible', source: 'platform', source_id: 'shc_1', stock: 3 },
    ...{ name_en: 'Bakhoor Box', name_ar: 'علبة بخور', price: '149.00', currency: 'AED' },
    ...{ link: 'https://noor.example/p/1', changed_at: '2026-11-24T06:00:00.000Z', said_en: '', said_ar: '' },
    picture: '/desk/api/v1/products/prd_1/picture?v=1',
    ...{ merchant_id: 'mer_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' },
    ...{ is_changed_since: false, decided_by: null, decided_at: null },
    ...more,
  }
}
const said = { said_en: 'Needs a permit.', said_ar: 'يحتاج إلى تصريح.' }
const rejected = aProduct({
  ...{ id: 'prd_2', status: 'rejected', name_en: 'Oud Chips', name_ar: 'دهن عود', ...said },
  ...{
    is_changed_since: true,
    decided_by: 'Huda Saleh',
    decided_at: '2026-11-20T06:00:00.000Z',
    picture: null,
  },
})

function productsAt({ answers, ...options }: PageOptions = {}, search = ''): Page {
  return renderAt(`/desk/products${search}`, {
    as: ['reviewer'],
    ...options,
    answers: {
      'catalogue.listForStaff': { products: [aProduct(), rejected], next_page_token: null },
      ...answers,
    },
  })
}
const select = async ({ user }: Page, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: m.desk_products_select({ name }) }))

test.each(looks)(
  'products of merchants stand with how they stand and what changed since, in %s at %i [DEC-MKT-4]',
  async (language, width) => {
    productsAt({ language, width })
    const [name, merchant] = language === 'ar' ? ['علبة بخور', 'عطور نور'] : ['Bakhoor Box', 'Noor Perfumes']
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
    const reason = language === 'ar' ? said.said_ar : said.said_en
    for (const text of [merchant, reason, m.desk_products_changed_since()])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/desk/api/v1/products/prd_1/picture?v=1')
  },
)

test('selected products are rejected once, with a reason in both languages [DEC-MKT-4]', async () => {
  const page = productsAt({ answers: { 'catalogue.reject': { changed: ['prd_1'] } } })
  await select(page, 'Bakhoor Box')
  const bar = within(screen.getByRole('region', { name: m.desk_products_selected_bar() }))
  await page.user.click(bar.getByRole('button', { name: m.desk_products_reject() }))
  const form = await question(m.desk_products_reject_title({ count: 1 }))
  const reject = form.getByRole('button', { name: m.desk_products_reject() })
  await page.user.click(reject)
  expect(form.getAllByText(m.field_required()).length).toBeGreaterThan(1)
  await fill(page.user, form.getByRole('textbox', { name: m.desk_join_said_en() }), said.said_en)
  await fill(page.user, form.getByRole('textbox', { name: m.desk_join_said_ar() }), said.said_ar)
  pressTwice(reject)
  expect(await screen.findByText(m.desk_products_done_rejected({ count: 1 }))).toBeTruthy()
  expect(page.server.callsOf('catalogue.reject')).toMatchObject([{ body: { ids: ['prd_1'], ...said } }])
})

test('what was rejected is shown again after a question; who is too late is told [DEC-MKT-4]', async () => {
  const page = productsAt({ answers: { 'catalogue.restore': refuse('wrong_status') } })
  await select(page, 'Oud Chips')
  await page.user.click(screen.getByRole('button', { name: m.desk_products_restore() }))
  const asked = await question(m.desk_products_restore_title({ count: 1 }))
  await page.user.click(asked.getByRole('button', { name: m.desk_products_restore() }))
  expect(await asked.findByText(reasonText('wrong_status'))).toBeTruthy()
})

test('the filters of the address are asked of the server; whoever only looks selects nothing [DEC-MKT-4]', async () => {
  const { server } = productsAt({ as: ['desk_admin'] }, '?status=rejected&search=oud')
  await screen.findAllByText('Oud Chips')
  expect(server.callsOf('catalogue.listForStaff')[0]).toMatchObject({
    query: { status: 'rejected', search: 'oud' },
  })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the list waits, fails, and is empty [DEC-MKT-4]', async () => {
  productsAt({ answers: { 'catalogue.listForStaff': pending } })
  await screen.findByRole('heading', { name: m.desk_products_title() })
  productsAt({ answers: { 'catalogue.listForStaff': refuse('unavailable') } })
  expect(await screen.findByText(m.desk_products_failed())).toBeTruthy()
  productsAt({ answers: { 'catalogue.listForStaff': { products: [], next_page_token: null } } })
  expect(await screen.findByText(m.desk_products_empty_title())).toBeTruthy()
})
