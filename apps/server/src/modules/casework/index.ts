import { join } from 'node:path'
import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { systemResolve } from '../../platform/outgoing/post.ts'
import { visitOutside } from '../../platform/outgoing/visit.ts'
import { openScanner } from '../../platform/scan/open-scanner.ts'
import { buildFiles, type RuleOf, type StaffNames } from './files/index.ts'
import { buildConversation, liveConversations } from './conversation/index.ts'
import { buildRegisters, registerOf } from './registers/index.ts'
import { buildScreening } from './screening/index.ts'
import { buildReview } from './review/index.ts'

export { uploadRegistry } from './files/index.ts'

/** Whoever typed the address waits for it. */
const visitMs = 10_000

/**
 * What cases of any kind are made of, and what knows no domain: uploaded files, registers, and the review of
 * forms.
 */
export function buildCasework(
  deps: AreaDependencies,
  { ruleOf, staffNames }: { ruleOf: RuleOf; staffNames: StaffNames },
) {
  const quarantineFolder = join(deps.config.dataDir, 'quarantine')
  const files = buildFiles({
    ...deps,
    scanner: openScanner(deps.config),
    ruleOf,
    staffNames,
    quarantineFolder,
  })
  const { config } = deps
  const reach = { allowPrivate: config.mode !== 'production', ports: [], resolve: systemResolve }
  const registers = buildRegisters({
    register: registerOf(config.registers, deps.fetch),
    visit: (url, gone) => visitOutside({ url, timeoutMs: visitMs, gone }, reach),
  })
  const live = liveConversations(deps)
  return {
    area: defineArea('casework', [
      files,
      buildReview(),
      registers,
      buildScreening({ ...deps, staffNames }),
      buildConversation(live),
    ]),
    files,
    live,
  }
}
