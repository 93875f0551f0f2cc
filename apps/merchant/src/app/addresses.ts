import { firstApplicationStep, pathOf, type RouteKey } from '@daftar/rules/shell/guards/routes'

/**
 * The address of a route that needs no parameter of its own; an application starts at its first step
 * (APP-12).
 */
export function addressOf(key: RouteKey): string {
  return pathOf(key, { currentStep: firstApplicationStep })
}
