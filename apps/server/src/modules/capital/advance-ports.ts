import type { AdvancePorts } from './advances/index.ts'
import { debitsOfAdvances } from './debits/index.ts'
import { mandatesOfAdvances } from './mandates/index.ts'
import { offersOfAdvances } from './offers/index.ts'
import { reliefOfAdvances } from './relief/index.ts'

/** What advances are told by the modules that stand on them. */
export const advancePorts: AdvancePorts = {
  mandates: mandatesOfAdvances,
  debits: debitsOfAdvances,
  relief: reliefOfAdvances,
  offers: offersOfAdvances,
}
