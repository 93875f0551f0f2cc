import { frontRoutes } from './routes/front.ts'
import { machineRoutes } from './routes/machines.ts'
import { merchantRoutes } from './routes/merchant.ts'
import { shopperRoutes } from './routes/shopper.ts'
import { staffRoutes } from './routes/staff.ts'

/**
 * Every endpoint's method and path, as the rows say them. Plain strings without schemas, and a file for each
 * page that calls them, so that a browser loads neither the validator nor the paths of others.
 */
export const routes = {
  ...frontRoutes,
  ...merchantRoutes,
  ...shopperRoutes,
  ...staffRoutes,
  ...machineRoutes,
} as const

export type EndpointId = keyof typeof routes
