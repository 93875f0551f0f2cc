import { expect, test } from 'vitest'
import { closedWeek } from './closed-week-for-tests.ts'
import { cleanLocation, locationProblems, type LocationFacts } from './location.ts'

const facts = (more: Partial<LocationFacts> = {}): LocationFacts => ({
  ...{ name: 'Dubai Mall', nameAr: 'دبي مول', storeId: 'sto_1', address: 'Ground floor', city: 'Dubai' },
  ...{ country: 'ARE', mapLink: '', phone: '', posId: '', status: 'active', hours: closedWeek },
  ...more,
})
const problems = (more: Partial<LocationFacts>) => locationProblems(facts(more), (id) => id === 'sto_1')

test('a location has two names, a store, an address, a city and a country [DEC-LOC-1]', () => {
  expect(problems({})).toEqual({})
  expect(
    problems({ name: ' ', nameAr: '', address: '', city: '', country: 'JOR', storeId: 'sto_2' }),
  ).toEqual({
    ...{ name: 'required', name_ar: 'required', address: 'required', city: 'required' },
    ...{ country: 'choose_option', store_id: 'choose_option' },
  })
})

test('its link is on a map, its phone rings, its hours do not meet [DEC-LOC-1]', () => {
  expect(problems({ mapLink: 'maps.app.goo.gl/x', phone: '+971501234567', posId: 'TILL-07' })).toEqual({})
  const hours = closedWeek.map((_, day) => (day === 0 ? [{ from: '9', to: '10' }] : []))
  expect(
    problems({ mapLink: 'https://evil.example/maps', phone: '+97150', posId: 'a b', status: 'x', hours }),
  ).toEqual({
    ...{ map_link: 'url_invalid', phone: 'phone_invalid', pos_id: 'invalid', status: 'choose_option' },
    'hours.monday': 'invalid',
  })
})

test('it is kept without blanks, with a link that opens', () => {
  expect(cleanLocation(facts({ name: ' Dubai Mall ', mapLink: ' maps.app.goo.gl/x ' }))).toMatchObject({
    name: 'Dubai Mall',
    mapLink: 'https://maps.app.goo.gl/x',
  })
})
