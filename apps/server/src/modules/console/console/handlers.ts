import { isCurrency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Handlers } from '../../../platform/http/call.ts'
import { lastMove } from './clock-move.ts'
import { clockState, move } from './clock.ts'
import type { ConsoleDependencies } from './dependencies.ts'

export function consoleHandlers(deps: ConsoleDependencies): Handlers<'console'> {
  return {
    'console.session': async ({ actor, tx, now }) => ({
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

    'console.clock': async ({ tx, now }) => ({
      clock: await clockState(tx, now, deps.isClockMovable),
      move: deps.isClockMovable ? await lastMove(tx, deps.scheduleNames()) : null,
    }),

    'console.moveClock': async ({ body, audit }) => {
      audit({ object: 'clock', before: { now: deps.clock.now() }, after: { to: body.to } })
      return move(deps, new Date(body.to))
    },
  }
}
