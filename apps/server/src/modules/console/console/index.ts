import { defineModule } from '../../../platform/modules/module.ts'
import { consoleHandlers } from './handlers.ts'
import type { ConsoleDependencies } from './dependencies.ts'

export type { ConsoleDependencies } from './dependencies.ts'

/** What every screen of the console asks for: who is signed in and what they may do, and the clock. */
export function buildConsoleSession(deps: ConsoleDependencies) {
  return defineModule({ name: 'console', handlers: consoleHandlers(deps) })
}
