import { expect, test } from 'vitest'
import { aStore } from '../../testing/fixtures/stores.ts'
import { chooseStore, linkBody, linkErrors, startLink } from './form.ts'

const marina = aStore()
const riyadh = aStore({ id: 'sto_2', name: 'Riyadh', name_ar: 'الرياض', country: 'SAU', currency: 'SAR' })

test('the only store is chosen, else the one of the last link, else none [DEC-ORD-9]', () => {
  expect(startLink([marina], null, 'en').store_id).toBe('sto_1')
  expect(startLink([marina, riyadh], 'sto_2', 'en')).toMatchObject({
    store_id: 'sto_2',
    phone: { country: 'SAU', national: '' },
    validity: '1d',
  })
  expect(startLink([marina, riyadh], null, 'en').store_id).toBe('')
  expect(startLink([marina, riyadh], 'sto_gone', 'en').store_id).toBe('')
})

test('a link begins in the language of who makes it, whichever store it is of [DEC-ORD-9]', () => {
  for (const language of ['en', 'ar'] as const) {
    const start = startLink([marina, riyadh], 'sto_1', language)
    expect({ ...start, ...chooseStore(start, riyadh) }).toMatchObject({ store_id: 'sto_2', language })
  }
})

test('another store brings its dial code along while no phone is typed', () => {
  const start = startLink([marina, riyadh], 'sto_1', 'en')
  expect(chooseStore(start, riyadh).phone).toEqual({ country: 'SAU', national: '' })
  const typed = { ...start, phone: { country: 'ARE' as const, national: '50' } }
  expect(chooseStore(typed, riyadh)).not.toHaveProperty('phone')
})

test('the form finds what the server would, by the names of the wire [DEC-ORD-9, DEC-ORD-10, PERM-38]', () => {
  const stores = [marina, riyadh]
  const empty = startLink(stores, null, 'en')
  expect(linkErrors(empty, stores, false)).toEqual({
    store_id: 'required',
    amount: 'required',
    phone: 'required',
  })
  const filled = {
    ...startLink(stores, 'sto_1', 'en'),
    amount: '120.5',
    phone: { country: 'SAU' as const, national: '512345678' },
  }
  expect(linkErrors(filled, stores, false)).toEqual({})
  expect(linkErrors(filled, stores, true)).toEqual({
    name: 'required',
    email: 'required',
    reference: 'required',
    phone: 'phone_invalid',
  })
  expect(linkBody(filled)).toMatchObject({
    store_id: 'sto_1',
    amount: '120.5',
    phone: '+966512345678',
    send: true,
  })
})
