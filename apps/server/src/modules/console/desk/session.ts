import type { AllHandlers } from '../../../platform/http/call.ts'
import { isCurrency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { clockState } from './clock.ts'
import type { DeskDependencies } from './parts.ts'

/** Who is signed in to the console, with what every screen of it needs: the clock, and from which amounts two must look. */
export function deskSessionHandler(deps: DeskDependencies): Pick<AllHandlers, 'desk.session'> {
  return {
    'desk.session': async ({ actor, tx, now }) => ({
      id: actor.id,
      name: actor.name,
      email: actor.email,
      roles: [...actor.roles],
      clock: await clockState(tx, now, deps.isClockMovable),
      four_eyes_above: Object.fromEntries(
        Object.entries(deps.fourEyesAbove).flatMap(([currency, minor]) =>
          isCurrency(currency) ? [[currency, toDecimal(money(minor, currency))]] : [],
        ),
      ),
    }),
  }
}
