import { staffRoles } from '@daftar/rules/access/roles'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, instant } from '../../wire/values.ts'

/** What every screen of the console asks for: who is signed in, and the clock. */

export const clock = z.object({ now: instant, movable: z.boolean(), moved_by_seconds: z.number().int() })

/** The last move of the clock and what came of it. */
export const clockMove = z.object({
  from: instant,
  to: instant,
  /** Everything due until here has been done. */
  reached: instant,
  /** `held_up` waits for a run that failed; it is tried again every minute. */
  state: z.enum(['running', 'held_up', 'done']),
  /** How many runs there were so far. */
  ran_count: z.number().int(),
  /** The first thousand of them in their order, once it is no longer running. */
  ran: z.array(z.object({ name: z.string(), due_at: instant })),
  failed: z.array(z.object({ name: z.string(), due_at: instant })),
})
export type ClockMove = z.output<typeof clockMove>

export const consoleEndpoints = {
  'console.session': endpoint({
    route: 'GET /desk/api/v1/session',
    summary: 'Who is signed in to the console, and what they may do',
    access: { kind: 'staff', flag: null },
    response: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(staffRoles)),
      clock,
      four_eyes_above: z.record(z.string(), amountOut),
    }),
  }),
  'console.clock': endpoint({
    route: 'GET /desk/api/v1/clock',
    summary: 'The product’s clock, and how far its last move has come',
    access: { kind: 'staff', flag: null },
    response: z.object({ clock, move: clockMove.nullable() }),
  }),
  'console.moveClock': endpoint({
    route: 'POST /desk/api/v1/clock',
    summary:
      'Move the clock forward (demo mode). Everything due in between happens; a move that takes longer answers that it is running',
    access: { kind: 'staff', flag: 'can_move_clock' },
    body: z.strictObject({ to: instant }),
    response: z.object({ clock, move: clockMove }),
    reasons: ['clock_backwards', 'clock_moving'],
    audit: 'clock.moved',
    unitOfWork: 'own',
    example: { body: { to: '2026-11-30T08:00:00Z' } },
  }),
}
