import { ApiError } from '@daftar/client'
import { staff } from './people.ts'
import { sharedSession } from './session.ts'

interface Wanted {
  form?: 'wizard' | 'single_page'
  /**
   * In thousands: the smallest and the largest it may be; above 100 a second person must approve
   * (`CAPITAL_FOUR_EYES_ABOVE`).
   */
  between?: readonly [number, number]
}

/** Offers this worker asked for: each begins at another amount. */
let asked = 0

/** An offer to Rawaa Fashion that an underwriter makes for one journey alone; answers its id. */
export async function anOffer(
  origin: string,
  { form = 'wizard', between: [least, most] = [20, 99] }: Wanted = {},
): Promise<string> {
  const desk = await sharedSession(origin, staff.underwriter)
  const thousands = least + (asked % (most - least + 1))
  asked += 1
  try {
    const { offer } = await desk.call('offers.make', {
      body: {
        merchant_id: 'mer_rawaa',
        store_id: 'sto_rawaa2',
        amount: `${thousands}000`,
        tenor: 20,
        tags: ['bank_statement_required'],
        form,
      },
    })
    return offer.id
  } catch (error) {
    // Another journey has one of just this amount.
    if (error instanceof ApiError && error.reason === 'offer_exists')
      return anOffer(origin, { form, between: [least, most] })
    throw error
  }
}
