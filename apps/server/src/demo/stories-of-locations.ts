import type { BodyInput } from '@daftar/contract'
import { ownerOf } from './acting.ts'
import type { Scene, Step } from './stage.ts'

type Given = BodyInput<'locations.add'>
type Day = Given['hours'][number]

const mall: Day = [{ from: '10:00', to: '23:00' }]
const lateMall: Day = [{ from: '10:00', to: '00:00' }]
const split: Day = [
  { from: '09:00', to: '13:00' },
  { from: '16:30', to: '22:00' },
]
const afterPrayer: Day = [{ from: '14:00', to: '01:00' }]

/**
 * The branches of Noor: three in malls, one in the old town that closes at noon, one that is being refitted.
 */
export function noorsLocations(scene: Scene): Step[] {
  const { act, merchant, day } = scene
  const owner = ownerOf(merchant)
  return [
    {
      at: day(6, 11),
      run: async (at) => {
        for (const body of branches) await act(owner, 'locations.add', { at, body })
      },
    },
  ]
}

const branches: readonly Given[] = [
  {
    ...{
      name: 'Marina Mall',
      name_ar: 'مارينا مول',
      store_id: 'sto_noor1',
      address: 'Ground floor, unit G-27',
    },
    ...{ city: 'Dubai', country: 'ARE', map_link: 'https://maps.google.com/?q=Marina+Mall+Dubai' },
    ...{ phone: '+971501110101', pos_id: 'TILL-01', status: 'active' },
    hours: [mall, mall, mall, lateMall, lateMall, lateMall, mall],
  },
  {
    ...{ name: 'City Walk', name_ar: 'سيتي ووك', store_id: 'sto_noor2', address: 'Building 9, Al Wasl' },
    ...{ city: 'Dubai', country: 'ARE', map_link: '', phone: '+971501110102', pos_id: 'TILL-02' },
    status: 'active',
    hours: [mall, mall, mall, mall, afterPrayer, lateMall, mall],
  },
  {
    ...{ name: 'Gold Souk', name_ar: 'سوق الذهب', store_id: 'sto_noor2', address: 'Shop 14, Deira' },
    ...{ city: 'Dubai', country: 'ARE', map_link: '', phone: '', pos_id: 'TILL-03', status: 'active' },
    hours: [split, split, split, split, afterPrayer, split, []],
  },
  {
    ...{ name: 'Dubai Hills', name_ar: 'دبي هيلز', store_id: 'sto_noor3', address: 'First floor, unit F-08' },
    ...{ city: 'Dubai', country: 'ARE', map_link: '', phone: '', pos_id: 'TILL-04', status: 'hidden' },
    hours: [[], [], [], [], [], [], []],
  },
  {
    ...{ name: 'Yas Mall kiosk', name_ar: 'كشك ياس مول', store_id: 'sto_noor1', address: 'Town Square' },
    ...{ city: 'Abu Dhabi', country: 'ARE', map_link: '', phone: '', pos_id: 'TILL-05', status: 'active' },
    hours: [mall, mall, mall, lateMall, lateMall, lateMall, mall],
  },
]
