import type { StoreRequestForStaff } from '@daftar/contract/endpoints/identity/stores-shapes'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m, reasonText } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, fill, question } from '../../testing/dialogs.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

function aRequest(more: Partial<StoreRequestForStaff> = {}): StoreRequestForStaff {
  return {
    ...{ id: 'srq_1', status: 'waiting', wants: 'store', store_id: null, product: null },
    ...{ store_name: 'Creek Market', store_name_ar: 'سوق الخور' },
    store: {
      ...{ name: 'Creek Market', name_ar: 'سوق الخور', kind: 'offline', country: 'ARE' },
      ...{
        website_url: '',
        address: '1 Creek Road',
        category_id: 'beauty/perfume',
        legal_entity_id: 'leg_1',
      },
    },
    ...{ asked_at: '2026-11-20T08:00:00.000Z', decided_at: null, said_en: '', said_ar: '' },
    ...{ merchant_id: 'mer_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' },
    ...{ asked_by: 'Mariam Haddad', deadline_at: '2026-11-25T08:00:00.000Z', decided_by: null },
    ...{ legal_entity: 'Noor Trading LLC', is_name_taken: false, note: '' },
    ...more,
  }
}
const aProduct = aRequest({ wants: 'product', store: null, store_id: 'sto_1', product: 'pay_in_full' })
const queue = (requests = [aRequest()]) => ({ requests, waiting: requests.length, next_page_token: null })

function requestsAt({ answers, ...options }: PageOptions = {}, address = ''): Page {
  return renderAt(`/desk/store-requests${address}`, {
    as: ['reviewer'],
    ...options,
    answers: { 'stores.queue': queue(), ...answers },
  })
}

test.each(looks)(
  'what merchants ask for opens beside the list with all it says, in %s at %i',
  async (language, width) => {
    requestsAt(
      { language, width, answers: { 'stores.queue': queue([aRequest({ is_name_taken: true })]) } },
      '?open=srq_1',
    )
    const beside = await drawer()
    for (const text of ['1 Creek Road', 'Noor Trading LLC', 'Mariam Haddad', m.desk_stores_name_taken()])
      expect(beside.getByText(text)).toBeTruthy()
    expect(screen.getByText(asRead(m.desk_queue_waiting({ count: 1 })), { ignore: 'option' })).toBeTruthy()
  },
)

test('a store is made under a code that follows from its name, with products of its own', async () => {
  const made = aRequest({ status: 'approved', store_id: 'sto_9' })
  const { user, server } = requestsAt({ answers: { 'stores.approve': { request: made } } }, '?open=srq_1')
  await user.click((await drawer()).getByRole('button', { name: m.desk_approve() }))
  const dialog = await question()
  expect((dialog.getByLabelText(m.desk_merchant_store_code()) as HTMLInputElement).value).toBe('creek-market')
  await fill(user, dialog.getByLabelText(m.desk_merchant_store_code()), 'creek')
  await user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  expect((await screen.findAllByText(m.desk_stores_done_approved())).length).toBeGreaterThan(0)
  expect(server.callsOf('stores.approve')[0]?.body).toMatchObject({ code: 'creek', products: ['pay_later'] })
})

test('a code that is taken is said at its field', async () => {
  const taken = refuse('store_code_taken', { fields: { code: 'taken' } })
  const { user } = requestsAt({ answers: { 'stores.approve': taken } }, '?open=srq_1')
  await user.click((await drawer()).getByRole('button', { name: m.desk_approve() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_approve() }))
  expect((await dialog.findAllByText(new RegExp(m.field_taken()))).length).toBeGreaterThan(0)
})

test('a product is approved without a code', async () => {
  const answers = { 'stores.queue': queue([aProduct]), 'stores.approve': { request: aProduct } }
  const { user, server } = requestsAt({ answers }, '?open=srq_1')
  await user.click((await drawer()).getByRole('button', { name: m.desk_approve() }))
  await user.click((await question()).getByRole('button', { name: m.desk_approve() }))
  expect((await screen.findAllByText(m.desk_stores_done_approved())).length).toBeGreaterThan(0)
  expect(server.callsOf('stores.approve')[0]?.body).toEqual({ note: '' })
})

test('a request is declined with a reason in both languages, and who was slower is told', async () => {
  const { user } = requestsAt({ answers: { 'stores.decline': refuse('wrong_status') } }, '?open=srq_1')
  await user.click((await drawer()).getByRole('button', { name: m.desk_reject() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_reject() }))
  expect((await dialog.findAllByText(m.field_required())).length).toBeGreaterThan(0)
  await fill(user, dialog.getByLabelText(m.desk_join_said_en()), 'Not yours.')
  await fill(user, dialog.getByLabelText(m.desk_join_said_ar()), 'ليس لكم.')
  await user.click(dialog.getByRole('button', { name: m.desk_reject() }))
  expect(await dialog.findByText(reasonText('wrong_status'))).toBeTruthy()
})

test('whoever may only look decides nothing', async () => {
  requestsAt({ as: ['desk_admin'] }, '?open=srq_1')
  const beside = await drawer()
  expect(beside.queryByRole('button', { name: m.desk_approve() })).toBeNull()
})

test('a list that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = requestsAt({ answers: { 'stores.queue': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'stores.queue': queue([]) })
  await user.click(again)
  expect(await screen.findByText(m.desk_stores_empty_title())).toBeTruthy()
})
