import type { BodyInput } from '@daftar/contract'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { countEvent } from '../modules/growth/ads/index.ts'
import { ownerOf, staff } from './acting.ts'
import type { Scene, Step } from './stage.ts'
import { keepPicture } from './stories-of-stores.ts'

type Given = BodyInput<'ads.create'>

/**
 * Noor's campaigns: one is over, one runs, one waits at the desk, and the next one is still being written.
 */
export function noorsAds(scene: Scene): Step[] {
  const { act, merchant, today, day } = scene
  const owner = ownerOf(merchant)
  const ids = { over: '', running: '' }
  const ago = (days: number) => addDays(today, -days)

  return [
    {
      at: day(15, 9),
      run: async (at) => {
        const dates = { starts_on: ago(14), ends_on: ago(10) }
        const budget = { daily_budget: '60.00', total_budget: '250.00' }
        ids.over = await send(scene, at, {
          name: 'Oud weekend',
          placement: 'search_sponsor',
          ...dates,
          ...budget,
        })
      },
    },
    { at: day(15, 13), run: (at) => approve(scene, at, ids.over) },
    ...[14, 13, 12, 11].map((days, index) => ({
      at: day(days, 20),
      run: () => count(scene, ids.over, ago(days), [40 + 9 * index, 9 + 4 * index]),
    })),
    {
      at: day(10, 21),
      run: (at) => act(owner, 'ads.finish', { at, params: { id: ids.over } }),
    },
    {
      at: day(6, 9),
      run: async (at) => {
        const dates = { starts_on: ago(5), ends_on: addDays(today, 16) }
        const budget = { daily_budget: '40.00', total_budget: '600.00' }
        ids.running = await send(scene, at, {
          name: 'White Friday',
          placement: 'home_banner',
          ...dates,
          ...budget,
        })
      },
    },
    { at: day(6, 15), run: (at) => approve(scene, at, ids.running) },
    ...[5, 4, 3, 2, 1].map((days, index) => ({
      at: day(days, 21),
      run: () => count(scene, ids.running, ago(days), [60 + 12 * index, 3 + index]),
    })),
    {
      at: day(1, 10),
      run: async (at) => {
        const dates = { starts_on: addDays(today, 7), ends_on: addDays(today, 20) }
        const budget = { daily_budget: '30.00', total_budget: '300.00' }
        await send(scene, at, { name: 'National Day', placement: 'category_banner', ...dates, ...budget })
        await begin(scene, at, {
          name: 'Eid gifts',
          placement: 'push_message',
          picture_ar: '',
          daily_budget: '80.00',
        })
      },
    },
    {
      at: day(1, 11),
      run: (at) =>
        act(staff.admin, 'members.giveAds', {
          at,
          params: { id: merchant.id, personId: owner.id },
          body: { is_ads_ops: true, is_ads_inviter: true },
        }),
    },
  ]
}

const usual: Omit<Given, 'name' | 'placement' | 'picture_en' | 'picture_ar'> = {
  ...{ store_id: 'sto_noor4', link: 'https://noor.example/offers' },
  ...{ starts_on: null, ends_on: null, daily_budget: '20.00', total_budget: null },
}

type Begun = Pick<Given, 'name' | 'placement'> & Partial<Given>

async function begin(scene: Scene, at: Date, given: Begun): Promise<string> {
  const [picture_en, picture_ar] = [
    await keepPicture(scene, 'campaign_picture', [1200, 600], at),
    await keepPicture(scene, 'campaign_picture', [1400, 700], at),
  ]
  const body = { ...usual, picture_en, picture_ar, ...given }
  const { campaign } = await scene.act(ownerOf(scene.merchant), 'ads.create', { at, body })
  return campaign.id
}

async function send(scene: Scene, at: Date, given: Begun): Promise<string> {
  const id = await begin(scene, at, given)
  await scene.act(ownerOf(scene.merchant), 'ads.submit', { at, params: { id }, ifMatch: 1 })
  return id
}

function approve({ act }: Scene, at: Date, id: string) {
  return act(staff.reviewer, 'ads.approve', { at, params: { id }, ifMatch: 2 })
}

/** How often it was seen and pressed on a day. */
function count(
  { deps, merchant }: Scene,
  id: string,
  on: CalendarDate,
  [seen, pressed]: readonly [number, number],
): Promise<void> {
  return deps.database.system(async (tx) => {
    const of = { merchant_id: merchant.id, id }
    await countEvent(tx, of, 'impression', on, seen)
    await countEvent(tx, of, 'click', on, pressed)
  })
}
