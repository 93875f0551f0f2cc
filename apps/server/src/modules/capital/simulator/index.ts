import { defineModule } from '../../../platform/modules/module.ts'
import { simulatorHandlers } from './handlers.ts'

/** The weeks of sales that the simulator of an offer replays in the browser. */
export function buildSimulator() {
  return defineModule({ name: 'simulator', handlers: simulatorHandlers() })
}
