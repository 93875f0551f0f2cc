import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { homeAdvance, homeBank, homeSales, homeTask } from './home-shapes.ts'

/** The merchant's home (OTH-01, DEC-OTH-1); what the next payout comes to is `payouts.upcoming`. */

export const homeEndpoints = {
  'home.read': endpoint({
    route: 'GET /merchant/api/v1/home',
    summary:
      'Sales against the week before, what waits for somebody, the advance; parts by what the role may see',
    access: { kind: 'account', permission: 'canViewDashboard' },
    query: z.strictObject({ store_id: z.string().max(64).optional() }),
    response: z.object({
      sales: homeSales.nullable(),
      tasks: z.array(homeTask),
      advance: homeAdvance.nullable(),
      bank: homeBank.nullable(),
    }),
    example: { query: { store_id: 'sto_0000' } },
  }),
}
