import type { BodyInput } from '@daftar/contract'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { uuidFrom } from './ids.ts'
import { ownerOf, staff } from './acting.ts'
import { insertPastApplication } from './past-advance.ts'
import type { Scene, Step, Story } from './stage.ts'

/**
 * A shop whose larger sales are made elsewhere: two offers, of which one looks at all its revenue and was
 * approved by a second person, because its minimum is most of an average week here; and a call-back.
 */
export const fullRevenue: Story = (scene) => {
  const { act, merchant, day, today } = scene
  const offer = { merchant_id: merchant.id, store_id: merchant.stores[0]!.id }
  let offerId = ''
  return [
    {
      at: day(6, 11),
      run: async (at) => {
        const full = await act(staff.underwriter, 'offers.make', {
          at,
          body: {
            ...offer,
            amount: '400000',
            tenor: 24,
            tags: ['full_revenue_flow', 'bank_statement_required'],
            burden_reason:
              'Most of its sales run through its own showroom: statements of 2025 show AED 280,000 a month. Debited from the bank account, not taken from payouts.',
          },
        })
        offerId = full.offer.id
        await act(staff.second, 'offers.decide', {
          at: new Date(at.getTime() + 120_000),
          params: { id: offerId },
          body: { decision: 'approve' },
        })
        const body = { ...offer, amount: '90000', tenor: 16, tags: ['bank_statement_required' as const] }
        await act(staff.underwriter, 'offers.make', { at: new Date(at.getTime() + 240_000), body })
      },
    },
    {
      at: day(1, 16),
      run: (at) =>
        notify(
          scene,
          at,
          [
            ['Call Back Requested', {}],
            ['ScheduledCall', { phone: merchant.people[0]!.phone, date: addDays(today, 2) }],
          ],
          () => offerId,
        ),
    },
  ]
}

/** Sized by the nightly job on the sales of each store, the last time it ran. */
export function sizedTonight({ deps, merchant, last }: Scene): Step {
  return {
    at: last(2),
    run: (at) =>
      deps.database.system((tx) =>
        deps.sizeOffers(tx, {
          currency: merchant.currency,
          countries: [merchant.country],
          at,
          // The page that this merchant alone is on.
          after: merchant.id.slice(0, -1),
          size: 1,
        }),
      ),
  }
}

/** What an owner said of offers, and when to be called about them. */
export function feedback(scene: Scene): Step {
  return {
    at: scene.day(3, 13),
    run: (at) =>
      notify(scene, at, [
        [
          'Feedback sent',
          {
            reason: 'different_terms',
            tell_us_more: 'We would rather pay back over a longer time.',
            can_contact: true,
          },
        ],
        ['ScheduledCall', { phone: scene.merchant.people[0]!.phone, date: scene.today }],
      ]),
  }
}

/** Joined while capital was not open to the merchant yet. */
export function onTheWaitlist(given: NonNullable<BodyInput<'waitlist.join'>>): Story {
  return ({ act, merchant, day }) => [
    {
      at: day(5, 12),
      run: (at) =>
        act(ownerOf(merchant), 'waitlist.join', {
          at,
          body: { ...given, stores: merchant.stores.map(({ id }) => id) },
        }),
    },
  ]
}

type Event = Extract<BodyInput<'events.collect'>['events'][number], { name: string }>

/** What the owner did on the screens of capital, as the browser hands it in. */
function notify(
  { act, merchant }: Scene,
  at: Date,
  events: readonly (readonly [Event['name'], object])[],
  offerId?: () => string,
): Promise<unknown> {
  const common = {
    merchant_id: merchant.id,
    language: 'en',
    ...(offerId && { offer_id: offerId() }),
  }
  const body = {
    events: events.map(([name, payload]) => ({
      id: uuidFrom(`${merchant.id}:${name}:${at.toISOString()}`).replaceAll('-', ''),
      name,
      payload: { ...common, ...payload },
    })),
  }
  return act(ownerOf(merchant), 'events.collect', { at, body: body as BodyInput<'events.collect'> })
}

/** An application of some months ago that was turned down. */
export function rejectedBefore({ deps, merchant, day }: Scene): Step {
  const endedAt = day(85, 15)
  const key = merchant.id.slice('mer_'.length)
  return {
    at: endedAt,
    run: () =>
      deps.database.system((tx) =>
        insertPastApplication(
          tx,
          merchant,
          {
            ids: { offer: `ofr_${key}0`, application: `app_${key}0`, advance: '' },
            amountMajor: 70_000,
            tenor: 16,
            endedAt,
            outcome: 'rejected',
            reasons: ['no_valid_license'],
            note: 'The licence on file ended in the spring.',
          },
          deps.calendarOf,
        ),
      ),
  }
}
