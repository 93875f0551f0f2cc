import { weeklyCutOff } from '../../apps/server/src/modules/money/settlement/closing/cut-off.ts'

/** The Monday the week is settled on, at six in the morning in Dubai. */
export const monday = '2026-11-23'
export const at = new Date('2026-11-23T02:00:00Z')
export const cutOff = weeklyCutOff('AED', monday, at)
